"""Recovery: order, fatigue, ammunition and ranks regained at the turn's beginning, some of it in its middle.

ANT-5, ANT-9.0; each unit's order first, then fatigue, ammunition and rally, as the book names them (ANT-5.0).
"""

from __future__ import annotations

from fractions import Fraction

from companion.charts.figures import Reasoned
from companion.games.tactical import messages as say
from companion.games.tactical.charts.condition import Eligibility, FlatKind
from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.combat.condition import WHOLE, fatigue_recovered, order_chance
from companion.games.tactical.rules.ground.zones import zone_of
from companion.games.tactical.rules.state import Leader, State, Unit
from companion.games.tactical.rules.story import Story
from companion.games.tactical.rules.turn.command_control import away, commander
from companion.kernel.dice import Roll, Why
from companion.kernel.draws import chance
from companion.language.messages import Unit as Who


def recover(story: Story) -> None:
    """Play the Recovery/Rally Phase (ANT-5.0)."""
    _recover(story, mid_turn=False)


def recover_mid_turn(story: Story) -> None:
    """Play the Mid-Turn Recovery Phase: order and ammunition alone (ANT-9.0)."""
    _recover(story, mid_turn=True)


def _recover(story: Story, *, mid_turn: bool) -> None:
    # For both sides before anybody recovers: routed units may have no zone, and who rallies first must not change it
    # for the next.
    zones = {
        "union": zone_of(story.rules, story.state, "confederate"),
        "confederate": zone_of(story.rules, story.state, "union"),
    }
    for one in tuple(story.state.here()):
        found = recovered(story, one, in_zone=one.square in zones[one.side], mid_turn=mid_turn)
        if found.order or found.fatigue or found.ammo or found.rallied or found.rolls:
            story.tell(found)


def recovered(story: Story, one: Unit, *, in_zone: bool, mid_turn: bool) -> ev.Recovered:
    """Work out what a unit recovers; `in_zone` says whether it is in an enemy zone of control."""
    rules = story.rules
    rolls: list[Roll] = []
    order = regains_order(story, one, rolls, in_zone=in_zone)
    fatigue = 0
    working: tuple[Reasoned, ...] = ()
    if not mid_turn:
        points, line = fatigue_recovered(rules, one.effectiveness, in_zone=in_zone)
        fatigue = min(points, one.fatigue)
        working = (line,) if fatigue else ()
    ammo = resupplied(story, one, rolls, mid_turn=mid_turn)
    # With the fatigue that this phase has just taken off: order, fatigue, ammunition and rally come in the order in
    # which the book names them.
    morale = one.effectiveness - (one.fatigue - fatigue)
    led = story.state.level == "basic" or brigade_led(rules, story.state, one)
    rallied = not mid_turn and may_rally(rules, one, morale, basic=story.state.level == "basic", led=led)
    return ev.Recovered(
        one.id, fatigue=fatigue, order=order, ammo=ammo, rallied=rallied, rolls=tuple(rolls), working=working
    )


def regains_order(story: Story, one: Unit, rolls: list[Roll], *, in_zone: bool) -> bool:
    """Draw whether a disrupted unit regains its order: in command, with morale enough (ANT-5.1, ANT-T-DISRREC)."""
    if not one.disrupted or not one.in_command or one.morale <= story.rules.disruption.morale_above.morale:
        return False
    row = order_chance(story.rules, leader_lives=brigade_led(story.rules, story.state, one), in_zone=in_zone)
    return _comes_about(story, row.percent, Why(say.ORDER_REGAINED(unit=Who(one.id)), one.side, "recovery"), rolls)


def brigade_led(rules: Rules, state: State, one: Unit) -> bool:
    """Say whether a unit's brigade has its leader; one that never had any counts so (ANT-R-DISR-NOBRIGADE).

    Who has been promoted is gone from his brigade (ANT-R-SUCCESSION).
    """
    own = [lead for lead in state.leaders.values() if _of_brigade(lead, one)]
    none = not own and rules.choice("ANT-R-DISR-NOBRIGADE") == 0
    return none or any(lead.rank == "brigade" and not lead.lost for lead in own)


def _of_brigade(leader: Leader, one: Unit) -> bool:
    return bool(one.brigade) and leader.side == one.side and leader.brigade == one.brigade


