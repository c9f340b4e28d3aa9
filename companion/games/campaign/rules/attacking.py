"""Going at the enemy, or to the help of friends (RTG-6.2.3, RTG-6.2.4, RTG-13.2.5, RTG-13.2.6)."""

from __future__ import annotations

from fractions import Fraction

from companion.charts.figures import Reasoned
from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.messages import working as of_working
from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.battle.participants import enemies_to_fight, fought_out, preventer
from companion.games.campaign.rules.calendar import is_night
from companion.games.campaign.rules.clock import Doing, Turn, begin, drop
from companion.games.campaign.rules.ground import Ground
from companion.games.campaign.rules.hexes import Hex, towards
from companion.games.campaign.rules.lines import opens
from companion.games.campaign.rules.state import Corps, State, other
from companion.games.campaign.rules.story import Story
from companion.games.campaign.rules.withdrawing import in_turn
from companion.games.campaign.rules.zones import occupied
from companion.language.messages import Id


def may_go_to(rules: Rules, ground: Ground, state: State, one: Corps, to: Hex) -> bool:
    """Say whether an attacker may enter a neighbour where somebody is: mountains and rivers alone bar it.

    RTG-6.2.3a; lines do so where RTG-R-LINES-ENTRY is read the other way, and night where RTG-R-NIGHT-RAIN-MODES is.
    """
    heading = towards(one.hex, to)
    if heading is None or not ground.passable(to) or not ground.may_cross(one.side, one.hex, to):
        return False
    if rules.choice("RTG-R-NIGHT-RAIN-MODES") == 1 and is_night(rules, state) and occupied(state, to, other(one.side)):
        return False
    return not rules.choice("RTG-R-LINES-ENTRY") or opens(state, to, one.side, heading)


def has_come(one: Corps) -> bool:
    """Say whether a corps under RE is where it was to go: there it stays and attacks nobody (RTG-R-AT-RE)."""
    return one.reinforce == one.hex


def target(rules: Rules, ground: Ground, state: State, one: Corps) -> Hex | None:
    """Give the hex that an attacker goes to; None: it stays, in attack mode (RTG-R-ATTACK-TARGET).

    The hex that RE names if friends are there (RTG-13.2.6a), else of the hexes with enemies the one that AT names, else
    by the priorities of a withdrawal (RTG-6.2.3a).
    """
    if has_come(one):
        return None
    # Help goes before attack: RE is the later order where both stand, as each wipes the other when it is given.
    helped = one.reinforce
    if helped is not None and occupied(state, helped, one.side) and may_go_to(rules, ground, state, one, helped):
        return helped
    return next(
        (
            to
            for to in in_turn(rules, one, one.attack_hex)
            if occupied(state, to, other(one.side)) and may_go_to(rules, ground, state, one, to)
        ),
        None,
    )


def still_wanted(rules: Rules, ground: Ground, state: State, one: Corps, to: Hex) -> bool:
    """Say whether the hex that an attacker is entering is one that it may go to."""
    wanted = occupied(state, to, other(one.side)) or (to == one.reinforce and occupied(state, to, one.side))
    return wanted and may_go_to(rules, ground, state, one, to)


def may_attack(state: State, turn: Turn, one: Corps) -> bool:
    """Say whether a corps may pay for an attack on the enemy in its hex.

    In a dry day turn (RTG-R-NIGHT-RAIN-MODES), once a turn (RTG-9.1d), not under RE, nor where a commander under RE
    keeps the peace (RTG-13.2.6b, RTG-13.2.6d), and after the day's battle on the table not there (RTG-R-OFF-ONE).
    """
    able = turn.combat and not one.attacked and not has_come(one) and not fought_out(state, one)
    return able and bool(enemies_to_fight(state, one)) and preventer(state, one.side, one.hex) is None


def attack(story: Story, turn: Turn, one: Corps, now: Fraction) -> bool:
    """Have a corps in attack or hasty attack mode do what comes next; give whether anything was told.

    With no enemy in its hex: road mode, then into a hex of the enemy's. With one there: deploy, which a hasty attack
    does without, then attack (RTG-6.2.3a, RTG-6.2.3b, RTG-6.2.4a).
    """
    wanted, to = next_step(story, turn, one)
    if one.action is not None:
        if _goes_on(story, one, wanted):
            return False
        drop(story, one, now)
        return True
    if wanted is None:
        return _stands_instead(story, one)
    begin(story, turn, one, wanted, now, to=to)
    return True


def _stands_instead(story: Story, one: Corps) -> bool:
    """Have an attacker who has no hex to go to stand, where that is the reading (RTG-R-ATTACK-TARGET)."""
    alone = not occupied(story.state, one.hex, other(one.side))
    if story.rules.choice("RTG-R-ATTACK-TARGET") == 0 or not alone or has_come(one):
        return False
    reason = Reasoned("RTG-R-ATTACK-TARGET", of_working.OPEN_HEXES(corps=Id(one.id)), 0)
    story.tell(ev.CombatModeTaken(one.id, "stand", working=(reason,)))
    return True


def next_step(story: Story, turn: Turn, one: Corps) -> tuple[Doing | None, Hex | None]:
    """Give what an attacker would do now, and into which hex."""
    state = story.state
    if occupied(state, one.hex, other(one.side)):
        # This is all that tells the two attacks apart on the way: the hasty one fights as it comes, and pays for that
        # in losses.
        if one.combat == "attack" and one.deployment == "road":
            return "deploy", None
        doing: Doing = "hasty-attack" if one.combat == "hasty-attack" else "attack"
        # an attack that is partly paid waits for a turn in which it can be fought
        # Else it would be dropped each night and paid anew each morning
        kept = one.action is not None and one.action.kind == doing and not turn.combat
        return (doing if kept or may_attack(state, turn, one) else None), None
    to = target(story.rules, story.ground, state, one)
    if to is None:
        return None, None
    return ("form-road", None) if one.deployment == "deployed" else ("enter", to)


def _goes_on(story: Story, one: Corps, wanted: Doing | None) -> bool:
    """Say whether what an attacker does has sense still; on its way it does not turn to a better hex."""
    action = one.action
    assert action is not None
    if action.kind != wanted:
        return False
    return action.to is None or still_wanted(story.rules, story.ground, story.state, one, action.to)
