"""If it fires there: the table's losses, every factor whether it counts or not, luck, and what comes of it."""

from __future__ import annotations

from typing import NamedTuple

from companion.charts.figures import Reason, of_what
from companion.charts.rounding import figure
from companion.charts.vocabulary import is_read
from companion.games.tactical.charts.combat import FactorRow
from companion.games.tactical.charts.terms import Level
from companion.games.tactical.charts.vocabulary import FACTORS
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules.combat.estimating import Estimate, estimate
from companion.games.tactical.rules.combat.factors import Factor, chance_of
from companion.games.tactical.rules.ground.squares import Square
from companion.games.tactical.rules.names import place
from companion.games.tactical.rules.orders.plotting import targets, why_not_target
from companion.games.tactical.rules.situation import Situation
from companion.games.tactical.rules.state import Unit
from companion.games.tactical.screen.rows.words import strength
from companion.language.messages import among, told
from companion.language.tongue import declared, number, plural, tr
from companion.language.words import capital, listed

IDLE = {
    "target_terrain": "Open ground",
    "elevation": "Target not higher",
    "location": "Where it stands",
    "disruption": "In order",
    "mode": "Its mode",
    "fatigue": "Fatigue",
    "leaders": "No leader",
    "flank": "Front, not flanked",
    "density": "Density",
    "own_density": "Own density",
    "fortification": "No fortification",
    "efficiency": "Efficiency",
    "command_control": "Command control",
    "crew": "Full crew",
    "outmaneuvered": "Not outmaneuvered",
    "successful_attack": "No attack before",
    "battle_time": "Battle time",
    "play_level": "Level of play",
    "ammo": "Ammunition",
}
"""What a factor is called that changes nothing."""
declared(IDLE)


class FireRow(NamedTuple):
    """A line of the working: what it is, what it multiplies with, whether it counts."""

    label: str
    value: str
    counts: bool
    clause: str

    @property
    def aloud(self) -> str:
        """Give the line in words."""
        return f"{self.label} {self.value}"


class FireCard(NamedTuple):
    """Everything about a shot that might be plotted."""

    title: str
    note: str
    rows: tuple[FireRow, ...]
    result: str
    """The men lost, "10 to 31"; "" where nobody is known to be there."""
    range: int
    cost: str
    """What firing costs, in words."""
    reasons: tuple[Reason, ...]
    """Why it would not be fired."""
    order: cmd.Target
    plotted: bool


def may_be_target(now: Situation, one: Unit, at: Square) -> bool:
    """Say whether a unit could plot fire at a square."""
    return at in targets(now, one)


def no_target(now: Situation, one: Unit, at: Square) -> tuple[Reason, ...]:
    """Give why a unit could not plot fire at a square, as far as the seat knows."""
    called = among({one.id: one.name})
    return tuple(reason.named(called) for reason in why_not_target(now, one, at))


def fire_card(now: Situation, one: Unit, at: Square) -> FireCard:
    """Give what the fire of a unit on the map at a square would do."""
    order = cmd.Target(unit=one.id, square=at)
    title, plotted = tr("If it fires at {at}", at=place(at)), one.fire_plot == at
    found = estimate(now, one, at)
    if found is None:
        nobody = tr("Nobody is known to be there; the nearest enemy in sight is fired at instead.")
        return FireCard(title, nobody, (), "", 0, "", (), order, plotted)
    names = listed([unit.name for unit in found.units])
    men = sum(unit.men for unit in found.units if unit.arm != "artillery")
    who = tr("{names}, {n} men", names=names, n=number(men)) if men else f"{names}, {strength(found.victim)}"
    cost = "" if found.cost is None else plural(found.cost, "{n} point", "{n} points")
    return FireCard(
        title,
        tr("{who} · range {n}", who=who, n=found.range),
        tuple(_rows(now, one, found)),
        _span(found),
        found.range,
        cost,
        found.reasons,
        order,
        plotted,
    )


def _span(found: Estimate) -> str:
    if found.least == found.most:
        return str(found.most)
    return tr("{least} to {most}", least=found.least, most=found.most)


def _rows(now: Situation, one: Unit, found: Estimate) -> list[FireRow]:
    shot, luck = found.fire, chance_of(now.rules)
    house = {row.id: row for row in now.rules.modifiers.factor}
    per = now.rules.weapons.losses_for
    guns = one.arm == "artillery"
    count, each = (one.guns, per.artillery) if guns else (one.men, per.small_arms)
    table = float(shot.table)
    words = (
        tr("{n} guns × {loss}", n=count, loss=number(table, "g"))
        if guns
        else tr("{n} men × {loss} in {each}", n=number(count), loss=number(table, "g"), each=each)
    )
    weapon = now.rules.weapon(one.weapon)
    rows = [FireRow(words, number(float(shot.base), ".1f"), True, weapon.clause)]
    level = now.state.level
    book = {name: each for name, each in shot.factors.items() if name not in house}
    rows += [_factor(name, each) for name, each in book.items() if name != "random" and _told(each, level)]
    rows += [of_house(row, shot.factors[row.id]) for row in house.values() if row.id in shot.factors]
    least, most = (number(float(figure(value)), ".2f") for value in (luck.least, luck.most))
    rows.append(FireRow(tr("Luck"), f"×{least}–{most}", True, luck.clause))
    return rows


def _told(factor: Factor, level: Level) -> bool:
    """Leave out what a ruleset or a level of it does not have at all: there is neither a figure nor a word of it."""
    always = _ALWAYS if level == "basic" else (*_ALWAYS, *_BEYOND_BASIC)
    return factor.value != 1 or bool(factor.working) or factor.name in always


def of_house(row: FactorRow, factor: Factor) -> FireRow:
    """Give a house's factor, whether it counts or not."""
    counts, label = bool(factor.working), capital(tr(row.label))
    if not is_read(row, FACTORS):  # in a game begun before that was a fault
        label = tr("{what}: not counted", what=label)
    return FireRow(label, f"×{number(float(factor.value), '.2f')}", counts, row.clause)


_ALWAYS = ("target_terrain", "elevation", "fatigue", "density")
_BEYOND_BASIC = ("mode", "leaders", "flank", "fortification")
"""What the Basic game does not know (ANT-R-BASIC-SCOPE)."""


def _factor(name: str, factor: Factor) -> FireRow:
    counts = factor.value != 1
    said = [told(of_what(one)[0]) for one in factor.working]
    label = capital("; ".join(said)) if said else tr(IDLE[name])
    clause = factor.working[0].clause if factor.working else ""
    return FireRow(label, f"×{number(float(factor.value), '.2f')}", counts, clause)
