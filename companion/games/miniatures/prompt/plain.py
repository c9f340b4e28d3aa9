"""A miniatures battle at a plain prompt: each line a command as JSON, or undo, redo, status, next, help."""

from __future__ import annotations

import difflib
import json
from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from companion.charts.faults import BadInput
from companion.charts.figures import Refused
from companion.games.miniatures.prompt import doing, together
from companion.games.miniatures.words import eyes, passing
from companion.games.miniatures.words.status import lines
from companion.kernel.dice import BadFace, DiceLeftOver
from companion.kernel.game import Seat
from companion.kernel.record import SeatRefused
from companion.language.messages import told
from companion.language.tongue import declared, titled, tr, tr_in
from companion.terminal.failures import reason_line
from companion.terminal.keyboard import Keyboard
from companion.terminal.setting import Setting
from companion.terminal.typed import decoded

if TYPE_CHECKING:
    from companion.kernel.session import Session

LET = "!"
"""What a line begins with that lets happen what was refused last, with the reason that follows."""
NEXT = '{"order": "next-step"}'
WORD = "prompt.word"
WORDS = ("help", "status", "over", "next", "undo", "redo", *together.WORDS)


SAID = declared(
    {
        "help": "help",
        "status": "status",
        "over": "over",
        "next": "next",
        "undo": "undo",
        "redo": "redo",
        "roll": "roll",
        "arrive": "arrive",
        "again": "again",
        "answer": "answer",
    },
    context="prompt.word",
)
"""The words in the reader's language, besides the English ones, which scripts know."""


def in_english(text: str) -> str:
    """Give a line whose first word is one of the prompt in the reader's language with the English one."""
    first, _, more = text.partition(" ")
    meant = next((one for one, said in SAID.items() if tr_in(WORD, said).casefold() == first.casefold()), "")
    return f"{meant} {more}".strip() if meant and first.lower() not in WORDS else text


def play_plainly(session: Session, keys: Keyboard) -> None:
    """Take commands until the player leaves; raises Left."""
    keys.say(titled(session.view.title), tr("help tells what can be typed; Q leaves, everything is saved."))
    passes_over = False
    refused: Any = None
    while True:
        text = keys.ask(">", _help, own=("H",))
        order, refused = refused, None
        text = in_english(text)
        match text.lower():
            case wish if wish.startswith(LET):
                refused = _let_happen(session, keys, order, text.removeprefix(LET).strip())
            case "":
                continue
            case "help" | "h":
                keys.show(_help())
            case "status":
                duties, score = session.duties(), session.score()
                keys.show(lines(session.view, duties, score, entry=session.head, kept=session.kept))
            case "over":
                passes_over = not passes_over
                keys.say(_passing(on=passes_over))
            case "next":
                refused = _guarded(keys, partial(_next, session, keys, passes_over=passes_over))
            case wish if wish.partition(" ")[0] in together.WORDS:
                word, _, more = wish.partition(" ")
                refused = _guarded(keys, partial(together.WORDS[word], session, keys, more.strip()))
            case _:
                refused = _guarded(keys, partial(_carried_out, session, keys, text))


def _guarded(keys: Keyboard, act: Callable[[], object]) -> Any:
    """Do what a line says; a failure is told and changes nothing. Gives the order that the referee may let happen."""
    try:
        act()
    except Refused as refused:
        keys.say(*(reason_line(one) for one in refused.reasons))
        if isinstance(refused, doing.NotDone) and refused.order is not None:
            keys.say(tr("(! and a reason lets it happen)"))
            return refused.order
    except BadInput as error:
        keys.say(*(f"{one.file}: {one.what}{f' ({one.hint})' if one.hint else ''}" for one in error.problems))
    except (SeatRefused, DiceLeftOver, BadFace) as error:
        keys.say(str(error))
    return None


def _let_happen(session: Session, keys: Keyboard, order: Any, because: str) -> Any:
    """Do what was refused last by the referee's word; gives what he may still let happen."""
    if order is None:
        keys.say(tr("nothing was refused just now that the referee could let happen"))
        return None
    if not because:
        keys.say(tr("say why: ! and the reason"))
        return order
    return _guarded(keys, partial(doing.done, session, keys, msgspec.structs.replace(order, because=because)))


def _carried_out(session: Session, keys: Keyboard, text: str) -> None:
    match text.lower():
        case "undo":
            keys.say(tr("Undone: {label}", label=told(session.undo())))
        case "redo":
            keys.say(tr("Done again: {label}", label=told(session.redo())))
        case wish if wish[:1] not in ("{", "["):
            keys.say(*_no_word(text))
        case _:
            doing.done(session, keys, _seen(session, keys, decoded(session, text), text))


def _no_word(text: str) -> Iterator[str]:
    yield tr("{text!r} is no word here; help tells what can be typed", text=text)
    known = (*WORDS, *(tr_in(WORD, said) for said in SAID.values()))
    if near := difflib.get_close_matches(text.split(maxsplit=1)[0].lower(), known, n=1):
        yield tr("did you mean {names}?", names=near[0])


def _passing(*, on: bool) -> str:
    if on:
        return tr("Steps in which nobody can act are passed over.")
    return tr("No step is passed over.")


def _next(session: Session, keys: Keyboard, *, passes_over: bool) -> None:
    """Go to the next step, and on from one in which nobody can act, if that is wished."""
    found = doing.done(session, keys, decoded(session, NEXT))
    for _ in range(passing.MOST if passes_over else 0):
        if found is None or not passing.nobody_can_act(session.view, session.duties()):
            return
        # A side passes over its own steps alone.
        if session.side not in ("referee", session.view.to_act) and session.view.to_act != "both":
            return
        found = doing.done(session, keys, decoded(session, NEXT), label=passing.label(session.view))


def _seen(session: Session, keys: Keyboard, command: Any, text: str) -> Any:
    """Ask what the rows of the tables leave to people's eyes, where the line says nothing of it."""
    asks = [one for one in eyes.of_command(session.rules, command) if one.condition == eyes.ASKED]
    if not asks or eyes.ASKED in json.loads(text):
        return command
    said = tuple(one.word for one in asks if keys.yes(tr("{word} (Y or N)?", word=one.words)))
    return msgspec.structs.replace(command, asked=said)


def _help() -> tuple[str, ...]:
    return (
        tr("A command as JSON, as {example} (companion commands miniatures lists all).", example=NEXT),
        tr("next    goes on to the next step"),
        tr("over    passes over steps in which nobody can act, or no longer"),
        tr("roll    makes all rolls that the step demands, one key a die; Return stops; roll cutler makes his alone"),
        tr("again   lists attacks that may be made as before; again 1 makes the first"),
        tr("answer  lists the questions that wait and answers one"),
        tr("arrive  brings on all that are due, each at its own edge; arrive stone brings him alone"),
        tr("!       and a reason lets happen what was refused just now (the referee's)"),
        tr("undo    takes back the newest entry, redo does it again"),
        tr("status  shows where the game stands"),
        tr("Q       leaves; every command is saved as it is done"),
    )


def play(session: Session, keys: Keyboard, seat: Seat, setting: Setting) -> None:
    """Play as `companion play` asks every kind of game; raises Left."""
    del seat, setting
    play_plainly(session, keys)
