"""The battle as a session asks it, and that a side's view and log hold nothing that is hidden from it."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest
from msgspec.structs import replace

from companion.games.tactical.charts.terms import SIDES, other
from companion.games.tactical.game import Tactical, known_event
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.duties import duties
from companion.games.tactical.rules.secrecy import as_read, tells
from companion.games.tactical.rules.state import State
from companion.games.tactical.rules.view import clock
from companion.kernel.shelf import MAP, resource_text, ruleset_texts
from companion.kernel.supply import Supply
from tests.games.tactical.beginning import after_first, laid_out, played
from tests.games.tactical.building import state, unit
from tests.games.tactical.gazetteer import rules
from tests.games.tactical.turning import leader


@cache
def game() -> Tactical:
    return Tactical(ruleset_texts("antietam") | {MAP: resource_text("maps", "antietam", MAP)})


def replayed(begun: State, *, entries: int = 40) -> State:
    """Play a game by the session's own functions, every order and fact through JSON."""
    now = game().apply(None, ev.Began(begun))
    for last, (order, events, after) in enumerate(played(begun), start=1):
        raw = msgspec.json.encode([order]).decode()
        assert game().decode_commands(raw) == [order]
        assert not game().why_not(now, order)
        decided = game().decide(now, order, Supply(f"1/{last}"))
        assert list(decided) == events
        bare, _ = game().split(decided)
        text = msgspec.json.encode(bare).decode()
        assert known_event(text)
        for event in game().decode_events(text):
            now = game().apply(now, event)
        assert now == after
        if last == entries:
            break
    return now


@pytest.mark.clause("ANT-1.4b", "ANT-R-SEED")
def test_what_is_written_and_read_back_is_the_same_game() -> None:
    assert replayed(laid_out("advanced")).turn > 1


def test_a_state_is_written_and_read_back_whole() -> None:
    now = after_first(laid_out())[1]
    raw = msgspec.json.encode([ev.Began(now)]).decode()
    assert game().decode_events(raw) == [ev.Began(now)]


@pytest.mark.clause("ANT-1.3a")
@pytest.mark.parametrize(("turn", "begins"), [(1, "06:00"), (5, "10:00"), (8, "13:00"), (11, "16:00")])
def test_turns_are_hours_from_six(turn: int, begins: str) -> None:
    assert clock(rules(), turn) == begins


@pytest.mark.clause("ANT-2.1k", "ANT-R-HIDDEN")
def test_a_side_has_only_what_is_shown_and_no_enemy_order() -> None:
    for count, (_, _, now) in enumerate(played(laid_out("advanced", hidden=True))):
        for side in SIDES:
            view = game().view(now, side)
            assert view.truth is None
            known = {one.id for one in view.units if one.side == other(side)}
            assert known == set(now.revealed.get(side, ()))
            assert not any(one.fire_plot or one.melee_plot for one in view.units if one.side == other(side))
            assert {one.id for one in view.units if one.side == side} == {
                one.id for one in now.units.values() if one.side == side
            }
        assert len(game().view(now, "referee").units) == len(now.units)
        if count == 30:
            break


@pytest.mark.clause("ANT-R-HIDDEN")
def test_without_hidden_units_everything_is_shown() -> None:
    now = after_first(laid_out())[1]
    for side in SIDES:
        assert len(game().view(now, side).units) == len(now.units)
        assert len(game().view(now, side).leaders) == len(now.leaders)
    assert tells(now, "union", ev.Plotted("confederate:law-a"))


@pytest.mark.clause("ANT-R-HIDDEN")
def test_the_log_tells_of_units_that_are_shown_but_never_of_their_orders() -> None:
    shown, unseen = unit("Law-A", "confederate", (1, 1)), unit("Law-B", "confederate", (2, 2))
    now = state(unit(), shown, unseen, hidden=True, revealed={"union": (shown.id,)})
    assert tells(now, "union", ev.Routed(shown.id))
    assert not tells(now, "union", ev.Routed(unseen.id))
    assert not tells(now, "union", ev.Plotted(shown.id))
    assert tells(now, "confederate", ev.Plotted(shown.id))
    assert not tells(now, "union", ev.CommandTraced({unseen.id: (False, 1.0)}))
    assert not tells(now, "union", ev.Sighted("confederate", ("union:seymour-a",)))
    assert not tells(now, "union", ev.PointsSet("confederate", {unseen.id: 10}))
    assert tells(now, "referee", ev.Plotted(unseen.id))


def test_no_enemy_leader_is_known_not_even_with_a_unit_that_is_shown() -> None:
    shown, unseen = unit("Law-A", "confederate", (1, 1)), unit("Law-B", "confederate", (2, 2))
    hood = leader("Hood", "confederate", unit=shown.id)
    lee = leader("Lee", "confederate", unit=unseen.id)
    now = state(shown, unseen, leaders=(hood, lee), hidden=True, revealed={"union": (shown.id,)})
    assert game().view(now, "union").leaders == ()
    assert game().view(replace(now, over=True), "union").leaders == (hood, lee)
    assert game().view(now, "confederate").leaders == (hood, lee)


def test_a_hidden_unit_is_not_named_to_a_seat_nor_its_orders_kept_from_the_own() -> None:
    unseen = unit("Law-B", "confederate", (2, 2))
    now = state(unit(), unseen, hidden=True)
    order = cmd.Face(unit=unseen.id, direction=1)
    assert game().names_hidden(now, order, "union") == unseen.id
    assert not game().names_hidden(now, order, "confederate")
    assert not game().opens(now, "confederate", (cmd.Done(),))
    assert game().opens(now, "union", (cmd.Done(),))
    assert game().opens(now, "confederate", (cmd.Continue(),))
    assert not game().opens(now, "union", (cmd.Done(), cmd.Done()))  # after the first another is to act
    assert not game().opens(now, "confederate", (cmd.Continue(), cmd.Done()))  # one secret keeps the whole line
    assert game().unknown(now, cmd.Face(unit="nobody", direction=1))


def test_each_side_reads_what_a_melee_cost_its_own_units_and_nothing_else_of_its_figures() -> None:
    now = state(unit("A"), unit("B", "confederate", (2, 2)), hidden=True)
    paid = {"union:a": 2, "confederate:b": 3}
    fought = ev.MeleeFought(
        (2, 2),
        ("union:a",),
        ("confederate:b",),
        1.5,
        "1 to 2",
        20,
        30,
        attacker_retreats=False,
        defender_retreats=True,
        paid=paid,
    )
    bare = replace(fought, differential=0.0, row="")
    assert as_read(now, "union", fought) == replace(bare, paid={"union:a": 2})
    assert as_read(now, "confederate", fought) == replace(bare, paid={"confederate:b": 3})
    assert as_read(now, "referee", fought) == fought


def test_the_duties_of_each_phase() -> None:
    now = after_first(laid_out())[1]
    assert [duty.clause for duty in duties(game().view(now, "union"))] == ["ANT-3.1b"]
    assert not duties(game().view(now, "confederate"))
    assert [duty.clause for duty in duties(game().view(laid_out(), "union"))] == ["ANT-2.3a"]
    routed = state(unit(routed=True))
    assert [duty.must for duty in duties(game().view(routed, "union"))] == [True, False]
