"""The execution phase: both armies move and fight in one turn of time (RTG-4.5, RTG-8, RTG-R-EXEC-TIME).

What happens next is read from the state alone: a phase that stopped at a question goes on exactly there.
"""

from __future__ import annotations

from fractions import Fraction

from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules import lines
from companion.games.campaign.rules.attacking import attack
from companion.games.campaign.rules.battle.arrivals import foreseen
from companion.games.campaign.rules.battle.participants import is_army_commander
from companion.games.campaign.rules.clock import END, START, Turn, drop, ends, is_paid, march, paid, spend, the_turn
from companion.games.campaign.rules.marching import enter, obey
from companion.games.campaign.rules.modes import break_contact, choose_march, keep_pace, meet, stand
from companion.games.campaign.rules.orders import CD, CM, SU, Deployment
from companion.games.campaign.rules.stacking import clear_the_way, in_the_way
from companion.games.campaign.rules.state import NOTHING, Corps, State, part, whole
from companion.games.campaign.rules.story import Story
from companion.games.campaign.rules.withdrawing import withdraw


def execute(story: Story) -> None:
    """Play the phase from the present moment to its end (clock 1), or to a question or a battle that waits."""
    turn = the_turn(story.rules, story.state)
    # A battle that was open when the game stopped is finished before anybody moves: time stands still in it
    # (RTG-R-OFF-WHEN).
    if story.state.battle is not None:
        from companion.games.campaign.rules.battle.fight import go_on

        go_on(story)
    if _stopped(story.state):
        return
    if story.state.under_way:
        _look_about(story, turn)
    else:
        _open(story, turn)
    # Corps are frozen, so the very object is the key to what was reckoned for it: who has not changed since need not be
    # asked again.
    known: dict[str, tuple[Corps, Fraction | None]] = {}
    while True:
        _settle(story, turn)
        if _stopped(story.state):
            return
        found = _next(story, turn, known)
        if found is None:
            break
        at, one = found
        if part(at) != story.state.clock:
            story.tell(ev.ClockMoved(part(at)))
        if one is not None:
            _finish(story, turn, one, at)
    _close(story, turn)


def _stopped(state: State) -> bool:
    return state.pending is not None or state.battle is not None


def in_order(state: State) -> list[Corps]:
    """Give the corps on the map in the order of events at one time: Confederates first, then the lower number."""
    return sorted(state.present(), key=_precedence)


def _precedence(one: Corps) -> tuple[str, int]:
    return one.side, one.number


# ---- the beginning and the end


def _open(story: Story, turn: Turn) -> None:
    """Have everybody take the modes that he acts in (RTG-4.5b, RTG-8.9)."""
    lines.settle_all(story)
    for one in in_order(story.state):
        meet(story, turn, one.id, START)
        break_contact(story, one.id, START)
    for one in in_order(story.state):
        # Drawn for all in one place and before anybody moves, so that the order of the draws depends on nothing that
        # happens in the phase.
        if one.combat == "inactive":
            choose_march(story, turn, one)
    story.tell(ev.ClockMoved(part(START)))


def _close(story: Story, turn: Turn) -> None:
    """End the phase: what is paid is kept for the next turn; who is near no enemy is inactive (RTG-8.0e, RTG-6.2c)."""
    for one in in_order(story.state):
        if one.action is not None:
            story.tell(ev.ActionPaid(one.id, part(END), part(paid(turn, one, END))))
        break_contact(story, one.id, END)
    if whole(story.state.clock) != END:
        story.tell(ev.ClockMoved(part(END)))


def _look_about(story: Story, turn: Turn) -> None:
    """See what a battle has changed: whose a hex is, and who has an enemy near."""
    now = whole(story.state.clock)
    lines.settle_all(story)
    for one in in_order(story.state):
        meet(story, turn, one.id, now)


# ---- what corps begin


def _settle(story: Story, turn: Turn) -> None:
    """Have every corps begin what it may at this moment, until nobody has anything to begin."""
    now = whole(story.state.clock)
    changed = True
    while changed:
        changed = False
        for one in in_order(story.state):
            if _stir(story, turn, story.corps(one.id), now):
                changed = True
                if _stopped(story.state):
                    return


def _stir(story: Story, turn: Turn, one: Corps, now: Fraction) -> bool:
    """Have one corps begin or give up something; give whether anything was told."""
    if not one.here or (one.combat == "inactive" and _is_busy(one)):
        return False
    if one.combat != "inactive" and keep_pace(story, turn, one, now):
        return True
    # At the very end nothing is begun: it could not be paid any part of.
    too_late_or_early = now == END or (one.waits_until != NOTHING and whole(one.waits_until) > now)
    if too_late_or_early and (one.combat == "inactive" or one.action is None):
        return False  # who has something in hand before the enemy gives it up all the same where it has no sense
    if _act(story, turn, one, now):
        return True
    if one.action is not None and not one.spent:
        spend(story, turn, one, now)  # it goes on with what it had begun in an earlier turn
    return False


