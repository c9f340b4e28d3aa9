"""What is asked again of the same state is answered once."""

from __future__ import annotations

from companion.games.miniatures.rules.asked_again import asked_again


def test_it_is_asked_once_of_a_state_and_anew_of_another_even_one_that_is_equal() -> None:
    asked: list[list[int]] = []

    @asked_again
    def total(of: list[int]) -> int:
        asked.append(of)
        return sum(of)

    one, equal = [1, 2], [1, 2]
    assert [total(one), total(one), total(equal), total(one)] == [3, 3, 3, 3]
    assert [found is one for found in asked] == [True, False, True]
    assert total.__name__ == "total"
