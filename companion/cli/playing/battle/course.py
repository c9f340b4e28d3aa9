"""The course of a battle at the keyboard: the phases in turn, those of the computer on their own, to the end."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from companion.cli.playing.battle.activation import activate
from companion.cli.playing.battle.clock import Seconds
from companion.cli.playing.battle.combat import tell_facts
from companion.cli.playing.battle.cursor_menu import cursor_menu, finish
from companion.cli.playing.battle.examining import examine
from companion.cli.playing.battle.opening import hand_over, open_phase
from companion.cli.playing.battle.post import Post, TimeUp
from companion.cli.playing.battle.setting import Setting
from companion.cli.playing.keyboard import Keyboard
from companion.present.tactical_status import game_line, title
from companion.present.words import capital
from companion.tactical import commands as cmd
from companion.tactical.state import SIDES, Side
from companion.tactical.view import View
from companion.tongue import tr

if TYPE_CHECKING:
    from companion.kinds import Seat
    from companion.session import Session


def play_battle(
    session: Session, keys: Keyboard, seat: Seat, setting: Setting, *, seconds: Seconds = time.monotonic
) -> None:
    """Play until the battle is over or waits for somebody who is not at this keyboard; raises Left.

    From the referee's seat both sides are played, each shown its own view alone; from a side's seat that side. The
    phases that nobody has orders in, and the computer's, are played on and told as far as those at the keyboard may
    know them.
    """
    session.seat = "referee"
    view: View = session.view
    keys.say(view.title, game_line(view), tr("? or H helps at every prompt; every order is saved as it is given."))
    post = Post(session, keys, setting, seconds)
    while True:
        session.seat = "referee"
        view = session.view
        if view.over:
            examine(post, seat)
            return
        move = session.computer_move()
        if move is not None:
            _play_on(post, seat, view, *move.commands, label=move.label)
        elif view.on_table:
            keys.say(title(view), tr("Its result is entered with companion battle import; call-off takes it back."))
            return
        elif view.to_act == "referee":
            _play_on(post, seat, view, cmd.Continue())
        elif seat not in ("referee", view.to_act):
            keys.say(title(view), tr("The battle waits for the {seat} player.", seat=capital(view.to_act)))
            return
        else:
            _human(post, view)


def _human(post: Post, view: View) -> None:
    """Let the person act for whom the battle waits."""
    side: Side = next(side for side in SIDES if side == view.to_act)
    post.sit(side)
    if view.pending is not None:
        hand_over(post, view.pending)
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


def _play_on(post: Post, seat: Seat, view: View, *commands: Any, label: str = "") -> None:
    """Carry out what nobody orders here, and tell of it what those at the keyboard may know."""
    session, readers = post.session, watching(seat, view)
    session.seat = "referee" if readers is None else readers[0]
    before: View | None = session.view if readers is None or len(readers) == 1 else None
    session.seat = "referee"
    done = session.do(*commands, label=label)
    told = done.events if readers is None else _known(session, readers)
    session.seat = "referee" if readers is None else readers[0]
    tell_facts(post, told, before, in_combat=view.phase.kind == "combat")


def watching(seat: Seat, view: View) -> tuple[Side, ...] | None:
    """Give the sides of those who look on; None where nothing is hidden from them (ANT-2.1k)."""
    if not view.hidden:
        return None
    if seat != "referee":
        return (seat,)
    people = tuple(side for side in SIDES if view.control.get(side, "human") == "human")
    return people or None


def _known(session: Session, readers: tuple[Side, ...]) -> tuple[Any, ...]:
    """Give the facts of the newest entry that all readers may know."""
    found: list[tuple[Any, ...]] = []
    for reader in readers:
        session.seat = reader
        found.append(session.log()[-1].events)
    first, *others = found
    return tuple(fact for fact in first if all(fact in other for other in others))
