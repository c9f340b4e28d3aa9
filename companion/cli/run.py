"""`companion run`: the computer's sides and phases, on to where a human must act; `companion simulate`: many games."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from companion.charts.bounds import MEN
from companion.cli.options import as_json, as_seat, file_argument, open_book
from companion.cli.telling import told
from companion.kernel.kind import kind_of
from companion.language.tongue import tr
from companion.terminal.failures import bad
from companion.terminal.writing import write_json, write_lines

if TYPE_CHECKING:
    from companion.kernel.session import Session

_UNTIL = re.compile(r"turn:(\d{1,9})|phase:([a-z-]+)|end")


@click.command("run")
@file_argument
@click.option("--until", metavar="WHEN", default="end", show_default=True, help="turn:N, phase:NAME or end.")
@as_json
@as_seat
def run(*, file: Path, until: str, json: bool, seat: str | None) -> None:
    """Let the computer play in the game in FILE: its phases and its sides' orders, each an entry of the journal.

    Stops where a human must act, when turn N or the phase NAME has begun, or at the end of the game. It is the
    referee's to do, whoever sits here.
    """
    from companion.kernel.session import Session

    if seat not in (None, "referee"):
        what = tr("what the computer does is done from the referee's seat, not from a side's")
        raise bad("", what, tr("leave it out, or say --as referee"), where="--as")

    reached = _until(until)
    with open_book(file) as book:
        session = Session(book)
        done: list[dict[str, Any]] = []
        while not (done and reached(session)) and (move := session.computer_move()) is not None:
            entry = session.do(*move.commands, label=move.label)
            done.append({"entry": entry.entry, "label": entry.label, "events": len(entry.events)})
            if not json:
                write_lines([f"{entry.entry} {told(session.kind, entry.label)}"])
        stopped = _stopped(session)
        if json:
            write_json({"entries": done, "stopped": stopped, "turn": session.view.turn, "phase": session.moment[1]})
        else:
            write_lines([stopped])


def _until(text: str) -> Callable[[Session], bool]:
    found = _UNTIL.fullmatch(text)
    if found is None:
        raise bad("--until", tr("{moment} is no moment", moment=text), tr("say turn:N, phase:NAME or end"))
    turn, phase = found.groups()
    if turn:
        return lambda session: session.view.turn >= int(turn)
    return (lambda session: session.moment[1] == phase) if phase else lambda _: False


def _stopped(session: Session) -> str:
    view = session.view
    if view.over:
        return tr("The game is over.")
    if view.pending is not None:
        asked = view.pending
        return tr(
            "A question waits for the {seat} side: {question}",
            seat=tr(asked.seat),
            question=told(session.kind, asked.text),
        )
    if waiting := session.battles.waiting:
        return tr("Battle {battle} is on the table: its result is entered before the game goes on.", battle=waiting)
    if session.computer_move() is None:
        return tr("Turn {turn}: the {side} side gives orders.", turn=view.turn, side=tr(view.to_act))
    computers = kind_of(session.kind).computers
    assert computers is not None  # who has a move has players
    return computers.begins.open()(view)


@click.command("simulate")
@click.argument("scenario")
@click.option("--games", metavar="N", type=click.IntRange(1, MEN), required=True, help="How many games.")
@click.option(
    "--workers", metavar="K", type=click.IntRange(0, 1_000), default=0, help="Processes; 0 is one for each core."
)
@click.option("--union", metavar="LEVEL", default="basic", show_default=True, help="The Union's level.")
@click.option("--confederate", metavar="LEVEL", default="basic", show_default=True, help="The Confederates' level.")
@click.option("--seed", metavar="TEXT", default="1863", show_default=True, help="Game k uses the seed TEXT/k.")
@click.option("--set", "settings", metavar="OPTION=VALUE", multiple=True, help="A ruling, or a scenario's option.")
@click.option("--rules", "house", metavar="DIR", type=click.Path(path_type=Path), help="A folder of house rules.")
@as_json
def simulate(
    *,
    scenario: str,
    games: int,
    workers: int,
    union: str,
    confederate: str,
    seed: str,
    settings: tuple[str, ...],
    house: Path | None,
    json: bool,
) -> None:
    """Play SCENARIO many times, computer against computer; tell how games ended, how figures lie, how war was waged."""
    from companion.cli.games import pair
    from companion.kernel.beginning import Beginning, laid_out
    from companion.study.simulating import simulate as simulated
    from companion.study.summary import table

    players = {"union": f"computer:{union}", "confederate": f"computer:{confederate}"}
    chosen = dict(pair(text) for text in settings)
    first = laid_out(Beginning(scenario=scenario, house=house, players=players, settings=chosen))
    found = simulated(first, games=games, seed=seed, workers=workers, progress=_told if sys.stderr.isatty() else None)
    if json:
        write_json(found)
        return
    write_lines(table(first.kind, found))


def _told(done: int, every: int) -> bool:
    bar = "#" * (40 * done // every)
    sys.stderr.write(f"\r[{bar:<40}] {done}/{every}{chr(10) if done == every else ''}")
    sys.stderr.flush()
    return True
