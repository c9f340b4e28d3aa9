"""Pairs are judged as soon as they settle it, and by their share where they never do."""

from __future__ import annotations

from itertools import cycle, islice, repeat

from tests.sequential import judged


def test_who_wins_them_all_or_none_is_judged_soon() -> None:
    won, lost = judged(repeat(1.0, 100), 0.65), judged(repeat(0.0, 100), 0.65)
    assert won.holds
    assert not lost.holds
    assert lost.of < won.of < 30


def test_pairs_that_settle_nothing_are_judged_by_their_share() -> None:
    """Seven of ten lie between what is wanted and what would be told apart."""
    found = judged(islice(cycle([1.0] * 7 + [0.0] * 3), 60), 0.65)
    assert found.of == 60
    assert found.holds
    assert not judged(islice(cycle([1.0, 0.5, 0.5]), 12), 0.7).holds
