"""From a stranger's table to our roster: what each column was taken for, what was left out, and what is wrong."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import PurePath
from typing import NamedTuple

import msgspec

from companion.charts.faults import BadInput, Problem
from companion.games.miniatures.setup.outside import scourge
from companion.games.miniatures.setup.outside.mapping import IGNORE, Mapping
from companion.games.miniatures.setup.outside.proposing import BY_HAND, NOT_NEEDED, Column, Table, propose, table_of
from companion.games.miniatures.setup.outside.rows import Found, found_rows
from companion.games.miniatures.setup.outside.summing import Record, records
from companion.games.miniatures.setup.outside.telling import Tally, unnamed
from companion.games.miniatures.setup.outside.vocabulary import plain, side_of
from companion.games.miniatures.setup.roster_cells import CELLS, REQUIRED
from companion.games.miniatures.setup.roster_row import RosterRow
from companion.games.miniatures.setup.rosters import read_roster
from companion.games.miniatures.setup.scenario_text import roster_csv
from companion.language.tongue import plural, tr
from companion.sheets import Sheet, place, read

BATTLES = re.compile(r"^(battle|engagement|schlacht)( id| name)?$|^cwsac( id)?$|^battlefield ?code$")
"""Heads of columns that say which battle a row is of."""


class Brought(NamedTuple):
    """An outside order of battle, read."""

    file: str
    mapping: Mapping
    columns: tuple[Column, ...]
    text: str
    """Our roster of it."""
    rows: tuple[RosterRow, ...]
    read: int
    """Rows of the table that are units."""
    left: tuple[str, ...]
    """What was left out, a sentence a kind."""
    faults: tuple[str, ...]
    """What keeps it from being begun with, a sentence a kind."""
    sheets: tuple[str, ...]
    battles: tuple[str, str, tuple[str, ...]] = ("", "", ())
    """The column that says which battle a row is of, the one that is wanted, and those that there are."""

    @property
    def name(self) -> str:
        """Give the name of our roster."""
        return f"{PurePath(self.file.replace(chr(92), '/')).stem}.csv"

    def count(self, arm: str = "") -> int:
        """Count the units of an arm, "" for foot and horse; a battery of two kinds of guns is one."""
        own = [one for one in self.rows if (one.arm == arm if arm else one.arm != "artillery")]
        return len({(one.side, one.corps, one.division, one.battalion, one.unit, one.arm) for one in own})

    def refused(self) -> None:
        """Raise BadInput with each fault, if there is one."""
        if self.faults:
            raise BadInput([Problem(self.file, "$", one) for one in self.faults])


def is_ours(raw: bytes) -> bool:
    """Say whether a file is a roster as docs/rosters.md has it: its own reader then tells all that is wrong with it."""
    first = raw[:4_000].removeprefix(b"\xef\xbb\xbf").split(b"\n", 1)[0].decode("utf-8", "replace")
    heads = {one.strip().strip('"').casefold().replace(" ", "_") for one in first.split(",")}
    strangers = [one for one in heads if one and one not in CELLS]
    return heads.issuperset(REQUIRED) and len(strangers) <= len(heads) / 3


def bring(raw: bytes, file: str, mapping: Mapping | None = None) -> Brought:
    """Read an order of battle from anywhere; raises BadInput for what is no table at all."""
    sheets = read(raw, file)
    tables = _tables(sheets, mapping, file)
    proposed, columns = _columns(tables[0], mapping)
    unheaded = [head for head in proposed.only if head not in tables[0].heads]
    left, faults = Tally(), Tally()
    battles = _battles(tables[0], proposed)
    said = []
    if len(battles[2]) > 1 and not battles[1]:
        said.append(tr("the file holds {n} battles; say which one: {head}", n=len(battles[2]), head=battles[0]))
    said += [tr("there is no column {head!r} for only", head=head[:40]) for head in unheaded]
    meant = set(proposed.columns.values())
    if not meant & {"unit", "brigade"}:
        said.append(unnamed())
    elif not meant & {"men", "stands", "guns", "smoothbore", "rifled"} and not proposed.men:
        said.append(tr("no column says how many men or guns: say a number for those that have none"))
    found: list[Found] = []
    if not said:
        for table in tables:
            side = side_of(table.sheet) or proposed.side or _side_of_name(file)
            found += found_rows(table, proposed, side, left, faults)
        if not found and not faults:
            said.append(tr("no row is a unit"))
    made = records(found)
    text = roster_csv([record for record, _ in made]) if made else ""
    rows, wrong = _judged(text, made, file)
    return Brought(
        file,
        proposed,
        tuple(columns),
        text,
        rows,
        len(found),
        (*_unseen(sheets, tables), *_carried(proposed), *left.sentences()),
        (*said, *faults.sentences(), *wrong),
        tuple(table.sheet for table in tables if table.sheet),
        battles,
    )


def _carried(mapping: Mapping) -> Iterator[str]:
    """Say that empty cells are taken for those above them, where they are."""
    if mapping.fill_down:
        yield tr("an empty cell of side, corps, division or brigade is as the one above it")


def _tables(sheets: Sequence[Sheet], mapping: Mapping | None, file: str) -> list[Table]:
    """Give the sheets that are read, the likeliest first; raises BadInput where none is an order of battle."""
    if mapping is not None and mapping.sheet:
        named = [one for one in sheets if one.name.casefold() == mapping.sheet.casefold()]
        if not named:
            hint = tr("there are: {names}", names=", ".join(one.name for one in sheets))
            raise BadInput(Problem(file, "sheet", tr("there is no sheet {name!r}", name=mapping.sheet[:40]), hint))
        sheets = named
    else:  # what its owner hid is an old state, or a list of names
        sheets = [one for one in sheets if one.rows and not one.hidden] or sheets
    made: list[tuple[int, Table]] = []
    bare = False
    for sheet in sheets:
        if sheet.unworked and len(sheets) == 1:
            what = plural(
                len(sheet.unworked),
                "{n} cell holds a formula that was never worked out: {place}",
                "{n} cells hold formulas that were never worked out, the first in {place}",
                place=place(*sheet.unworked[0]),
            )
            raise BadInput(Problem(file, "$", what, tr("open it in an office program and save it anew")))
        if scourge.is_scourge(sheet):
            return [scourge.table(sheet)]
        table = table_of(sheet, mapping.head if mapping is not None else 0)
        if table is not None and table.rows:
            made.append((_likely(table), table))
        bare = bare or table is not None
    if not made and bare:
        raise BadInput(Problem(file, "$", tr("has a header and no row"), tr("one row a brigade or battery")))
    if not made:
        raise BadInput(
            Problem(file, "$", tr("no row says what the columns are"), tr("the first row names the columns"))
        )
    made.sort(key=lambda one: -one[0])
    best = made[0][1]
    alike = [one for _, one in made if [*map(plain, one.heads)] == [*map(plain, best.heads)]]
    return (
        sorted(alike, key=lambda one: [sheet.name for sheet in sheets].index(one.sheet)) if len(alike) > 1 else [best]
    )


def _unseen(sheets: Sequence[Sheet], tables: Sequence[Table]) -> list[str]:
    """Tell of sheets that are hidden in the file, and were not read."""
    read_in = {one.sheet for one in tables}
    names = [one.name for one in sheets if one.hidden and one.name not in read_in]
    if not names:
        return []
    said = plural(
        len(names),
        "{n} sheet is hidden and was not read: {names}",
        "{n} sheets are hidden and were not read: {names}",
        names=", ".join(names[:5]),
    )
    return [said]


def _likely(table: Table) -> int:
    meant = set(propose(table)[0].columns.values())
    return 10 * len(meant - {IGNORE}) + 100 * bool(meant & {"unit", "brigade"}) + min(len(table.rows), 99)


def _columns(table: Table, mapping: Mapping | None) -> tuple[Mapping, list[Column]]:
    """Give the mapping in use and what it says of each column; what a mapping leaves out is not needed."""
    proposed, columns = propose(table)
    if mapping is None:
        return proposed, columns
    wanted = {plain(head): meaning for head, meaning in mapping.columns.items()}
    known = any(plain(head) in wanted for head in table.heads)  # else it is of another file that was given beside this
    made = []
    for one in columns:
        meaning = wanted.get(plain(one.head), IGNORE if known else one.meaning)
        why = one.why if meaning == one.meaning else BY_HAND if meaning != IGNORE else NOT_NEEDED
        made.append(one._replace(meaning=meaning, why=why))
    heads = {plain(head): head for head in reversed(table.heads)}
    only = {heads.get(plain(head), head): value for head, value in mapping.only.items()}
    return msgspec.structs.replace(mapping, columns={one.head: one.meaning for one in made}, only=only), made


def _battles(table: Table, mapping: Mapping) -> tuple[str, str, tuple[str, ...]]:
    head = next((one for one in mapping.only if one in table.heads), "")
    head = head or next((one for one in table.heads if BATTLES.search(plain(one))), "")
    if not head:
        return "", "", ()
    return head, mapping.only.get(head, ""), tuple(dict.fromkeys(table.values(head)))


def _side_of_name(file: str) -> str:
    return side_of(" ".join(re.split(r"[^A-Za-z]+", PurePath(file.replace("\\", "/")).stem)))


def _judged(text: str, made: Sequence[tuple[Record, list[str]]], file: str) -> tuple[tuple[RosterRow, ...], list[str]]:
    """Read what was made as our roster; what is wrong is told once a column, at the rows that it came from."""
    if not text:
        return (), []
    try:
        return read_roster(text, f"{PurePath(file.replace(chr(92), '/')).stem}.csv"), []
    except BadInput as error:
        tallies: dict[str, list[tuple[str, str]]] = {}
        for problem in error.problems:
            place = re.match(r"row (\d+), (.*)", problem.path)
            source = made[int(place[1]) - 2][1][0] if place and int(place[1]) - 2 < len(made) else ""
            tallies.setdefault(place[2] if place else "", []).append((str(problem.what), source))
        return (), [_once(column, those) for column, those in tallies.items()]


def _once(column: str, those: list[tuple[str, str]]) -> str:
    what, row = those[0]
    named = f"{tr(column.replace('_', ' '))}: {what}" if column else what
    if not row:
        return named
    if len(those) == 1:
        return tr("{said}: row {row}", said=named, row=row)
    return tr("{said}: row {row}, and the like in {n} more", said=named, row=row, n=len(those) - 1)
