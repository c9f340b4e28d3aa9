"""What eyes said holds until somebody moves: read from the journal, undone entries apart."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.words.remembered import LATEST, Remembered, Remembering, remembered
from companion.kernel.session import Session
from tests.desktop.conftest import a_session
from tests.games.miniatures.building import a_battle, a_brigade, a_leader


def a_maneuver_step(**more: Any) -> Session:
    return a_session(
        a_battle(
            a_brigade("cutler", disordered=True),
            a_brigade("meredith", disordered=True),
            a_brigade("davis", "confederate"),
            a_leader("wadsworth"),
            step="move",
            **more,
        )
    )


def now(session: Session) -> Remembered:
    return remembered(session.log())


def test_a_radius_holds_until_the_unit_or_the_leader_moves() -> None:
    session = a_maneuver_step()
    for name in ("cutler", "meredith"):
        session.do(cmd.Maneuver(name, in_radius=("wadsworth",), in_fieldworks=True), faces=(10,))
    assert now(session).covered == {"cutler": ("wadsworth",), "meredith": ("wadsworth",)}
    session.do(cmd.Move("cutler", 2))
    assert now(session).covered == {"meredith": ("wadsworth",)}
    assert now(session).in_works == {"meredith"}
    session.do(cmd.NextStep())
    session.do(cmd.MoveLeader("wadsworth", 1))
    assert now(session).covered == {"meredith": ()}
    assert now(session).in_works == {"meredith"}
    assert now(session).since("meredith") == 0
    assert now(session).since("meredith", "wadsworth") == session.head


def test_who_is_driven_back_by_the_roll_itself_is_not_remembered() -> None:
    weak = a_brigade("cutler", disordered=True, stands=3)
    session = a_session(a_battle(weak, a_leader("wadsworth"), step="move"))
    session.do(cmd.Maneuver("cutler", in_radius=("wadsworth",)), faces=(1,))
    assert "cutler" not in now(session).covered


def test_what_was_undone_was_never_said() -> None:
    session = a_maneuver_step()
    session.do(cmd.Maneuver("cutler", in_radius=("wadsworth",)), faces=(10,))
    session.undo()
    assert now(session) == remembered(())


def test_the_last_attack_of_each_firer_is_remembered_once_and_says_who_has_moved() -> None:
    session = a_session(
        a_battle(
            a_brigade("cutler"),
            a_brigade("meredith"),
            a_brigade("davis", "confederate"),
            a_brigade("archer", "confederate"),
            step="defensive",
            player_turn="confederate",
        )
    )
    both = cmd.Fire("davis", tuple(cmd.FiringUnit(one, (cmd.FiringGroup(4),)) for one in ("cutler", "meredith")))
    session.do(both, faces=(5,))
    assert [one.order for one in now(session).attacks] == [both]
    session.do(cmd.NextStep())
    back = cmd.Fire("cutler", (cmd.FiringUnit("archer", (cmd.FiringGroup(8),)),), cover="woods")
    session.do(back, faces=(5,))
    found = now(session)
    assert [(one.order, one.moved) for one in found.attacks] == [(both, False), (back, False)]
    last = found.last_attack("archer")
    assert last is not None
    assert last.order == back
    assert found.last_attack("davis") is None


@pytest.mark.parametrize("who", ["cutler", "davis"])
def test_an_attack_says_that_a_unit_of_it_stands_elsewhere_by_now(who: str) -> None:
    state = a_battle(a_brigade("cutler"), a_brigade("davis", "confederate"), step="defensive", player_turn="union")
    session = a_session(state)
    session.do(cmd.Fire("cutler", (cmd.FiringUnit("davis", (cmd.FiringGroup(4),)),)), faces=(2,))
    session.do(cmd.Override("game", "step", 1, "a test"))
    if who == "davis":
        session.do(cmd.Override("game", "player_turn", "confederate", "a test"))
    session.do(cmd.Maneuver(who), faces=(10,))
    session.do(cmd.Move(who, 1))
    assert [one.moved for one in now(session).attacks] == [True]


def test_attacks_of_the_latest_turn_come_first_in_the_order_in_which_they_were_made() -> None:
    those = (a_brigade("cutler"), a_brigade("meredith"), a_brigade("stone"), a_brigade("davis", "confederate"))
    session = a_session(a_battle(*those, step="offensive"))

    def fire(*names: str) -> None:
        for name in names:
            session.do(cmd.Fire("davis", (cmd.FiringUnit(name, (cmd.FiringGroup(8),)),)), faces=(1,))

    fire("stone", "cutler")
    session.do(cmd.Override("game", "step", 7, "a test"), cmd.Override("game", "turn", 4, "a test"))
    session.do(cmd.NextStep())
    session.do(cmd.Override("game", "step", 4, "a test"), cmd.Override("game", "player_turn", "union", "a test"))
    fire("meredith", "cutler")
    assert [one.order.firers[0].unit for one in now(session).attacks] == ["meredith", "cutler", "stone"]


def test_along_a_journal_that_grows_and_is_undone_it_is_what_the_whole_journal_says() -> None:
    names = [f"u{n}" for n in range(LATEST + 8)]
    session = a_session(a_battle(*(a_brigade(name, disordered=True) for name in names), step="move"))
    remembering = Remembering()
    for nth, name in enumerate(names):
        session.do(cmd.Maneuver(name, in_fieldworks=True), faces=(10,))
        assert remembering(session.log()) == now(session)
        if nth % 3 == 0:
            session.do(cmd.Move(name, 1))
            assert remembering(session.log()) == now(session)
    # Further back than what is read anew at each change.
    session.goto(session.head // 4)
    assert remembering(session.log()) == now(session)
    session.do(cmd.Note("on another line", names[0]))
    assert remembering(session.log()) == now(session)
