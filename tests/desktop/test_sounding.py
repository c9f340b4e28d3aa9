"""Sounds by the system's player: asked for, never waited for, and said once where none works."""

from __future__ import annotations

import io
import sys
import wave
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from companion.desktop.widgets.sounding import RESULT, TURNS, Sound, Sounding, players, waves

ALL = (RESULT, *TURNS.values())


@pytest.mark.parametrize("sound", ALL)
def test_a_sound_is_a_wav_file_that_begins_and_ends_in_silence(sound: Sound) -> None:
    with wave.open(io.BytesIO(waves(sound))) as file:
        assert file.getnframes() / file.getframerate() == pytest.approx(sum(one for _, one in sound.notes), abs=0.01)
        assert file.getnframes() / file.getframerate() < 0.5
        samples = file.readframes(file.getnframes())
    assert samples[:2] == b"\0\0"
    assert abs(int.from_bytes(samples[-2:], sys.byteorder, signed=True)) < 100
    assert max(samples) > 0


def test_the_two_sides_sound_otherwise() -> None:
    assert len({waves(one) for one in ALL}) == 3


def test_players_are_those_that_the_machine_has() -> None:
    assert players({"aplay": "/usr/bin/aplay", "afplay": "/usr/bin/afplay"}.get) == [
        ("/usr/bin/aplay", "-q"),
        ("/usr/bin/afplay",),
    ]


def a_player(folder: Path, name: str, code: int = 0) -> tuple[str, ...]:
    """Make a player that writes down what it is asked to play."""
    told = folder / "played.txt"
    script = f"import sys, pathlib; pathlib.Path({str(told)!r}).open('a').write({name!r} + sys.argv[1][-9:] + ' ')"
    return (sys.executable, "-c", f"{script}; sys.exit({code})")


def played(folder: Path) -> list[str]:
    told = folder / "played.txt"
    return told.read_text().split() if told.exists() else []


@pytest.fixture
def sounding_by(qapp: QApplication) -> Iterator[Callable[..., Sounding]]:
    made: list[Sounding] = []

    def go(*those: tuple[str, ...]) -> Sounding:
        made.append(Sounding(lambda: those))
        return made[-1]

    yield go
    for one in made:
        one.rest()


def test_one_is_played_after_the_other_and_the_same_once(
    sounding_by: Callable[..., Sounding], qtbot: QtBot, tmp_path: Path
) -> None:
    sounding = sounding_by(a_player(tmp_path, "p:"))
    told: list[str] = []
    sounding.silent.connect(told.append)
    for one in (RESULT, RESULT, TURNS["union"]):
        sounding.play(one)
    assert played(tmp_path) == []  # nobody waits for it
    qtbot.waitUntil(lambda: len(played(tmp_path)) == 2)
    assert [one[-9:] for one in played(tmp_path)] == ["esult.wav", "union.wav"]
    assert told == []


def test_a_player_that_fails_gives_way_to_the_next(
    sounding_by: Callable[..., Sounding], qtbot: QtBot, tmp_path: Path
) -> None:
    gone = (str(tmp_path / "no-such-player"),)
    sounding = sounding_by(gone, a_player(tmp_path, "a:", 1), a_player(tmp_path, "b:"))
    sounding.play(RESULT)
    qtbot.waitUntil(lambda: len(played(tmp_path)) == 2)
    assert [one[0] for one in played(tmp_path)] == ["a", "b"]


def test_where_no_player_works_it_is_said_once_until_somebody_asks_again(
    sounding_by: Callable[..., Sounding], qtbot: QtBot, tmp_path: Path
) -> None:
    sounding = sounding_by(a_player(tmp_path, "a:", 1))
    told: list[str] = []
    sounding.silent.connect(told.append)
    with qtbot.waitSignal(sounding.silent):
        sounding.play(RESULT)
    sounding.play(RESULT)
    sounding.play(TURNS["union"])
    assert len(told) == 1
    assert "no player that works" in told[0]
    sounding.again()
    with qtbot.waitSignal(sounding.silent):
        sounding.play(RESULT)
    assert len(told) == 2
