"""Activation (ANT-3): which divisions may move this turn, and the holds of the Basic game (ANT-QS-2.0)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.charts.figures import Reason, Reasoned
from companion.games.tactical import messages as say
from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.charts.terms import Side
from companion.games.tactical.messages import working as told
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.score import score
from companion.games.tactical.rules.situation import Situation
from companion.games.tactical.rules.state import State, Unit
from companion.games.tactical.rules.story import Story
from companion.games.tactical.rules.turn.holding import CAVALRY
from companion.kernel.dice import Why
from companion.kernel.messages import turn as of_turn
from companion.language.messages import Named, Own, Several, says

NOT_NOW = says("tactical.why.activate-not-now", "no divisions are to be activated now")
NO_DIVISION = says("tactical.why.no-division", "there is no division {division!r} on the map; it can be {names}")
CAVALRY_WAITS = says("tactical.why.cavalry-waits", "the cavalry waits until turn {turn}")
ACTIVATED = says("tactical.why.activated", "{division} is activated already")

HUMAN = "human"
LIMIT = "ANT-R-ACT-LIMIT"
COMPUTER, AS_A_PERSON = "ANT-R-ACT-COMPUTER", 1
MORE_BY_CHANCE, MORE_BY_SCORE = 1, 2
"""Its other readings."""


# ---- who is asked


def is_played(rules: Rules, state: State) -> bool:
    """Say whether divisions are activated one by one: not in the Basic game, without the option, or by a computer.

    Those have the holds, or nothing at all (ANT-QS-2.0, ANT-2.1o, ANT-3.2f, ANT-R-ACT-COMPUTER).
    """
    if rules.activation.base is None or not state.activation or state.level == "basic":
        return False
    return state.control.get(rules.activation.side, HUMAN) == HUMAN or rules.choice(COMPUTER) == AS_A_PERSON


def has_holds(rules: Rules, state: State) -> bool:
    """Say whether formations are held: in the Basic game, and for a computer in every one (ANT-R-ACT-COMPUTER)."""
    return state.activation and not is_played(rules, state)


def limit(rules: Rules, state: State, points: int, drawn: int) -> tuple[int, tuple[Reasoned, ...]]:
    """Give how many divisions may be activated in a turn at a score, with the working (ANT-3.2, ANT-R-ACT-LIMIT)."""
    chart, base = rules.activation_limit, rules.activation.base
    assert base is not None
    above = state.play_level - rules.play_level.historical.level
    parts = (
        Reasoned(base.clause, told.DIVISIONS(), base.divisions),
        Reasoned(chart.random.clause, told.LIMIT_DRAWN(), drawn),
        Reasoned(chart.score.clause, told.SCORE(points=points), max(0, points) // _points_each(rules)),
        # Neither the number drawn nor what score and hour add to it is told in the book: all of it is our reading.
        Reasoned(chart.turns.clause, told.TURN(turn=of_turn(state.turn)), (state.turn - 1) // chart.turns.turns),
        Reasoned(chart.a_level.clause, told.LIMIT_LEVEL(level=state.play_level), above * chart.a_level.divisions),
    )
    found = sum(int(part.value) for part in parts)
    if found >= chart.least.divisions:
        return found, parts
    lifted = Reasoned(chart.least.clause, told.NEVER_FEWER(), chart.least.divisions - found)
    return chart.least.divisions, (*parts, lifted)


def _points_each(rules: Rules) -> int:
    """Give for how many points of the score one division more may be activated."""
    usual = rules.activation_limit.score.points
    return int(rules.figure(LIMIT, usual)) if rules.choice(LIMIT) == MORE_BY_SCORE else usual


def _most_by_chance(rules: Rules) -> int:
    """Give how many divisions chance adds at the most."""
    usual = rules.activation_limit.random.most
    return int(rules.figure(LIMIT, usual)) if rules.choice(LIMIT) == MORE_BY_CHANCE else usual


def offered(rules: Rules, state: State) -> tuple[str, ...]:
    """Give the divisions that can still be activated, in the order of battle's order (ANT-R-ACT-INTER).

    With the cavalry's option they are not offered before their turn (ANT-R-IBM-CAV).
    """
    found: dict[str, bool] = {}
    for one in state.here(rules.activation.side):
        if one.division:
            found[one.division] = found.get(one.division, False) or not one.activated
    return tuple(name for name, idle in found.items() if idle and not _too_early(rules, state, name))


def _too_early(rules: Rules, state: State, division: str) -> bool:
    floor = rules.activation.cavalry
    if floor is None or not rules.choice(CAVALRY) or state.turn >= floor.turn:
        return False
    return any(one.arm == "cavalry" for one in members(state, rules.activation.side, division))


def members(state: State, side: Side, division: str) -> tuple[Unit, ...]:
    """Give a division's units on the map, its cavalry's guns among them (ANT-3.3d)."""
    return tuple(one for one in state.here(side) if one.division == division)


def activated_with(state: State, side: Side, division: str) -> tuple[Unit, ...]:
    """Give the units that are activated with a division: its own, and the artillery of its corps (ANT-3.3b)."""
    own = members(state, side, division)
    corps = {one.corps for one in own if one.corps}
    # Corps guns belong to no division and would never move: they go with the first of their corps that does, and count
    # for none.
    guns = (one for one in state.here(side) if one.arm == "artillery" and not one.division and one.corps in corps)
    return (*own, *guns)


# ---- the phase


def begin(story: Story) -> None:
    """Begin the phase: release what is due, and draw how many divisions may be activated."""
    rules, state = story.rules, story.state
    for formation, turn in state.holds.items():
        if turn <= state.turn:
            story.tell(ev.Released(formation, "turn"))
    if is_played(rules, state):
        span = rules.activation_limit.random
        why = Why(say.LIMIT_DRAW(), rules.activation.side, "activation")
        roll = story.dice.choose(_most_by_chance(rules) - span.least + 1, why)
        found, working = limit(rules, state, score(rules, state).points, span.least + roll.face - 1)
        story.tell(ev.LimitDrawn(found, roll, working))


def waiting(now: Situation) -> bool:
    """Say whether a side has divisions to activate now and must say when it is done."""
    state = now.state
    if state.phase.kind != "activation" or not is_played(now.rules, state):
        return False
    return state.activations > 0 and bool(offered(now.rules, state))


def why_not(now: Situation, command: cmd.Activate | cmd.EndActivation) -> Iterator[Reason]:
    """Yield why a division cannot be activated, or activation cannot be ended."""
    if not waiting(now):
        yield Reason(NOT_NOW(), "ANT-3.1b", firm=True)
    elif isinstance(command, cmd.Activate):
        yield from _why_not(now.rules, now.state, command.division)


def _why_not(rules: Rules, state: State, division: str) -> Iterator[Reason]:
    can = offered(rules, state)
    if division in can:
        return
    own = members(state, rules.activation.side, division)
    if not own:
        yield Reason(
            NO_DIVISION(division=Own(division), names=Several(tuple(map(Named, can)))),
            "ANT-3.1b",
            firm=True,
        )
    elif _too_early(rules, state, division):
        assert rules.activation.cavalry is not None
        yield Reason(
            CAVALRY_WAITS(turn=rules.activation.cavalry.turn),
            rules.activation.cavalry.clause,
        )
    else:
        yield Reason(ACTIVATED(division=Named(division)), "ANT-3.2e", firm=True)