def may_rally(rules: Rules, one: Unit, morale: int, *, basic: bool = False, led: bool = True) -> bool:
    """Say whether a routed unit rallies: morale, command control, men; artillery's men do not count (ANT-5.2a).

    ANT-R-RALLY-ART, ANT-R-BASIC-RALLY: in the Basic game everybody is in command.
    """
    wanted = rules.rout.rally_from.morale
    if not led:
        wanted = int(rules.figure("ANT-R-BRIGADE-RALLY", wanted))
    if not one.routed or not one.in_command or morale < wanted:
        return False
    if not led and rules.choice("ANT-R-BRIGADE-RALLY") == 2:
        return False
    guns_count = one.arm == "artillery" and rules.choice("ANT-R-RALLY-ART") == 1
    if (one.arm == "artillery" and not guns_count) or (basic and rules.choice("ANT-R-BASIC-RALLY") == 1):
        return True
    # More than, not from: seven Union brigades start at or under their figure, and once routed never rally. The book
    # says just that.
    printed = next(row.more_than for row in rules.rout.rally_men if row.side == one.side)
    men = one.guns * rules.guns.melee_men.men if guns_count else one.men
    return men > rules.figure("ANT-R-RALLY-SMALL", printed)


# ---- ammunition


def resupplied(story: Story, one: Unit, rolls: list[Roll], *, mid_turn: bool) -> bool:
    """Draw whether a unit out of ammunition gets some: first whether it is reached, then the resupply (ANT-5.4a)."""
    if one.ammo or not one.in_command:
        return False
    chart = story.rules.ammo
    reached = eligibility(story.rules, story.state, one)
    if reached is not None:
        if reached.outcome == "at-once":
            return True
        why = Why(say.AMMO_REACHED(unit=Who(one.id)), one.side, "recovery")
        if not _comes_about(story, reached.percent, why, rolls):
            return False
    row = next(row for row in chart.resupply if row.side == one.side and one.arm in row.arms)
    points = row.mid_turn if mid_turn else row.percent
    return _comes_about(story, points, Why(say.RESUPPLIED(unit=Who(one.id)), one.side, "recovery"), rolls)


def eligibility(rules: Rules, state: State, one: Unit) -> Eligibility | None:
    """Give what a unit's distance to its leader means for its ammunition; None where it goes straight to the resupply.

    ANT-T-AMMO-ELIG; corps artillery measures to its corps' leader, a formation without one is out of reach, and without
    leaders in the game nobody measures (ANT-R-AMMO-RANGE).
    """
    chart = rules.ammo
    if flat_kinds(one) & set(chart.flat.who):
        return Eligibility(min=0, outcome="chance", percent=chart.flat.percent, clause=chart.flat.clause)
    if state.level not in rules.command.levels:
        return _without_leaders(rules)
    if one.division:
        leader = commander(state, one.side, "division", one.division)
    else:
        leader = commander(state, one.side, "corps", one.corps)
    squares = away(state, one.square, leader)
    if squares is None:
        # Without a leader it is as far as one can be.
        return chart.eligibility[-1]
    return next(row for row in chart.eligibility if row.min <= squares and (row.max is None or squares <= row.max))


def _without_leaders(rules: Rules) -> Eligibility | None:
    """Give how a unit is reached where no leaders are: not asked, as beside one, or by the flat chance."""
    chart = rules.ammo
    match rules.choice("ANT-R-AMMO-RANGE"):
        case 1:
            near = rules.figure("ANT-R-AMMO-RANGE", 0)
            return next(row for row in chart.eligibility if row.min <= near and (row.max is None or near <= row.max))
        case 2:
            return Eligibility(min=0, outcome="chance", percent=chart.flat.percent, clause=chart.flat.clause)
        case _:
            return None


def flat_kinds(one: Unit) -> set[FlatKind]:
    """Give the kinds of the ammunition chart that a unit is of."""
    kinds: dict[FlatKind, bool] = {
        "cavalry": one.arm == "cavalry",
        "cavalry-artillery": one.cavalry_artillery,
        "confederate-artillery": one.arm == "artillery" and one.side == "confederate",
        "independent": one.independent,
    }
    return {kind for kind, found in kinds.items() if found}


def _comes_about(story: Story, points: int, why: Why, rolls: list[Roll]) -> bool:
    """Draw whether something of so many percent comes about, and keep the roll."""
    came = chance(story, Fraction(points, WHOLE), why)
    if came.roll is not None:
        rolls.append(came.roll)
    return came.came
