"""The march: allowances by time of day, costs dry and in rain, how a corps chooses its pace, stragglers."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from companion.cards.chart_parts import Head, Row, Rule, face, figures, ours, rules
from companion.cards.chart_words import DASH, note, unique
from companion.cards.content import Block, Card, Face, Heading, Table
from companion.charts.figures import exact
from companion.games.campaign.cards.chart_parts import SIDES, figure, label, made, percent, times
from companion.games.campaign.charts.movement import Allowance
from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.charts.sequence import TurnOfDay
from companion.games.campaign.charts.shared import MovementPoints
from companion.games.campaign.rules.modes import likelihood
from companion.language.figures import THIN
from companion.language.tongue import tr

EAGER = range(-3, 16)
"""The eagerness that urgency, night and aggressiveness can come to with ordinary leaders."""


def movement(charts: Rules) -> Card:
    """Give points a turn and what they pay for; ground, deployment and the order on a road on the back."""
    blocks: tuple[Block, ...] = (
        allowances(charts),
        Heading(tr("What it costs")),
        costs(charts),
        note(
            tr(
                "Points left over are lost; those put into an action are kept, and it may be finished in a later turn. "
                "What was begun in rain costs double to its end."
            ),
            clauses=("RTG-8.0d", "RTG-8.0e", "RTG-8.6b"),
        ),
    )
    return made(Head("movement", tr("Movement"), tr("March")), blocks, charts.movement.clause, _ground(charts))


def allowances(charts: Rules) -> Table:
    """Give the points of each kind of corps and pace, by the turns of a day."""
    slots = _slots(charts)
    return figures(
        (tr("Points a turn"), *("/".join(row.start for row in those) for those in slots)),
        (
            Row(
                _mover(row),
                [times(those[0].mp_factor.times, row.mp) for those in slots],
                unique((row.clause, *(one.mp_factor.clause for those in slots for one in those))),
            )
            for row in charts.movement.allowance
            if exact(row.mp)
        ),
    )


def costs(charts: Rules) -> Table:
    """Give what points pay for, dry and in rain."""
    chart = charts.movement
    fights = (
        (tr("Attack"), chart.conduct_attack),
        (tr("Hasty attack"), chart.conduct_hasty_attack),
    )
    return figures(
        (tr("Action"), tr("Points"), tr("In rain")),
        (
            _cost(charts, tr("Enter a hex"), chart.enter_hex),
            _cost(charts, tr("Cross a river, more"), chart.cross_river, plus="+"),
            _cost(charts, tr("Change deployment"), chart.change_deployment),
            *(Row(name, (figure(one.mp), DASH), (one.clause, chart.no_combat_in_rain)) for name, one in fights),
        ),
    )


def _slots(charts: Rules) -> tuple[tuple[TurnOfDay, ...], ...]:
    """Give the turns of a day, those of one factor together."""
    found: dict[Fraction, list[TurnOfDay]] = {}
    for row in charts.sequence.turn:
        found.setdefault(Fraction(exact(row.mp_factor.times)), []).append(row)
    return tuple(tuple(those) for those in found.values())


def _mover(row: Allowance) -> str:
    who = {"infantry": tr("Infantry corps"), "cavalry": tr("Cavalry corps")}[row.corps]
    return f"{who}, {_pace(row.mode)}"


def _pace(name: str) -> str:
    return {"normal": tr("normal"), "force": tr("forced"), "rest": tr("rest")}[name]


def _cost(charts: Rules, name: str, cost: MovementPoints, plus: str = "") -> Row:
    rain = charts.movement.rain
    return Row(name, (f"{plus}{figure(cost.mp)}", f"{plus}{times(rain.times, cost.mp)}"), (cost.clause, rain.clause))


def _ground(charts: Rules) -> Face:
    chart = charts.movement
    blocks: tuple[Block, ...] = (
        rules(
            (
                Rule(tr("Mountains"), tr("never"), (chart.no_mountains,)),
                Rule(
                    tr("Rivers"),
                    tr("Confederates: never. The Union off a bridge: at its cost, and it tires."),
                    (chart.no_river_for_confederates, "RTG-8.4a"),
                ),
                Rule(
                    tr("Same moment"),
                    tr("of two enemies about to change hexes only the Confederate goes"),
                    ("RTG-8.3a",),
                ),
                Rule(
                    tr("Path"),
                    tr(
                        "a corps farther than {n} hex from the start of its path force marches until it is on it",
                        n=chart.joins_within.hexes,
                    ),
                    (chart.joins_within.clause,),
                ),
                Rule(
                    tr("By night"),
                    tr("who withdraws does so at the {mode} pace", mode=_pace(chart.night_withdrawal.mode)),
                    (chart.night_withdrawal.clause,),
                ),
            )
        ),
        Heading(tr("Deployment and stacking")),
        rules(
            (
                Rule(tr("Road mode"), tr("the column of march, on a road or off it; it may move"), ("RTG-6.5.1a",)),
                Rule(tr("Deployed"), tr("the order of battle; it stays in its hex"), ("RTG-6.5.2a",)),
                Rule(
                    tr("Closed"),
                    tr("a hex with a friend in road mode: a lower number makes him deploy, a higher one waits"),
                    ("RTG-7.1a", "RTG-7.1b", "RTG-7.1c"),
                ),
                Rule(
                    tr("Not counted"),
                    tr("headquarters, and whoever is in an active combat mode"),
                    ("RTG-7.2a", "RTG-7.3a"),
                ),
                Rule(
                    tr("Zone of control"),
                    tr("its hex and the six around it, over rivers too"),
                    ("RTG-5.0a", "RTG-5.0c"),
                ),
                Rule(tr("Patrol"), tr("cavalry corps; ends with a move or in an enemy zone"), ("RTG-6.4a", "RTG-6.4c")),
            )
        ),
    )
    return face(tr("Ground and columns"), label(), blocks, chart.clause)


def modes(charts: Rules) -> Card:
    """Give how a corps chooses its pace, and what straggling costs and rest brings back."""
    chart = charts.march_mode
    blocks: tuple[Block, ...] = (
        rules(
            (
                Rule(
                    tr("Eagerness"),
                    tr(
                        "urgency ({night} by night) and the leader's aggressiveness divided by {by}",
                        night=_signed(chart.night.urgency),
                        by=figure(chart.aggressiveness.by),
                    ),
                    (chart.night.clause, chart.aggressiveness.clause),
                ),
                Rule(tr("Chosen for it"), tr("a mode given by OF or SM stands, whatever its eagerness"), ("RTG-8.9e",)),
            )
        ),
        figures((tr("Eagerness"), tr("Forced"), tr("Normal"), tr("Rest")), _likely(charts)),
        *ours(chart),
        Heading(tr("Stragglers, in hundredths of the infantry, drawn from nothing")),
        figures(
            (tr("Most"), tr("Normal"), tr("Forced"), tr("Night, normal"), tr("Night, forced")),
            (
                Row(
                    {"confederate": tr("Confederate"), "union": tr("Union")}[row.side],
                    [percent(one.percent) for one in (row.normal, row.force, row.night_normal, row.night_force)],
                    (row.normal.clause,),
                )
                for side in SIDES
                for row in charts.straggling.row
                if row.side == side
            ),
        ),
        note(
            tr("At rest, or with no point spent, {n} point is regained a turn.", n=charts.straggling.regained.points),
            clauses=(charts.straggling.regained.clause, "RTG-8.10b"),
        ),
    )
    return made(Head("pace", tr("Pace and stragglers"), tr("March")), blocks, chart.clause)


def _signed(value: int) -> str:
    return figure(value)


def _likely(charts: Rules) -> Iterator[Row]:
    """Give the chances of each pace by eagerness; spans in which nothing changes any more stand in one row."""
    chart = charts.march_mode
    found: list[tuple[list[int], tuple[str, str, str]]] = []
    for eager in EAGER:
        force, rest = likelihood(chart.force, eager, rising=True), likelihood(chart.rest, eager, rising=False)
        rest = min(rest, 1 - force)
        shown = tuple(f"{figure(100 * one)}{THIN}%" if one else DASH for one in (force, 1 - force - rest, rest))
        if found and found[-1][1] == shown:
            found[-1][0].append(eager)
        else:
            found.append(([eager], (shown[0], shown[1], shown[2])))
    for nth, (those, said) in enumerate(found):
        name = figure(those[0])
        if nth == 0:
            name = tr("{n} or less", n=figure(those[-1]))
        elif nth == len(found) - 1:
            name = tr("{n} or more", n=figure(those[0]))
        elif len(those) > 1:
            name = tr("{low} to {high}", low=figure(those[0]), high=figure(those[-1]))
        yield Row(name, said, (chart.force.clause,))
