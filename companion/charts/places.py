"""Where the values of a TOML text stand: line and column by path, to be told with what is wrong with them.

tomllib says what a text holds, not where. Paths are written as problems have them: `$.unit[3].weapon`. The text is one
that tomllib reads; of any other an answer may be poorer, never wrong in its lines.
"""

from __future__ import annotations

import bisect
import contextlib
import re

_BLANK = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_SPACE = re.compile(r"[ \t]*")
_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
_QUOTED = re.compile(r'"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'')
_LONG = re.compile(r'"""(?:[^\\]|\\.)*?"{3,5}|\'{3}.*?\'{3,5}', re.DOTALL)
_PLAIN = re.compile(r"[^,\]}\n#]*")
_SEGMENT = re.compile(r"(?:\[\d+\]|\.[^.\[\]]*)$")

Place = tuple[int, int]
"""Line and column, both from 1."""


def places(text: str) -> dict[str, Place]:
    """Give where each key and each element of a list stands."""
    reader = _Reader(text)
    with contextlib.suppress(RecursionError):  # what was found so far is right
        reader.read()
    return reader.found


def place_of(path: str, found: dict[str, Place]) -> Place | None:
    """Give where a path stands, or the nearest around it for what is not there; None for the whole text.

    Of several keys that do not agree, "$.low, high", the first counts; rows picked by a word, "$.level (campaign)[1]",
    are where their list begins.
    """
    path = path if path in found else path.partition(" (")[0].partition(", ")[0]
    while path not in found:
        shorter = _SEGMENT.sub("", path)
        if shorter == path:
            return None
        path = shorter
    return found[path]


class _Reader:
    """Goes once through a text and notes where it meets what."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.found: dict[str, Place] = {}
        self._lines = [0, *(match.end() for match in re.finditer("\n", text))]
        self._elements: dict[str, int] = {}
        """How many tables each list of tables has so far."""

    def read(self) -> None:
        """Read tables and their pairs to the end, or to what is not TOML."""
        table = "$"
        self._skip(_BLANK)
        while self.at < len(self.text):
            before = self.at
            if self.text.startswith("[", self.at):
                table = self._header()
            else:
                self._pair(table)
            self._skip(_BLANK)
            if self.at == before:
                return

    def _header(self) -> str:
        begun, several = self.at, self.text.startswith("[[", self.at)
        self.at += 2 if several else 1
        path, keys = "$", self._keys()
        for number, key in enumerate(keys, start=1):
            path += f".{key}"
            if several and number == len(keys):
                self.found.setdefault(path, self._place(begun))
                self._elements[path] = self._elements.get(path, 0) + 1
            if path in self._elements:
                path += f"[{self._elements[path] - 1}]"
        self.found.setdefault(path, self._place(begun))
        self.at += 2 if several else 1
        return path

    def _pair(self, table: str) -> None:
        begun, path = self.at, table
        for key in self._keys():
            path += f".{key}"
            self.found.setdefault(path, self._place(begun))
        self.at += self.text.startswith("=", self.at)
        self._skip(_SPACE)
        self._value(path)

    def _keys(self) -> list[str]:
        """Read a key with its dots, and the space around it."""
        keys: list[str] = []
        while True:
            self._skip(_SPACE)
            bare, quoted = (kind.match(self.text, self.at) for kind in (_BARE_KEY, _QUOTED))
            match = bare or quoted
            if match is None:
                return keys
            keys.append(match.group() if bare else match.group()[1:-1])
            self.at = match.end()
            self._skip(_SPACE)
            if not self.text.startswith(".", self.at):
                return keys
            self.at += 1

    def _value(self, path: str) -> None:
        match self.text[self.at : self.at + 1]:
            case "[":
                self._list(path)
            case "{":
                self._inline(path)
            case '"' | "'":
                long = _LONG.match(self.text, self.at)
                self._to(long or _QUOTED.match(self.text, self.at))
            case _:
                self._to(_PLAIN.match(self.text, self.at))

    def _list(self, path: str) -> None:
        self.at += 1
        number = 0
        while not self._ends("]"):
            before, element = self.at, f"{path}[{number}]"
            self.found.setdefault(element, self._place(self.at))
            self._value(element)
            number += 1
            if not self._parted(before):
                return

    def _inline(self, path: str) -> None:
        self.at += 1
        while not self._ends("}"):
            before = self.at
            self._pair(path)
            if not self._parted(before):
                return

    def _ends(self, bracket: str) -> bool:
        """Go on to what stands next, and past the bracket if that closes here; say whether it did."""
        self._skip(_BLANK)
        closed = self.text.startswith(bracket, self.at)
        self.at += closed
        return closed or self.at >= len(self.text)

    def _parted(self, before: int) -> bool:
        """Go past a comma; say whether anything was read since."""
        self._skip(_BLANK)
        self.at += self.text.startswith(",", self.at)
        return self.at > before

    def _skip(self, what: re.Pattern[str]) -> None:
        self._to(what.match(self.text, self.at))

    def _to(self, match: re.Match[str] | None) -> None:
        self.at = self.at if match is None else match.end()

    def _place(self, at: int) -> Place:
        line = bisect.bisect_right(self._lines, at)
        return line, at - self._lines[line - 1] + 1
