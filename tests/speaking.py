"""A language made of a function that every string passes: for tests that listen, or that mark what was said."""

from __future__ import annotations

from collections.abc import Callable


class Speaking:
    """The words that a function makes of the English ones; of a number of things, those of its form."""

    def __init__(self, says: Callable[[str], str]) -> None:
        self.says = says

    def gettext(self, message: str, /) -> str:
        return self.says(message)

    def ngettext(self, one: str, many: str, n: int, /) -> str:
        return self.says(one if n == 1 else many)

    def pgettext(self, context: str, message: str, /) -> str:
        return self.says(message)

    def npgettext(self, context: str, one: str, many: str, n: int, /) -> str:
        return self.says(one if n == 1 else many)
