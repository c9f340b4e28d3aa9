"""Text to be edited by hand in sections: its lines with their places, and everything wrong with it at once.

    title: The country around Gettysburg, 1863
    [terrain]            a section; its lines are its reader's business
    # a note

Maps of the campaign and of square-grid battles are written so.
"""

from __future__ import annotations

import difflib
import re
from collections import Counter
from collections.abc import Collection, Sequence

import msgspec

from companion.charts.faults import BadInput, Problem
from companion.language.tongue import tr

_WORD = re.compile(r"\S+")


class Line(msgspec.Struct, frozen=True):
    """A line of the file without its end."""

    number: int
    text: str

    def words(self, start: int = 0) -> list[tuple[int, str]]:
        """Give each word from `start` on with the column it begins at, from 1."""
        return [(found.start() + 1, found.group()) for found in _WORD.finditer(self.text, start)]


class Sheet:
    """A text as far as it could be read: its title, its sections, and everything wrong with it so far."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.title = ""
        self.sections: dict[str, list[Line]] = {}
        self._problems: list[tuple[int, int, Problem]] = []

    def wrong(self, line: int, column: int, what: str, hint: str = "") -> None:
        """Note a problem at its place."""
        self._problems.append(
            (line, column, Problem(self.file, tr("line {line}, column {column}", line=line, column=column), what, hint))
        )

    def refuse(self, read: object = None) -> None:
        """Raise BadInput with every problem in the order of the lines, if there is one, and what could be `read`."""
        if self._problems:
            told = [problem for _, _, problem in sorted(self._problems, key=lambda found: found[:2])]
            raise BadInput(told, read=read)

    def part(self, text: str, names: Sequence[str]) -> None:
        """Part a text into its sections, each of which it must have; the title stands before them."""
        current: list[Line] | None = None
        number = 0
        for number, written in enumerate(text.removeprefix("\ufeff").splitlines(), start=1):
            line = Line(number, written.rstrip())
            if not line.text or line.text.startswith("#"):
                continue
            if line.text.startswith("["):
                current = self._section(line, names)
            elif current is not None:
                current.append(line)
            elif line.text.startswith("title:") and not self.title:
                self.title = line.text.partition(":")[2].strip()
            else:
                self.wrong(
                    number,
                    1,
                    tr("{line!r} stands in no section", line=line.text[:30]),
                    tr("only one title: may stand before them"),
                )
        if not self.title:
            self.wrong(1, 1, tr("the map has no title"), tr("title: and its name, before the sections"))
        for name in names:
            if name not in self.sections:
                self.wrong(
                    number + 1,
                    1,
                    tr("the section {name} is missing", name=name),
                    tr("[{name}] on a line of its own", name=name),
                )

    def _section(self, line: Line, names: Sequence[str]) -> list[Line]:
        """Begin the section of a heading; what stands under a bad heading is read by nobody."""
        name = line.text[1:].removesuffix("]").strip()
        if name not in names:
            self.wrong(
                line.number, 1, tr("{heading!r} is no section of a map", heading=line.text[:30]), near(name, names)
            )
            return []
        if name in self.sections:
            self.wrong(
                line.number,
                1,
                tr("the section {name} stands here again", name=name),
                tr("put its lines under the first"),
            )
        return self.sections.setdefault(name, [])

    def width(self, lines: Sequence[Line], section: str, cells: str) -> int:
        """Give the width that most lines have, having noted each of another width; 0 without a line, which is noted."""
        if not lines:
            self.wrong(
                1,
                1,
                tr("the section {section} has no rows", section=section),
                tr("a line of signs for each row of {cells}", cells=tr(cells)),
            )
            return 0
        width = Counter(len(line.text) for line in lines).most_common(1)[0][0]
        for line in lines:
            if len(line.text) != width:
                what = tr(
                    "the row has {length} {cells}, the others have {width}",
                    length=len(line.text),
                    cells=tr(cells),
                    width=width,
                )
                hint = tr("a sign for each of the {cells}, no space between", cells=tr(cells))
                self.wrong(line.number, min(len(line.text), width) + 1, what, hint)
        return width


def near(word: str, known: Collection[str]) -> str:
    """Say which of the known words was meant, or name them all."""
    found = difflib.get_close_matches(word, known, n=1)
    return tr("did you mean {word!r}?", word=found[0]) if found else tr("one of {names}", names=", ".join(known))
