"""The supply of dice: streams that can be thrown again, entered faces, and what is said of bad ones."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.kernel.dice import BadFace, DiceLeftOver, DieWanted, Roll, Why
from companion.kernel.replay import Kept
from companion.kernel.supply import Supply
from companion.language.messages import kept

FIRE = Why(kept("fire at Archer"), "union", "fire")
MANEUVER = Why(kept("maneuver roll for Davis"), "confederate", "maneuver")


SEVEN_ONE = [1, 2, 4, 5, 5, 7]
"""The first dice of stream "7/1", written down."""


def always(_: Why) -> bool:
    return True


@given(st.integers(0, 10**9), st.integers(1, 500))
def test_entry_n_of_a_document_draws_from_its_seed_and_its_number(seed: int, entry: int) -> None:
    stream = random.Random(f"{seed}/{entry}")
    expected = [1 + int(10 * stream.random()) for _ in range(5)]
    dice = Supply(f"{seed}/{entry}")
    assert [dice.d10(FIRE).face for _ in range(5)] == expected


def test_another_entry_is_another_roll() -> None:
    def thrown(stream: str) -> list[int]:
        dice = Supply(stream)
        return [dice.d10(FIRE).face for _ in range(8)]

    assert thrown("1863/4") == thrown("1863/4")
    assert thrown("1863/4") != thrown("1863/5")
    assert thrown("1863/4") != thrown("1864/4")


def test_the_figures_of_one_stream_stay_what_they_are() -> None:
    """An old game amended under a newer release must throw the same dice."""
    dice = Supply("7/1")
    assert [dice.d10(FIRE).face for _ in range(6)] == SEVEN_ONE


def test_every_face_falls_about_as_often() -> None:
    dice = Supply("0/1")
    count = Counter(dice.d10(FIRE).face for _ in range(5000))
    assert set(count) == set(range(1, 11))
    assert all(400 < fell < 600 for fell in count.values())


@given(st.integers(1, 40), st.text(max_size=5))
def test_a_draw_is_one_of_the_count(count: int, stream: str) -> None:
    drawn = Supply(stream).choose(count, FIRE)
    assert 1 <= drawn.face <= count
    assert drawn.sides == count


def test_a_roll_keeps_face_origin_and_purpose() -> None:
    rolled = Supply("7/1").d10(FIRE)
    assert (rolled.origin, rolled.why, rolled.sides) == ("rolled", FIRE.text, 10)
    assert Supply("7/1", faces=[4], entered=always).d10(FIRE) == Roll(4, "entered", FIRE.text)


def test_entered_faces_are_taken_in_their_order() -> None:
    dice = Supply("7/1", faces=[3, 10, 1], entered=always)
    assert [dice.d10(FIRE).face for _ in range(3)] == [3, 10, 1]
    assert [roll.face for roll in dice.finish()] == [3, 10, 1]


def test_only_the_rolls_that_are_entered_ask_for_faces() -> None:
    dice = Supply("7/1", faces=[9], entered=lambda why: why.kind == "maneuver" and why.side == "confederate")
    assert [dice.d10(why).origin for why in (FIRE, MANEUVER, FIRE)] == ["rolled", "entered", "rolled"]
    assert [roll.face for roll in dice.finish()] == [SEVEN_ONE[0], 9, SEVEN_ONE[1]]


def test_a_die_that_is_wanting_is_named() -> None:
    dice = Supply("7/1", faces=[5], entered=always)
    dice.d10(FIRE)
    with pytest.raises(DieWanted) as wanted:
        dice.d10(MANEUVER)
    assert (wanted.value.why, wanted.value.nth, wanted.value.sides) == (MANEUVER, 2, 10)
    assert str(wanted.value) == "die 2 is wanted: maneuver roll for Davis (1 to 10)"


def test_a_draw_that_is_wanting_says_how_many_there_are() -> None:
    with pytest.raises(DieWanted, match=r"die 1 is wanted: fire at Archer \(1 to 3\)"):
        Supply("7/1", entered=always).choose(3, FIRE)


def test_dice_that_are_left_over_are_named() -> None:
    dice = Supply("7/1", faces=[5, 6, 7], entered=always)
    dice.d10(FIRE)
    with pytest.raises(DiceLeftOver) as left:
        dice.finish()
    assert left.value.faces == (6, 7)
    assert str(left.value) == "2 entered dice were not used: 6, 7"


def test_entered_dice_that_no_roll_asks_for_are_left_over() -> None:
    dice = Supply("7/1", faces=[5])
    dice.d10(FIRE)
    with pytest.raises(DiceLeftOver, match="5"):
        dice.finish()


@pytest.mark.parametrize("face", [0, 11, -1, 100])
def test_a_face_that_a_ten_sided_die_has_not_is_refused(face: int) -> None:
    with pytest.raises(BadFace, match=f"fire at Archer: a face of {face} is not on this die; give 1 to 10"):
        Supply("7/1", faces=[face], entered=always).d10(FIRE)


def test_a_face_beyond_a_draw_is_refused() -> None:
    assert Supply("7/1", faces=[3], entered=always).choose(3, FIRE).face == 3
    with pytest.raises(BadFace, match="give 1 to 3"):
        Supply("7/1", faces=[4], entered=always).choose(3, FIRE)


def test_a_replay_gives_each_purpose_the_die_it_had() -> None:
    first = Supply("s", faces=(2, 8), entered=always)
    rolls = first.d10(FIRE), first.d10(MANEUVER)
    again = Kept(rolls, Supply("other"))
    assert (again.d10(MANEUVER), again.d10(FIRE)) == (rolls[1], rolls[0])
    assert again.d10(Why(kept("new"), "union", "fire")).origin == "rolled"
