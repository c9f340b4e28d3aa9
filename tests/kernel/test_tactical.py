"""A square-grid battle through the session: resumed at every phase, replayed, undone, told by seats, begun strictly."""

from __future__ import annotations

import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest

from companion.charts.faults import BadInput
from companion.charts.figures import Refused
from companion.games.tactical.charts.terms import SIDES, other
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules.apply import apply
from companion.kernel.beginning import Beginning, begin
from companion.kernel.game import RULES_PREFIX, commands_of
from companion.kernel.kind import kinds
from companion.kernel.record import SeatRefused
from companion.kernel.session import Session
from tests.games.tactical.beginning import next_order
from tests.games.tactical.skirmishing import any_order

LEVELS = ("basic", "intermediate", "advanced")
HIDDEN = {"hidden": "yes"}


def begun(
    level: str = "advanced", path: Path | None = None, *, seed: str = "1862", settings: Mapping[str, str] | None = None
) -> Session:
    return begin(path, Beginning(scenario=f"antietam-{level}", seed=seed, settings=settings or {}))


def truth(session: Session) -> Any:
    state = session.view.truth
    assert state is not None
    return state


def play(session: Session, *, until_turn: int, orders: int = 3, seed: int = 1) -> Session:
    """Play on with some orders at random in each operation phase, those that the rules allow."""
    while not session.view.over and session.view.turn < until_turn:
        go_on(session, orders=orders, seed=seed)
    return session


def go_on(session: Session, *, orders: int = 3, seed: int = 1) -> None:
    """Give some orders, if it is time for them, and play on by one step."""
    state, chance = truth(session), random.Random(f"{seed}/{session.head}")
    side = session.view.to_act
    if state.pending is None and state.phase.kind == "operation":
        own = [one.id for one in state.here(side)]
        for name in chance.sample(own, orders):
            command = any_order(truth(session), name, side, chance)
            if not session.why_not(command):
                session.do(command)
    session.do(next_order(truth(session)))


def facts(session: Session) -> list[Any]:
    return [event for line in session.log() if line.current for event in line.events]


def test_square_grid_battles_are_a_kind_of_game() -> None:
    assert "tactical" in kinds()
    assert {one.__struct_config__.tag for one in commands_of("tactical")} >= {"move", "melee", "continue", "activate"}


@pytest.mark.clause("ANT-1.4b", "ANT-R-SEED")
def test_saved_and_opened_again_at_every_step_it_goes_as_if_it_ran_through(tmp_path: Path) -> None:
    through = play(begun("advanced"), until_turn=2)
    file = tmp_path / "game.companion"
    begun("advanced", file).close()
    while True:
        with Session.open(file) as session:
            if session.view.turn >= 2:
                assert session.view == through.view
                assert facts(session) == facts(through)
                break
            go_on(session)


@pytest.mark.parametrize("level", LEVELS)
def test_the_facts_alone_give_the_state(level: str) -> None:
    session = play(begun(level), until_turn=3)
    told = facts(session)
    state = told[0].state
    for event in told[1:]:
        state = apply(state, msgspec.json.decode(msgspec.json.encode(event), type=type(event)))
    assert state == truth(session)


@pytest.mark.clause("ANT-R-SEED")
def test_one_seed_one_game_another_another() -> None:
    assert facts(play(begun(), until_turn=2)) == facts(play(begun(), until_turn=2))
    assert facts(play(begun(seed="2"), until_turn=2)) != facts(play(begun(), until_turn=2))


@pytest.mark.parametrize("level", LEVELS)
def test_undo_to_the_start_and_redo_to_the_end(level: str) -> None:
    session = play(begun(level), until_turn=2, orders=5)
    views = []
    while session.head != 1:
        views.append(session.view)
        session.undo()
    assert session.view == begun(level).view
    while views:
        session.redo()
        assert session.view == views.pop()


def test_in_an_open_battle_either_side_takes_back_whatever_was_done() -> None:
    session = play(begun(), until_turn=2)
    session.seat = "union"
    while session.head != 1:
        session.undo()
    assert session.view.turn == 0


