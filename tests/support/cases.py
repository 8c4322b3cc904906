"""The public cases of the catalogue that have a worked example each, and the few values that no example can
distinguish.
"""

from collections.abc import Mapping


def _ids(prefix: str, *numbers: int) -> frozenset[str]:
    return frozenset(f"{prefix}-C{number:02}" for number in numbers)


CASES: Mapping[str, frozenset[str]] = {
    "canasta": _ids(
        "CAN",
        *(2, 3, 4, 6, 7, 9, 10, 12, 14, 16, 22, 25, 26, 27, 29, 31, 32, 33, 34, 35, 37, 38, 39, 40, 43, 46, 47, 48),
        *(49, 50, 52, 53, 54, 55, 57, 58, 59, 60, 65, 66, 68, 69, 70, 71, 72),
    ),
    "hearts": _ids(
        "HRT",
        1,
        2,
        4,
        6,
        8,
        10,
        11,
        15,
        16,
        17,
        20,
        21,
        22,
        25,
        27,
        32,
        34,
        35,
        36,
        37,
        38,
        39,
        40,
        42,
        43,
        44,
        45,
        46,
        47,
        48,
        49,
        50,
    ),
    "one": _ids(
        "ONE",
        *(
            1,
            3,
            7,
            8,
            9,
            13,
            14,
            15,
            16,
            17,
            18,
            19,
            20,
            21,
            22,
            26,
            27,
            28,
            29,
            30,
            31,
            32,
            33,
            35,
            36,
            37,
            38,
            39,
            40,
        ),
        *(41, 42, 43, 45, 46, 47, 48, 49, 50, 51, 52, 56, 59, 61, 65, 66, 67, 68, 70, 71, 74, 76, 77, 78),
    ),
    "onecard": _ids(
        "OC",
        *(1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 13, 14, 16, 17, 20, 22, 24, 25, 26, 28, 30, 31, 32, 35, 36, 39, 41, 42),
        *(44, 45, 46, 47, 48, 49, 50, 53, 55, 56, 58, 59, 60, 62, 65, 66, 72, 73, 74, 75, 76, 77, 80, 82, 83, 84),
        *(85, 86, 87, 88, 90),
    ),
    "uno": _ids(
        "UNO",
        *(4, 5, 7, 8, 10, 13, 16, 18, 19, 21, 24, 25, 27, 31, 33, 34, 35, 36, 39, 41, 42, 43, 44, 45, 46, 47, 48),
        *(49, 50, 51, 52, 55, 57, 58, 59, 60, 62, 63, 66, 67, 68, 70, 71, 73, 75, 76),
    ),
}

WITH: Mapping[str, Mapping[str, str]] = {
    "ONE-C13": {"seven_on_joker_match": "any"},
    "ONE-C20": {"ace_two_players": "no_skip"},
    "ONE-C21": {"jack_on_any": "true"},
    "ONE-C30": {"decks": "3"},
    "ONE-C42": {"bad_words_in_timeout": "penalty"},
    "ONE-C43": {"turn_seconds": "10"},
    "ONE-C45": {"misdeal": "literal"},
    "ONE-C46": {"misdeal": "excess"},
    "ONE-C50": {"flip_ace": "applies"},
    "ONE-C52": {"flip_ace": "applies"},
    "ONE-C56": {"two_out": "allowed"},
    "ONE-C59": {"finish_attack_draw": "none"},
    "ONE-C61": {"ace_value": "1"},
    "ONE-C68": {"jack_on_any": "true"},
}
"""The house rules that a case names."""
