"""A battle with save points goes on from the end of its last combat phase; one without goes on where it was left."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.setup.resuming import take_up
from companion.kernel.beginning import Beginning, begin
from companion.kernel.session import Session

FIRST = "union:seymour-a"


def a_battle(**settings: Any) -> Session:
    session = begin(None, Beginning(scenario="antietam-basic", seed="7", settings=settings))
    session.do(cmd.Continue())
    return session


def an_order(session: Session) -> None:
    session.do(cmd.PlotMelee(unit=FIRST))


@pytest.mark.clause("ANT-1.4a", "ANT-R-SAVE")
def test_what_was_ordered_since_the_last_combat_is_undone_and_kept() -> None:
    session = a_battle(**{"save-points": "yes"})
    opened = session.head
    an_order(session)
    assert take_up(session) == 1
    assert session.head == opened
    session.do(cmd.Done())
    session.do(cmd.Continue())
    fought = session.head
    assert take_up(session) == 0
    session.do(cmd.Done())
    assert session.view.phase.kind == "combat"
    assert take_up(session) == 1
    assert session.head == fought
    assert session.view.phase.side == "confederate"
    assert len(session.log()) == 6
    fords = session.view.fords
    session.do(cmd.Done())
    assert session.view.fords == fords


def test_without_save_points_a_game_goes_on_where_it_was_left() -> None:
    session = a_battle()
    an_order(session)
    assert take_up(session) == 0
    assert next(one for one in session.view.units if one.id == FIRST).melee_plot


def test_a_battle_that_is_over_stays_as_it_is() -> None:
    session = a_battle(**{"save-points": "yes"})
    an_order(session)
    session.do(cmd.Resign(side="union"))
    assert take_up(session) == 0
