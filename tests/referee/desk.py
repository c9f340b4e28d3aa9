"""What a desk and a printer ask of a battle, whatever a referee has made of it: each answers."""

from __future__ import annotations

from random import Random
from typing import Any

from companion.cards.decks import DECKS, build
from companion.cards.source import of_session
from companion.games.miniatures.kind import KIND
from companion.games.miniatures.rules.state import SIDES
from companion.games.miniatures.words import asked, board, clocks, favourites, history, losses, passing, rolls, waits
from companion.games.miniatures.words.remembered import remembered
from companion.kernel.session import Session

OF_A_SIDE = frozenset(deck.name for deck in KIND.decks if DECKS[deck.name].side)
LOOKED_AT = 4
"""How many units the desk has looked into."""


def looked_at(session: Session, luck: Random) -> None:
    """Ask all that the desk asks of the present state, for the seat of the session."""
    view, duties, lines = session.view, session.duties(), session.log()
    waiting = waits.by_command(view, duties)
    assert all(waits.head(one) for one in (*waiting, *waits.by_player(waiting)))
    assert set(rolls.compulsory(view, duties)) <= {one.id for one in view.units}
    assert isinstance(passing.nobody_can_act(view, duties), bool)
    clocks.rows(clocks.counted(clocks.read(""), clocks.running(view, duties), view.turn, 60.0), view, ())
    for side in SIDES:
        assert all(isinstance(line, str) for line in losses.order_of_battle(view, side))
    assert all(isinstance(line, str) for line in (*losses.loss_table(view), *losses.fallen_lines(view)))
    board.board(session.rules, view, session.score())
    for one in favourites.favourites(view, remembered(lines), lambda order: not session.why_not(order)):
        assert favourites.from_where(one)
    if view.pending is not None:
        assert all(asked.choice(view, each) for each in view.pending.choices)
    told = history.History()
    for one in luck.sample(list(view.units), min(LOOKED_AT, len(view.units))):
        rolls.covering(view, one)
        rows = told(view, lines, one.id)
        assert all(history.aloud(row) for row in rows)
        assert history.summary(view, one.id, rows)


def printed(session: Session) -> None:
    """Make every deck of the game; what is a side's own for that side, at its seat."""
    for deck in KIND.decks:
        if deck.name not in OF_A_SIDE or session.seat != "referee":
            side = session.side if deck.name in OF_A_SIDE and session.side != "referee" else ""
            assert build(deck.name, of_session(session, side)).title


def foreseen(session: Session, order: Any) -> None:
    """Ask for the odds of an order, as a desk does while it is put together."""
    found = session.odds(order)
    assert found is None or found.__struct_fields__
