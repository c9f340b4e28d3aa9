"""Rosters before a game is begun with them: every row by side, as it will be, or with what is wrong in it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from companion.charts.faults import BadInput, Problem
from companion.games.miniatures.charts.scale import Scale, stands_for, thresholds
from companion.games.miniatures.setup.roster_table import Record, table
from companion.games.miniatures.setup.rosters import RosterRow, read_roster, state_from_rosters
from companion.games.miniatures.setup.scenario_text import roster_csv
from companion.language.tongue import plural, tr
from companion.language.words import capital, plain, side_words


class PreviewRow(NamedTuple):
    """A row of a roster."""

    file: str
    number: int
    """As a spreadsheet counts it: the header is row 1."""
    side: str
    cells: tuple[str, ...]
    """Its cells by `Preview.columns`: what was read, or for a good row what it comes to."""
    wrong: tuple[str, ...]
    """Every problem with its hint; empty for a good row."""
    columns: frozenset[int]
    """Which of its cells the problems are about."""


class Preview(NamedTuple):
    """Rosters, read."""

    columns: tuple[str, ...]
    rows: tuple[PreviewRow, ...]
    loose: tuple[str, ...]
    """What is wrong beyond single rows: a file that cannot be read, a side without units."""

    @property
    def bad(self) -> int:
        """Count the bad rows."""
        return sum(bool(row.wrong) for row in self.rows)

    @property
    def reason(self) -> str:
        """Say why no game can be begun with them, "" when one can."""
        if self.bad:
            return plural(self.bad, "{n} row is bad", "{n} rows are bad")
        return self.loose[0] if self.loose else "" if self.rows else tr("no roster is chosen yet")


KEYS = ("side", "unit", "arm", "strength", "state", "corps", "division", "leader", "arrives")
_SHOWN_IN = {
    "men": "strength",
    "guns": "strength",
    "stands": "strength",
    "gun_type": "arm",
    "horse": "arm",
    "carbine": "arm",
    "mounted": "arm",
    "fresh_at": "state",
    "worn_at": "state",
    "leader_rank": "leader",
    "leader_exceptional": "leader",
    "edge": "arrives",
    "exceptional": "unit",
    "battalion": "unit",
    "commander": "unit",
    "traits": "unit",
    "emblem": "unit",
}
_SIDES = ("union", "confederate")


def preview(texts: Mapping[str, str], scale: Scale, *, loose: Sequence[str] = ()) -> Preview:
    """Give rosters by side and row; `loose` is what was wrong before they could be read."""
    problems: list[Problem] = []
    records: list[tuple[str, Record]] = []
    good: dict[tuple[str, int], RosterRow] = {}
    for file, text in texts.items():
        try:
            records += [(file, record) for record in table(text, file)[0]]
            good |= {(file, row.row): row for row in read_roster(text, file)}
        except BadInput as error:
            problems += error.problems
    if not problems and not loose and good:
        try:
            state_from_rosters(tuple(good.values()), scale)
        except BadInput as error:
            problems += error.problems
    wrong: dict[tuple[str, int], list[Problem]] = {}
    beyond = list(loose)
    known = {(file, record.row) for file, record in records}
    for problem in problems:
        found = re.match(r"row ([0-9]+)", problem.path)
        place = (problem.file, int(found[1]) if found else 0)
        if place in known:
            wrong.setdefault(place, []).append(problem)
        else:
            beyond.append(str(problem))
    for file, record in records:
        if (file, record.row) not in wrong and (file, record.row) not in good:
            good[file, record.row] = _alone(file, record)  # it is good, but stands in a file with bad ones
    rows = [
        _row(file, record, good.get((file, record.row)), wrong.get((file, record.row), []), scale)
        for file, record in records
    ]
    rows.sort(key=lambda row: _SIDES.index(row.side) if row.side in _SIDES else len(_SIDES))
    return Preview(_columns(), tuple(rows), tuple(beyond))


def _alone(file: str, record: Record) -> RosterRow:
    return read_roster(roster_csv([record.cells]), file)[0]


def _columns() -> tuple[str, ...]:
    return (
        tr("Side"),
        tr("Unit"),
        tr("Arm"),
        tr("Strength"),
        tr("Fresh, worn from"),
        tr("Corps"),
        tr("Division"),
        tr("Leader"),
        tr("Arrives"),
    )


def _row(file: str, record: Record, row: RosterRow | None, problems: Sequence[Problem], scale: Scale) -> PreviewRow:
    side = record.cells.get("side", "").casefold()
    cells = _read(record) if row is None or problems else _made(row, scale)
    columns = {_SHOWN_IN.get(name, name) for name in map(_column, problems)}
    at = frozenset(place for place, key in enumerate(KEYS) if key in columns)
    return PreviewRow(file, record.row, side, cells, tuple(_said(problem) for problem in problems), at)


def _column(problem: Problem) -> str:
    return problem.path.partition(", ")[2]


def _said(problem: Problem) -> str:
    column = tr(_column(problem).replace("_", " ")) if _column(problem) else ""
    hint = f" ({problem.hint})" if problem.hint else ""
    return capital(f"{column}: {problem.what}{hint}" if column else f"{problem.what}{hint}")


def _read(record: Record) -> tuple[str, ...]:
    """Give the cells as they stand in the file, those that belong together side by side."""

    def of(*names: str) -> str:
        return " · ".join(filter(None, (record.cells.get(name, "") for name in names)))

    return (
        of("side"),
        of("unit"),
        of("arm", "gun_type"),
        of("men", "guns", "stands"),
        of("fresh_at", "worn_at"),
        of("corps"),
        of("division"),
        of("leader", "leader_rank"),
        of("arrives", "edge"),
    )


def _made(row: RosterRow, scale: Scale) -> tuple[str, ...]:
    """Give what a good row comes to."""
    guns = row.arm == "artillery"
    count, each = (row.guns, scale.guns_per_stand) if guns else (row.men, scale.men_per_stand)
    stands = row.stands or stands_for(count, each)
    fresh, worn = thresholds(scale, stands)
    told = plural(count, "{n} gun", "{n} guns") if guns else plural(count, "{n} man", "{n} men")
    what = plural(stands, "{n} gun stand", "{n} gun stands") if guns else plural(stands, "{n} stand", "{n} stands")
    arm = [tr(capital(row.arm)), tr(row.gun_type) if row.gun_type else "", tr("horse") if row.horse else ""]
    if row.arm == "cavalry":
        arm += ["" if row.mounted is not False else tr("on foot")]
    leader = f"{row.leader}{'★' if row.leader_exceptional else ''}, {tr(row.leader_rank)}" if row.leader else ""
    return (
        side_words(row.side),
        f"{row.unit}{' ★' if row.exceptional else ''}",
        ", ".join(filter(None, arm)),
        f"{what}, {told}" if count else what,
        "" if guns else f"{row.fresh_at or max(fresh, row.worn_at)}, {row.worn_at or min(worn, row.fresh_at or worn)}",
        row.corps,
        row.division,
        leader,
        _arrives(row),
    )


def _arrives(row: RosterRow) -> str:
    if not row.arrives:
        return ""
    if row.edge:
        return tr("turn {n} by the {edge}", n=row.arrives, edge=plain(row.edge))
    return tr("turn {n}", n=row.arrives)
