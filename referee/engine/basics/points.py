"""Points: whole numbers or, where a game counts halves or tenths, numbers of tenths with exact sums."""


class Tenths(float):
    """Points that are not whole: the float nearest to a number of tenths.

    A sum or difference is rounded to tenths again, so that no error adds up, and is an int where it is whole. All
    points are such numbers or ints; anything else that is computed from them, as a mean, is an ordinary float.
    """

    def __add__(self, other: float) -> float:
        return exact(float(self) + other)

    def __sub__(self, other: float) -> float:
        return exact(float(self) - other)

    def __rsub__(self, other: float) -> float:
        return exact(other - float(self))

    def __neg__(self) -> float:
        return exact(-float(self))

    def __abs__(self) -> float:
        return exact(abs(float(self)))

    __radd__ = __add__


def exact(points: float) -> float:
    """Return points as an int, or as tenths where they are not whole."""
    return of_tenths(round(points * 10))


def of_tenths(count: int) -> float:
    """Return so many tenths as points."""
    return Tenths(count / 10) if count % 10 else count // 10


def fits(points: float, step: float) -> bool:
    """Return True if points consist of whole steps."""
    return exact(points) == points and round(points * 10) % round(step * 10) == 0
