"""One contract for the journal in memory and the journal in a file."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import pytest

from companion.kernel.journal import (
    Draft,
    Journal,
    MemoryJournal,
    NoSuchEntry,
    NoSuchSource,
    create,
    migrations,
    open_document,
)
from companion.kernel.journal.keeping import keep

if TYPE_CHECKING:
    from pathlib import Path

Drafts = Callable[..., Draft]
META = {"kind": "miniatures", "seed": "1863"}
SOURCES = {"rules": "range = 3", "map": "Höhe", "empty": ""}


@pytest.fixture(params=["memory", "sqlite"])
def journal(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Journal]:
    if request.param == "memory":
        yield MemoryJournal(META, SOURCES)
    else:
        with create(tmp_path / "a.companion", META, SOURCES) as made:
            yield made


def seqs(journal: Journal) -> list[int]:
    return [entry.seq for entry in journal.line()]


class TestJournal:
    def test_a_new_journal_has_no_entry_and_no_head(self, journal: Journal) -> None:
        assert journal.head() is None
        assert not journal.line()
        assert not journal.entries()
        assert not journal.children(None)
        assert journal.next_seq() == 1
        assert journal.read_only is None

    def test_meta_and_sources_are_those_given_in_their_order(self, journal: Journal) -> None:
        assert dict(journal.meta) == META
        assert list(journal.sources().items()) == list(SOURCES.items())
        assert journal.source("map") == "Höhe"

    def test_an_unknown_source_is_named_with_those_there_are(self, journal: Journal) -> None:
        with pytest.raises(NoSuchSource, match=r"'oob'.*rules, map, empty"):
            journal.source("oob")

    def test_replaced_sources_take_the_place_of_all(self, journal: Journal) -> None:
        journal.replace_sources({"rules": "range = 4"})
        assert journal.sources() == {"rules": "range = 4"}

    def test_append_gives_the_entries_as_written(self, journal: Journal, draft: Drafts) -> None:
        (first,) = journal.append([draft(1)])
        wanted = draft(1)
        assert (first.seq, first.parent) == (1, None)
        fields = ("at", "seat", "label", "command", "events", "dice")
        assert all(getattr(first, field) == getattr(wanted, field) for field in fields)
        assert journal.entry(1) == first

    def test_drafts_of_one_append_follow_each_other(self, journal: Journal, draft: Drafts) -> None:
        entries = journal.append([draft(1), draft(2), draft(3)])
        assert [(entry.seq, entry.parent) for entry in entries] == [(1, None), (2, 1), (3, 2)]
        assert journal.head() == 3

    def test_no_drafts_change_nothing(self, journal: Journal, draft: Drafts) -> None:
        journal.append([draft(1)])
        assert journal.append([]) == ()
        assert journal.graft(None, []) == ()
        assert journal.head() == 1

    def test_an_entry_after_an_undo_starts_a_branch_with_a_new_number(self, journal: Journal, draft: Drafts) -> None:
        journal.append([draft(1), draft(2), draft(3)])
        journal.move_head(1)
        assert journal.next_seq() == 4
        journal.append([draft(4)])
        assert seqs(journal) == [1, 4]
        assert journal.children(1) == (2, 4)
        assert [entry.seq for entry in journal.entries()] == [1, 2, 3, 4]

    def test_graft_starts_from_any_entry_and_leaves_the_old_line(self, journal: Journal, draft: Drafts) -> None:
        journal.append([draft(1), draft(2), draft(3)])
        grafted = journal.graft(2, [draft(4), draft(5)])
        assert [(entry.seq, entry.parent) for entry in grafted] == [(4, 2), (5, 4)]
        assert seqs(journal) == [1, 2, 4, 5]
        assert [entry.seq for entry in journal.line(3)] == [1, 2, 3]

    def test_the_first_entry_can_be_undone_and_grafted_anew(self, journal: Journal, draft: Drafts) -> None:
        journal.append([draft(1)])
        journal.move_head(None)
        assert (journal.head(), journal.line()) == (None, ())
        journal.append([draft(2)])
        journal.graft(None, [draft(3)])
        assert journal.children(None) == (1, 2, 3)
        assert seqs(journal) == [3]

    def test_the_head_goes_to_any_entry_of_any_branch(self, journal: Journal, draft: Drafts) -> None:
        journal.append([draft(1), draft(2)])
        journal.graft(1, [draft(3)])
        journal.move_head(2)
        assert (journal.head(), seqs(journal)) == (2, [1, 2])

    @pytest.mark.parametrize("seq", [0, -1, 3])
    def test_an_entry_that_is_not_there_is_refused_everywhere(self, journal: Journal, draft: Drafts, seq: int) -> None:
        journal.append([draft(1), draft(2)])
        for ask in (journal.entry, journal.line, journal.children, journal.move_head, journal.working):
            with pytest.raises(NoSuchEntry, match=f"no entry {seq}; the newest is 2"):
                ask(seq)
        with pytest.raises(NoSuchEntry):
            journal.graft(seq, [draft(3)])
        assert (journal.head(), journal.next_seq()) == (2, 3)

    def test_workings_come_back_and_are_empty_where_none_was(self, journal: Journal, draft: Drafts) -> None:
        journal.append([draft(1), draft(2), draft(3)])
        assert [journal.working(n) for n in (1, 2, 3)] == [draft(1).working, draft(2).working, b""]

    def test_records_come_with_their_entry_in_order_and_are_no_sources(self, journal: Journal, draft: Drafts) -> None:
        assert journal.records() == ()
        journal.append([draft(1)], {"battles/1.1/1/result.json": "{}", "battles/1.1/1/report.md": "# Höhe 🎲\n"})
        journal.append([draft(2)])
        journal.graft(1, [draft(3)], {"battles/1.1/3/result.json": '{"again": true}'})
        assert journal.records() == (
            "battles/1.1/1/result.json",
            "battles/1.1/1/report.md",
            "battles/1.1/3/result.json",
        )
        assert journal.record("battles/1.1/1/report.md") == "# Höhe 🎲\n"
        assert journal.record("battles/1.1/3/result.json") == '{"again": true}'
        assert list(journal.sources().items()) == list(SOURCES.items())
        with pytest.raises(NoSuchSource):
            journal.source("battles/1.1/1/result.json")
        with pytest.raises(NoSuchSource, match=r"no record 'rules'; it has battles/1\.1/1/result\.json"):
            journal.record("rules")

    def test_everything_is_stamped_with_the_present_format(self, journal: Journal, draft: Drafts) -> None:
        now = migrations.present_version()
        assert journal.formats() == dict.fromkeys(SOURCES, now)
        entries = [*journal.append([draft(1), draft(2)], {"a": "first"}), *journal.graft(1, [draft(3)])]
        assert [entry.format for entry in entries] == [now] * 3
        assert [entry.format for entry in journal.entries()] == [now] * 3
        assert journal.formats() == dict.fromkeys([*SOURCES, "kept/a"], now)
        journal.replace_sources({"more": "x"})
        assert journal.formats() == dict.fromkeys(["more", "kept/a"], now)

    def test_undo_and_an_update_of_the_sources_leave_records(self, journal: Journal, draft: Drafts) -> None:
        journal.append([draft(1), draft(2)], {"a": "first"})
        journal.move_head(None)
        journal.replace_sources({"rules": "range = 4", "more": "x"})
        assert dict(journal.sources()) == {"rules": "range = 4", "more": "x"}
        assert (journal.records(), journal.record("a")) == (("a",), "first")
        journal.append([draft(3)], {"b": "second"})
        assert (journal.records(), journal.record("b")) == (("a", "b"), "second")
        assert journal.sources() == {"rules": "range = 4", "more": "x"}

    def test_a_record_is_never_written_over(self, journal: Journal, draft: Drafts) -> None:
        journal.append([draft(1)], {"a": "first"})
        for write in (journal.append, lambda drafts, records: journal.graft(None, drafts, records)):
            with pytest.raises(ValueError, match="records of these names already: a"):
                write([draft(2)], {"b": "new", "a": "second"})
        assert (journal.records(), journal.record("a"), journal.next_seq()) == (("a",), "first", 2)

    def test_half_a_character_in_a_record_writes_neither_it_nor_its_entry(
        self, journal: Journal, draft: Drafts
    ) -> None:
        if journal.path is None:
            pytest.skip("memory keeps what cannot be written")
        with pytest.raises(UnicodeEncodeError):
            journal.append([draft(1)], {"a": "whole", "b": "\ud800"})
        assert (journal.head(), journal.records()) == (None, ())

    def test_texts_of_every_kind_survive(self, journal: Journal) -> None:
        odd = Draft("", "", "Gen. “Old Pete” \0 Höhe ★ 🎲", "{}", "[]" + "x" * 100_000, "", bytes(range(256)))
        journal.append([odd])
        assert (journal.entry(1).label, journal.entry(1).events) == (odd.label, odd.events)
        assert journal.working(1) == odd.working

    def test_closing_twice_does_no_harm(self, journal: Journal) -> None:
        journal.close()
        journal.close()


class TestBeside:
    def test_what_is_kept_beside_is_written_over_and_is_no_entry(self, journal: Journal, draft: Drafts) -> None:
        journal.append([draft(1)])
        before = (journal.entries(), journal.head(), journal.records(), dict(journal.sources()))
        assert journal.beside("clock") == ""
        journal.keep_beside("clock", "1")
        journal.keep_beside("other", "Höhe")
        journal.keep_beside("clock", "2")
        assert (journal.beside("clock"), journal.beside("other")) == ("2", "Höhe")
        assert (journal.entries(), journal.head(), journal.records(), dict(journal.sources())) == before

    def test_what_is_enclosed_is_read_when_asked_for_and_taken_away(self, journal: Journal) -> None:
        journal.keep_beside("clock", "1")
        for name in ("union/2", "referee/1", "union/3"):
            journal.enclose(name, f"of {name}")
        journal.enclose("union/2", "another")
        assert list(journal.enclosures()) == ["union/2", "referee/1", "union/3"]
        assert journal.enclosed("union/2") == "another"
        assert journal.enclosed("union/4") == ""
        assert dict(journal.kept_beside()) == {"clock": "1"}
        journal.enclose("referee/1", "")
        journal.enclose("union/4", "")
        assert list(journal.enclosures()) == ["union/2", "union/3"]
        assert journal.beside("clock") == "1"

    def test_a_journal_that_is_kept_brings_all_that_lies_beside_it(self, journal: Journal, tmp_path: Path) -> None:
        journal.keep_beside("clock", "1")
        journal.keep_beside("union/drafts", "Höhe")
        journal.enclose("referee/1", "a picture")
        keep(journal, tmp_path / "kept.companion")
        with open_document(tmp_path / "kept.companion") as kept:
            assert kept.kept_beside() == journal.kept_beside()
            assert kept.enclosures() == ("referee/1",)
            assert kept.enclosed("referee/1") == "a picture"
