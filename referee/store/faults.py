"""The faults of a database as one word each, for which there is a sentence about the remedy."""


class DatabaseFault(Exception):  # noqa: N818 - the database's fault, not an error of ours
    """The database cannot be read or written, and nothing was.

    `key` is `full` (the disk), `locked` (by another program), `busy` (a server whose table another program holds),
    `in-use` (by another referee; only at the start), `gone` (deleted while it was open), `read-only`, `damaged`,
    `newer` (written by a later version; only when it is opened), `older` (written by a version before 0.10; likewise),
    `encoding` (one that does not keep every name; likewise), `unreachable` (a server that does not answer), `no-driver`
    (psycopg is not installed) or `failed` (anything else, such as a missing disk).
    """

    def __init__(self, key: str, why: str = "") -> None:
        super().__init__(why or key)
        self.key = key
