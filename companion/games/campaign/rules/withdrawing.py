"""Getting away from the enemy: where to, whether safely, at what price (RTG-6.2.1)."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from companion.charts.figures import Exact, Reason, Reasoned, Refused, shown
from companion.charts.rounding import figure
from companion.games.campaign import messages as say
from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.messages import working as of_working
from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.clock import Turn, begin, drop
from companion.games.campaign.rules.combat.aftermath import fatigue_of_losses
from companion.games.campaign.rules.combat.casualties import rout_losses
from companion.games.campaign.rules.combat.sides import Fighter
from companion.games.campaign.rules.combat.strength import morale
from companion.games.campaign.rules.ground import Ground
from companion.games.campaign.rules.hexes import DIRECTIONS, Hex, neighbour, opposite, towards
from companion.games.campaign.rules.lines import barred
from companion.games.campaign.rules.state import Corps, Prompt, State, other
from companion.games.campaign.rules.story import Story
from companion.games.campaign.rules.zones import in_enemy_zone, occupied
from companion.kernel.dice import Roll, Why
from companion.language.messages import Figure, Id, Own, Unit, by_name, says

NOBODY_WAITS = says("campaign.why.nobody-waits", "no corps waits to be told whether it withdraws")
AGAIN_OR_NO = says("campaign.why.again-or-no", "answer {again} or {no}, not {choice!r}")

AGAIN, NO = "yes", "no"
"""Answers to whether a corps tries a second time."""


# ---- where to


def in_turn(rules: Rules, one: Corps, first: Hex | None) -> Iterator[Hex]:
    """Yield the hexes around a corps as it tries them.

    The one that an order names (RTG-6.2.1d), the direction it moved last (RTG-6.2.1e, RTG-R-LASTDIR), then all from
    direction 1 on, clockwise (RTG-6.2.1f).
    """
    # The order was given when it stood elsewhere perhaps; then it names no neighbour, and is passed over without a
    # word.
    if first is not None and towards(one.hex, first) is not None:
        yield first
    # The direction of its last move, which may well lead on towards the enemy: the book says no more, and what is shut
    # is not taken anyway (RTG-R-LASTDIR).
    if one.heading:
        back = rules.choice("RTG-R-LASTDIR") == 1
        yield neighbour(one.hex, opposite(one.heading) if back else one.heading)
    for direction in DIRECTIONS:
        yield neighbour(one.hex, direction)


def may_withdraw_to(ground: Ground, state: State, one: Corps, to: Hex) -> bool:
    """Say whether a corps may withdraw into a neighbour.

    Never a mountain (RTG-6.2.1b), over a river for Confederates (RTG-R-RIVER-CSA), where enemies are, or through a
    direction of their lines (RTG-6.2.1c).
    """
    return (
        ground.passable(to)
        and ground.may_cross(one.side, one.hex, to)
        and towards(one.hex, to) not in barred(state, one)
        and not occupied(state, to, other(one.side))
    )


def way_out(rules: Rules, ground: Ground, state: State, one: Corps) -> Hex | None:
    """Give the hex that a corps withdraws into; None when it is shut in."""
    return next((to for to in in_turn(rules, one, one.retreat_to) if may_withdraw_to(ground, state, one, to)), None)


# ---- whether safely


def passes(rules: Rules, one: Corps, roll: Roll) -> bool:
    """Say whether corps morale is at least the number drawn (RTG-6.2.1g)."""
    return morale(rules, Fighter.of(one)) >= roll.face


def computer_tries_again(rules: Rules, one: Corps) -> bool:
    """Say whether the computer lets a corps try again: unless a rout is likelier than not (RTG-R-WITHDRAW-HQ)."""
    return morale(rules, Fighter.of(one)) >= figure(rules.rout.computer_declines_below.level)


def has_a_say(state: State, one: Corps) -> bool:
    """Say whether the army commander decides on a second attempt: he is in the hex (RTG-6.2.1l), not for demoralised.

    RTG-11.0f, RTG-R-WITHDRAW-HQ.
    """
    commander = state.headquarters(one.side)
    return commander.here and commander.hex == one.hex and not one.demoralised


def _draw(story: Story, one: Corps) -> Roll:
    why = Why(say.GETS_AWAY(corps=Id(one.id), ruling=Id("RTG-6.2.1g")), one.side, "draw")
    return story.dice.choose(story.rules.rout.check.highest, why)


def _working(rules: Rules, one: Corps, *rolls: Roll) -> tuple[Reasoned, ...]:
    strength: Exact = morale(rules, Fighter.of(one))
    lines = [Reasoned("RTG-11.0a", of_working.CORPS_MORALE(corps=Id(one.id)), shown(strength))]
    lines += [Reasoned("RTG-6.2.1g", of_working.MORALE_AT_LEAST(corps=Id(one.id)), roll.face) for roll in rolls]
    return tuple(lines)


def check(story: Story, name: str) -> None:
    """Check once a turn whether a corps gets away, as it would start its first move (RTG-R-WITHDRAW-CHECK).

    Who fails stands, unless to withdraw is its contact mode: that one tries again (RTG-6.2.1h, RTG-6.2.1i).
    """
    one = story.corps(name)
    first = _draw(story, one)
    working = _working(story.rules, one, first)
    if passes(story.rules, one, first):
        story.tell(ev.WithdrawalChecked(name, "safe", (first,), working))
    # Only who was told to withdraw, or is beaten, tries twice and risks the rout; a commander who chose it himself
    # thinks better of it and stands.
    elif one.contact != "withdraw" and not one.demoralised:
        story.tell(ev.WithdrawalChecked(name, "stands", (first,), working))
        _stand(story, name, "RTG-6.2.1h")
    elif not has_a_say(story.state, one):
        _try_again(story, name, first)
    elif story.state.control.get(one.side, "human") == "human":
        story.tell(ev.FirstAttemptFailed(name, first, working))
        story.tell(ev.Asked(_question(story.rules, one)))
    elif computer_tries_again(story.rules, one):
        _try_again(story, name, first)
    else:
        story.tell(ev.WithdrawalChecked(name, "stands", (first,), working))
        _stand(story, name, "RTG-R-WITHDRAW-HQ")


def _question(rules: Rules, one: Corps) -> Prompt:
    chart = rules.rout
    percent = figure(chart.loss.percent) + figure(chart.a_leadership_point.percent) * one.leadership
    text = say.WITHDRAWING(
        corps=Unit(one.id),
        leader=by_name(one.leader),
        morale=Figure(shown(morale(rules, Fighter.of(one))), ""),
        loss=Figure(shown(percent), ""),
    )
    usual = AGAIN if computer_tries_again(rules, one) else NO
    return Prompt(one.side, "second-withdrawal", text, (one.id,), (AGAIN, NO), usual)


def answer_withdrawal(story: Story, choice: str) -> None:
    """Take the answer of an army commander whose corps has failed once; raises Refused for any but yes and no.

    A refusal to try puts the corps into stand mode for the turn (RTG-6.2.1l, RTG-R-WITHDRAW-HQ).
    """
    name = next((one.id for one in story.state.present() if one.withdrawal == "asked"), None)
    if name is None:
        raise Refused([Reason(NOBODY_WAITS(), "RTG-6.2.1l")])
    if choice not in (AGAIN, NO):
        raise Refused([Reason(AGAIN_OR_NO(again=Id(AGAIN), no=Id(NO), choice=Own(choice)), "RTG-6.2.1l")])
    if story.state.pending is not None:
        story.tell(ev.Answered(choice))
    if choice == AGAIN:
        _try_again(story, name)
    else:
        story.tell(ev.WithdrawalChecked(name, "stands"))
        _stand(story, name, "RTG-R-WITHDRAW-HQ")


def _try_again(story: Story, name: str, *before: Roll) -> None:
    """Check a second time; who fails again routs, but gets away (RTG-6.2.1i, RTG-6.2.1j)."""
    one = story.corps(name)
    second = _draw(story, one)
    working = _working(story.rules, one, *before, second)
    if passes(story.rules, one, second):
        story.tell(ev.WithdrawalChecked(name, "safe", (*before, second), working))
        return
    lost = rout_losses(story.rules, Fighter.of(one))
    loss = Reasoned("RTG-6.2.1j", of_working.ROUT_LOSS(corps=Id(name)), lost.total)
    story.tell(ev.WithdrawalChecked(name, "rout", (*before, second), (*working, loss)))
    _rout(story, one)


def _rout(story: Story, one: Corps) -> None:
    """Tell what a rout costs, and where it counts as a combat what it tires (RTG-6.2.1j, RTG-R-ROUT)."""
    from companion.games.campaign.rules.battle.fight import after_losses

    rules, lost = story.rules, rout_losses(story.rules, Fighter.of(one))
    story.tell(ev.StrengthLost(one.id, lost, "rout"))
    if rules.choice("RTG-R-ROUT") == 1:
        tired = fatigue_of_losses(rules, lost=lost.total, before=one.strength.total)
        story.tell(ev.FatigueChanged(one.id, float(tired), rules.combat.tiring_losses.clause))
    after_losses(story, [one.id], cause="rout")


def _stand(story: Story, name: str, clause: str) -> None:
    reason = (Reasoned(clause, of_working.GETS_AWAY(corps=Id(name)), "no"),)
    story.tell(ev.CombatModeTaken(name, "stand", working=reason))


# ---- getting away


def withdraw(story: Story, turn: Turn, one: Corps, now: Fraction) -> bool:
    """Have a corps in withdraw mode do what comes next: road mode, the check, then hex by hex (RTG-6.2.1a).

    It goes on while it is in an enemy zone of control. Who is shut in stands; who is demoralised then waits in withdraw
    mode (RTG-R-WITHDRAW-STUCK). Gives whether anything was told.
    """
    # One check a turn holds for all its moves: passed, it goes on hex by hex while it is in a zone and has points.
    goes = one.withdrawal != "stands" and in_enemy_zone(story.state, one)
    to = way_out(story.rules, story.ground, story.state, one) if goes else None
    if one.action is not None:
        if to is not None and _goes_on(story, one):
            return False
        drop(story, one, now)
        return True
    if not goes or one.withdrawal == "asked":
        return False
    if to is None:
        return _shut_in(story, one)
    if one.deployment == "deployed":
        begin(story, turn, one, "form-road", now)
    elif one.withdrawal == "" and _is_checked(story, one):
        check(story, one.id)
    else:
        begin(story, turn, one, "enter", now, to=to)
    return True


def _is_checked(story: Story, one: Corps) -> bool:
    """Say whether who withdraws is checked: always, or only with an enemy in its hex (RTG-R-WITHDRAW-CHECK)."""
    only_in_its_hex = story.rules.choice("RTG-R-WITHDRAW-CHECK") == 1
    return not only_in_its_hex or occupied(story.state, one.hex, other(one.side))


def _goes_on(story: Story, one: Corps) -> bool:
    """Say whether what a withdrawing corps does has sense still; on its way it does not turn to a better hex."""
    action = one.action
    assert action is not None
    if action.kind == "enter" and action.to is not None:
        return may_withdraw_to(story.ground, story.state, one, action.to)
    return action.kind == "form-road" and one.deployment == "deployed"


def _shut_in(story: Story, one: Corps) -> bool:
    """Have a corps without a way out stand, rout where it is, or surrender (RTG-R-WITHDRAW-STUCK)."""
    from companion.games.campaign.rules.battle.fight import after_losses

    otherwise = story.rules.choice("RTG-R-WITHDRAW-STUCK")
    if otherwise == 1:
        _rout(story, one)
    elif otherwise == 2:
        story.tell(ev.StrengthLost(one.id, one.strength, "surrender"))
        after_losses(story, [one.id], cause="surrender")
    one = story.corps(one.id)
    if not one.here:
        return True
    if one.demoralised:
        # It waits in withdraw mode; who has routed here is marked, as he routs but once a turn.
        if otherwise == 1:
            story.tell(ev.WithdrawalChecked(one.id, "stands"))
        return otherwise == 1
    reason = (Reasoned("RTG-R-WITHDRAW-STUCK", of_working.OPEN_HEXES(corps=Id(one.id)), 0),)
    story.tell(ev.WithdrawalChecked(one.id, "stands", working=reason))
    _stand(story, one.id, "RTG-R-WITHDRAW-STUCK")
    return True
