"""The supply of dice: where each face came from, and what is said when one is missing or over."""

from __future__ import annotations

import random

import pytest

from companion.dice import BadFace, DiceLeftOver, DieWanted, Supply, Why
from companion.replay import Kept

FIRE = Why("fire of Cutler at Davis", "union", "fire")
LEADER = Why("fallen leader roll for Heth", "confederate", "leader")


def test_rolled_dice_are_those_of_the_stream() -> None:
    supply = Supply("seed/7")
    stream = random.Random("seed/7")
    assert [supply.d10(FIRE).face for _ in range(50)] == [1 + int(10 * stream.random()) for _ in range(50)]
    assert {roll.origin for roll in supply.finish()} == {"rolled"}


def test_every_face_can_fall_and_no_other() -> None:
    supply = Supply("faces")
    assert {supply.d10(FIRE).face for _ in range(400)} == set(range(1, 11))
    assert {supply.choose(3, FIRE).face for _ in range(100)} == {1, 2, 3}


def test_entered_dice_come_in_order_and_keep_what_they_are_for() -> None:
    supply = Supply("s", faces=(4, 9), entered=lambda _: True)
    supply.d10(FIRE), supply.d10(LEADER)
    assert [(roll.face, roll.origin, roll.why) for roll in supply.finish()] == [
        (4, "entered", FIRE.text),
        (9, "entered", LEADER.text),
    ]


def test_a_missing_die_is_named() -> None:
    supply = Supply("s", faces=(4,), entered=lambda _: True)
    supply.d10(FIRE)
    with pytest.raises(DieWanted, match=r"die 2 is wanted: fallen leader roll for Heth \(1 to 10\)"):
        supply.d10(LEADER)


def test_dice_that_are_over_are_named() -> None:
    supply = Supply("s", faces=(4, 7), entered=lambda why: why.kind == "fire")
    supply.d10(FIRE), supply.d10(LEADER)
    with pytest.raises(DiceLeftOver, match="7"):
        supply.finish()


@pytest.mark.parametrize("face", [0, 11, -3])
def test_a_face_that_the_die_has_not_is_refused(face: int) -> None:
    with pytest.raises(BadFace, match=f"a face of {face}"):
        Supply("s", faces=(face,), entered=lambda _: True).d10(FIRE)


def test_a_replay_gives_each_purpose_the_die_it_had() -> None:
    first = Supply("s", faces=(2, 8), entered=lambda _: True)
    rolls = first.d10(FIRE), first.d10(LEADER)
    again = Kept(rolls, Supply("other"))
    assert (again.d10(LEADER), again.d10(FIRE)) == (rolls[1], rolls[0])
    assert again.d10(Why("new", "union", "fire")).origin == "rolled"
