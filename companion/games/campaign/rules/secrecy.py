"""Which facts a seat may read in the log: a side its own orders, its own questions, and what both sides see (RTG-1.0b).

Reports are read in the view, when they have arrived; an entry of the log is older than that, so it never tells them.
Nor does it tell of couriers: when one truly arrives would say how far its corps is; the view has what was sent and when
it should come. Nor of what the referee sets by hand: how his corps are, a headquarters too learns from reports alone.
"""

from __future__ import annotations

from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules import knowledge
from companion.games.campaign.rules.state import State
from companion.games.campaign.rules.view import Seat
from companion.kernel.overriding import commanding

OPEN = (ev.PhaseBegan, ev.WeatherDrawn, ev.GameEnded, ev.SetUpEnded, ev.LetHappen, ev.OptionSet, ev.SeatTaken)
"""What everybody may know: the sequence of play, the weather, how rulings are read, who has seen both sides."""
OWN = (ev.Numbered, ev.Remarked, ev.Drafted, ev.MarchImposed, ev.Exited)
"""What a side decides of a corps, and what becomes of it at once."""

COURSE = (cmd.Continue, cmd.SetOption, cmd.TakeSeat, cmd.Resign)
"""Commands whose words everybody may read: they say no more than the facts above."""
ENDS = (cmd.Continue, cmd.ET, cmd.Answer)
"""Commands after which another side may be to act."""


def tells(state: State, seat: Seat, event: ev.AnyEvent) -> bool:
    """Say whether a seat may read an event that happened in a state."""
    if seat == "referee" or isinstance(event, OPEN):
        return True
    match event:
        case ev.Asked():
            return event.prompt.seat == seat
        case ev.Answered():
            return state.pending is not None and state.pending.seat == seat
        case ev.SecondaryNamed():
            return event.side == seat and state.phase == seat
        case ev.Planned():
            return event.side == seat
        case ev.CommanderNamed() | ev.CommanderGone():
            return commanding.tells(seat, event)
        case ev.ForceFormed():
            return state.phase == seat
        case ev.HexNamed():
            return event.hex is not None and state.phase == seat and _side(event.corps) == seat
        case ev.Reported():
            return event.report.to == seat and knowledge.has_been_read(state, event.report)
        case _:
            return isinstance(event, OWN) and _side(event.corps) == seat


def _side(corps: str) -> str:
    return corps.partition(":")[0]
