"""A battle listed for a table: all that is known of every corps in it and of its hex (RTG-15.0c, RTG-R-OFF-EXPORT)."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from math import floor
from typing import Literal

import msgspec
from msgspec.structs import replace

from companion.charts.figures import Exact, Reason, Refused, shown
from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.rules.battle.estimates import (
    answer_of_computer,
    asks_headquarters,
    commanding,
    fighters,
    is_human,
)
from companion.games.campaign.rules.battle.participants import corps_on, has_both_sides, who_comes
from companion.games.campaign.rules.calendar import day_name, day_number, turn_of_day
from companion.games.campaign.rules.combat.aftermath import percent_left
from companion.games.campaign.rules.combat.reconnaissance import estimated_odds, strength_of
from companion.games.campaign.rules.combat.sides import Fighter
from companion.games.campaign.rules.combat.strength import morale
from companion.games.campaign.rules.ground import Ground
from companion.games.campaign.rules.hexes import DIRECTIONS, Direction, Hex, neighbour, opposite
from companion.games.campaign.rules.orders import Contact, Deployment
from companion.games.campaign.rules.state import (
    SIDES,
    Battle,
    CombatMode,
    Corps,
    Side,
    State,
    Strength,
    key,
    other,
    whole,
)
from companion.language.messages import Called, says

NONE_OPEN = says("campaign.why.none-open", "no battle is open")


class HexSide(msgspec.Struct, frozen=True):
    """What runs along or across one side of the battle hex."""

    direction: Direction
    river: str
    """The river's name, "" for none."""
    road: bool
    bridged: bool
    lines: Side | None
    """Whose line the direction is, where lines are drawn (RTG-6.2.1.1)."""


class CorpsStatistics(msgspec.Struct, frozen=True, kw_only=True):
    """A corps in the battle as it truly is; strengths in strength points, guns as pieces of eight pounds."""

    id: str
    side: Side
    number: int
    letter: str
    unit: str
    leader: Called
    leadership: int
    aggressiveness: int
    commander: str
    """ "primary" or "secondary" army commander, else ""."""
    effectiveness: float
    fatigue: float
    morale: float
    demoralised: bool
    strength: Strength
    men: Strength
    """Infantry and cavalry in men; guns are the same in points and in pieces."""
    stragglers: int
    percent: int
    """Of its original strength, cut, at most 100 (RTG-R-ORIGINAL)."""
    contact: Contact
    combat: CombatMode
    deployment: Deployment
    urgency: int
    entered: Direction | None
    """The direction it came in from."""
    stands: bool = True
    """It is in the hex when the battle begins; else it comes in by that direction."""
    arrives: str = ""
    """The hour in which it comes, "15:20"; "" for who is there, or comes in at once (RTG-R-OFF-ONE)."""


class BattleStatistics(msgspec.Struct, frozen=True, kw_only=True):
    """All that the players need to fight a battle by a method of their own (RTG-15.0c, RTG-R-OFF-EXPORT)."""

    battle: str
    scenario: str
    turn: int
    day: int
    date: str
    hour: str
    hex: Hex
    terrain: str
    place: str
    attacker: Side
    of_day: bool
    """It is the one battle of the day in its hex, and lasts to dusk at most."""
    held: Side | Literal["neither"]
    """Who holds the place as the battle begins (RTG-R-OFF-ONE)."""
    commanding: dict[str, str]
    """{side: the corps whose leader commands}."""
    hint: dict[str, int]
    """{a computer's side: the urgency it would give}, by the true odds (RTG-R-OFF-AI)."""
    sides: tuple[HexSide, ...]
    corps: tuple[CorpsStatistics, ...]
    """Confederates first, by number."""


def statistics(state: State, rules: Rules, ground: Ground) -> BattleStatistics:
    """List the open battle for the table; raises Refused where none is open, or nobody is left of a side."""
    battle = open_battle_of(state)
    if not has_both_sides(state, battle):
        raise Refused([Reason(NONE_OPEN(), "RTG-15.0c")])
    turn = turn_of_day(rules, state)
    return BattleStatistics(
        battle=battle.id,
        scenario=state.scenario,
        turn=state.turn,
        day=day_number(rules, state),
        date=day_name(rules, state),
        hour=turn.start,
        hex=battle.hex,
        terrain=ground.terrain[battle.hex],
        place=ground.towns.get(battle.hex, ""),
        attacker=battle.attacker,
        of_day=bool(battle.until),
        held=holder(state, battle),
        commanding={str(side): commanding(state, battle, side).id for side in SIDES},
        hint=_hints(state, rules, ground, battle),
        sides=tuple(_hex_side(state, ground, battle.hex, direction) for direction in DIRECTIONS),
        corps=tuple(one for side in SIDES for one in _of_side(state, rules, battle, side)),
    )


