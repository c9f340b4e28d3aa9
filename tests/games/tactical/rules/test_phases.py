"""The sequence of play: fourteen phases, what begins in each, and the battle's end."""

from __future__ import annotations

import pytest

from companion.games.tactical.charts.terms import Level, PhaseKind
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules import legal
from companion.games.tactical.rules.decide import decide
from companion.games.tactical.rules.state import Phase
from companion.games.tactical.rules.turn.hiding import is_shown, sighted
from companion.kernel.supply import Supply
from companion.language.messages import told
from tests.games.tactical.beginning import after_first, at, laid_out, played
from tests.games.tactical.building import state, unit
from tests.games.tactical.ordering import folded, moment
from tests.games.tactical.turning import reading

FOURTEEN = [
    ("activation", "union", 0),
    ("command", "", 0),
    ("recovery", "", 0),
    ("reinforcement", "", 0),
    ("operation", "union", 1),
    ("combat", "union", 1),
    ("operation", "confederate", 1),
    ("combat", "confederate", 1),
    ("mid-turn", "", 0),
    ("operation", "union", 2),
    ("combat", "union", 2),
    ("operation", "confederate", 2),
    ("combat", "confederate", 2),
    ("victory", "", 0),
]
ABSENT = {"advanced": set(), "intermediate": {"command"}, "basic": {"command", "mid-turn"}}


def begun(level: Level) -> list[ev.PhaseBegan]:
    """Give the phases of a whole battle in which nobody gives an order."""
    return [event for _, events, _ in played(laid_out(level)) for event in events if isinstance(event, ev.PhaseBegan)]


@pytest.mark.clause("ANT-2.3a", "ANT-2.3b", "ANT-4.0b", "ANT-10.0b", "ANT-R-END")
@pytest.mark.parametrize("level", ["basic", "intermediate", "advanced"])
def test_eleven_turns_of_the_phases_that_a_game_has(level: Level) -> None:
    found = [(one.turn, one.phase.kind, one.phase.side, one.phase.half) for one in begun(level)]
    turn = [row for row in FOURTEEN if row[0] not in ABSENT[level]]
    assert found == [(number, *row) for number in range(1, 12) for row in turn]


@pytest.mark.clause("ANT-10.0b", "ANT-10.0c")
def test_the_battle_ends_with_its_level_and_takes_no_more_orders() -> None:
    *_, (_, events, last) = played(laid_out("basic"))
    assert last.over
    assert isinstance(events[-1], ev.Ended)
    assert events[-1].why is not None
    assert "Victory" in told(events[-1].why)
    assert at(last).state.turn == 11


@pytest.mark.clause("ANT-3.1b", "ANT-2.1o")
def test_the_game_stops_where_divisions_are_activated_and_not_where_none_are() -> None:
    assert after_first(laid_out())[1].phase == Phase(0, "activation", "union")
    assert after_first(laid_out(activation=False))[1].phase == Phase(4, "operation", "union", 1)
    assert after_first(laid_out("basic"))[1].phase == Phase(4, "operation", "union", 1)


@pytest.mark.clause("ANT-3.1b", "ANT-R-ACT-CYCLE")
def test_activation_ends_with_the_limit() -> None:
    _, now = after_first(laid_out())
    most = now.activations
    divisions = ("Meade", "Ricketts", "Doubleday", "Greene", "Williams", "Richardson", "Sedgwick", "French", "Rodman")
    for division in divisions[:most]:
        assert now.phase.kind == "activation"
        now = folded(now, *decide(at(now), cmd.Activate(division=division), Supply("1/2")))
    assert now.phase == Phase(4, "operation", "union", 1)
    assert {one.division for one in now.here("union") if one.activated and one.division} == set(divisions[:most])


@pytest.mark.clause("ANT-7.1f", "ANT-R-SAVE", "ANT-1.4a")
def test_done_begins_the_combat_which_is_played_whole_by_going_on() -> None:
    now = after_first(laid_out("basic"))[1]
    now = folded(now, *decide(at(now), cmd.Done(), Supply("1/2")))
    assert now.phase == Phase(5, "combat", "union", 1)
    events = decide(at(now), cmd.Continue(), Supply("1/3"))
    assert [event.sub_phase for event in events if isinstance(event, ev.SubPhaseBegan)][-1] == "melee"
    assert folded(now, *events).phase == Phase(6, "operation", "confederate", 1)


