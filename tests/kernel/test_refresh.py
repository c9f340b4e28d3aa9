"""A game that is open for reading keeps in step with the one that writes it, and knows no more than its seat."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from companion.games.miniatures.rules import commands as cmd
from companion.kernel.journal import Damaged, NoSuchEntry, ReadOnly, open_document
from companion.kernel.record import Change
from companion.kernel.session import Session

from .conftest import Begin


def same(writer: Session, reader: Session) -> bool:
    return msgspec.json.encode(writer.view) == msgspec.json.encode(reader.view) and writer.head == reader.head


def test_a_reader_follows_whatever_the_writer_does(begin: Begin, tmp_path: Path) -> None:
    path = tmp_path / "read.companion"
    writer = begin(path)
    with Session.open(path) as reader:
        assert reader.read_only
        assert not reader.refresh()
        start = writer.head
        steps: list[Any] = [
            lambda: writer.do(cmd.Note("one")),
            lambda: writer.do(cmd.Override("davis", "disordered", True, "a test")),
            writer.undo,
            lambda: writer.do(cmd.Override("archer", "disordered", True, "a test")),
            lambda: writer.goto(start),
            writer.redo,
            lambda: writer.goto(start + 3),
            lambda: writer.amend(start + 1, [cmd.Note("another")]),
        ]
        for step in steps:
            step()
            assert not same(writer, reader)
            assert reader.refresh()
            assert same(writer, reader)
            assert not reader.refresh()


def test_a_refresh_tells_the_listeners_what_was_and_what_is(begin: Begin, tmp_path: Path) -> None:
    path = tmp_path / "read.companion"
    writer = begin(path)
    heard: list[Change] = []
    with Session.open(path, seat="union") as reader:
        reader.subscribe(heard.append)
        before = reader.view
        reader.refresh()
        assert heard == []
        writer.do(cmd.NextStep())
        reader.refresh()
        assert [(one.before, one.after) for one in heard] == [(before, reader.view)]
        assert before != reader.view


def test_where_the_present_entry_is_gone_no_other_is_shown_in_its_place(begin: Begin, tmp_path: Path) -> None:
    path = tmp_path / "read.companion"
    writer = begin(path)
    with Session.open(path) as reader:
        writer.close()
        with open_document(path) as book:
            book.move_head(None)
        with pytest.raises(Damaged, match="no entry of the game is left in it; open one of its backups"):
            reader.refresh()
        assert reader.head == 0  # entries are counted from 1
        with pytest.raises(NoSuchEntry):
            _ = reader.view


def test_a_side_that_reads_along_knows_only_what_it_may(begin: Begin, tmp_path: Path) -> None:
    path = tmp_path / "read.companion"
    writer = begin(path, intelligence="strengths-hidden")
    with Session.open(path, seat="union") as reader:
        writer.do(cmd.Override("davis", "stands", 3, "a test"))
        assert reader.refresh()
        units = {one.id: one for one in reader.view.units}
        assert units["davis"].stands is None
        assert units["cutler"].stands == 8
        with pytest.raises(ReadOnly):
            reader.do(cmd.NextStep())
    writer.undo()
