"""The rows of an order of battle, read strictly: corps, divisions and brigades with their leaders, then the units."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from companion.charts.faults import BadInput, Problem
from companion.charts.reading import convert, references
from companion.charts.ruleset import Chart
from companion.charts.traits import amiss
from companion.charts.upcasting import Format
from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.charts.shared import Natural, Positive, Words
from companion.games.tactical.charts.terms import SIDES, Arm, Side
from companion.games.tactical.charts.turn import Entry
from companion.language.tongue import tr

FROM_THE_START = 1
"""The turn of those who stand on the map when the battle begins."""


class FormationRow(Chart, frozen=True, kw_only=True):
    """A formation as it is written: its leader and his bonus in percent."""

    side: Side
    name: Words
    leader: Words
    bonus: Natural
    clause: Words
    printed: str = ""
    printed_clause: str = ""
    invented: tuple[Literal["leader", "bonus"], ...] = ()
    """What of the row no source gives."""


class Second(Chart, frozen=True):
    """A leader who waits for the command (ANT-R-COX)."""

    leader: Words
    bonus: Natural
    clause: Words


class CorpsRow(FormationRow, frozen=True, kw_only=True):
    """A corps, and who takes it over first."""

    second: Second | None = None


class DivisionRow(FormationRow, frozen=True, kw_only=True):
    """A division; "" is in no corps."""

    corps: str = ""


class BrigadeRow(FormationRow, frozen=True, kw_only=True):
    """A brigade of a division, or of none (ANT-R-OOB-EVANS)."""

    division: str = ""
    independent: bool = False


class UnitRow(Chart, frozen=True, kw_only=True):
    """A unit: it names its brigade, its division or its corps, or is independent."""

    side: Side
    name: Words
    arm: Arm
    weapon: Words
    effectiveness: Natural
    turn: Positive
    clause: Words
    men: Natural = 0
    guns: Natural = 0
    brigade: str = ""
    division: str = ""
    corps: str = ""
    independent: bool = False
    cavalry_artillery: bool = False
    gunboat: bool = False
    traits: tuple[str, ...] = ()
    printed: str = ""
    printed_clause: str = ""
    invented: tuple[Literal["men", "guns", "weapon", "effectiveness", "turn"], ...] = ()
    """What of the row no source gives."""


class Total(Chart, frozen=True, kw_only=True):
    """A total that a chart prints: men or guns of an army, its reserve artillery, a corps, a division, a brigade."""

    side: Side
    of: Literal["army", "reserve", "corps", "division", "brigade"]
    clause: Words
    formation: str = ""
    men: Natural | None = None
    guns: Natural | None = None
    rows: Natural | None = None
    """What the units come to where the chart prints another figure, by the ruling `rows_clause`."""
    rows_clause: str = ""

    @property
    def printed(self) -> int:
        """Give the figure as it is printed."""
        return (self.guns if self.men is None else self.men) or 0

    @property
    def right(self) -> int:
        """Give what the units come to: the printed figure, unless that is known for a misprint."""
        return self.printed if self.rows is None else self.rows


class Sheet(Chart, frozen=True):
    """An order of battle as it is written."""

    format: Format
    title: Words
    corps: list[dict[str, Any]]
    division: list[dict[str, Any]]
    brigade: list[dict[str, Any]]
    unit: Annotated[list[dict[str, Any]], Meta(min_length=1)]
    total: tuple[Total, ...] = ()
    says: str = ""
    """What is to be said of it: that it is not historical."""


class Rows(msgspec.Struct):
    """The rows whose cells are of the right kinds, by their places."""

    corps: dict[str, CorpsRow] = {}
    division: dict[str, DivisionRow] = {}
    brigade: dict[str, BrigadeRow] = {}
    unit: dict[str, UnitRow] = {}


LEADER = "leader-"
"""What the name in a leader's id begins with."""


