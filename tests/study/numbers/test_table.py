"""The numbers as lines: a roll is among the best or among the worst, never in both, and one roll is one."""

from __future__ import annotations

from companion.study.numbers.faces import faces
from companion.study.numbers.luck import Luck
from companion.study.numbers.reckoned import Numbers, Roll
from companion.study.numbers.table import lines


def a_roll(entry: int, value: int, expected: float) -> Roll:
    return Roll(entry, 0, "union", "fire", "davis", (1, 2), "hit", value, expected, 1)


def told(*rolls: Roll, luck: dict[str, Luck] | None = None) -> list[str]:
    return list(lines(Numbers(rolls, luck, (), {}), {"davis": ("union", "Davis")}))


def test_a_single_roll_went_better_or_worse_and_is_told_once() -> None:
    found = told(a_roll(7, 2, 0.5))
    assert len([one for one in found if "entry 7" in one]) == 1
    assert "Best rolls" in found
    assert "Worst rolls" not in found


def test_a_roll_that_went_as_expected_is_neither() -> None:
    assert not {"Best rolls", "Worst rolls"} & {*told(a_roll(7, 0, 0.0))}


def test_the_widest_stand_first() -> None:
    found = told(a_roll(1, -1, 0.5), a_roll(2, 3, 0.5), a_roll(3, 1, 0.5), a_roll(4, -2, 0.5))
    heads = [found.index("Best rolls"), found.index("Worst rolls")]
    firsts = [found[at + 1].split(":")[0].strip() for at in heads]
    assert firsts == ["entry 2", "entry 4"]


def test_of_fewer_than_twenty_dice_nothing_is_said_of_how_even_they_fell() -> None:
    for many, said in ((19, False), (20, True)):
        found = lines(Numbers((), None, (), {"union": faces([7] * many)}), {})
        assert any("true dice" in one for one in found) == said


def test_one_roll_is_no_rolls() -> None:
    first = told(a_roll(7, 0, 0.0), luck={"union": Luck(50.0, 0.0, 0, 1)})[0]
    assert first == "Union: luck of 50 in 100; 0 stands by 1 roll, +0.0 expected"
