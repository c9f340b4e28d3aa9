"""Leaders hit with their units, and what becomes of them when these are gone (ANT-7.12h, ANT-7.12k)."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from companion.charts.rounding import figure
from companion.games.tactical import messages as say
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.combat.condition import gained
from companion.games.tactical.rules.ground.squares import Square, distance
from companion.games.tactical.rules.orders.leaders_moving import leads, with_unit
from companion.games.tactical.rules.state import Leader, State, Unit
from companion.games.tactical.rules.story import Story
from companion.games.tactical.rules.turn.succession import succeed
from companion.kernel.dice import Why
from companion.kernel.draws import Chance, chance
from companion.language import messages as word
from companion.language.messages import Id

WHOLE = 100


def present(state: State, one: Unit) -> Iterator[Leader]:
    """Yield the leaders who are with a unit: those attached to it, and its brigade's (ANT-7.12d)."""
    yield from with_unit(state, one)
    for leader in state.leaders.values():
        if leader.rank == "brigade" and not leader.lost and leads(leader, one):
            yield leader


def check_wounds(story: Story, name: str, lost: int, before: int) -> None:
    """Draw for every leader with a unit that lost so many of so many men, or guns (ANT-R-WOUND)."""
    if story.state.level != "advanced" or lost <= 0 or before <= 0:
        return
    share = story.rules.wounds.share
    # The share of the loss, not its number: in a large unit a leader is harder to hit.
    flat = story.rules.figure("ANT-R-WOUND", 0)
    odds = Fraction(lost, before)
    match story.rules.choice("ANT-R-WOUND"):
        case 0:
            odds *= figure(share.times)
        case 1:
            odds = Fraction(flat)
    for leader in tuple(present(story.state, story.unit(name))):
        why = Why(say.WOUND_DRAW(leader=word.Leader(leader.id), clause=Id(share.clause)), leader.side, "draw")
        hit = chance(story, Fraction(odds), why)
        if hit:
            falls(story, leader, hit)
            # his unit feels it whether or not another takes his place
            tires = gained(story.rules, story.unit(name), story.rules.fatigue.leader_dies.fatigue)
            story.tell(ev.Tired(name, tires, say.LEADER_FELL(leader=word.Leader(leader.id))))


def bereave(story: Story, gone: Unit, at: Square, *, drawn: bool = True) -> None:
    """Tell what becomes of the leaders of a unit that has just been eliminated in a square (ANT-R-LEADER-ELIM).

    Without a draw those who can go to another unit do.
    """
    if story.state.level != "advanced":
        return
    row = story.rules.wounds.eliminated
    for leader in with_unit(story.state, gone):
        refuge = _nearest(story.state, leader, at)
        who = {"leader": word.Leader(leader.id), "unit": word.Unit(gone.id)}
        why = Why(say.BEREAVED_DRAW(**who, clause=Id(row.clause)), leader.side, "draw")
        percent = story.rules.figure("ANT-R-LEADER-ELIM", row.percent)
        odds = Fraction(percent if drawn else 0) / WHOLE
        # With nobody left to join he is lost without a draw.
        lost = chance(story, odds, why) if refuge else Chance(came=True)
        if refuge is not None and not lost:
            story.tell(ev.LeaderMoved(leader.id, refuge.id))
        else:
            falls(story, leader, lost, refuge)
    for leader in tuple(story.state.leaders.values()):
        if leader.rank == "brigade" and not leader.lost and leads(leader, gone) and not _left(story.state, leader):
            falls(story, leader, Chance(came=True))


def falls(story: Story, leader: Leader, hit: Chance, refuge: Unit | None = None) -> None:
    """Tell that a leader fell, and who takes his place; with his unit gone he who waited goes to `refuge`."""
    story.tell(ev.LeaderFell(leader.id, hit.roll))
    succeed(story, leader, refuge.id if refuge is not None else leader.unit)


def _left(state: State, leader: Leader) -> bool:
    """Say whether any unit of a leader's formation is left, here or still to come."""
    return any(leads(leader, one) and one.status != "eliminated" for one in state.units.values())


def _nearest(state: State, leader: Leader, at: Square) -> Unit | None:
    """Give the unit of a leader's formation nearest to a square, in the order of battle's order among equals."""
    own = [one for one in state.here(leader.side) if leads(leader, one) and one.square is not None]
    return min(own, key=lambda one: distance(at, one.square or at), default=None)
