"""The list of the table: newest first under its steps, struck while the turn lasts; ticks follow the line and undo nothing."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from companion.cli.app import companion
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.screen.window import Window
from companion.games.miniatures.screen.work.fire import FireWork
from companion.games.miniatures.words.ticks import Tick, read, standing, ticked, written
from companion.kernel.session import Session
from tests.desktop.conftest import OpenWindow, a_line, a_session


def volley(window: Window, target: str, firer: str) -> None:
    work = window.centre.work
    assert isinstance(work, FireWork)
    window.centre.take([target, firer])
    work.shoot((10,), by_hand=True)
    window.run("next-step")
    window.centre.go_on()


@pytest.fixture
def window(open_window: OpenWindow, tmp_path: Path) -> Window:
    """Two steps of fire have come into force."""
    path = tmp_path / "line.companion"
    made = open_window(a_session(a_line("defensive"), path), path)
    volley(made, "davis", "cutler")
    volley(made, "gamble", "davis")
    return made


def texts(window: Window) -> list[str]:
    return [row.text for row in window.table.model.rows()]


def acts(window: Window) -> dict[str, int]:
    return {row.text: row.number for row in window.table.model.rows() if not row.group}


def test_the_newest_stands_first_under_the_step_that_brought_it(window: Window) -> None:
    rows = window.table.model.rows()
    heads = [row.text for row in rows if row.group]
    assert [head.partition(": ")[2] for head in heads] == [
        "Musketry & Cannonade, step 2",
        "Musketry & Cannonade, step 1",
    ]
    numbers = [row.number for row in rows if not row.group]
    assert numbers == sorted(numbers, reverse=True)


def test_a_tick_is_no_entry_and_the_line_stays_struck_where_it_stands(window: Window) -> None:
    before, head = texts(window), window.desk.session.head
    undo = window.header.undo.text()
    window.table.list.setFocus()
    window.table.list.setCurrentIndex(window.table.model.index(1))
    QTest.keyClick(window.table.list, Qt.Key.Key_Space)
    assert (texts(window), window.desk.session.head, window.header.undo.text()) == (before, head, undo)
    assert [row.done for row in window.table.model.rows()[:3]] == [False, True, False]
    QTest.keyClick(window.table.list, Qt.Key.Key_Space)
    assert not any(row.done for row in window.table.model.rows())


def test_what_is_ticked_is_gone_with_the_player_turn_and_what_is_not_stays(window: Window) -> None:
    first, *others = acts(window).values()
    window.desk.tick([first], done=True)
    while window.desk.view.player_turn == "confederate":
        for one in window.desk.session.duties():
            if one.must:
                window.desk.do(cmd.Maneuver(one.unit))
        window.desk.do(cmd.NextStep())
    assert first not in acts(window).values()
    assert set(others) & set(acts(window).values())


def test_ticks_are_there_again_when_the_game_is_opened_again(window: Window, open_window: OpenWindow) -> None:
    first = next(iter(acts(window).values()))
    window.desk.tick([first], done=True)
    path = window.path
    assert path is not None
    window.close()
    again = open_window(Session.open(path), path)
    assert {row.number: row.done for row in again.table.model.rows() if not row.group}[first]


def test_ticks_follow_the_line_that_is_played(window: Window) -> None:
    newest, oldest = max(acts(window).values()), min(acts(window).values())
    window.desk.tick([newest, oldest], done=True)
    window.desk.undo()
    assert {row.number: row.done for row in window.table.model.rows()}[oldest]
    window.desk.redo()
    assert {row.number: row.done for row in window.table.model.rows()}[newest]
    window.desk.undo()
    window.desk.undo()
    volley(window, "gamble", "pegram")
    done = {row.number: row.done for row in window.table.model.rows() if not row.group}
    assert done[oldest]
    assert not done[newest]


def test_what_was_done_stays_ticked_when_an_earlier_die_is_mended(window: Window) -> None:
    window.desk.tick(acts(window).values(), done=True)
    was = acts(window)
    line = next(line for line in window.desk.log if line.dice)
    window.desk.amend(line.entry, faces=(9,))
    done = {row.text: row.done for row in window.table.model.rows() if row.number > 0}
    assert done.keys() & was.keys()
    assert all(done[text] for text in done.keys() & was.keys())
    assert acts(window) != was
    window.desk.undo()
    assert acts(window) == was
    assert all(row.done for row in window.table.model.rows() if not row.group)


def test_what_a_mend_makes_untrue_is_to_be_taken_back_until_it_is_ticked(window: Window) -> None:
    window.desk.tick(acts(window).values(), done=True)
    line = next(line for line in window.desk.log if line.dice)
    was = set(acts(window))
    window.desk.amend(line.entry, faces=(1,))
    back = {row.text: row.number for row in window.table.model.rows() if row.number < 0}
    assert "Davis: disorder marker on" in back
    assert was >= back.keys()
    assert "Mended: take back on the table" in texts(window)
    window.desk.undo()
    assert not any(row.number < 0 for row in window.table.model.rows())
    window.desk.redo()
    for number in sorted(back.values()):
        window.table.turn(number)
    assert "Mended: take back on the table" not in texts(window)


def test_the_order_tick_is_an_entry_as_ever(window: Window) -> None:
    first = next(iter(acts(window).values()))
    window.desk.do(cmd.Tick((first,)))
    assert {row.number: row.done for row in window.table.model.rows()}[first]
    window.desk.tick([first], done=False)
    assert not {row.number: row.done for row in window.table.model.rows()}[first]


def test_a_game_that_is_only_read_is_not_ticked(window: Window, open_window: OpenWindow) -> None:
    assert window.path is not None
    other = open_window(Session.open(window.path), window.path)
    assert other.desk.session.read_only
    other.desk.tick([next(iter(acts(other).values()))], done=True)
    assert other.centre.work.refusal.words()
    assert not any(row.done for row in other.table.model.rows())


def test_what_is_kept_is_read_again_and_so_is_what_stood_there_before_it_had_a_format() -> None:
    made = ticked(ticked((), [3, 4], 10, done=True), [3], 10, done=False)
    assert set(read(written(made))) == {Tick(4, 10), Tick(3, 10, done=False)}
    assert '"format":1' in written(made)
    assert read("[[4,10,true]]") == (Tick(4, 10),)
    assert read("") == ()
    assert standing((Tick(1, 99),), (), 1, lambda _: (1,)) == {}


@pytest.mark.parametrize("text", ["[[1]]", "no json", '{"ticks": [], "format": 2}'])
def test_what_cannot_be_read_is_told_and_is_not_lost(text: str, window: Window, open_window: OpenWindow) -> None:
    window.desk.session.keep_beside("ticks", text)
    path = window.path
    assert path is not None
    window.close()
    told = CliRunner().invoke(companion, ["status", str(path), "--json"])
    assert told.exit_code == 0
    assert "ticks" in told.stderr
    again = open_window(Session.open(path), path)
    assert "what was ticked of this game cannot be read" in again.centre.read_only.words()
    first = next(iter(acts(again).values()))
    again.desk.tick([first], done=True)
    assert again.desk.session.beside("ticks-unread") == text
    assert read(again.desk.session.beside("ticks")) == (Tick(first, again.desk.session.head),)


def test_the_status_knows_what_was_ticked_at_the_desk(window: Window) -> None:
    text, first = next((row.text, row.number) for row in window.table.model.rows() if not row.group)
    window.desk.tick([first], done=True)
    path = str(window.path)
    window.close()
    plain = CliRunner().invoke(companion, ["status", path]).stdout
    assert f"{first}. {text}" not in plain
    listed = json.loads(CliRunner().invoke(companion, ["status", path, "--json"]).stdout)["acts"]
    assert {one["number"]: one["done"] for one in listed}[first]
    assert not all(one["done"] for one in listed)
