"""`companion cards`: what is refused in one line, and that a work cut short leaves nothing behind."""

from __future__ import annotations

import io
import os
import pty
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import click
import msgspec
import pytest

from companion.cards import book
from companion.cards.decks import DECKS
from tests.cli.conftest import Run, begin, unseated
from tests.games.miniatures.building import a_battle, a_brigade

# ---- what is refused

OUT = ["-o", "x.pdf"]
BAD: list[tuple[list[str], list[str]]] = [
    (["chartz", *OUT], ["chartz", "did you mean 'charts'?"]),
    (["", *OUT], ["no such deck", *DECKS]),
    (["charts", "--size", "b5", *OUT], ["--size", "b5", "full, a6, tarot, poker"]),
    (["charts", "--paper", "a5", *OUT], ["--paper", "a5", "a4, letter, a3"]),
    (["markers", "--size", "a6", *OUT], ["--size", "markers", "formations, charts, roster"]),
    (["charts", "--bleed", "9", *OUT], ["--bleed", "9 mm"]),
    (["charts", "--bleed", "-1", *OUT], ["--bleed"]),
    (["charts", "--bleed", "nan", *OUT], ["--bleed"]),
    (["charts", "--bleed", "wide", *OUT], ["--bleed", "not a valid float"]),
    (["charts", "--margin", "inf", *OUT], ["--margin"]),
    (["charts", "--duplex", "left", *OUT], ["--duplex", "long, short"]),
    (["charts", "--duplex", "long", "--fold", *OUT], ["--fold"]),
    (["charts", "--side", "french", *OUT], ["--side", "union", "confederate"]),
    (["charts"], ["-o"]),
    (["charts", "-o", "."], ["is a folder"]),
    (["charts", "-o", "nowhere/x.pdf"], ["nowhere/x.pdf", "no such folder"]),
    (["charts", "-o", "/dev/null"], ["/dev/null", "another name"]),
    (["roster", *OUT], ["roster", "--game"]),
    (["labels", *OUT], ["labels", "--game"]),
    (["briefing", "--side", "union", *OUT], ["briefing", "--game"]),
    (["briefing", "--game", "game.companion", *OUT], ["briefing", "--side union"]),
    (
        ["briefing", "--game", "game.companion", "--as", "union", "--side", "confederate", *OUT],
        ["--side", "the union may not have the confederate's briefing"],
    ),
    (["roster", "--game", "nowhere.companion", *OUT], ["nowhere.companion", "no such file"]),
    (["roster", "--game", ".", *OUT], ["."]),
    (["roster", "--game", "game.companion", "--rules", ".", *OUT], ["--rules", "carries its own rules"]),
    (["roster", "--game", "game.companion", "--set", "D10-RUL-MOVE-CAV-ROAD=1", *OUT], ["--set", "its own rules"]),
    (["charts", "--set", "D10-RUL-MOVE-CAV-ROAD", *OUT], ["--set", "OPTION=VALUE"]),
    (["charts", "--set", "D10-RUL-MOVE-CAV-ROAD=7", *OUT], ["--set", "D10-RUL-MOVE-CAV-ROAD", "choose one of"]),
    (["charts", "--set", "D10-RUL-MOVE-CAV-ROAD=one", *OUT], ["--set", "'one'"]),
    (["charts", "--set", "D10-RUL-MOVE-CAV-ROAD=" + 9000 * "9", *OUT], ["--set"]),
    (["charts", "--set", "D10-RUL-MOVE-CAV-RODE=1", *OUT], ["--set", "did you mean"]),
    (["charts", "--rules", "nowhere", *OUT], ["nowhere", "no such folder of house rules"]),
    (["roster", "--game", "game.companion", "-o", "game.companion"], ["game.companion", "the game itself"]),
    (["charts", "--as", "referree", *OUT], ["--as"]),
    (["charts", "-o"], ["-o"]),
]


