"""A part of a square-grid battle as a battle file: its ground, what is worth holding, its forces as they stand.

A point is a man or a gun, so that what comes back is to the man.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Literal

import msgspec

from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.charts.terms import SIDES, Side, other
from companion.games.tactical.game import Tactical
from companion.games.tactical.rules.combat.condition import losses_a_point
from companion.games.tactical.rules.ground.map import Ground
from companion.games.tactical.rules.ground.squares import Square, distance
from companion.games.tactical.rules.names import place
from companion.games.tactical.rules.state import OnTable, State
from companion.games.tactical.rules.table.book import named
from companion.games.tactical.rules.view import clock, phase_name
from companion.table.away.joining import Group
from companion.table.away.square_field import field_of
from companion.table.away.tactical_forces import There, force
from companion.table.file.battle import (
    BattleFile,
    Fact,
    Field,
    Objective,
    Scale,
    Strength,
    check_code,
)
from companion.table.file.ground import with_ground
from companion.table.file.reckoning import Reckoning
from companion.table.file.setting import Setting
from companion.table.file.tables import OfflineChart

MINUTES = 60
"""Of an hour."""


def battle_file(game: Tactical, state: State, setting: Setting, *, apart: bool = False) -> BattleFile:
    """Give the part of the field that is on the table as a file; there must be one.

    `apart` has every unit stand for itself, as battles were given out before brigades stood together.
    """
    battle, rules = state.table, game.rules(state)
    assert battle is not None
    ground, attacks = game.situation(state).ground, attacker(rules, state)
    there = There.of(state, battle, setting)
    those = there.groups(apart=apart)
    sides, by_itself = (
        tuple(force(there, side, these, attacks=side == attacks) for side in SIDES)
        for these in (those, there.groups(apart=True))
    )
    where = named(ground, battle)
    made = BattleFile(
        game="tactical",
        source=setting.source,
        scenario=state.scenario,
        about="A battle for the table, both sides whole. Read back by: companion battle import GAME THIS_FILE",
        battle=battle.id,
        title=f"{state.title}: {where}, {clock(rules, max(1, state.turn))}",
        turn=state.turn,
        rules=dict(setting.rules),
        scale=Scale(
            id=setting.scale.id,
            men_a_stand=setting.scale.men_per_stand,
            guns_a_stand=setting.scale.guns_per_stand,
            men_a_point=1,
            guns_a_point=setting.chart.guns_a_point,
        ),
        field=_with_ground(rules, ground, state, those, setting),
        sides=sides,
    )
    # Of every unit by itself: who stands together hangs on the scale, and a battle fought at another one comes back.
    return msgspec.structs.replace(made, check=check_code(msgspec.structs.replace(made, sides=by_itself)))


def reckoning(rules: Rules, chart: OfflineChart) -> Reckoning:
    """Give what a return is worked out by: fatigue by losses, those of guns counted in men.

    ANT-T-FATGAIN, ANT-R-GUN-LOSS. Nobody straggles: who ran is back with his unit when the battle is over.
    """

    def tiring(had: Strength) -> Callable[[int], int]:
        men = had.infantry + had.cavalry
        each = Fraction(losses_a_point(rules, men)) / (1 if men else rules.guns.a_gun.men)
        # Full steps only: a loss that is not yet worth a point of fatigue costs none, as in the battle itself.
        return lambda lost: lost * each.denominator // each.numerator

    return Reckoning(
        chart=chart,
        tiring=tiring,
        grain=1,
        most=rules.scale.rating.most,
        clause=rules.fatigue.losses.clause,
        straggling=False,
        scale_clause="",
        entry_clause="",
    )


def attacker(rules: Rules, state: State) -> Side:
    """Give the side that attacks: the one whose phase it is, else the one that does not defend this battle."""
    return state.phase.side or other(rules.start.defender)


# ---- the field


def _field(rules: Rules, ground: Ground, state: State, battle: OnTable, chart: OfflineChart) -> Field:
    turns, turn = rules.sequence.turns, max(1, state.turn)
    # A battle without nights ends before dark: its own last turn is then as late as it gets.
    until = next((night for night in rules.sequence.night_turns if night >= turn), state.last_turn + 1)
    attacks = attacker(rules, state)
    facts = [
        Fact(label="Turn", value=str(state.turn), clause=turns.clause),
        Fact(label="Phase", value=phase_name(rules, state)),
        Fact(label="A square", value=f"{rules.scale.square.yards} yards", clause=rules.scale.square.clause),
        Fact(label="Attacker", value=attacks),
    ]
    if battle.around is not None:
        reach = "that square" if not battle.within else f"within {battle.within} squares of {place(battle.around)}"
        facts.append(Fact(label="Ground", value=reach))
    return Field(
        place=named(ground, battle),
        terrain=_terrain(rules, ground, battle),
        day=f"turn {state.turn}",
        starts_at=clock(rules, turn),
        hours=battle.hours,
        daylight=max(0, (until - turn) * turns.minutes // MINUTES),
        objectives=tuple(_objectives(rules, ground, state, battle, chart)),
        facts=tuple(facts),
    )


def _with_ground(rules: Rules, ground: Ground, state: State, those: tuple[Group, ...], setting: Setting) -> Field:
    """Give the field with the ground that its squares have; a chart that knows of none gives none."""
    assert state.table is not None
    field, made = _field(rules, ground, state, state.table, setting.chart), setting.chart.ground
    if made is None or made.map is None:
        return field
    return with_ground(field, field_of(rules, ground, state, field, those=those, chart=made.map, scale=setting.scale))


def _squares(ground: Ground, battle: OnTable) -> Iterator[Square]:
    middle = battle.around
    return (at for at in ground.kinds if middle is None or distance(middle, at) <= battle.within)


def _terrain(rules: Rules, ground: Ground, battle: OnTable) -> str:
    """Name the kinds of ground, that of most squares first."""
    kinds = Counter(ground.terrain(at) for at in _squares(ground, battle))
    return ", ".join(rules.kinds[kind].name for kind, _ in kinds.most_common())


def _objectives(
    rules: Rules, ground: Ground, state: State, battle: OnTable, chart: OfflineChart
) -> Iterator[Objective]:
    """Yield what is worth holding: the field, the battle's own objective squares in it, and each bridge."""
    points = chart.objective
    yield Objective(id="field", name="The field", points=points.field, holder=other(attacker(rules, state)))
    there = set(_squares(ground, battle))
    for row in rules.objectives.row:
        at = (row.square[0], row.square[1])
        if at in there:
            name = ground.objectives.get(at, place(at))
            yield Objective(id=f"square-{at[0]}-{at[1]}", name=name, points=points.field, holder=_holder(state, at))
    for at, bridge in ground.bridges.items():
        if at in there:
            yield Objective(id=f"bridge-{at[0]}-{at[1]}", name=bridge, points=points.bridge, holder=_holder(state, at))


def _holder(state: State, at: Square) -> Side | Literal[""]:
    return next((one.side for one in state.at(at)), "")
