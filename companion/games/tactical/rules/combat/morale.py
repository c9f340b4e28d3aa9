"""Morale in combat: who routs when he has lost men or guns (ANT-8.6, ANT-QS-4.3a, ANT-R-ROUT)."""

from __future__ import annotations

from fractions import Fraction

from companion.charts.figures import Reasoned
from companion.games.tactical import messages as say
from companion.games.tactical.messages import working as told
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.combat.leader_losses import WHOLE
from companion.games.tactical.rules.combat.retreating import retreat, rout_length
from companion.games.tactical.rules.story import Story
from companion.kernel.dice import Why
from companion.kernel.draws import chance
from companion.language.messages import Id, Unit


def check_morale(story: Story, name: str, *, before: int | None = None) -> None:
    """Check a unit that took losses: it routs and goes back, or holds; a routed one may be driven farther back.

    `before` are its men before the loss, by which too few are counted in one of the readings (ANT-R-ROUT-80).
    """
    one, chart = story.unit(name), story.rules.rout
    if not one.here:
        return
    # A rule of its own beside the check: too few men run at once, whatever their morale; and a battery has no men to
    # count.
    men = before if before is not None and story.rules.choice("ANT-R-ROUT-80") == 1 else one.men
    if one.arm != "artillery" and not one.routed and men < chart.at_once_below.men:
        line = Reasoned(chart.at_once_below.clause, told.FEW_LEFT(men=chart.at_once_below.men), men)
        story.tell(ev.Routed(name, working=(line,)))
        retreat(story, name, rout_length(story), "rout")
        return
    if one.morale >= chart.check_below.morale:
        return
    why = Why(say.ROUT_DRAW(unit=Unit(name), clause=Id(chart.breaks.clause)), one.side, "draw")
    breaks = chance(story, Fraction(chart.breaks.percent, WHOLE), why)
    lines = (
        Reasoned(chart.check_below.clause, told.MORALE(morale=chart.check_below.morale), one.morale),
        Reasoned(chart.breaks.clause, told.ROUT_CHANCE(), chart.breaks.percent),
    )
    if not breaks:
        story.tell(ev.Stood(name, breaks.roll, lines))
        return
    # Who is routed already is driven on, and that is no second rout.
    if not one.routed:
        story.tell(ev.Routed(name, breaks.roll, lines))
    retreat(story, name, rout_length(story), "rout")
