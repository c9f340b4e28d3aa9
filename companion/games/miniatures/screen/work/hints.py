"""Letters that pick a unit at once. Keys that already mean something in a panel are not given away."""

from __future__ import annotations

from collections.abc import Sequence

LETTERS = "DFJKLNOPQSUVYZMIAERTCWGXB"
"""The easy ones first; H lists all keys everywhere."""
DIGITS = "123456789"


def hints(count: int, taken: str = "") -> list[str]:
    """Give different hints of one letter each, or of two where the letters do not suffice; none begins another."""
    return _all(count, taken, LETTERS)[:count]


def _all(count: int, taken: str, of: str) -> list[str]:
    """Give all hints of the length that so many need."""
    letters = [letter for letter in of if letter not in taken.upper()]
    # All of one length: with "A" beside "AB" the first letter would be an answer and a beginning at once.
    return letters if count <= len(letters) else [one + two for one in letters for two in letters]


class Picker:
    """Collects typed letters until they name somebody. A letter stays with whom it was given to until a step ends."""

    def __init__(self, letters: str = LETTERS) -> None:
        self.by_hint: dict[str, str] = {}
        """Who has which letters, those among them who cannot be picked any more."""
        self.typed = ""
        self._moment: object = None
        self._of, self._letters = letters, [""]

    def offer(self, names: Sequence[str], taken: str = "", moment: object = None) -> dict[str, str]:
        """Offer names; gives {name: letters}.

        Who had letters at the same `moment` keeps them, also while he is not offered: what was read off the screen a
        moment ago never means another. Only where no others are left are they given away.
        """
        if moment is None or moment != self._moment or not self.by_hint:
            self._moment, self.by_hint = moment, {}
            self._letters = _all(len(names), taken, self._of)
        self.typed = ""
        given = {name: hint for hint, name in self.by_hint.items()}
        unused = [hint for hint in self._letters if hint not in self.by_hint]
        free = iter([*unused, *(hint for hint, name in self.by_hint.items() if name not in names)])
        for name in names:
            if name not in given and (hint := next(free, "")):
                given[name] = hint
                self.by_hint[hint] = name
        return {name: given.get(name, "") for name in names}

    def press(self, letter: str) -> tuple[bool, str]:
        """Take a letter; says whether it belongs to somebody's, and the name once they are whole."""
        typed = self.typed + letter.upper()
        if typed in self.by_hint:
            self.typed = ""
            return True, self.by_hint[typed]
        if any(hint.startswith(typed) for hint in self.by_hint):
            self.typed = typed
            return True, ""
        self.typed = ""
        return False, ""
