"""The terminal in German: nothing that a command says is left in English."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from companion.cli.app import COMMANDS, companion
from companion.cli.spoken import said
from companion.kernel import languages
from companion.kernel.game import commands_of
from companion.kernel.kind import kinds
from companion.kernel.languages import WANTED
from companion.language.messages import told as in_words
from companion.table.file import working
from companion.table.file.battle import Brigade
from tests.cli.conftest import NEXT, Run, order
from tests.games.campaign.prompt.scripts import begun, scripted
from tests.german import spoken, words

OWN = (
    "click",
    *(
        f"companion.{one}"
        for one in (
            "cli",
            "charts",
            "doctor",
            "games.campaign.setup",
            "games.tactical.setup",
            "kernel",
            "table",
            "terminal",
        )
    ),
)
"""The modules whose words these are, by how their names begin."""


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> Iterator[set[str]]:
    """Speak German, and give what is said and is not in the catalogue."""
    with spoken(*OWN) as unknown:
        monkeypatch.setenv(WANTED, "de")
        monkeypatch.setattr(languages, "choose", lambda _: None)  # it is spoken already, and listened to
        yield unknown
        monkeypatch.undo()


def test_every_help_is_translated() -> None:
    commands = [
        getattr(import_module(f"companion.cli.{module}"), name)
        for module, name in (place.split(":") for place, _ in COMMANDS.values())
    ]
    helps = [line for _, line in COMMANDS.values()]
    helps += [line for one in (companion, *commands) for line in said(one)]
    helps += [(one.__doc__ or "").strip().splitlines()[0] for kind in kinds() for one in commands_of(kind)]
    assert [one for one in helps if one not in words()] == []


@pytest.mark.parametrize("command", [*COMMANDS, "battle import", "battle schema"])
def test_help_is_given_in_german(command: str, run: Run, heard: set[str]) -> None:
    told = run(*command.split(), "--help").stdout
    assert told.startswith("Aufruf: ")
    assert "Zeigt diese Hilfe und endet." in told or command in ("resolve", "odds")
    assert not heard


def test_english_is_spoken_again_after_german(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(WANTED, "de")
    german = run("check", "--help").stdout
    monkeypatch.delenv(WANTED)
    languages.choose("en")
    assert "unversehrt" in german
    assert "unversehrt" not in run("check", "--help").stdout


def test_bad_input_is_answered_in_german(run: Run, heard: set[str], tmp_path: Path) -> None:
    game, empty, other = tmp_path / "a.companion", tmp_path / "e.companion", tmp_path / "o.companion"
    run("new", "mcphersons-ridge", game, "--seed", "3")
    empty.touch()
    with sqlite3.connect(other) as database:
        database.execute("CREATE TABLE one (two)")
    calls: list[tuple[object, ...]] = [
        ("nonsense",),
        ("check",),
        ("check", "--nonsense"),
        ("check", tmp_path / "none.companion"),
        ("check", empty),
        ("check", other),
        ("check", tmp_path),
        ("new", "no-such-battle", tmp_path / "b.companion"),
        ("new", "mcphersons-ridge", game),
        ("new", "mcphersons-ridge", tmp_path / "c.companion", "--set", "x"),
        ("new", "mcphersons-ridge", tmp_path / "c.companion", "--set", "x=1"),
        ("new", "mcphersons-ridge"),
        ("new", "mcphersons-ridge", tmp_path / "c.companion", "--union", "computer:basic"),
        ("goto", game, "99"),
        ("do", game, "{"),
        ("do", game, "{}"),
        ("do", game, order("note", text=1)),
        ("do", game, order("face")),
        ("do", game, NEXT, "--roll", "11"),
        ("undo", game),
        ("redo", game),
        ("run", game, "--until", "soon"),
        ("cards", "charts"),
        ("cards", "charts", "-o", tmp_path),
        ("cards", "nonsense", "-o", tmp_path / "x.pdf"),
        ("cards", "briefing", "-o", tmp_path / "x.pdf"),
        ("log", game, "--json", "--markdown"),
        ("resolve",),
        ("resolve", "nonsense"),
        ("odds", "miniatures.movement"),
        ("rules", "nonsense"),
        ("battle", "import", game, tmp_path / "r.json"),
        ("simulate", "mcphersons-ridge", "--games", "0"),
    ]
    for call in calls:
        assert run(*call, stdin="{").exit_code in (2, 3), call
    assert not heard


def test_a_miniatures_battle_is_told_in_german(run: Run, heard: set[str], tmp_path: Path) -> None:
    game = tmp_path / "a.companion"
    assert "Züge" in run("new", "mcphersons-ridge", game, "--seed", "3").stdout
    run("do", game, order("note", text="Hallo"))
    for call in (
        ("undo", game),
        ("redo", game),
        ("goto", game, "1"),
        ("check", game),
        ("update", game),
        ("scenarios",),
        ("recover", game, tmp_path / "n.companion"),
        ("cards", "--list"),
        ("doctor",),
    ):
        run(*call)
    run("play", game, stdin="help\nnext\nundo\nredo\nnonsense\nQ\n")
    assert not heard


def test_a_campaign_is_played_in_german(run: Run, heard: set[str], tmp_path: Path) -> None:
    game = begun(run, tmp_path / "a.companion", "--confederate", "computer:basic", scenario="gettysburg-battle")
    told = scripted(run)(
        game,
        "?",
        "",
        "?",
        "B",
        "4",
        "6",
        "A",
        "ALL",
        *[""] * 40,
        "ET",
        "?",
        "",
        "?",
        "xx",
        "LM",
        "?",
        "Y",
        "?",
        "0,0",
        "3,3",
        "N",
        "SR",
        "DC",
        "?",
        "C",
        "OC",
        "?",
        "zz",
        "B",
        "?",
        "CS",
        "SU",
        "?",
        "x",
        "5",
        "CM",
        "?",
        "Q9",
        "A",
        "Y",
        "CD",
        "R",
        "RT",
        "1,1",
        "SM",
        "MV",
        "?",
        "14,12",
        "?",
        "1",
        "0",
        "N",
        "PT",
        "XU",
        "EX",
        "OF",
        *["N"] * 12,
        "LD",
        "SG",
        "ET",
        "Q",
    )
    assert "Welche Befehle, Herr General?" in told
    assert not heard


def test_the_working_of_a_return_is_said_again() -> None:
    units = [
        Brigade(id="a", name="Heth's", arm="infantry", men=1800, stands=9, over=0, lost=2, captured=1, skedaddled=1)
    ]
    told = [*working.arm("infantry", units, 100, 6), *working.runaways(units, 6, 8), *working.rejoining(units)]
    with spoken():
        german = [in_words(one.label) for one in told]
    assert len(told) == 5
    assert not {in_words(one.label) for one in told} & set(german)
