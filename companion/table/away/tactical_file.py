"""A part of a square-grid battle as a battle file: its units as they stand, each a command of its own, and leaders.

A point is a man or a gun, so that what comes back is to the man. A brigade's leader is with the first of its units; the
leaders of divisions and corps are commands without troops, of whom only their fall is asked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Literal

import msgspec

from companion.charts.figures import exact
from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.charts.terms import SIDES, Side, other
from companion.games.tactical.game import Tactical
from companion.games.tactical.rules.combat.condition import losses_a_point
from companion.games.tactical.rules.ground.map import Ground
from companion.games.tactical.rules.ground.squares import NAMES, Square, distance
from companion.games.tactical.rules.names import place
from companion.games.tactical.rules.state import Leader as Officer
from companion.games.tactical.rules.state import OnTable, State, Unit
from companion.games.tactical.rules.table.battle import counts_ammunition, leaders_of
from companion.games.tactical.rules.table.book import named
from companion.games.tactical.rules.view import clock, phase_name
from companion.table.away.square_field import field_of
from companion.table.file import sharing
from companion.table.file.battle import (
    BattleFile,
    Brigade,
    Command,
    Condition,
    Fact,
    Field,
    Force,
    Guns,
    Leader,
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
WAY = {"column": "road", "limbered": "road"}
RANKS = ("corps", "division")
"""Leaders who are commands of their own, the highest first."""


def battle_file(game: Tactical, state: State, setting: Setting) -> BattleFile:
    """Give the part of the field that is on the table as a file; there must be one."""
    battle, rules = state.table, game.rules(state)
    assert battle is not None
    ground = game.situation(state).ground
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
        field=_with_ground(rules, ground, state, battle, setting),
        sides=tuple(_force(state, battle, side, attacker(rules, state), setting) for side in SIDES),
    )
    return msgspec.structs.replace(made, check=check_code(made))


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


def _with_ground(rules: Rules, ground: Ground, state: State, battle: OnTable, setting: Setting) -> Field:
    """Give the field with the ground that its squares have; a chart that knows of none gives none."""
    field, made = _field(rules, ground, state, battle, setting.chart), setting.chart.ground
    if made is None or made.map is None:
        return field
    return with_ground(field, field_of(rules, ground, state, field, chart=made.map, scale=setting.scale))


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


# ---- the forces


def _force(state: State, battle: OnTable, side: Side, attacks: Side, setting: Setting) -> Force:
    units = [state.units[name] for name in battle.units if state.units[name].side == side]
    officers = [one for one in leaders_of(state, battle) if one.side == side]
    led: dict[str, Officer] = {}
    for one in officers:
        if one.rank == "brigade":
            first = next(unit for unit in units if unit.brigade == one.formation)
            # A command may have one leader who counts: where halves of a brigade stand in several squares he rides with
            # the first.
            led.setdefault(first.id, one)
    high = [one for rank in RANKS for one in officers if one.rank == rank]
    commands = (
        *(_command(one, led.get(one.id), setting, counted=counts_ammunition(state)) for one in units),
        *(_headquarters(one, setting.chart) for one in high),
    )
    return Force(
        side=side, attacks=side == attacks, commander=high[0].id if high else commands[0].id, commands=commands
    )


def _command(one: Unit, leader: Officer | None, setting: Setting, *, counted: bool) -> Command:
    """Give a unit as a command: its troops are its one brigade, or its guns."""
    chart, scale = setting.chart, setting.scale
    troops, guns = one.arm != "artillery", one.guns if one.arm == "artillery" else 0
    men = one.men if troops else 0
    able = leader is not None and _able(leader, chart)
    low = not one.ammo if counted else msgspec.UNSET
    brigade = Brigade(
        id=one.id,
        name=one.name,
        arm="cavalry" if one.arm == "cavalry" else "infantry",
        division=one.division,
        commander=leader.name if leader is not None else "",
        exceptional=able,
        carbine="breech-loading" if one.weapon in chart.breech_loading else "muzzle-loading",
        men=men,
        stands=sharing.stands(men, scale.men_per_stand),
        over=men - sharing.stands(men, scale.men_per_stand) * scale.men_per_stand,
        low_ammo=low,
    )
    battery = Guns(
        id=one.id,
        name=one.name,
        division=one.division,
        gun="rifled" if one.weapon in chart.rifled else "smoothbore",
        horse=one.cavalry_artillery,
        guns=guns,
        stands=sharing.stands(guns, scale.guns_per_stand),
        over=guns - sharing.stands(guns, scale.guns_per_stand) * scale.guns_per_stand,
        low_ammo=low,
    )
    return Command(
        id=one.id,
        name=one.name,
        formation=_formation(one.corps, one.division, one.name),
        condition=condition(one, chart),
        deployment="road" if WAY.get(one.mode) == "road" else "deployed",
        strength=Strength(
            infantry=men if one.arm == "infantry" else 0,
            cavalry=men if one.arm == "cavalry" else 0,
            foot_guns=0 if one.cavalry_artillery else guns,
            horse_guns=guns if one.cavalry_artillery else 0,
        ),
        fatigue=float(one.fatigue),
        leaders=(_leader(leader, chart),) if leader is not None else (),
        brigades=(brigade,) if troops else (),
        guns=() if troops else (battery,),
        facts=tuple(_facts(one)),
    )


def _headquarters(one: Officer, chart: OfflineChart) -> Command:
    """Give a leader of a division or a corps as a command without troops."""
    return Command(
        id=one.id,
        name=f"{one.name}, {one.rank} leader",
        formation=_formation(one.corps, one.division, one.formation),
        strength=Strength(),
        leaders=(_leader(one, chart),),
        facts=(Fact(label="Bonus", value=f"{one.bonus} %"),),
    )


def _formation(corps: str, division: str, name: str) -> str:
    """Name the corps that somebody stands under on the table; who has none, under his division or his own name."""
    return corps or division or name


def _leader(one: Officer, chart: OfflineChart) -> Leader:
    division = one.formation if one.rank == "division" else one.division if one.rank == "brigade" else ""
    return Leader(name=one.name, rank=one.rank, division=division, exceptional=_able(one, chart), commands=True)


def _able(one: Officer, chart: OfflineChart) -> bool:
    return one.bonus >= chart.exceptional.leadership


def condition(one: Unit, chart: OfflineChart) -> Condition:
    """Say how a unit starts on the table, by the share of its effectiveness that fatigue has left it as morale.

    Who is routed or disrupted is spent.
    """
    share = Fraction(one.morale, one.effectiveness) if one.effectiveness else Fraction(0)
    if one.routed or one.disrupted or share <= exact(chart.condition.spent_at):
        return "spent"
    return "worn" if share < exact(chart.condition.worn_below) else "fresh"


def _facts(one: Unit) -> Iterator[Fact]:
    """Yield a unit's statistics as its displays show them."""
    yield Fact(label="Square", value=place(one.square) if one.square is not None else "")
    yield Fact(label="Facing", value=NAMES[one.facing])
    yield Fact(label="Mode", value=one.mode)
    yield Fact(label="Weapon", value=one.weapon)
    yield Fact(label="Effectiveness", value=str(one.effectiveness))
    yield Fact(label="Morale", value=str(one.morale))
    if one.fort:
        yield Fact(label="Works", value=str(one.fort))
    told = [words for words, on in (("routed", one.routed), ("disrupted", one.disrupted)) if on]
    told += [] if one.ammo else ["out of ammunition"]
    if told:
        yield Fact(label="State", value=", ".join(told))