def holder(state: State, battle: Battle) -> Side | Literal["neither"]:
    """Give who holds the place: who did at the end of the last battle on the table there, else who was alone in it.

    Where each attack is a battle by itself it is the defender (RTG-R-OFF-ONE).
    """
    if not battle.until:
        return other(battle.attacker)
    before = [one.fought_here for one in state.in_hex(battle.hex) if one.fought_here is not None]
    here = [one for one in before if one.hex == battle.hex]
    if here:
        return max(here, key=lambda one: one.until).held
    return state.holder.get(key(battle.hex), other(battle.attacker))


def stands_there(one: Corps, battle: Battle, held: Side | Literal["neither"]) -> bool:
    """Say whether a corps is on the field as a battle begins: who holds the place is, and who fought there before.

    The others come in as they came into the hex.
    """
    if not battle.until:
        return one.side != battle.attacker
    before = one.fought_here
    return one.side == held or not one.heading or (before is not None and before.hex == battle.hex)


def _of_side(state: State, rules: Rules, battle: Battle, side: Side) -> Iterator[CorpsStatistics]:
    """Yield a side's corps: those in the hex, then those who come, with edge and hour."""
    held = holder(state, battle)
    for one in corps_on(state, battle, side):
        yield replace(_listed(state, rules, one), stands=stands_there(one, battle, held))
    coming = {one.corps: one for one in battle.arrivals}
    for one in who_comes(state, battle, side):
        found = coming[one.id]
        hour = clock_time(rules, state, found.turn, whole(found.at))
        entered = opposite(found.heading)
        yield replace(_listed(state, rules, one), stands=False, arrives=hour, entered=entered)


def clock_time(rules: Rules, state: State, turn: int, at: Fraction) -> str:
    """Give a moment of a turn by the clock, to the full minute before: "15:20"."""
    slot = turn_of_day(rules, replace(state, turn=turn))
    hours, minutes = divmod(int(slot.start[:2]) * 60 + int(slot.start[2:]) + floor(at * slot.hours * 60), 60)
    return f"{hours % 24:02d}:{minutes:02d}"


def open_battle_of(state: State) -> Battle:
    """Give the open battle; raises Refused."""
    if state.battle is None:
        raise Refused([Reason(NONE_OPEN(), "RTG-15.0c")])
    return state.battle


def _hints(state: State, rules: Rules, ground: Ground, battle: Battle) -> dict[str, int]:
    """Give what each computer's side would answer, at the true odds: the sheet shows the truth anyway."""
    town = ground.town_hex(battle.hex)
    strength: dict[Side, Exact] = {side: strength_of(rules, fighters(state, battle, side), town=town) for side in SIDES}
    hints = {}
    for side in SIDES:
        if is_human(state, side):
            continue
        odds = estimated_odds(own=strength[side], enemy=strength[other(side)])
        asked = asks_headquarters(state, battle, side)
        source = commanding(state, battle, side).urgency
        hints[str(side)] = answer_of_computer(rules, state, battle, side, odds) if asked else source
    return hints


def _hex_side(state: State, ground: Ground, at: Hex, direction: Direction) -> HexSide:
    beyond, lines = neighbour(at, direction), state.lines.get(key(at))
    return HexSide(
        direction,
        river=ground.rivers.get((at, direction), ""),
        road=ground.road_move(at, beyond),
        bridged=ground.bridged(at, beyond),
        lines=None if lines is None else next((side for side in SIDES if direction in lines.of(side)), None),
    )


def _listed(state: State, rules: Rules, one: Corps) -> CorpsStatistics:
    men = rules.scale.men_a_point.value
    second = "secondary" if state.secondary.get(one.side) == one.id else ""
    return CorpsStatistics(
        id=one.id,
        side=one.side,
        number=one.number,
        letter=one.letter,
        unit=one.unit,
        leader=one.leader,
        leadership=one.leadership,
        aggressiveness=one.aggressiveness,
        commander="primary" if one.headquarters else second,
        effectiveness=one.effectiveness,
        fatigue=one.fatigue,
        morale=shown(morale(rules, Fighter.of(one))),
        demoralised=one.demoralised,
        strength=one.strength,
        men=msgspec.structs.replace(
            one.strength, infantry=one.strength.infantry * men, cavalry=one.strength.cavalry * men
        ),
        stragglers=one.stragglers,
        percent=percent_left(rules, one),
        contact=one.contact,
        combat=one.combat,
        deployment=one.deployment,
        urgency=one.urgency,
        entered=opposite(one.heading) if one.heading else None,
    )
