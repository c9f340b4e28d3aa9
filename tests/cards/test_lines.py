"""Words to lines: nothing is lost, nothing is too wide, breaks stand between words."""

from __future__ import annotations

from hypothesis import assume, given
from hypothesis import strategies as st

from companion.cards import type as faces
from companion.cards.content import Run, bold, plain, words
from companion.cards.layout.lines import broken, longest, natural, wide

LETTERS = "abc XYZ 19 −½″.,;Жщλé "
runs = st.lists(st.builds(Run, st.text(LETTERS, max_size=30), st.booleans(), st.booleans()), max_size=6).map(tuple)


@given(runs, st.floats(6, 20), st.floats(5, 400))
def test_nothing_is_lost_and_nothing_too_wide(said: tuple[Run, ...], points: float, room: float) -> None:
    lines = broken(said, points, room)
    shown = "".join(piece.text for line in lines for piece in line)
    assert shown.replace(" ", "") == plain(said).replace(" ", "")
    letter = max((faces.ems(one, name) for one in LETTERS for name in ("text", "semibold")), default=0) * points
    assert all(wide(line, points) <= max(room, letter) + 0.02 for line in lines)


@given(runs, st.floats(6, 20))
def test_a_room_as_wide_as_the_words_needs_one_line(said: tuple[Run, ...], points: float) -> None:
    assert len(broken(said, points, natural(said, points) + 0.01)) == 1


@given(runs, st.floats(6, 20))
def test_a_room_as_wide_as_the_longest_word_breaks_none(said: tuple[Run, ...], points: float) -> None:
    assume(plain(said).strip())
    parts = plain(said).split()
    broken_up = [piece for line in broken(said, points, longest(said, points) + 0.02) for piece in _words(line)]
    assert broken_up == parts


def _words(line: tuple[object, ...]) -> list[str]:
    return "".join(piece.text for piece in line).split()  # type: ignore[attr-defined]


def test_a_line_breaks_between_words_and_never_before_a_stop_in_another_cut() -> None:
    said = words("first ", bold("the second"), ". Third")
    room = natural(words("first ", bold("the second")), 10) + 0.5
    assert ["".join(piece.text for piece in line) for line in broken(said, 10, room)] == ["first the", "second. Third"]


def test_words_that_stand_together_keep_their_narrow_space() -> None:
    lines = broken(words("a chance of 20\u202f%"), 10, natural(words("a chance of 20"), 10) + 1)
    assert ["".join(piece.text for piece in line) for line in lines] == ["a chance of", "20\u202f%"]


def test_signs_that_cannot_be_printed_become_spaces() -> None:
    assert ["".join(piece.text for piece in line) for line in broken(words("a\nb\tc\x07d"), 10, 500)] == ["a b c d"]