@pytest.mark.clause("ANT-R-CC-TIMING")
def test_command_is_traced_once_a_turn_or_anew_in_every_phase() -> None:
    lost = unit(at=(1, 1))
    for by, changed in ((reading(), False), (reading(ANT_R_CC_TIMING=1), True)):
        now = moment(lost, by=by, phase=Phase(4, "operation", "union", 1))
        events = decide(now, cmd.Done(), Supply("1/1"))
        assert any(isinstance(event, ev.CommandTraced) for event in events) is changed


@pytest.mark.clause("ANT-QS-2.0e", "ANT-R-ACT-BASIC-RANDOM")
@pytest.mark.parametrize("kind", ["combat", "reinforcement"])
def test_whoever_stands_beside_a_held_formation_after_a_phase_releases_it(kind: PhaseKind) -> None:
    held = unit("Morell-A", at=(4, 4), corps="V Corps", routed=True, effectiveness=1)
    beside = unit("Law-A", "confederate", (4, 5), ammo=False)
    index = {"combat": 5, "reinforcement": 3}[kind]
    now = moment(held, beside, phase=Phase(index, kind, "union", 1), level="basic", holds={"V Corps": 5, "VI Corps": 7})
    events = decide(now, cmd.Continue(), Supply("1/1"))
    assert [event.formation for event in events if isinstance(event, ev.Released)] == ["V Corps"]


def test_one_seed_gives_one_battle() -> None:
    assert [events for _, events, _ in played(laid_out(), "7")] == [events for _, events, _ in played(laid_out(), "7")]


# ---- hidden units


@pytest.mark.clause("ANT-2.1k", "ANT-R-HIDDEN")
def test_what_is_sighted_is_shown_to_the_side_whose_phase_it_is() -> None:
    now = after_first(laid_out("basic", hidden=True))[1]
    assert set(now.revealed) == {"union"}
    assert now.revealed["union"] == sighted(at(now), "union")
    assert now.pending is not None
    assert (now.pending.seat, now.pending.kind) == ("union", "hand-over")
    now = folded(now, *decide(at(now), cmd.Answer(choice="ready"), Supply("1/2")))
    now = folded(now, *decide(at(now), cmd.Done(), Supply("1/3")))
    assert set(now.revealed) == {"union", "confederate"}


@pytest.mark.clause("ANT-R-HIDDEN", "ANT-R-ARC")
def test_sight_goes_by_the_arc_and_not_by_the_weapons_range() -> None:
    watcher = unit(at=(4, 4), facing=1)
    enemies = (unit("Law-A", "confederate", (0, 4)), unit("Law-B", "confederate", (8, 4)))
    assert sighted(moment(watcher, *enemies, turn=6), "union") == ("confederate:law-a",)
    assert sighted(moment(watcher, *enemies, turn=6, level="basic"), "union") == (
        "confederate:law-a",
        "confederate:law-b",
    )


@pytest.mark.clause("ANT-2.1k", "ANT-QS-7.0b")
def test_a_side_knows_its_own_what_is_shown_and_all_at_the_end() -> None:
    own, shown, unseen = unit(), unit("Law-A", "confederate", (1, 1)), unit("Law-B", "confederate", (2, 2))
    now = state(own, shown, unseen, hidden=True, revealed={"union": (shown.id,)})
    assert [is_shown(now, "union", one) for one in (own, shown, unseen)] == [True, True, False]
    assert is_shown(state(unseen), "union", unseen)
    assert is_shown(state(unseen, hidden=True, over=True), "union", unseen)


@pytest.mark.clause("ANT-2.0a", "ANT-10.2a")
def test_who_resigns_ends_the_battle_as_it_is_scored() -> None:
    now = after_first(laid_out("basic", hidden=True))[1]
    last = folded(now, *decide(at(now), cmd.Resign(side="union"), Supply("1/2")))
    assert last.over
    assert last.pending is None
    assert legal.why_not(at(last), cmd.Done())
