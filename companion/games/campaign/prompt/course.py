"""The course of a campaign at the keyboard: players' phases in turn, the computer's on their own, to the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from companion.games.campaign.prompt.headquarters import Headquarters
from companion.games.campaign.prompt.menu_a import menu_a
from companion.games.campaign.prompt.opening import open_phase
from companion.games.campaign.prompt.questions import answer_as_referee, answer_question
from companion.games.campaign.prompt.set_up import set_up
from companion.games.campaign.prompt.text.ending import ending
from companion.games.campaign.prompt.text.moments import moment
from companion.games.campaign.rules.events import WeatherDrawn
from companion.games.campaign.rules.state import SIDES, Side
from companion.games.campaign.rules.view import View
from companion.games.campaign.words.names import Names
from companion.games.campaign.words.sentences import PHASES, telling
from companion.language.tongue import titled, tr
from companion.language.words import capital
from companion.terminal.keyboard import Keyboard
from companion.terminal.setting import Setting

if TYPE_CHECKING:
    from companion.kernel.game import Seat
    from companion.kernel.record import Done
    from companion.kernel.session import Session


def play_campaign(session: Session, keys: Keyboard, seat: Seat) -> None:
    """Play until the game is over or waits for somebody who is not at this keyboard; raises Left.

    From the referee's seat both sides are played, each shown its own view alone; from a side's seat that side. The
    computer moves from the referee's seat, and of its moves only what everybody may know is told.
    """
    keys.say(
        titled(session.view.title), tr("? or H helps at every prompt, Q leaves; every order is saved as it is given.")
    )
    told = ""
    if session.commander is not None:
        _commander(session, keys)
        return
    if session.extract is not None:
        _planning(session, keys)
        return
    while True:
        # Anew in every round: a player's headquarters has taken its own seat meanwhile, from which no computer may
        # move.
        session.seat = "referee"
        view: View = session.view
        if view.over:
            keys.show(ending(session.score()))
            return
        if (move := session.computer_move()) is not None:
            line = _line(session, view)
            # The phase is told once, not with each of its moves, whose number could tell how much the computer had to
            # order.
            keys.say(*([line] if line != told else []), *_known(session.do(*move.commands, label=move.label), view))
            told = line
        elif seat not in ("referee", view.to_act):
            keys.say(tr("The game waits for the {seat} player.", seat=capital(tr(view.to_act))))
            return
        else:
            _human(session, keys, view)


def _planning(session: Session, keys: Keyboard) -> None:
    """Let the seat of an extract plan its orders; nothing else goes on there."""
    while not session.view.over and session.view.to_act == session.side:
        _human(session, keys, session.view)
    if session.view.over:
        keys.show(ending(session.score()))
    else:
        keys.say(tr("The game waits for the {seat} player.", seat=capital(tr(session.view.to_act))))


def _commander(session: Session, keys: Keyboard) -> None:
    """Let a commander give his orders, who ends no phase and answers nothing for his side."""
    view: View = session.view
    side = next((one for one in SIDES if one == session.side), None)
    if view.over:
        keys.show(ending(session.score()))
    elif side is None or view.to_act != side or view.phase not in (side, "set-up") or view.pending is not None:
        keys.say(tr("The game waits for the {seat} player.", seat=capital(tr(view.to_act))))
    else:
        _phase(Headquarters(session, keys, side))


def _human(session: Session, keys: Keyboard, view: View) -> None:
    """Let the person act for whom the game waits."""
    pending = view.pending
    side = next((one for one in SIDES if one == view.to_act), None)
    if side is None:
        assert pending is not None  # the referee has no phase: he only answers
        answer_as_referee(session, keys, pending)
    elif pending is not None and pending.kind != "hand-over":
        answer_question(Headquarters(session, keys, side), pending)
    else:
        _phase(Headquarters(session, keys, side))


def _phase(hq: Headquarters) -> None:
    open_phase(hq)
    if hq.view.phase == "set-up":
        set_up(hq)
    else:
        menu_a(hq)


def _line(session: Session, view: View) -> str:
    """Give the phase that the computer plays."""
    side = next((one for one in SIDES if one == view.phase), None)
    what = _orders(side) if side is not None else tr(PHASES[view.phase])
    return f"{moment(session.rules, view)}: {what}" if view.turn else f"{tr('Before the game')}: {what}"


def _orders(side: Side) -> str:
    return tr("the {side} player gives his orders", side=capital(tr(side)))


def _known(done: Done, view: View) -> list[str]:
    """Give what everybody may know of a move of the computer's: the weather where it changes."""
    weather: list[Any] = [one for one in done.events if isinstance(one, WeatherDrawn) and one.rain != view.rain]
    return [f"{capital(telling(one, Names(view)))}." for one in weather]


def play(session: Session, keys: Keyboard, seat: Seat, setting: Setting) -> None:
    """Play as `companion play` asks every kind of game; raises Left."""
    del setting
    play_campaign(session, keys, seat)