@pytest.mark.parametrize(("given", "said"), BAD, ids=[" ".join(one)[:60] for one, _ in BAD])
def test_what_makes_no_sense_is_one_line_and_writes_nothing(
    run: Run, game: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, given: list[str], said: list[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    before = game.read_bytes()
    found = run("cards", *given)
    assert (found.exit_code, found.stdout) == (2, "")
    assert len(unseated(found.stderr).splitlines()) == 1
    assert [one for one in said if one not in found.stderr] == []
    assert list(tmp_path.iterdir()) == [game]
    assert game.read_bytes() == before


def test_files_that_are_no_games(run: Run, game: Path, tmp_path: Path) -> None:
    whole = game.read_bytes()
    for content in (b"", b"Dear referee,\n", whole[: len(whole) // 2], whole[:68] + b"\0\0\0\0" + whole[72:]):
        other = tmp_path / "other"
        other.write_bytes(content)
        found = run("cards", "roster", "--game", other, "-o", tmp_path / "x.pdf")
        assert (found.exit_code, len(found.stderr.splitlines())) == (2, 1)
        assert other.read_bytes() == content
        assert not (tmp_path / "x.pdf").exists()


def test_letters_that_no_font_has_are_named(run: Run, tmp_path: Path) -> None:
    game = begin(
        tmp_path / "g",
        a_battle(msgspec.structs.replace(a_brigade("cutler"), name="旅団"), a_brigade("davis", "confederate")),
    )
    found = run("cards", "roster", "--game", game, "-o", tmp_path / "x.pdf")
    assert (found.exit_code, found.stdout, len(found.stderr.splitlines())) == (2, "", 1)
    assert "旅" in found.stderr
    assert not (tmp_path / "x.pdf").exists()


@pytest.mark.skipif(os.geteuid() == 0, reason="the superuser may write everywhere")
def test_a_folder_that_may_not_be_written_to(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "theirs"
    folder.mkdir(mode=0o500)
    found = run("cards", "charts", "-o", folder / "x.pdf")
    assert (found.exit_code, len(found.stderr.splitlines())) == (2, 1)
    assert "may not be written to" in found.stderr


def test_a_full_disk_leaves_the_older_file(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    to = tmp_path / "cards.pdf"
    to.write_text("an older one")

    def full(self: Path, data: bytes) -> int:
        self.touch()
        raise OSError(28, os.strerror(28), str(self))

    monkeypatch.setattr(Path, "write_bytes", full)
    found = run("cards", "formations", "-o", to)
    assert found.exit_code == 2
    assert found.stderr.splitlines() == [f"{to}: the disk is full; free some space and try again"]
    assert to.read_text() == "an older one"
    assert list(tmp_path.iterdir()) == [to]


# ---- the work


def test_ctrl_c_writes_nothing_and_ends_with_its_status(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    to = tmp_path / "cards.pdf"
    to.write_text("an older one")
    made = book.pdf

    def pressed(*given: Any) -> bytes:
        made(*given)
        raise KeyboardInterrupt

    monkeypatch.setattr(book, "pdf", pressed)
    found = run("cards", "formations", "-o", to)
    assert (found.exit_code, found.stdout) == (130, "")
    assert to.read_text() == "an older one"
    assert list(tmp_path.iterdir()) == [to]


SLOW = """
import signal, sys, time
signal.signal(signal.SIGINT, signal.default_int_handler)  # a job in the background does not hear it
from companion.cards import book
made = book.pdf
def slow(deck, wanted, progress=None):
    def told(done, every):
        time.sleep(0.2)
        return progress is None or progress(done, every)
    return made(deck, wanted, told)
book.pdf = slow
from companion.cli.app import companion
companion.main(sys.argv[1:])
"""


def test_on_a_terminal_a_bar_grows_and_ctrl_c_leaves_no_file(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    command = [sys.executable, "-c", SLOW, "cards", "formations", "--size", "a6", "-o", str(tmp_path / "cards.pdf")]
    with subprocess.Popen(command, stderr=theirs, stdout=subprocess.PIPE) as working:
        os.close(theirs)
        shown, until = b"", time.monotonic() + 30
        while b"#" not in shown and time.monotonic() < until:
            shown += os.read(ours, 4096)
        working.send_signal(signal.SIGINT)
        out, _ = working.communicate(timeout=30)
    os.close(ours)
    assert b"#" in shown
    assert (working.returncode, out) == (130, b"")
    assert list(tmp_path.iterdir()) == []


def test_the_bar_counts_what_the_work_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    from companion.cards.content import Deck
    from companion.cli import cards

    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    with cards._progress(Deck("charts", "Charts")) as progress:
        assert progress is not None
        assert all(progress(done, 4) for done in range(5))
    assert "100%" in terminal.getvalue()
    assert click.unstyle(terminal.getvalue()).strip().startswith("Charts")


def test_without_a_terminal_there_is_no_bar(run: Run, tmp_path: Path) -> None:
    assert run("cards", "formations", "-o", tmp_path / "x.pdf").stderr == ""
