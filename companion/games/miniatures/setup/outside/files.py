"""Rosters from files: our own as they stand, everybody else's brought in, by a mapping or by what was said before."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from companion.charts.faults import BadInput, Problem
from companion.games.miniatures.setup.outside import remembered
from companion.games.miniatures.setup.outside.bringing import Brought, bring, is_ours
from companion.games.miniatures.setup.outside.mapping import Mapping
from companion.kernel import shelf
from companion.language import incoming
from companion.language.tongue import tr
from companion.sheets.tables import RAW


class Roster:
    """A file of a roster: our own text, or what was brought in."""

    def __init__(self, path: Path, mapping: Mapping | None = None) -> None:
        """Read it; raises BadInput for what is no roster, and no table, at all."""
        self.path = path
        if wrong := incoming.amiss(path.name):  # the title of the game is made of it
            raise BadInput(Problem(str(path), "$", tr("the name of the file {wrong}", wrong=wrong)))
        raw = shelf.read_bytes(path, RAW)
        self.brought: Brought | None = None
        if path.suffix.casefold() == ".csv" and is_ours(raw):
            self.text, self.name = shelf.read_text(path), path.name
            return
        self.brought = _brought(raw, path, mapping)
        self.text, self.name = self.brought.text, self.brought.name

    def remember(self) -> None:
        """Keep what its columns were taken for, for the next file with the same heads."""
        if self.brought is not None and not self.brought.faults:
            remembered.keep([one.head for one in self.brought.columns], self.brought.mapping)


def _brought(raw: bytes, path: Path, mapping: Mapping | None) -> Brought:
    found = bring(raw, path.name, mapping)
    if mapping is None and (kept := remembered.known([one.head for one in found.columns])) is not None:
        return bring(raw, path.name, kept)
    return found


def rosters(paths: Iterable[Path], mapping: Mapping | None = None) -> list[Roster]:
    """Read files; raises BadInput with the faults of all of them."""
    found: list[Roster] = []
    problems: list[Problem] = []
    for path in dict.fromkeys(paths):
        try:
            found.append(Roster(path, mapping))
        except BadInput as error:
            problems += error.problems
    if problems:
        raise BadInput(problems)
    return found


def texts_of(found: Sequence[Roster]) -> dict[str, str]:
    """Give our rosters by name; raises BadInput with the faults of those that were brought in."""
    problems = [
        Problem(str(one.path), "$", fault) for one in found if one.brought is not None for fault in one.brought.faults
    ]
    if problems:
        raise BadInput(problems)
    made: dict[str, str] = {}
    for one in found:
        name, times = one.name, 1
        while name in made:
            times += 1
            name = f"{Path(one.name).stem}-{times}.csv"
        made[name] = one.text
    return made


def roster_texts(paths: Sequence[Path]) -> dict[str, str]:
    """Give our rosters of files of any kind, by name; raises BadInput."""
    return texts_of(rosters(paths))
