"""Letters that pick a unit at once. Keys that already mean something in a panel are not given away."""

from __future__ import annotations

from collections.abc import Sequence

LETTERS = "DFHJKLNOPQSUVYZMIAERTCWGXB"
"""The easy ones first."""


def hints(count: int, taken: str = "") -> list[str]:
    """Give different hints of one letter each, or of two where the letters do not suffice; none begins another."""
    letters = [letter for letter in LETTERS if letter not in taken.upper()]
    # All of one length: with "A" beside "AB" the first letter would be an answer and a beginning at once.
    return (letters if count <= len(letters) else [one + two for one in letters for two in letters])[:count]


class Picker:
    """Collects typed letters until they name one of the hints."""

    def __init__(self) -> None:
        self.by_hint: dict[str, str] = {}
        self.typed = ""

    def offer(self, names: Sequence[str], taken: str = "") -> dict[str, str]:
        """Offer names; gives {name: hint}."""
        self.typed = ""
        found = hints(len(names), taken)
        self.by_hint = dict(zip(found, names, strict=False))
        return dict(zip(names, found, strict=False))

    def press(self, letter: str) -> tuple[bool, str]:
        """Take a letter; says whether it belongs to a hint, and the name once the hint is whole."""
        typed = self.typed + letter.upper()
        if typed in self.by_hint:
            self.typed = ""
            return True, self.by_hint[typed]
        if any(hint.startswith(typed) for hint in self.by_hint):
            self.typed = typed
            return True, ""
        self.typed = ""
        return False, ""
