"""Steps in which nobody can act, as the side that acts knows it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules.state import Placed, State
from companion.games.miniatures.rules.this_turn import ThisTurn
from companion.games.miniatures.words import passing
from companion.kernel.game import Seat
from companion.kernel.session import Session
from companion.language.messages import told
from tests.desktop.conftest import a_session
from tests.games.miniatures.building import STEPS, a_battle, a_brigade, a_leader, in_contact


def idle(session: Session) -> bool:
    return passing.nobody_can_act(session.view, session.duties())


def seen_by(state: State, seat: Seat) -> Session:
    session = a_session(state)
    session.seat = seat
    return session


HERE = (a_brigade("cutler"), a_brigade("davis", "confederate"))


@pytest.mark.parametrize(
    ("step", "those", "nobody"),
    [
        ("leaders", HERE, True),
        ("leaders", (*HERE, a_leader("wadsworth")), False),
        ("leaders", (*HERE, a_leader("wadsworth", attached="cutler")), False),
        ("leaders", (*HERE, a_leader("heth", "confederate")), True),
        ("move", HERE, False),
        ("move", HERE[1:], True),
        ("move", (HERE[1], a_brigade("late", status="to-arrive", arrives=Placed(3, "east"))), False),
        ("move", (HERE[1], a_brigade("later", status="to-arrive", arrives=Placed(4, "east"))), True),
        ("detached", HERE, True),
        ("detached", (*HERE, a_leader("wadsworth")), False),
        ("detached", (a_brigade("cutler", low_ammo=True), HERE[1]), False),
        ("defensive", HERE, False),
        ("defensive", HERE[:1], True),
        ("offensive", HERE[:1], True),
        ("offensive", (a_brigade("cutler", this_turn=ThisTurn(fired=True)), HERE[1]), True),
        ("charge", HERE, True),
        ("charge", (in_contact(a_brigade("cutler"), "davis"), HERE[1]), False),
    ],
)
def test_nobody_can_act(step: str, those: tuple[Any, ...], nobody: bool) -> None:
    assert idle(a_session(a_battle(*those, step=step))) is nobody


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("hidden", [True, False])
@pytest.mark.parametrize("seen", [True, False])
def test_the_referee_passes_over_what_the_acting_side_itself_would(step: str, hidden: bool, seen: bool) -> None:
    state = a_battle(
        a_brigade("cutler", seen=True),
        a_brigade("davis", "confederate", seen=seen),
        a_leader("heth", "confederate"),
        step=step,
        intelligence="units-hidden" if hidden else "open",
    )
    referee = a_session(state)
    if referee.view.to_act in ("union", "confederate"):
        assert idle(referee) is idle(seen_by(state, referee.view.to_act))


def test_a_side_says_nothing_of_the_others_step() -> None:
    assert not idle(seen_by(a_battle(HERE[0], step="offensive", player_turn="confederate"), "union"))


def test_that_a_hidden_enemy_stands_there_does_not_show() -> None:
    alone = a_battle(a_brigade("cutler"), step="offensive", intelligence="units-hidden")
    ambush = a_battle(a_brigade("cutler"), HERE[1], step="offensive", intelligence="units-hidden")
    assert idle(a_session(alone)) is idle(a_session(ambush)) is True


def test_a_battle_that_is_over_and_a_question_hold_every_step() -> None:
    assert not idle(a_session(a_battle(*HERE, step="leaders", over=True)))


def test_the_line_of_the_journal_says_which_step() -> None:
    session = a_session(a_battle(*HERE, step="leaders"))
    done = session.do(cmd.NextStep(), label=passing.label(session.view))
    assert told(done.label) == "End of maneuver step 1, Union turn 3, passed over: nobody could act"
    assert told(session.log()[-1].label) == told(done.label)


@pytest.mark.parametrize("seat", ["referee", "union"])
@pytest.mark.parametrize("may", [True, False])
def test_where_both_act_either_can_and_a_side_answers_for_itself(seat: Seat, may: bool) -> None:
    fired = a_brigade("cutler", this_turn=ThisTurn(fired=not may))
    session = seen_by(a_battle(fired, HERE[1], step="offensive"), seat)
    both = msgspec.structs.replace(session.view, to_act="both")
    assert passing.nobody_can_act(both, session.duties()) is not may
