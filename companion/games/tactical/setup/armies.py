"""Orders of battle: units, formations and leaders at a battle's start, read strictly (ANT-T-OOB-CSA, ANT-T-OOB-USA).

The totals that the book's charts print are checked against the units (ANT-R-ORG-OK).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from companion.charts.faults import BadInput, Problem
from companion.charts.reading import located, read_toml
from companion.charts.upcasting import ARMIES
from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.charts.terms import SIDES, Mode, Side
from companion.games.tactical.rules.state import Leader, Rank, Unit
from companion.games.tactical.setup.army_rows import (
    FROM_THE_START,
    LEADER,
    FormationRow,
    Rows,
    Sheet,
    Total,
    UnitRow,
    read_rows,
    slug,
    unit_slug,
)
from companion.games.tactical.upcasts import UPCASTS
from companion.kernel.strengths import at, percent
from companion.language.tongue import number, tr


class OrderOfBattle(msgspec.Struct, frozen=True):
    """Both armies before they are set up: no unit has a square, leaders are with their first units."""

    title: str
    units: tuple[Unit, ...]
    """Confederates first, in the order of the rows; artillery is limbered."""
    leaders: tuple[Leader, ...]
    """Corps, divisions, brigades, each in the order of the rows (ANT-R-SUCCESSION)."""
    totals: tuple[Total, ...]
    says: str = ""
    """What is to be said of it."""

    def of(self, side: Side) -> tuple[Unit, ...]:
        """Give an army."""
        return tuple(unit for unit in self.units if unit.side == side)

    def at_strength(self, words: Mapping[str, str]) -> OrderOfBattle:
        """Give the armies with as much of their strength as settings say; the printed totals stay."""
        return msgspec.structs.replace(self, units=tuple(_at(one, percent(words, one.side)) for one in self.units))


def _at(unit: Unit, share: int) -> Unit:
    figures = ("men", "guns", "men_at_start", "guns_at_start")
    return msgspec.structs.replace(unit, **{one: at(getattr(unit, one), share) for one in figures})


def read_order_of_battle(text: str, *, file: str, rules: Rules) -> OrderOfBattle:
    """Read an order of battle for a ruleset; raises BadInput with every problem: place, what is wrong, what to do.

    It has the order of battle where every unit's row could be read.
    """
    sheet = read_toml(text, Sheet, file=file, upcast=UPCASTS.file(ARMIES))
    rows, problems = read_rows(sheet, file=file, rules=rules)
    units = _units(rows)
    read = OrderOfBattle(sheet.title, units, tuple(_leaders(rows, units)), sheet.total, sheet.says)
    # Totals of rows that cannot be read would only say again that something is wrong with them.
    if not problems:
        problems = list(_total_problems(units, sheet.total, file))
    if problems:
        whole = len(rows.unit) == len(sheet.unit)
        # Given along where every unit is there: the set-up is then held against it all the same, so that a house hears
        # of the faults of all its files at once.
        raise BadInput(located(problems, {file: text}), read=read if whole else None)
    return read


# ---- units


def _units(rows: Rows) -> tuple[Unit, ...]:
    corps_of = {(row.side, row.name): row.corps for row in rows.division.values()}
    brigades = {(row.side, row.name): row for row in rows.brigade.values()}
    found = []
    for row in rows.unit.values():
        brigade = brigades.get((row.side, row.brigade))
        division = brigade.division if brigade else row.division
        corps = corps_of.get((row.side, division), "") if division else row.corps
        found.append(_unit(row, division, corps, independent=row.independent or bool(brigade and brigade.independent)))
    # Stable: within a side the order of the rows stays, by which leaders succeed each other and units of a square are
    # found.
    return tuple(sorted(found, key=lambda unit: SIDES.index(unit.side)))


def _unit(row: UnitRow, division: str, corps: str, *, independent: bool) -> Unit:
    arriving: dict[str, Mode] = {"infantry": "normal", "cavalry": "mounted", "artillery": "limbered"}
    return Unit(
        id=f"{row.side}:{unit_slug(row.name)}",
        name=row.name,
        side=row.side,
        arm=row.arm,
        brigade=row.brigade,
        division=division,
        corps=corps,
        cavalry_artillery=row.cavalry_artillery,
        gunboat=row.gunboat,
        independent=independent,
        weapon=row.weapon,
        men=row.men,
        guns=row.guns,
        men_at_start=row.men,
        guns_at_start=row.guns,
        effectiveness=row.effectiveness,
        mode=arriving[row.arm],
        status="to-arrive",
        arrives=0 if row.turn == FROM_THE_START else row.turn,
        traits=row.traits,
    )


# ---- leaders


def _leaders(rows: Rows, units: Sequence[Unit]) -> Iterator[Leader]:
    corps_of = {(row.side, row.name): row.corps for row in rows.division.values()}
    for corps in rows.corps.values():
        first = _first(units, corps.side, "corps", corps.name)
        yield _leader(corps, "corps", corps=corps.name, unit=first)
        if corps.second is not None:
            waiting = msgspec.structs.replace(corps, leader=corps.second.leader, bonus=corps.second.bonus)
            # He is there from the beginning though he commands nothing yet: who takes a corps over first is printed
            # (ANT-R-COX).
            yield _leader(waiting, "corps", corps=corps.name, unit=first, waits=True)
    for division in rows.division.values():
        first = _first(units, division.side, "division", division.name)
        yield _leader(division, "division", division=division.name, corps=division.corps, unit=first)
    for brigade in rows.brigade.values():
        corps_name = corps_of.get((brigade.side, brigade.division), "")
        yield _leader(brigade, "brigade", brigade=brigade.name, division=brigade.division, corps=corps_name)


def _leader(
    row: FormationRow,
    rank: Rank,
    *,
    brigade: str = "",
    division: str = "",
    corps: str,
    unit: str = "",
    waits: bool = False,
) -> Leader:
    return Leader(
        id=f"{row.side}:{LEADER}{slug(row.leader)}",
        name=row.leader,
        side=row.side,
        rank=rank,
        formation=row.name,
        brigade=brigade,
        division=division,
        corps=corps,
        bonus=row.bonus,
        unit=unit,
        waits=waits,
    )


def _first(units: Sequence[Unit], side: Side, kind: str, name: str) -> str:
    """Give the unit that a leader starts with: the first to be on the map, in the order of the rows.

    ANT-R-LEADER-START; "" where the formation has none.
    """
    own = [unit for unit in units if unit.side == side and getattr(unit, kind) == name]
    return min(own, key=lambda unit: unit.arrives).id if own else ""


# ---- totals


def _total_problems(units: Sequence[Unit], totals: Sequence[Total], file: str) -> Iterator[Problem]:
    """Yield each total that the units do not come to; an order of battle of one's own may go without totals."""
    for index, total in enumerate(totals):
        found = summed(units, total)
        if found != total.right:
            what = tr("the units come to {found}, not {right}", found=number(found), right=number(total.right))
            yield Problem(file, f"$.total[{index}]", what, tr("mend the units or the total, or leave the totals out"))
        if (total.rows is None) != (not total.rows_clause):
            yield Problem(file, f"$.total[{index}].rows_clause", tr("a misprint and its clause stand together"))


def summed(units: Sequence[Unit], total: Total) -> int:
    """Add up what a total counts: men of infantry and cavalry, or guns."""
    own = [unit for unit in units if unit.side == total.side and _counts(unit, total)]
    if total.men is None:
        return sum(unit.guns for unit in own)
    return sum(unit.men for unit in own if unit.arm != "artillery")


def _counts(unit: Unit, total: Total) -> bool:
    match total.of:
        case "army":
            return True
        case "reserve":
            return not (unit.brigade or unit.division or unit.corps)
        case kind:
            return bool(getattr(unit, kind) == total.formation)