def test_a_side_among_hidden_units_takes_back_only_its_own_orders_of_its_own_phase() -> None:
    session = play(begun(settings=HIDDEN), until_turn=1)
    while session.view.phase.kind != "operation":
        go_on(session)
    session.do(next_order(truth(session)))
    side = session.view.to_act
    session.seat = side
    one = next(one for one in session.view.units if one.side == side and one.square)
    session.do(cmd.Face(unit=one.id, direction=one.facing % 8 + 1))
    session.do(cmd.ForceMarch(unit=one.id))
    session.undo()
    session.undo()
    with pytest.raises(SeatRefused):
        session.undo()
    session.seat = other(side)
    for command in (cmd.Done(), cmd.Face(unit=one.id, direction=1), cmd.Continue()):
        with pytest.raises(Refused):
            session.do(command)
    session.seat = side
    session.do(cmd.Done())
    with pytest.raises(SeatRefused):
        session.undo()
    session.seat = "referee"
    session.undo()


@pytest.mark.clause("ANT-2.1k", "ANT-R-HIDDEN")
def test_a_side_among_hidden_units_reads_of_the_enemy_only_what_is_shown() -> None:
    session = play(begun(settings=HIDDEN), until_turn=2, orders=8)
    session.seat = "union"
    assert all(name.startswith(RULES_PREFIX) for name in session.sources)
    assert session.score() is None
    assert session.view.truth is None
    assert session.view.pending is None or session.view.pending.seat == "union"
    enemy = {one.id for one in begun().view.units if one.side == "confederate"}
    known = {one.id for one in session.view.units if one.side == "confederate"}
    written = msgspec.json.encode(session.view).decode()
    assert not [name for name in enemy - known if f'"{name}"' in written]
    session.seat = "referee"
    assert session.score() is not None


def test_an_order_to_what_is_hidden_is_refused_as_to_what_is_not_there() -> None:
    session = play(begun(settings=HIDDEN), until_turn=1)
    while session.view.phase.kind != "operation" or session.view.to_act != "union":
        go_on(session, orders=0)
    while session.view.pending is not None:
        session.do(next_order(truth(session)))
    state = truth(session)
    hidden = next(one for one in state.here("confederate") if one.id not in state.revealed.get("union", ()))
    session.seat = "union"
    words = []
    for name in (hidden.id, "confederate:nobody"):
        with pytest.raises(Refused) as refused:
            session.do(cmd.Face(unit=name, direction=1))
        words.append([reason.text.replace(name, "X") for reason in refused.value.reasons])
    assert words[0] == words[1]


@pytest.mark.clause("ANT-10.0c")
def test_when_the_battle_is_over_every_seat_reads_the_whole_log() -> None:
    session = play(begun(settings=HIDDEN), until_turn=1)
    session.seat = "confederate"
    before = session.log()
    session.do(cmd.Resign(side="confederate"))
    after = session.log()
    session.seat = "referee"
    assert after == session.log()
    assert len(after) == len(before) + 1
    session.seat = "confederate"
    with pytest.raises(SeatRefused, match="only the referee"):
        session.undo()


def test_an_option_may_change_in_the_middle() -> None:
    session = begun()
    session.do(cmd.SetOption(option="ANT-R-FATREC", value=1, reason="as the other book has it"))
    assert session.rules.choice("ANT-R-FATREC") == 1
    session.undo()
    assert session.rules.choice("ANT-R-FATREC") == 0


def test_settings_and_players_are_read_strictly() -> None:
    settings = {"hidden": "yes", "play-level": "5", "ANT-R-FATREC": "1"}
    with begun(settings=settings) as session:
        view = session.view
        assert (view.hidden, view.play_level, view.options) == (True, 5, {"ANT-R-FATREC": 1})
    for wrong, words in (({"hidden": "perhaps"}, "choose no, yes"), ({"ANT-R-FATREC": "9"}, "not one of its choices")):
        with pytest.raises(BadInput, match=words):
            begun(settings=wrong)
    for side in SIDES:
        with pytest.raises(BadInput, match="is no player"):
            begin(None, Beginning(scenario="antietam-basic", players={side: "computer:clever"}))
