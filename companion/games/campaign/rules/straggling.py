"""Straggling: what marching costs the infantry, and what rest brings back (RTG-8.10, RTG-R-STRAGGLE)."""

from __future__ import annotations

from fractions import Fraction

from companion.charts.rounding import figure, half_up
from companion.games.campaign import messages as say
from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.calendar import is_night
from companion.games.campaign.rules.state import Corps, MarchMode, Side, State
from companion.games.campaign.rules.story import Story
from companion.kernel.dice import Why
from companion.kernel.draws import percent
from companion.language.messages import Id


def rests(rules: Rules, one: Corps) -> bool:
    """Say whether a corps rests this turn: in rest mode at its end, or without a movement point spent all turn.

    Either is enough, whatever the march mode (RTG-SCN-a); in the other readings both are needed (RTG-R-MP-SPENT), the
    mode alone decides (RTG-R-FORCE-IDLE), or a patrol has spent (RTG-R-PATROL-REST).
    """
    patrols = one.patrol and rules.choice("RTG-R-PATROL-REST") == 1
    in_rest_mode, spent_nothing = one.march == "rest", not one.spent and not patrols
    if rules.choice("RTG-R-MP-SPENT") == 1:
        return in_rest_mode and spent_nothing
    if rules.choice("RTG-R-FORCE-IDLE") == 1:
        return in_rest_mode
    return in_rest_mode or spent_nothing


def most_stragglers(rules: Rules, side: Side, march: MarchMode, *, night: bool) -> int:
    """Give the most that a march costs an army's infantry, in percent (RTG-8.10.1a); rest costs nothing."""
    return int(rules.most_straggling.get((side, march, night), 0))


def stragglers(infantry: int, share: Fraction) -> int:
    """Give the strength points that fall out: a share in percent, a half upwards (RTG-R-STRAGGLE)."""
    return half_up(infantry * share / 100)


def regained(rules: Rules, state: State, one: Corps) -> int:
    """Give the strength points that a resting corps gets back, no more than it lost (RTG-8.10b, RTG-8.10.2a).

    One a turn, also at night and beside the enemy; in the other reading of RTG-R-STRAGGLE-BACK not where an enemy
    stands in its hex.
    """
    contested = any(enemy.side != one.side for enemy in state.in_hex(one.hex))
    if contested and rules.choice("RTG-R-STRAGGLE-BACK") == 1:
        return 0
    return min(int(figure(rules.straggling.regained.points)), one.stragglers)


def straggle(story: Story) -> None:
    """Tell of everybody who falls out or comes back; the mode at the end of the execution phase decides."""
    night = is_night(story.rules, story.state)
    for one in tuple(story.state.present()):
        if not one.infantry_corps:
            continue
        if rests(story.rules, one):
            if back := regained(story.rules, story.state, one):
                story.tell(ev.Straggled(one.id, -back))
        elif most := most_stragglers(story.rules, one.side, one.march, night=night):
            # Whole percents, all alike likely: the book gives the most only.
            why = Why(say.STRAGGLERS(corps=Id(one.id), most=most, ruling=Id("RTG-R-STRAGGLE")), one.side, "draw")
            drawn = percent(story, most, why)
            if lost := stragglers(one.strength.infantry, drawn.value):
                story.tell(ev.Straggled(one.id, lost, drawn.roll))
