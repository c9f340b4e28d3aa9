"""`companion status`: where a game stands."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
import msgspec

from companion.cli.options import as_json, as_seat, file_argument, open_game
from companion.language.tongue import tr
from companion.terminal.failures import say
from companion.terminal.writing import write_json, write_lines

if TYPE_CHECKING:
    from companion.kernel.session import Session

STATUS = {
    "miniatures": "companion.games.miniatures.words.status",
    "campaign": "companion.games.campaign.words.status",
    "tactical": "companion.games.tactical.words.status",
}


@click.command
@file_argument
@as_json
@as_seat
def status(file: Path, json: bool, seat: str | None) -> None:
    """Show where the game in FILE stands: the step, what is pending, every unit, what is to do, the score."""
    with open_game(file, seat) as session:
        score = session.score()
        if json:
            write_json(as_value(session, score))
            return
        words = import_module(STATUS[session.kind])
        write_lines(words.lines(session.view, session.duties(), score, entry=session.head))
        if session.read_only:
            say(tr("(read only: {reason})", reason=session.read_only))


def as_value(session: Session, score: object) -> dict[str, Any]:
    """Give the status as scripts read it."""
    from companion.kernel.game import COMPUTER_GAMES

    view = session.view
    computer_game = session.kind in COMPUTER_GAMES
    turn, phase, step = session.moment
    units = view.corps if session.kind == "campaign" else view.units
    more = {"battle": view.battle} if session.kind == "campaign" and view.battle is not None else {}
    return more | {
        "kind": session.kind,
        "scenario": session.meta["scenario"] if computer_game else view.scenario,
        "entry": session.head,
        "turn": max(turn, 1) if computer_game else turn,
        "phase": phase if computer_game else view.phase,
        "step": step if computer_game else view.step,
        "to_act": view.to_act,
        "pending": view.pending,
        "units": sorted((_unit(session.kind, view, unit) for unit in units), key=lambda unit: unit["id"]),
        "duties": [{"unit": duty.unit, "clause": duty.clause, "text": duty.text} for duty in session.duties()],
        "score": score,
        "over": view.over,
    }


def _unit(kind: str, view: Any, unit: Any) -> dict[str, Any]:
    """Give a unit as scripts read it; null is what the seat may not know."""
    value: dict[str, Any] = msgspec.structs.asdict(unit)
    if kind == "tactical":
        from companion.games.tactical.rules.view import SEEN, knows_whole

        if not knows_whole(view, unit):
            return {key: found if key in SEEN else None for key, found in value.items()}
    return value