def _act(story: Story, turn: Turn, one: Corps, now: Fraction) -> bool:
    match one.combat:
        case "inactive" if one.action is None:
            return obey(story, turn, one, now)
        case "inactive":
            return _waits_to_enter(story, turn, one, now)
        case "withdraw":
            return withdraw(story, turn, one, now)
        case "stand":
            return stand(story, turn, one, now)
        case _:
            return attack(story, turn, one, now)


def _is_busy(one: Corps) -> bool:
    """Say whether a corps that no enemy is near has nothing to begin: no orders, or its hands full."""
    if one.action is None:
        return not one.orders
    return one.spent and not is_paid(one.action)


def _waits_to_enter(story: Story, turn: Turn, one: Corps, now: Fraction) -> bool:
    """Have a corps that has paid for entering a hex see that those make room who must."""
    action = one.action
    if action is None or action.to is None or not is_paid(action):
        return False
    return clear_the_way(story, turn, one, action.to, now)


# ---- what comes next, and what it does


def _next(
    story: Story, turn: Turn, known: dict[str, tuple[Corps, Fraction | None]]
) -> tuple[Fraction, Corps | None] | None:
    """Give the moment of the next event and whose it is; None: nothing more happens in this phase.

    Events of one moment: Confederates first, then the lower number; but before all the arrival of an army commander
    under RE, who comes before an attack there is fixed (RTG-R-EXEC-TIME, RTG-R-AT-RE). `known` are the moments reckoned
    so far, each with the corps that it was reckoned for.
    """
    state, now = story.state, whole(story.state.clock)
    found: tuple[tuple[Fraction, bool, str, int], Corps] | None = None
    for one in state.corps.values():
        at = _when(state, turn, one, now, known)
        if at is not None and at <= END:
            # `not`, as False sorts first.
            rank = (at, not _comes_to_help(state, one), *_precedence(one))
            if found is None or rank < found[0]:
                found = rank, one
    if found is None:
        return None
    return found[0][0], found[1] if found[1].action is not None else None


def _comes_to_help(state: State, one: Corps) -> bool:
    action = one.action
    return action is not None and action.to is not None and action.to == one.reinforce and is_army_commander(state, one)


def _when(
    state: State, turn: Turn, one: Corps, now: Fraction, known: dict[str, tuple[Corps, Fraction | None]]
) -> Fraction | None:
    """Give when a corps' action ends, or when it may begin one; None: not in this phase, or not until others move."""
    action = one.action
    if action is None:
        if one.waits_until == NOTHING:
            return None
        begins = whole(one.waits_until)
        return begins if begins > now and one.here else None
    if action.to is not None and is_paid(action):
        return None if in_the_way(state, one, action.to) else now
    # By identity: an equal corps of another moment could have another clock.
    kept = known.get(one.id)
    if kept is None or kept[0] is not one:
        kept = known[one.id] = one, ends(turn, one)
    return kept[1]


def _finish(story: Story, turn: Turn, one: Corps, at: Fraction) -> None:
    """Do what a corps has paid for."""
    action = one.action
    assert action is not None
    match action.kind:
        case "enter":
            assert action.to is not None
            if in_the_way(story.state, one, action.to):
                # Paid and still outside: it waits at the edge of the hex and enters the moment that the road is free,
                # for nothing more.
                story.tell(ev.ActionPaid(one.id, part(at), action.cost))
                clear_the_way(story, turn, one, action.to, at)
            else:
                enter(story, turn, one.id, action.to, at)
        case "deploy" | "form-road":
            deployment: Deployment = "deployed" if action.kind == "deploy" else "road"
            story.tell(ev.DeploymentChanged(one.id, deployment, part(at)))
            if one.combat == "inactive" and one.orders and one.orders[0] == CD(deployment):
                story.tell(ev.OrderDone(one.id))
        case "obey":
            _obeyed(story, turn, one, at)
        case _:
            _fight(story, turn, one, at)


def _obeyed(story: Story, turn: Turn, one: Corps, at: Fraction) -> None:
    """Have an order that costs no points take effect (RTG-8.0f, RTG-13.2.1b, RTG-13.2.8a)."""
    story.tell(ev.Obeyed(one.id, part(at)))
    match one.orders[0]:
        case SU(urgency):
            story.tell(ev.UrgencySet(one.id, urgency))
        case CM(contact):
            story.tell(ev.ContactSet(one.id, contact))
        case _:
            story.tell(ev.PatrolChanged(one.id, True))
            if one.imposed is None:
                march(story, turn, story.corps(one.id), "normal", at)
    story.tell(ev.OrderDone(one.id))


def _fight(story: Story, turn: Turn, one: Corps, at: Fraction) -> None:
    """Open the battle that a corps has paid for, and play it as far as it goes (RTG-9.0b)."""
    from companion.games.campaign.rules.battle.fight import go_on, open_battle

    story.tell(ev.ActionPaid(one.id, part(at), part(paid(turn, one, at))))
    open_battle(story, story.corps(one.id), part(at), arrivals=foreseen(story, one.hex, execute))
    go_on(story)
    if _stopped(story.state):
        return
    # A battle that was called off, or lost its attackers, leaves the paid action in hand; the attack of this turn is
    # used up all the same.
    if story.corps(one.id).action is not None:
        drop(story, story.corps(one.id), at)
    _look_about(story, turn)
