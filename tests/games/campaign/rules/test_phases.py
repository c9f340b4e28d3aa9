"""The sequence of play: which phase follows which, who is asked, when a game begins and ends."""

from __future__ import annotations

import pytest

from companion.charts.figures import Refused
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules import events as ev
from companion.kernel.session import Session
from tests.games.campaign.playing import SOLITAIRE, begun, next_command, play, to_phase

TURN = ["reconnaissance", "confederate", "union", "receipt", "execution", "fatigue"]


def phases(session: Session) -> list[tuple[int, str]]:
    return [
        (event.turn, event.phase) for line in session.log() for event in line.events if isinstance(event, ev.PhaseBegan)
    ]


@pytest.mark.clause("RTG-4.0a", "RTG-4.6e", "RTG-4.3a", "RTG-13.1.5a", "RTG-4.2.6b")
def test_the_phases_of_a_turn_come_in_order_after_a_fatigue_phase() -> None:
    session = play(begun("gettysburg-campaign"), until_turn=3)
    expected = [(0, "fatigue"), *((turn, phase) for turn in (1, 2) for phase in TURN), (3, "reconnaissance")]
    assert phases(session) == expected


@pytest.mark.clause("RTG-4.2.1a", "RTG-R-HOTSEAT", "RTG-4.2.1b")
def test_two_people_hand_over_and_see_nothing_of_either_side_before() -> None:
    session = begun("gettysburg-battle")
    session.do(cmd.ET())
    assert session.view.pending.seat == "union"  # the set-up changes hands too
    session.do(cmd.Answer(choice="reports"))
    session.do(cmd.ET())
    asked = []
    while session.view.turn < 2:
        if session.view.pending is not None:
            asked.append((session.view.pending.seat, session.view.pending.kind, session.view.phase))
        session.do(next_command(session))
    assert asked[:2] == [("confederate", "hand-over", "confederate"), ("union", "hand-over", "union")]
    to_phase(session, "confederate", 2)
    session.do(cmd.ET())
    session.seat = "union"
    assert session.view.pending.choices == ("reports", "X")
    session.do(cmd.Answer(choice="X"))
    assert session.view.pending is None


@pytest.mark.clause("RTG-R-HOTSEAT", "RTG-R-SOLO")
def test_one_person_is_not_asked_and_the_computers_phase_waits() -> None:
    session = begun("gettysburg-campaign", players=SOLITAIRE)
    session.do(cmd.ET())
    assert (session.view.phase, session.view.pending) == ("fatigue", None)
    to_phase(session, "confederate")
    session.do(cmd.ET())
    assert (session.view.phase, session.view.to_act, session.view.pending) == ("union", "union", None)
    with pytest.raises(Refused):
        session.do(cmd.Continue())


@pytest.mark.clause("RTG-R-START-MODES", "RTG-R-INITIAL-FATIGUE", "RTG-SC2-B2")
def test_before_the_first_turn_corps_in_contact_stand_and_everybody_rests() -> None:
    session = to_phase(begun("gettysburg-battle"), "reconnaissance")
    state = session.view.truth
    standing = {one.id for one in state.present() if one.combat == "stand"}
    assert standing >= {"confederate:H", "confederate:I", "union:A", "union:H"}
    assert (state.corps["confederate:H"].fatigue, state.corps["union:H"].fatigue) == (1.0, 1.0)
    assert state.corps["union:A"].stragglers == 4
    assert state.foraged == {}


@pytest.mark.clause("RTG-R-START-MODES", "RTG-3.3a")
def test_the_contact_mode_chosen_in_the_set_up_is_the_first_combat_mode() -> None:
    session = begun("gettysburg-battle")
    session.do(cmd.SetUp(corps="H", contact="withdraw", number=1, urgency=9))
    session = to_phase(session, "fatigue", 0)
    heth = session.view.truth.corps["confederate:H"]
    assert (heth.combat, heth.number, heth.urgency) == ("withdraw", 1, 9)
    assert next(iter(session.view.truth.corps)) == "confederate:H"


@pytest.mark.clause("RTG-R-SECONDARY", "RTG-3.0a")
def test_numbers_given_in_the_set_up_decide_between_equal_leaders() -> None:
    session = begun("gettysburg-campaign")
    assert session.view.truth.secondary["confederate"] == "confederate:C"
    session.do(cmd.SetUp(corps="J", number=1))
    assert to_phase(session, "fatigue", 0).view.truth.secondary["confederate"] == "confederate:J"


@pytest.mark.clause("RTG-SC1-A1", "RTG-SC2-A1", "RTG-R-GAME-END")
@pytest.mark.parametrize(("name", "turns"), [("gettysburg-campaign", 35), ("gettysburg-battle", 14)])
@pytest.mark.parametrize("seed", ["1", "2"])
def test_a_game_nobody_gives_orders_in_runs_to_its_last_fatigue_phase(name: str, turns: int, seed: str) -> None:
    session = play(begun(name, seed=seed))
    assert phases(session)[-1] == (turns, "fatigue")
    ended = [event for line in session.log() for event in line.events if isinstance(event, ev.GameEnded)]
    assert [(one.points, one.level) for one in ended] == [(session.score().points, session.score().level)]
    with pytest.raises(Refused):
        session.do(cmd.Continue())
    session.do(cmd.Note(text="well played"))


@pytest.mark.clause("RTG-R-GAME-END")
def test_a_player_may_resign() -> None:
    session = to_phase(begun("gettysburg-campaign", players=SOLITAIRE), "confederate")
    done = session.do(cmd.Resign(side="confederate", reason="supper"))
    assert session.view.over
    assert [type(event) for event in done.events] == [ev.Resigned, ev.GameEnded]
