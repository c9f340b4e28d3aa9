"""Brigades called as their side, their corps, a place or a word of the commands: each stays what it is, in every view."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QModelIndex
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

from companion.charts.figures import Refused
from companion.games.miniatures.charts.scale import read_scales, scale_of
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules.state import Objective, State
from companion.games.miniatures.rules.view import View, called, view
from companion.games.miniatures.screen.tree_model import OrderModel
from companion.games.miniatures.setup.rosters import read_roster, state_from_rosters
from companion.games.miniatures.words import order, settable
from companion.games.miniatures.words.losses import order_of_battle
from companion.games.miniatures.words.names import Names
from companion.kernel.shelf import ruleset_texts
from tests.desktop.conftest import OpenWindow, a_session
from tests.games.miniatures.building import a_battle, a_brigade, play, the_rules

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal
SCALE = scale_of(read_scales(ruleset_texts("miniatures")["scale.toml"]))
WORDS = ("Union", "Confederate", "Game", "Carry", "Break-Through", "Heth", "Third Corps", "A")


def begun(*rows: str) -> State:
    head = "side,corps,division,unit,arm,men"
    return state_from_rosters(read_roster("\n".join((head, *rows)), "r.csv"), SCALE)


def seen_by_referee(state: State) -> View:
    return view(the_rules().rules(state), state, "referee")


@st.composite
def armies(draw: st.DrawFn) -> State:
    places = st.tuples(*(st.sampled_from(WORDS),) * 3)
    rows = []
    for side in ("union", "confederate"):
        its = draw(st.lists(places, min_size=1, max_size=5, unique=True))
        rows += [f"{side},{corps},{division},{name},infantry,1800" for corps, division, name in its]
    return begun(*rows)


@given(armies())
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_every_unit_stands_once_under_its_own_corps_whatever_anybody_is_called(
    qapp: QApplication, state: State
) -> None:
    model = OrderModel()
    tester = QAbstractItemModelTester(model, FATAL)
    model.show(order.rows(seen_by_referee(state)))
    shown = [path for path in paths(model) if path[-1][0] == "unit"]
    units = state.brigades.values()
    assert sorted(shown) == sorted(
        (
            ("side", one.side.title()),
            ("corps", state.names[one.corps]),
            ("division", state.names[one.division]),
            ("unit", called(state, "referee")[one.id]),
        )
        for one in units
    )
    assert not {one.id for one in units} & {"game", "carry", "break-through"}
    assert tester is not None


def paths(model: OrderModel, index: QModelIndex | None = None, above: tuple[Any, ...] = ()) -> list[Any]:
    """Walk the model as a view does: from each row to those under it."""
    found: list[Any] = []
    for nth in range(model.rowCount(index)):
        here = model.index(nth, 0, index)
        row = model.row_at(here)
        assert row is not None
        assert model.parent(here) == (index or QModelIndex())
        path = (*above, (row.kind, row.name))
        found += [path, *paths(model, here, path)]
    return found


@pytest.mark.parametrize("name", WORDS)
def test_the_window_opens_on_a_brigade_of_any_name(open_window: OpenWindow, name: str) -> None:
    state = begun(f"union,A,B,{name},infantry,1800", "confederate,Third Corps,Heth,Archer,infantry,2299")
    tree = open_window(a_session(state)).order.tree
    both = [row.id for row in tree.order.rows() if row.kind == "unit"]
    assert len(both) == 2
    for one in both:
        tree.show_unit(one)
        assert tree.chosen() == [one]
    tree.filter(name)
    assert both[0] in [row.id for row in tree.order.rows() if row.kind == "unit"]


def test_a_corps_and_a_place_keep_their_names_beside_a_brigade_of_the_same_id() -> None:
    state = a_battle(
        a_brigade("hill", corps="hill", division=""),
        objectives={"hill": Objective("hill", "The hill in the woods", 3)},
        names={"hill": "Hill's corps"},
    )
    seen = seen_by_referee(state)
    names = Names(seen)
    assert (names("hill"), names.formation("hill"), names.objective("hill")) == (
        "Hill",
        "Hill's corps",
        "The hill in the woods",
    )
    assert [row.name for row in order.rows(seen)] == ["Union", "Hill's corps", "Hill"]
    assert "**Hill's corps**" in "\n".join(order_of_battle(seen, "union"))


# ---- a unit that bears the word for the battle, of a document begun earlier


def test_a_field_that_no_battle_has_is_set_on_the_unit_that_is_called_game() -> None:
    state = a_battle(a_brigade("game"), a_brigade("heth", "confederate"))
    after = play(state, cmd.Override("game", "stands", 5, "seen")).state
    assert after.brigades["game"].stands == 5
    assert play(after, cmd.Override("game", "turn", 4, "seen")).state.turn == 4
    seen = seen_by_referee(state)
    offered = [name for _, name in settable.names(seen, "game")]
    assert {"stands", "turn"} <= set(offered)
    assert (settable.old(seen, "game", "stands"), settable.old(seen, "game", "turn")) == (8, state.turn)
    assert settable.field(seen, "game", "stands").kind == "whole"


def test_where_nobody_is_called_so_the_battle_is_meant_as_before() -> None:
    state = a_battle(a_brigade("iron"), a_brigade("heth", "confederate"))
    with pytest.raises(Refused):
        play(state, cmd.Override("game", "stands", 5, "seen"))
    assert play(state, cmd.Override("game", "turn", 4, "seen")).state.turn == 4
