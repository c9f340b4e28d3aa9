"""Whole games for two by mail, beside the same at one desk: whoever orders reads his extract, and nothing else.

    python -m tests.kernel.mail.whole gettysburg-campaign
    python -m tests.kernel.mail.whole antietam-advanced hidden=yes

What a side orders is worked out of its view alone, at the desk from the game's, by mail from the extract's: an extract
that told anything else would lead to another game. The tests play what takes seconds, this what takes minutes.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, cast

import msgspec

from companion.games.campaign.computer import player as campaign_player
from companion.games.campaign.rules import commands as campaign
from companion.games.tactical.computer import player as tactical_player
from companion.games.tactical.rules import commands as tactical
from companion.games.tactical.rules.view import known
from companion.kernel.beginning import Beginning, begin
from companion.kernel.journal import Journal
from companion.kernel.mail import cutting, posting, taking
from companion.kernel.record import Line, for_scripts
from companion.kernel.session import Session
from tests.games.campaign.computer.situations import doctrine as campaign_doctrine
from tests.games.campaign.playing import ground, rules
from tests.games.tactical.computer.evenings import doctrine as tactical_doctrine

SIDES = ("union", "confederate")


def begun(path: Path, scenario: str = "gettysburg-campaign", *, seed: str = "7", **settings: str) -> Session:
    """Begin a game of two people."""
    return begin(path, Beginning(scenario=scenario, seed=seed, settings=settings))


def planned(book: Journal, folder: Path, seat: str, act: Callable[[Session], object], *proposals: Any) -> bytes:
    """Give the orders of a seat that acts in an extract of the game as it stands; the extract stays in the folder."""
    path = folder / f"{seat}-{len(list(folder.iterdir()))}.companion"
    cutting.extract(book, seat, path)
    with Session.open(path) as his:
        act(his)
        return posting.written(his._book, proposals)


def letter(raw: bytes, file: str = "his.orders") -> posting.Letter:
    """Read orders."""
    return posting.read(raw, file)


def told(session: Session) -> list[dict[str, Any]]:
    """Give a game's whole journal, without its hours and without how its entries came."""

    def bare(line: Line) -> dict[str, Any]:
        return {name: value for name, value in for_scripts(line).items() if name not in ("at", "note")}

    found: list[dict[str, Any]] = msgspec.to_builtins([bare(line) for line in session.log()])
    return found


def _campaigns(session: Session) -> Sequence[Any]:
    """Give a side's orders of its phase in a campaign."""
    return campaign_player.phase(rules(), ground(), campaign_doctrine(), session.view)


def _battles(session: Session) -> Sequence[Any]:
    """Give a side's orders of its phase on the square grid; divisions are activated two a turn, or all that may be."""
    view, game = session.view, cast("Any", session._game)
    if "activation" not in view.phase_id:
        return tactical_player.orders(game.situation(known(view)), view, tactical_doctrine())
    divisions = sorted({one.division for one in view.units if one.side == session.seat and one.here and one.division})
    return (*map(tactical.Activate, divisions[:2]), tactical.EndActivation())


def act(session: Session) -> None:
    """Act as the seat that the game, or the extract, is open for: answer what is asked, then order, as one phase."""
    answer = campaign.Answer if session.kind == "campaign" else tactical.Answer
    if (asked := session.view.pending) is not None:
        session.do(answer(choice=asked.default or (*asked.choices, ",".join(asked.corps))[0]))
        if asked.kind != "hand-over":
            return  # what follows is not his
    for order in (_campaigns if session.kind == "campaign" else _battles)(session):
        if session.view.to_act == session.seat and not session.why_not(order):
            session.do(order)


def played(game: Session, until: int, turn: Callable[[str], object]) -> Session:
    """Play to a turn, or to the end: `turn` lets the side act that is waited for."""
    go_on = campaign.Continue() if game.kind == "campaign" else tactical.Continue()
    while not game.view.over and game.view.turn < until:
        if game.view.to_act in SIDES:
            turn(game.view.to_act)
        else:
            game.do(go_on)
    return game


def at_one_desk(path: Path, scenario: str, until: int, **settings: str) -> Session:
    """Play at one desk."""
    game = begun(path, scenario, **settings)

    def turn(side: str) -> None:
        game.seat = side
        act(game)
        game.seat = "referee"

    return played(game, until, turn)


def by_mail(path: Path, scenario: str, until: int, **settings: str) -> Session:
    """Play by mail: each side orders in an extract of its own, made when it is to act."""
    game, folder = begun(path, scenario, **settings), path.with_suffix(".mail")
    folder.mkdir()

    def turn(side: str) -> None:
        taking.take(game._book, [letter(planned(game._book, folder, side, act))])

    return played(game, until, turn)


def main(scenario: str, *settings: str) -> int:
    """Play a scenario both ways, whole; 1 where they come to another game."""
    with tempfile.TemporaryDirectory() as folder:
        given = dict(one.split("=", 1) for one in settings)
        one = at_one_desk(Path(folder, "desk.companion"), scenario, 99, **given)
        print(f"at one desk: {one.head} entries, turn {one.view.turn}, over: {one.view.over}", flush=True)
        other = by_mail(Path(folder, "mail.companion"), scenario, 99, **given)
        came = [line for line in other.log() if line.note]
        print(f"by mail: {other.head} entries, {len(came)} of them by mail; equal: {told(one) == told(other)}")
        return 0 if told(one) == told(other) else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
