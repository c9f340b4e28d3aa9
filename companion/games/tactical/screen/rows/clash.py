"""If it attacks there: both strengths with even luck, the row they lead to, losses and retreats."""

from __future__ import annotations

from typing import NamedTuple

from companion.charts.figures import Exact, Reason
from companion.games.tactical.rules.combat.estimating import Clash, clash
from companion.games.tactical.rules.ground.squares import Square
from companion.games.tactical.rules.situation import Situation
from companion.games.tactical.rules.state import Unit
from companion.games.tactical.screen.rows.fire import of_house
from companion.language.figures import THIN
from companion.language.tongue import number, tr
from companion.language.words import listed


class ClashRow(NamedTuple):
    """A line: what it is, its value, its clause."""

    label: str
    value: str
    clause: str
    counts: bool = True


class ClashCard(NamedTuple):
    """What a melee would come to."""

    title: str
    rows: tuple[ClashRow, ...]
    reasons: tuple[Reason, ...]


def clash_card(now: Situation, one: Unit, at: Square) -> ClashCard | None:
    """Give what a melee of a unit for a square would do; None where it is not beside an enemy that is known."""
    found = clash(now, one, at)
    if found is None:
        return None
    title = tr("And in melee, {cost} points", cost=found.cost) if found.cost is not None else tr("And in melee")
    return ClashCard(title, tuple(_rows(now, found)), found.reasons)


def _rows(now: Situation, found: Clash) -> list[ClashRow]:
    row, strong = found.strengths.row, found.strengths
    chart = now.rules.melee
    ours, theirs = _strength(strong.attackers), _strength(strong.defenders)
    names = listed([unit.name for unit in found.attackers])
    rows = [ClashRow(tr("Attackers: {names}", names=names), "", "ANT-8.4c")] if len(found.attackers) > 1 else []
    factors = {factor.name: factor for factor in found.factors}
    house = (of_house(one, factors[one.id]) for one in now.rules.modifiers.factor if one.id in factors)
    return [
        *rows,
        *(ClashRow(one.label, one.value, one.clause, one.counts) for one in house),
        ClashRow(tr("{ours} against {theirs}, even luck", ours=ours, theirs=theirs), row.printed, row.clause),
        ClashRow(tr("They lose"), _span(found.defenders_lose), row.clause),
        ClashRow(tr("We lose"), _span(found.attackers_lose), row.clause),
        ClashRow(
            tr("They go back; if not, we"),
            f"{row.defender_retreats}{THIN}%; {row.attacker_retreats}{THIN}%",
            chart.retreats,
        ),
    ]


def _strength(value: Exact) -> str:
    return number(float(value), ".0f")


def _span(men: tuple[int, int]) -> str:
    return str(men[0]) if men[0] == men[1] else tr("{least} to {most}", least=men[0], most=men[1])
