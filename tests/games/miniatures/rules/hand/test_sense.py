"""Figures set by hand that no books can hold though they balance, and those that are only odd."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import events as ev
from tests.games.miniatures.building import a_battle, a_brigade, a_leader, play, refusals, the_rules

TABLE = a_battle(a_brigade("iron"), a_brigade("heth", "confederate"), a_leader("chief"))


def override(target: str, field: str, value: Any, pays: str = "") -> cmd.Override:
    return cmd.Override(target=target, field=field, value=value, reason="as agreed", pays=pays)


@pytest.mark.parametrize(
    ("target", "field", "value", "words"),
    [
        ("iron", "lost", 99, "99 cannot be gone of Iron, where there were 8 in all"),
        ("iron", "skedaddled", 9, "9 cannot be gone of Iron"),
        ("iron", "captured", 9, "9 cannot be gone of Iron"),
        ("iron", "set_aside", -90, "say which column pays"),
        ("iron", "lost_in_fire", 9, "cannot have lost 9 stands in fire"),
        ("game", "turn", 99, "turn 99 is after the last, 10: set last_turn first"),
        ("game", "last_turn", 0, "last_turn begin at 1"),
    ],
)
def test_what_the_books_or_the_battle_cannot_hold_is_refused_also_with_a_word(
    target: str, field: str, value: Any, words: str
) -> None:
    order = override(target, field, value)
    assert words in refusals(TABLE, order)
    assert words in refusals(TABLE, replace(order, because="I say so"))


@pytest.mark.parametrize(
    ("target", "field", "value", "words"),
    [
        ("iron", "stands", 99, "Iron began with 8, and so 91 would have been put in by hand"),
        ("iron", "worn_at", 8, "worn at 8, which is above fresh at"),
        ("chief", "lost", 5, "Chief would have fallen 5 times"),
        ("chief", "returns", 12, "Chief would come in turn 12, after the last, 10"),
        ("late", "arrives", 12, "Late would come in turn 12, after the last, 10"),
    ],
)
def test_what_is_only_odd_is_done_with_a_word_which_the_journal_tells(
    target: str, field: str, value: Any, words: str
) -> None:
    table = a_battle(*TABLE.brigades.values(), a_brigade("late", status="to-arrive"), *TABLE.leaders.values())
    order = override(target, field, value)
    assert words in refusals(table, order)
    done = play(table, replace(order, because="so we play it"))
    assert [fact.because for fact in done.of(ev.LetHappen)] == ["so we play it"]
    assert not the_rules().unbalanced(done.state)


def test_what_was_put_in_before_can_be_lost_and_a_count_is_held_to_the_same() -> None:
    more = play(TABLE, override("iron", "stands", 12)).state
    assert play(more, override("iron", "lost", 12, "stands")).unit("iron").status == "destroyed"
    assert "99 cannot be gone of Iron" in refusals(TABLE, cmd.CountTable({"iron": {"lost": 99}}))
    count = cmd.CountTable({"iron": {"stands": 30}})
    assert "22 would have been put in" in refusals(TABLE, count)
    assert play(TABLE, replace(count, because="a new regiment each")).unit("iron").stands == 30


def test_the_last_turn_is_set_first_and_cannot_be_one_that_is_past() -> None:
    longer = play(TABLE, override("game", "last_turn", 12)).state
    assert play(longer, override("game", "turn", 12)).state.turn == 12
    later = play(TABLE, override("game", "turn", 6)).state
    assert "turn 6 is after the last, 5" in refusals(later, override("game", "last_turn", 5))


def test_whom_the_referee_may_have_meant_is_told() -> None:
    assert "there is no unit or leader 'iorn'; the battle itself is 'game'; did you mean 'iron'?" in refusals(
        TABLE, override("iorn", "stands", 3)
    )
