"""Which entries of a game came by mail: the records that they brought say it, and hold the orders as they were signed.

mail/12-14/5be1…    entries 12 to 14 are the commands of the orders with this digest
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from companion.language.tongue import word

FOLDER = "mail"
BY_MAIL = word("by mail")


def name(first: int, last: int, digest: str) -> str:
    """Give the name of the record of orders that became some entries."""
    return f"{FOLDER}/{first}-{last}/{digest}"


def entries(records: Iterable[str]) -> Iterator[tuple[range, str]]:
    """Yield the entries of each set of orders, and their digest."""
    for one in records:
        folder, _, rest = one.partition("/")
        span, _, digest = rest.partition("/")
        first, _, last = span.partition("-")
        if folder == FOLDER and first.isascii() and first.isdecimal() and last.isascii() and last.isdecimal():
            yield range(int(first), int(last) + 1), digest


def note(records: Iterable[str], entry: int) -> str:
    """Say how an entry came here, "" where it was made here; English, as for scripts."""
    return next((BY_MAIL for those, _ in entries(records) if entry in those), "")
