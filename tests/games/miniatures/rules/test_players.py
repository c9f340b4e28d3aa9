"""A player may be named for any corps or division; he stands in the journal and in what each seat knows."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules.players import player_of
from companion.games.miniatures.words import waits
from companion.kernel.session import Session
from companion.language.messages import told
from tests.desktop.conftest import a_session
from tests.games.miniatures.building import a_battle, a_brigade, a_leader, play, reasons


def three_divisions(**more: Any) -> Any:
    return a_battle(
        a_brigade("cutler", disordered=True),
        a_brigade("stone", division="union-2"),
        a_brigade("tilton", division="union-3", corps="union-V"),
        a_brigade("davis", "confederate"),
        a_leader("wadsworth"),
        **{"step": "move", **more},
    )


def test_who_plays_a_division_comes_before_who_plays_its_corps_and_its_side() -> None:
    state = three_divisions()
    for place, player in (("union", "Carla"), ("union-I", "Bob"), ("union-1", "Anna")):
        state = play(state, cmd.NamePlayer(place, player)).state
    assert [player_of(state.players, one) for one in state.brigades.values()] == ["Anna", "Bob", "Carla", ""]
    state = play(state, cmd.NamePlayer("union-1")).state
    assert player_of(state.players, state.brigades["cutler"]) == "Bob"


def test_a_command_that_is_none_is_refused_with_those_there_are() -> None:
    [reason] = reasons(three_divisions(), cmd.NamePlayer("union-9", "Anna"))
    assert reason.text.startswith("there is no corps or division 'union-9'; there are: union, confederate, union-I")


def test_it_may_be_done_at_any_time_by_the_referee_alone() -> None:
    session = a_session(three_divisions(over=True))
    assert told(session.do(cmd.NamePlayer("union-1", "Anna")).label) == "union-1 is played by Anna"
    assert told(session.do(cmd.NamePlayer("union-1")).label) == "union-1 has no player of its own"
    session.seat = "union"
    assert session.why_not(cmd.NamePlayer("union-1", "Anna"))


@pytest.mark.parametrize("seen", [False, True])
def test_who_plays_a_hidden_command_is_not_told(seen: bool) -> None:
    state = a_battle(
        a_brigade("cutler", seen=True), a_brigade("davis", "confederate", seen=seen), intelligence="units-hidden"
    )
    session = a_session(state)
    session.do(cmd.NamePlayer("confederate-1", "Dora"))
    session.do(cmd.NamePlayer("confederate", "Emil"))
    session.seat = "union"
    assert session.view.players == ({"confederate-1": "Dora"} if seen else {}) | {"confederate": "Emil"}
    named, side = [line.events for line in session.log()[-2:]]
    assert [one.player for one in named] == (["Dora"] if seen else [])
    assert [one.player for one in side] == ["Emil"]
    assert "Dora" not in told(session.log()[-2].label)


def groups(session: Session) -> tuple[waits.Waiting, ...]:
    return waits.by_command(session.view, session.duties())


def test_what_waits_stands_by_command_and_by_player() -> None:
    session = a_session(three_divisions(players={"union-I": "Anna", "union-V": "Bob"}))
    found = groups(session)
    assert [(one.id, one.player, len(one.must), len(one.may)) for one in found] == [
        ("union-1", "Anna", 1, 0),
        ("union-2", "Anna", 0, 1),
        ("union-3", "Bob", 0, 1),
    ]
    assert [waits.head(one) for one in waits.by_player(found)] == ["Anna: 1 must, 1 may", "Bob: 1 may"]
    assert waits.head(found[0]) == "union-1 (Anna): 1 must"


def test_what_nobody_plays_by_name_waits_for_its_side() -> None:
    found = waits.by_player(groups(a_session(three_divisions(players={"union-V": "Bob"}))))
    assert [(one.name, len(one.must), len(one.may)) for one in found] == [("Union", 1, 1), ("Bob", 0, 1)]


def test_a_leader_waits_with_those_whom_he_leads() -> None:
    session = a_session(three_divisions(step="leaders", players={"union-1": "Anna"}))
    assert [(one.id, one.player) for one in groups(session)] == [("union-1", "Anna")]
