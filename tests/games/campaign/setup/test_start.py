"""Laying out both scenarios: numbers, modes, lines, headings, effectiveness, seconds in command, who sets up."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.charts.faults import BadInput
from companion.games.campaign.rules.state import SIDES, Lines, State, Strength
from companion.games.campaign.setup.start import numbers, read_scenario
from tests.games.campaign.playing import SCENARIOS, SOLITAIRE, armies, laid_out, rules, scenario

CAMPAIGN, BATTLE = (laid_out(name) for name in SCENARIOS)
BOTH = pytest.mark.parametrize("state", [CAMPAIGN, BATTLE], ids=SCENARIOS)


@pytest.mark.clause("RTG-SC1-A1", "RTG-SC2-A1", "RTG-1.2a")
@pytest.mark.parametrize(("state", "slot", "day", "turns"), [(CAMPAIGN, 0, 1, 35), (BATTLE, 1, 4, 14)], ids=SCENARIOS)
def test_when_they_begin_and_end(state: State, slot: int, day: int, turns: int) -> None:
    assert (state.first_slot, state.first_day, state.last_turn, state.turn, state.phase) == (
        slot,
        day,
        turns,
        0,
        "set-up",
    )


@BOTH
@pytest.mark.clause("RTG-1.0a", "RTG-SC1-0", "RTG-SC2-0")
def test_two_armies_of_ten_corps_and_a_headquarters_each(state: State) -> None:
    for side in SIDES:
        assert [one.headquarters for one in state.present(side)] == [False] * 10 + [True]
    assert all(scenario(name).description.strip() for name in SCENARIOS)


@BOTH
@pytest.mark.clause("RTG-3.1b", "RTG-R-OB-LETTER", "RTG-R-11TH", "RTG-R-EXEC-TIME", "RTG-1.0c")
def test_people_find_their_corps_numbered_by_letter_headquarters_11(state: State) -> None:
    expected = [(side, letter, n) for side in SIDES for n, letter in enumerate([*"ABCDEFGHIJ", "HQ"], 1)]
    assert [(one.side, one.letter, one.number) for one in state.corps.values()] == expected


@pytest.mark.clause("RTG-R-AI-SETUP", "RTG-R-SOLO", "RTG-SC1-B1", "RTG-SC2-B1")
def test_a_computer_numbers_the_nearest_first_and_has_set_up() -> None:
    state = laid_out("gettysburg-battle", control=SOLITAIRE)
    own = [one for one in state.present("union") if not one.headquarters]
    assert [one.letter for one in own][:3] == ["A", "H", "F"]
    assert [one.number for one in own] == list(range(1, 11))
    assert [one.letter for one in state.present("confederate")] == [*"ABCDEFGHIJ", "HQ"]
    assert state.setting_up == ("confederate",)
    assert laid_out("gettysburg-battle").setting_up == SIDES


@pytest.mark.clause("RTG-R-AI-SETUP")
def test_equal_distances_go_by_letter() -> None:
    units = armies("june28")
    found = numbers(units.of("confederate"), units.of("union"), by_distance=True, first=1)
    assert sorted(found.values()) == list(range(1, 11))
    assert found["confederate:H"] < found["confederate:I"]  # both in 7,7


@BOTH
@pytest.mark.clause("RTG-R-START-MODES", "RTG-R-AI-SETUP", "RTG-R-EFFECTIVENESS")
def test_everybody_starts_deployed_at_rest_with_urgency_5(state: State) -> None:
    for one in state.present():
        assert (one.deployment, one.march, one.patrol, one.urgency) == ("deployed", "rest", False, 5)
        assert one.effectiveness == (9.0 if one.headquarters else float(rules().effectiveness_of[one.id]))
        expected = {"campaign": "withdraw", "battle": "stand"}[state.scenario] if one.headquarters else "initiative"
        assert one.contact == expected


@BOTH
@pytest.mark.clause("RTG-R-ORIGINAL", "RTG-16.0a", "RTG-16.0b", "RTG-3.1c")
def test_original_strength_is_what_stands_on_the_map(state: State) -> None:
    for one in state.present():
        assert one.original == one.strength.total
        assert one.start is not None
        assert (one.start.hex, one.start.strength, one.start.stragglers) == (one.hex, one.strength, one.stragglers)
    first = state.corps["union:A"]
    assert first.strength == Strength(infantry={"campaign": 117, "battle": 116}[state.scenario], foot_guns=28)


@pytest.mark.clause("RTG-SC2-B2", "RTG-16.0d")
def test_heth_and_buford_start_tired() -> None:
    assert {one.id: one.fatigue for one in BATTLE.present() if one.fatigue} == {"confederate:H": 2.0, "union:H": 2.0}
    assert not any(one.fatigue for one in CAMPAIGN.present())


@pytest.mark.clause(
    "RTG-SC2-B3a", "RTG-SC2-B3b", "RTG-SC2-B3c", "RTG-R-LINES-ORIGINAL", "RTG-R-LASTDIR", "RTG-R-DOUBLEDAY"
)
def test_the_lines_in_gettysburg_and_who_came_whence() -> None:
    assert BATTLE.lines == {"12,8": Lines((1, 5, 6), (2, 3, 4), "union")}
    assert BATTLE.holder["12,8"] == "union"
    headed = {one.id: one.heading for one in BATTLE.present() if one.heading}
    assert headed == {"union:A": 1, "union:H": 1, "confederate:H": 3, "confederate:I": 3}
    assert CAMPAIGN.lines == {}
    assert not any(one.heading for one in CAMPAIGN.present())


@BOTH
@pytest.mark.clause("RTG-R-SECONDARY", "RTG-2.0o")
def test_the_best_leader_is_second_in_command(state: State) -> None:
    for side in SIDES:
        chosen = state.corps[state.secondary[side]]
        others = [one for one in state.present(side) if not one.headquarters]
        assert (-chosen.leadership, chosen.number) == min((-one.leadership, one.number) for one in others)


def test_a_corps_without_effectiveness_is_named() -> None:
    whole = armies("june28")
    stranger = replace(whole, units=(*whole.units, replace(whole.units[0], letter="K")))
    from companion.games.campaign.setup.start import start

    with pytest.raises(BadInput, match="confederate:K"):
        start(rules(), None, scenario("gettysburg-campaign"), stranger)  # type: ignore[arg-type]


def test_a_scenario_file_is_read_strictly() -> None:
    with pytest.raises(BadInput, match="one of battle, campaign") as caught:
        read_scenario('format = 1\nkind = "campaign"\nname = "x"\ntitle = "X"\nscenario = "war"\nmpa = "y"\n', "x.toml")
    assert len(caught.value.problems) == 2