def slug(name: str) -> str:
    """Give a name as ids have it: "G.B.Anderson-A" is g-b-anderson-a."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


def unit_slug(name: str) -> str:
    """Give a unit's name as its id has it, never as a leader's: the battery "Leader Hill" is unit-leader-hill."""
    found = slug(name)
    return f"unit-{found}" if found.startswith(LEADER) else found


def read_rows(sheet: Sheet, *, file: str, rules: Rules) -> tuple[Rows, list[Problem]]:
    """Give the rows of a sheet that can be read, by their places, and every problem."""
    problems: list[Problem] = []
    rows = Rows(
        corps=_read(sheet.corps, CorpsRow, "corps", file, problems),
        division=_read(sheet.division, DivisionRow, "division", file, problems),
        brigade=_read(sheet.brigade, BrigadeRow, "brigade", file, problems),
        unit=_read(sheet.unit, UnitRow, "unit", file, problems),
    )
    # A formation whose units could not be read would seem to have none.
    readable = not problems
    problems += _formation_problems(rows, file)
    if readable:
        problems += _empty_problems(rows, file)
    for place, row in rows.unit.items():
        if (wrong := amiss(row.traits)) is not None:
            problems.append(Problem(file, f"{place}.traits", *wrong))
        problems += _unit_problems(row, place, file, rules)
    return rows, problems


def _read(written: list[dict[str, Any]], kind: type[Any], name: str, file: str, problems: list[Problem]) -> Any:
    """Read the rows of a list; what is wrong with one is added to the problems."""
    found = {}
    for index, cells in enumerate(written):
        place = f"$.{name}[{index}]"
        try:
            found[place] = convert(cells, kind, file=file)
        except BadInput as error:
            problems += [msgspec.structs.replace(one, path=place + one.path[1:]) for one in error.problems]
    return found


# ---- what must hold


def _formation_problems(rows: Rows, file: str) -> Iterator[Problem]:
    """Yield names that stand twice, and formations that belong to none that there is."""
    for kind, found in (("corps", rows.corps), ("division", rows.division), ("brigade", rows.brigade)):
        formations: Mapping[str, FormationRow] = found
        names = {f"{place}.name": (row.side, slug(row.name)) for place, row in formations.items()}
        yield from _twice(names, f"a {kind} of one name", file)
    ids = {f"{place}.name": (row.side, unit_slug(row.name)) for place, row in rows.unit.items()}
    yield from _twice(ids, "a unit of one name", file)
    leaders: dict[str, tuple[str, str]] = {}
    every: list[tuple[str, FormationRow]] = [*rows.corps.items(), *rows.division.items(), *rows.brigade.items()]
    for place, row in every:
        leaders[f"{place}.leader"] = (row.side, slug(row.leader))
        if bool(row.printed) != bool(row.printed_clause):
            yield Problem(file, f"{place}.printed_clause", tr("a printed spelling and its clause stand together"))
    yield from _twice(leaders, "a leader of one name", file)
    for side in SIDES:
        yield from _belonging_problems(rows, side, file)


def _belonging_problems(rows: Rows, side: Side, file: str) -> Iterator[Problem]:
    """Yield what belongs to a formation that there is not, or to none without being independent."""
    corps, divisions, brigades = (
        {row.name for row in kind.values() if row.side == side} for kind in (rows.corps, rows.division, rows.brigade)
    )
    words: dict[str, dict[str, str]] = {"corps": {}, "division": {}, "brigade": {}}
    for place, division in rows.division.items():
        if division.side == side and division.corps:
            words["corps"][f"{place}.corps"] = division.corps
    for place, brigade in rows.brigade.items():
        if brigade.side == side and brigade.division:
            words["division"][f"{place}.division"] = brigade.division
        if brigade.side == side and bool(brigade.division) == brigade.independent:
            hint = tr("name its division, or say independent = true")
            yield Problem(
                file,
                place,
                tr("the brigade {name} has no division, or is independent with one", name=brigade.name),
                hint,
            )
    for place, unit in rows.unit.items():
        named = {"brigade": unit.brigade, "division": unit.division, "corps": unit.corps}
        if unit.side == side:
            for kind, word in named.items():
                words[kind] |= {f"{place}.{kind}": word} if word else {}
            if sum(bool(word) for word in named.values()) + unit.independent != 1:
                hint = tr("name its brigade, its division or its corps, or say independent = true")
                yield Problem(file, place, tr("{name} belongs to no formation, or to several", name=unit.name), hint)
    for kind, known in (("corps", corps), ("division", divisions), ("brigade", brigades)):
        yield from references(file, "", words[kind], known)


def _empty_problems(rows: Rows, file: str) -> Iterator[Problem]:
    filled = {(unit.side, unit.brigade) for unit in rows.unit.values()}
    for place, brigade in rows.brigade.items():
        if (brigade.side, brigade.name) not in filled:
            yield Problem(file, place, tr("the brigade {name} has no units", name=brigade.name))


def _twice(named: Mapping[str, tuple[str, str]], what: str, file: str) -> Iterator[Problem]:
    first: dict[tuple[str, str], str] = {}
    for place, name in named.items():
        if name in first:
            yield Problem(
                file,
                place,
                tr(
                    "{what} of the {side} army stands in {place} too",
                    what=tr(what),
                    side=tr(name[0]),
                    place=first[name],
                ),
                tr("names are unique"),
            )
        first.setdefault(name, place)


def _unit_problems(row: UnitRow, place: str, file: str, rules: Rules) -> Iterator[Problem]:
    """Yield what is wrong with a unit whose cells are of the right kinds."""
    weapons = set(rules.weapons_by_code)
    yield from references(file, "", {f"{place}.weapon": row.weapon}, weapons)
    if row.weapon in weapons and (rules.weapon(row.weapon).kind == "artillery") != (row.arm == "artillery"):
        yield Problem(file, f"{place}.weapon", tr("{weapon} is no weapon of {arm}", weapon=row.weapon, arm=tr(row.arm)))
    counts = ("guns", row.guns, row.men) if row.arm == "artillery" else ("men", row.men, row.guns)
    if not counts[1]:
        yield Problem(file, f"{place}.{counts[0]}", tr("{name} has no {counts}", name=row.name, counts=tr(counts[0])))
    # Men of a battery are counted only where the rules read its crews; elsewhere they would be written and count for
    # nothing.
    crews = row.arm == "artillery" and rules.modifiers.crew is not None
    if counts[2] and not crews:
        yield Problem(
            file, place, tr("{name} has men and guns", name=row.name), tr("artillery has guns, other arms have men")
        )
    if row.cavalry_artillery and row.arm != "artillery":
        yield Problem(file, f"{place}.cavalry_artillery", tr("{name} is no artillery", name=row.name))
    if row.gunboat:
        yield from _gunboat_problems(row, f"{place}.gunboat", file, rules)
    rating = rules.scale.rating
    if not rating.least <= row.effectiveness <= rating.most:
        hint = tr("{least} to {most} ({clause})", least=rating.least, most=rating.most, clause=rating.clause)
        yield Problem(
            file, f"{place}.effectiveness", tr("{effectiveness} is out of range", effectiveness=row.effectiveness), hint
        )
    if row.turn != FROM_THE_START and not _entry(rules.reinforcements.entry, row):
        hint = tr("the turns with an entry stand in the battle's file, or on the map")
        yield Problem(
            file,
            f"{place}.turn",
            tr("nobody of the {side} army comes on in turn {turn}", side=tr(row.side), turn=row.turn),
            hint,
        )
    if bool(row.printed) != bool(row.printed_clause):
        yield Problem(file, f"{place}.printed_clause", tr("a printed spelling and its clause stand together"))


def _gunboat_problems(row: UnitRow, place: str, file: str, rules: Rules) -> Iterator[Problem]:
    """Yield why a unit is no gunboat: guns afloat from the start, where the rules have them (SHI-R-GUNBOAT)."""
    if rules.costs.gunboat is None:
        yield Problem(file, place, tr("the {name} rules have no gunboats", name=rules.name))
    if row.arm != "artillery" or row.turn != FROM_THE_START:
        yield Problem(
            file,
            place,
            tr("{name} is no gunboat", name=row.name),
            tr("a gunboat is artillery and there from the start"),
        )


def _entry(entries: Iterable[Entry], row: UnitRow) -> bool:
    return any((one.side, one.turn) == (row.side, row.turn) for one in entries)
