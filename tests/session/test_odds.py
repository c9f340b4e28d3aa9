"""What a seat may ask before the dice, and dice by hand for one entry whatever the modes are."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from companion.dice import DieWanted
from companion.miniatures import commands as cmd
from companion.miniatures.state import State
from companion.session import Session
from tests.session.conftest import Begin

CHECK = cmd.Maneuver("davis")


def in_move(start: State) -> dict[str, object]:
    return {"player_turn": "confederate", "step": 1}


@pytest.mark.parametrize("intelligence", ["strengths-hidden", "units-hidden"])
def test_odds_that_would_tell_an_enemys_strength_are_not_given(begin: Begin, start: State, intelligence: str) -> None:
    session = begin(seat="union", intelligence=intelligence, **in_move(start))
    assert session.odds(CHECK) is None
    assert session.odds(cmd.Maneuver("cutler")) is not None
    session.seat = "referee"
    assert session.odds(CHECK) is not None


def test_odds_are_given_to_everybody_where_nothing_is_hidden(begin: Begin, start: State) -> None:
    assert begin(seat="union", **in_move(start)).odds(CHECK) is not None


def test_what_is_not_in_the_battle_has_no_odds(begin: Begin, start: State) -> None:
    assert begin(**in_move(start)).odds(cmd.Maneuver("nobody")) is None


def test_a_seat_that_knows_less_gets_the_charts_and_no_roster(begin: Begin, start: State) -> None:
    session = begin(seat="union", intelligence="units-hidden")
    assert set(session.sources) == {name for name in session.sources if name.startswith("rules/")}
    assert session.sources


def test_dice_are_by_hand_for_one_entry_whatever_the_modes_are(begin: Begin, start: State) -> None:
    session = begin(**in_move(start))
    with pytest.raises(DieWanted):
        session.do(CHECK, by_hand=True)
    assert [roll.origin for roll in session.do(CHECK, faces=(7,), by_hand=True).dice] == ["entered"]
    session.undo()
    session.do(cmd.SetDice("confederate", "entered"))
    assert [roll.origin for roll in session.do(CHECK, by_hand=False).dice] == ["rolled"]


@pytest.mark.parametrize("seat", ["referee", "union"])
def test_the_log_kept_is_the_log_read_anew(begin: Begin, start: State, tmp_path: Path, seat: str) -> None:
    path = tmp_path / "log.companion"
    session = begin(path, **in_move(start))
    session.log()
    session.do(CHECK, faces=(7,), by_hand=True)
    session.do(cmd.Note("one"))
    session.undo()
    session.log()
    session.do(cmd.Note("two"))
    session.amend(2, None, faces=(3,))
    session.log()
    session.goto(1)
    session.redo()
    session.seat = seat  # type: ignore[assignment]
    kept = session.log()
    session.close()
    with Session.open(path, seat=seat) as fresh:  # type: ignore[arg-type]
        assert msgspec.json.encode(fresh.log()) == msgspec.json.encode(kept)


def test_a_read_only_window_keeps_in_step(begin: Begin, start: State, tmp_path: Path) -> None:
    path = tmp_path / "step.companion"
    session = begin(path, **in_move(start))
    with Session.open(path, seat="union") as other:
        told: list[str] = []
        other.subscribe(lambda change: told.append(change.label))
        assert not other.refresh()
        session.do(cmd.Note("one"))
        assert other.refresh()
        assert other.head == session.head
        session.undo()
        assert other.refresh()
        assert other.head == session.head
        assert len(told) == 2
