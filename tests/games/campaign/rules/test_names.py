"""Names: the corps a side means by id, letter, number or HQ."""

from __future__ import annotations

import pytest

from companion.games.campaign.rules import names
from companion.games.campaign.rules.state import State
from tests.games.campaign.commanding import a_phase, laid_out, with_corps


@pytest.fixture
def state() -> State:
    return a_phase()


@pytest.mark.clause("RTG-3.1b", "RTG-R-OB-LETTER", "RTG-R-11TH")
@pytest.mark.parametrize(
    ("name", "letter"), [("E", "E"), ("e", "E"), ("5", "E"), ("union:E", "E"), ("HQ", "HQ"), ("hq", "HQ"), ("11", "HQ")]
)
def test_a_corps_answers_to_its_id_its_letter_and_its_number(state: State, name: str, letter: str) -> None:
    found = names.corps_named(state, "union", name)
    assert found is not None
    assert (found.side, found.letter) == ("union", letter)


@pytest.mark.clause("RTG-R-OB-LETTER")
def test_numbers_are_those_of_the_set_up_and_letters_those_of_the_rows(state: State) -> None:
    swapped = with_corps(with_corps(state, "union:A", number=4), "union:D", number=1)
    four = names.corps_named(swapped, "union", "4")
    assert four is not None
    assert four.letter == "A"


@pytest.mark.parametrize("name", ["confederate:E", "K", "0", "12", "", "force", "E corps", "½", "union:"])
def test_nothing_else_is_a_corps_of_a_side(state: State, name: str) -> None:
    assert names.corps_named(state, "union", name) is None


def test_an_unknown_name_is_answered_with_those_there_are(state: State) -> None:
    gone = with_corps(state, "union:J", status="eliminated")
    text = names.unknown(gone, "union", "Z").text
    assert "'Z'" in text
    assert "A (1)" in text
    assert "J (10)" not in text
    assert names.unknown(gone, "union", "Z") == names.unknown(
        with_corps(gone, "confederate:A", hex=(1, 1)), "union", "Z"
    )


@pytest.mark.clause("RTG-3.0a", "RTG-4.0a")
def test_the_sides_act_in_turn_and_in_the_computers_phases_nobody() -> None:
    assert names.side_to_act(laid_out()) == "confederate"
    assert names.side_to_act(a_phase("set-up")) is None
    assert names.side_to_act(a_phase("union")) == "union"
    assert names.side_to_act(a_phase("execution")) is None


@pytest.mark.clause("RTG-2.0e")
def test_a_confederate_unit_is_a_division() -> None:
    assert (names.word_for("union"), names.word_for("confederate")) == ("CORPS", "DIVSN")
