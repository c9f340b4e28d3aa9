"""What of a journal is folded: steps of long ago with their entries, whatever somebody folded, very long entries."""

from __future__ import annotations

from msgspec import structs

from companion.rows.journal_folds import RECENT, Folds, band_of
from companion.rows.journal_rows import JournalRow


def row(entry: int, *, band: bool = False, lines: tuple[str, ...] = ("it happened",), here: bool = False) -> JournalRow:
    return JournalRow(entry, f"head {entry}", lines, (), "", current=True, head_of_line=here, band=band)


def a_journal(steps: int) -> list[JournalRow]:
    """Newest first, each step with two entries."""
    found = [row(3 * n + part, band=part == 0) for n in range(1, steps + 1) for part in range(3)]
    return found[::-1]


def entries(rows: tuple[JournalRow, ...]) -> list[int]:
    return [one.entry for one in rows]


def test_the_newest_steps_stand_open_and_older_ones_say_how_many_entries_they_hold() -> None:
    rows = a_journal(RECENT + 2)
    shown = Folds()(rows)
    oldest = shown[-1]
    assert entries(shown)[: 3 * RECENT] == [one.entry for one in rows][: 3 * RECENT]
    assert len(shown) == 3 * RECENT + 2
    assert (oldest.entry, oldest.fold, oldest.inside, oldest.lines) == (3, "shut", 2, ())


def test_what_somebody_folds_or_unfolds_stays_so() -> None:
    rows, folds = a_journal(RECENT + 1), Folds()
    folds.turn(3, is_open=True)
    folds.turn(3 * (RECENT + 1), is_open=False)
    shown = folds(rows)
    assert (shown[0].entry, shown[0].fold, shown[0].inside) == (3 * (RECENT + 1), "shut", 2)
    assert entries(shown)[-3:] == [5, 4, 3]
    assert shown[-1].fold == "open"


def test_the_present_entry_is_never_hidden_unasked() -> None:
    rows = [structs.replace(one, head_of_line=one.entry == 5) for one in a_journal(RECENT + 2)]
    assert entries(Folds()(rows))[-3:] == [5, 4, 3]


def test_an_entry_of_very_many_sentences_shows_the_first_until_it_is_unfolded() -> None:
    long = structs.replace(row(7, lines=("one", "two")), rest=("three", "four"))
    folds = Folds()
    (shut,) = folds([long])
    assert (shut.lines, shut.fold) == (("one", "two", "… and 2 more"), "shut")
    folds.turn(7, is_open=True)
    (unfolded,) = folds([long])
    assert (unfolded.lines, unfolded.fold) == (("one", "two", "three", "four"), "open")


def test_so_it_does_within_a_step_before_anybody_has_folded_anything() -> None:
    long = structs.replace(row(5), rest=("three", "four"))
    step = row(3, band=True)
    shut, _ = Folds()([long, step])
    assert (shut.fold, shut.lines) == ("shut", ("it happened", "… and 2 more"))


def test_an_entry_folds_its_sentences_away() -> None:
    folds = Folds()
    folds.turn(7, is_open=False)
    (shut,) = folds([row(7)])
    assert (shut.lines, shut.fold) == ((), "shut")


def test_the_step_of_an_entry() -> None:
    rows = a_journal(2)
    assert [band_of(rows, entry) for entry in (8, 6, 4, 3, 2)] == [6, 6, 3, 3, 0]
