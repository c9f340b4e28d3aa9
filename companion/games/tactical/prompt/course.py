"""The course of a battle at the keyboard: the phases in turn, those of the computer on their own, to the end."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from companion.games.tactical.charts.terms import SIDES, Side
from companion.games.tactical.prompt.activation import activate
from companion.games.tactical.prompt.clock import Seconds
from companion.games.tactical.prompt.combat import Fact, tell_facts
from companion.games.tactical.prompt.cursor_menu import cursor_menu, finish
from companion.games.tactical.prompt.examining import examine
from companion.games.tactical.prompt.opening import hand_over, open_phase
from companion.games.tactical.prompt.post import Post, TimeUp
from companion.games.tactical.prompt.questions import answer, called_off
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules.combat.events import NO_LINES, Worked
from companion.games.tactical.rules.secrecy import from_outside
from companion.games.tactical.rules.view import View
from companion.games.tactical.setup.resuming import resumed
from companion.games.tactical.words.status import game_line, title
from companion.kernel.record import json_text
from companion.kernel.seating import people
from companion.language.messages import Message
from companion.language.tongue import titled, tr
from companion.language.words import capital
from companion.terminal.failures import bad
from companion.terminal.keyboard import Keyboard
from companion.terminal.setting import Setting

if TYPE_CHECKING:
    from companion.kernel.game import Seat
    from companion.kernel.session import Session


def play_battle(
    session: Session, keys: Keyboard, seat: Seat, setting: Setting, *, seconds: Seconds = time.monotonic
) -> None:
    """Play until the battle is over or waits for somebody who is not at this keyboard; raises Left.

    From the referee's seat both sides are played, each shown its own view alone; from a side's seat that side. The
    phases that nobody has orders in, and the computer's, are played on and told as far as those at the keyboard may
    know them. Raises BadInput for a delay that is off its scale.
    """
    span = session.rules.clock.delay
    if setting.delay is not None and setting.delay > span.most:
        raise bad("--delay", tr("{delay} is off the scale", delay=setting.delay), f"{span.least}-{span.most}")
    if session.commander is not None:
        _commander(Post(session, keys, setting, seconds))
        return
    if session.extract is not None:
        _planning(Post(session, keys, setting, seconds))
        return
    session.seat = "referee"
    view: View = session.view
    # A battle with save points first goes back to its last one; the view is then another.
    if told := resumed(session):
        view = session.view
        keys.say(told)
    keys.say(
        titled(view.title), game_line(view), tr("? or H helps at every prompt; every order is saved as it is given.")
    )
    post = Post(session, keys, setting, seconds)
    while True:
        session.seat = "referee"
        view = session.view
        if view.over:
            examine(post, seat)
            return
        if view.on_table:
            if not called_off(post, seat, view):
                return
            continue
        move = session.computer_move()
        if move is not None:
            _play_on(post, seat, view, *move.commands, label=move.label)
        # Before the phases that play on: a question to the referee looks like such a phase, but does not answer itself.
        elif view.to_act == "referee" and view.pending is not None:
            answer(post, view.pending)
        elif view.to_act == "referee":
            _play_on(post, seat, view, cmd.Continue())
        elif seat not in ("referee", view.to_act):
            keys.say(title(view), tr("The battle waits for the {seat} player.", seat=capital(view.to_act)))
            return
        else:
            _human(post, view)


def _planning(post: Post) -> None:
    """Let the seat of an extract plan its orders; nothing else goes on there."""
    session = post.session
    while not session.view.over and session.view.to_act == session.side and session.view.phase.kind != "activation":
        _human(post, session.view)
    view = session.view
    if view.over:
        examine(post, session.side)
    else:
        post.keys.say(title(view), tr("The battle waits for the {seat} player.", seat=capital(view.to_act)))


def _commander(post: Post) -> None:
    """Let a commander give his orders, who ends no phase and answers nothing for his side."""
    view = post.view
    side = next((side for side in SIDES if side == post.session.side), None)
    if side is None or view.over or view.to_act != side or view.phase.kind != "operation" or view.pending is not None:
        post.keys.say(title(view), tr("The battle waits for the {seat} player.", seat=capital(view.to_act)))
    else:
        post.sit(side)
        _operation(post)


def _human(post: Post, view: View) -> None:
    """Let the person act for whom the battle waits."""
    side: Side = next(side for side in SIDES if side == view.to_act)
    post.sit(side)
    if view.pending is not None and view.pending.kind == "hand-over":
        hand_over(post, view.pending)
    elif view.pending is not None:
        answer(post, view.pending)
    elif view.phase.kind == "activation":
        activate(post)
    else:
        _operation(post)


def _operation(post: Post) -> None:
    """Take a side's orders until its phase is over, by C or by the clock (ANT-R-TIME)."""
    open_phase(post)
    try:
        cursor_menu(post)
    except TimeUp:
        post.keys.say(tr("The time is up: the phase ends with its plots as they stand [ANT-R-TIME]."))
        finish(post)
    if post.shared:
        told = tr("Return clears the screen for the next player.")
        post.keys.ask(tr("Type Return to hand over the keyboard."), lambda: (told,))
        post.clear()


# ---- what is played on without a person


def _play_on(post: Post, seat: Seat, view: View, *commands: Any, label: Message | None = None) -> None:
    """Carry out what nobody orders here, and tell of it what those at the keyboard may know."""
    session, readers = post.session, watching(seat, view)
    session.seat = "referee"
    entry = session.do(*commands, label=label).entry
    facts = _facts(session, entry, readers)
    tell_facts(post, facts, in_combat=view.phase.kind == "combat", alike=readers is None or len(readers) == 1)


def watching(seat: Seat, view: View) -> tuple[Side, ...] | None:
    """Give the sides of those who look on; None where nothing is hidden from them (ANT-2.1k)."""
    if not view.hidden:
        return None
    if seat != "referee":
        return (seat,)
    return tuple(side for side in SIDES if side in people(view.control)) or None


def _facts(session: Session, entry: int, readers: tuple[Side, ...] | None) -> list[Fact]:
    """Give the facts of an entry that all readers may know, as the first of them sees the field after each.

    Where several look on each fact is told as who is of neither side would see it: each knows more of his own.
    """
    first: Seat = "referee" if readers is None else readers[0]
    if readers is None or len(readers) == 1:
        return _shown(session, entry, first)
    others = [{_plain(fact) for fact, _ in _shown(session, entry, side)} for side in readers[1:]]
    found = _shown(session, entry, first)
    return [(from_outside(fact), view) for fact, view in found if all(_plain(fact) in one for one in others)]


def _shown(session: Session, entry: int, seat: Seat) -> list[Fact]:
    """Give the facts of an entry as a seat may read them, without what it knew before; the session keeps the seat."""
    session.seat = seat
    return list(session.shown(entry))[1:]


def _plain(fact: Any) -> str:
    """Give a fact to be compared: what is read of it beyond what is seen differs from side to side."""
    seen = from_outside(fact)
    return json_text(replace(seen, working_lines=NO_LINES) if isinstance(seen, Worked) else seen)


def play(session: Session, keys: Keyboard, seat: Seat, setting: Setting) -> None:
    """Play as `companion play` asks every kind of game; raises Left."""
    play_battle(session, keys, seat, setting)
