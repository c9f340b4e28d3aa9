"""Bad input to a square-grid battle: clear lines, the status, nothing on standard output, the document as it was."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from companion.games.tactical.rules import commands as cmd
from companion.kernel.beginning import Beginning, begin
from tests.cli.conftest import NOTE, Run, order, unchanged
from tests.games.tactical.beginning import next_order


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The advanced game in its first operation phase."""
    path = tmp_path_factory.mktemp("begun") / "antietam.companion"
    with begin(path, Beginning(scenario="antietam-advanced", seed="1862")) as session:
        while session.view.phase.kind != "operation":
            session.do(next_order(session.view.truth))
        session.do(cmd.Note(text="here"))
    return path


@pytest.fixture
def game(begun: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(begun, tmp_path / "antietam.companion"))


UNIT = "union:gibbon-a"
COMMANDS = [
    ("nonsense", "is not JSON"),
    ("[]", "$: expected an object, got a list"),
    ("{}", "$.order: is missing"),
    ('{"order": "mov", "unit": "x"}', "$.order: 'mov' is not one of its values"),
    ('{"order": "move"}', "$.unit: is missing"),
    ('{"order": "move", "unit": "x"}', "$.directions: is missing"),
    ('{"order": "move", "unit": "x", "directions": []}', "$.directions"),
    ('{"order": "move", "unit": "x", "directions": [9]}', "$.directions[0]: expected a whole number, 8 or less"),
    ('{"order": "move", "unit": "x", "directions": [0]}', "$.directions[0]: expected a whole number, 1 or more"),
    ('{"order": "move", "unit": "x", "directions": "north"}', "$.directions: expected a list, got text"),
    ('{"order": "move", "unit": 7, "directions": [1]}', "$.unit: expected text, got a whole number"),
    ('{"order": "move", "unit": "", "directions": [1]}', "$.unit"),
    ('{"order": "move", "unit": "x", "direction": [1], "directions": [1]}', "$.direction: unknown key"),
    ('{"order": "mode", "unit": "x", "mode": "line"}', "$.mode: 'line' is not one of its values"),
    ('{"order": "target", "unit": "x", "square": [1]}', "$.square"),
    ('{"order": "target", "unit": "x", "square": "18,9"}', "$.square"),
    ('{"order": "target", "unit": "x", "square": [1.5, 2]}', "$.square[0]"),
    ('{"order": "force-march", "unit": "x", "times": 0}', "$.times"),
    ('{"order": "force-march", "unit": "x", "times": 1e99}', "$.times"),
    ('{"order": "melee", "unit": "x", "on": "yes"}', "$.on: expected true or false, got text"),
    ('{"order": "resign", "side": "french"}', "$.side: 'french' is not one of its values"),
    ('{"order": "activate", "division": "\\ud800"}', ""),
    ('{"order": "note", "text": ' + "[" * 50_000 + "}", ""),
]


@pytest.mark.parametrize(("command", "words"), COMMANDS, ids=range(len(COMMANDS)))
@pytest.mark.parametrize("before", [(), (NOTE,)], ids=["alone", "second"])
def test_a_command_that_cannot_be_read(run: Run, game: Path, command: str, words: str, before: tuple[str, ...]) -> None:
    same = unchanged(game)
    found = run("do", game, *before, command)
    assert found.exit_code == 2
    assert words in found.stderr
    assert len(found.stderr.splitlines()) == 1
    assert len(found.stderr) < 500
    assert same()


REFUSED = [
    (order("move", unit="nobody", directions=[1]), "the union side has no unit 'nobody'"),
    (order("move", unit="confederate:law-a", directions=[1]), "[ANT-7.1g]"),
    (order("move", unit=UNIT, directions=[1]), "[ANT-3.3c]"),
    (order("fortify", unit=UNIT), "a level of fortification costs 12 operation points; Gibbon-A has 10 [ANT-7.11b]"),
    (order("mode", unit=UNIT, mode="mounted"), "infantry is normal or column, never mounted [ANT-7.8a]"),
    (order("target", unit=UNIT, square=[999, -1]), "999,-1 is off the map"),
    (order("target", unit=UNIT, square=[41, 35]), "squares away"),
    (order("force-march", unit=UNIT, times=99), "[ANT-7.10b]"),
    (order("transfer", unit=UNIT, leader="nobody"), "no leader 'nobody'"),
    (order("reorganise", unit=UNIT), "brigades are not reorganised"),
    (order("abort", unit=UNIT), "[ANT-R-ABORT]"),
    (order("activate", division="Meade"), "[ANT-3.1b]"),
    (order("continue"), "[ANT-7.1f]"),
    (order("answer", choice="yes"), "no question is waiting"),
    (order("override", target=UNIT, field="men", value="many", reason="x"), "men"),
    (order("override", target=UNIT, field="square", value=[99, 0], reason="x"), "off the map"),
    (order("override", target=UNIT, field="colour", value=1, reason="x"), "colour"),
    (order("set-option", option="ANT-R-NONE", value=1, reason="x"), "ANT-R-NONE"),
]


@pytest.mark.parametrize(("command", "words"), REFUSED, ids=range(len(REFUSED)))
@pytest.mark.parametrize("before", [(), (NOTE,)], ids=["alone", "second"])
def test_a_command_that_the_rules_refuse(
    run: Run, game: Path, command: str, words: str, before: tuple[str, ...]
) -> None:
    same = unchanged(game)
    found = run("do", game, *before, command, *(("--together",) if before else ()))
    assert (found.exit_code, found.stdout) == (3, "")
    assert words in found.stderr
    assert all(line.startswith("refused: ") for line in found.stderr.splitlines())
    assert same()


@pytest.mark.parametrize("command", ["status", "log", "undo", "redo", "check", "update", "report"])
def test_files_that_are_no_games(run: Run, tmp_path: Path, game: Path, command: str) -> None:
    whole = game.read_bytes()
    half = len(whole) // 2
    files = {
        "truncated": whole[:half],
        "short": whole[:50],
        "damaged": whole[:9000] + b"\xff" * 4000 + whole[13000:],
        "holed": whole[:half] + b"\0" * 5000 + whole[half + 5000 :],
    }
    for name, content in files.items():
        path = tmp_path / name
        path.write_bytes(content)
        found = run(command, path)
        assert found.exit_code == 2, name
        assert command == "check" or len(found.stderr.splitlines()) <= 1
        assert path.read_bytes() == content


def test_an_entry_that_somebody_edited_is_no_part_of_a_game(run: Run, game: Path) -> None:
    with closing(sqlite3.connect(game)) as connection:
        connection.execute("UPDATE entry SET events = replace(events, '\"points\":10', '\"points\":19')")
        connection.commit()
    found = run("status", game)
    assert found.exit_code == 2
    assert "companion recover" in found.stderr
    assert run("check", game).exit_code == 2


@pytest.mark.parametrize("hundredths", [50, 90, 95, 98, 99])
def test_what_is_good_of_a_truncated_game_is_saved(run: Run, tmp_path: Path, game: Path, hundredths: int) -> None:
    whole = game.read_bytes()
    game.write_bytes(whole[: len(whole) * hundredths // 100])
    saved = tmp_path / "saved.companion"
    found = run("recover", game, saved)
    if found.exit_code:  # what began the game is lost with the end of the file
        assert "nothing can be saved: no entry of the game is left in it" in found.stderr
        assert not saved.exists()
        return
    for words in ("status", "log", "update", "check"):
        assert run(words, saved).exit_code == 0


OTHER = [
    (["new", "antietam-advanced", "x", "--set", "hidden=perhaps"], "choose no, yes"),
    (["new", "antietam-advanced", "x", "--set", "hiden=no"], "hiden"),
    (["new", "antietam-advanced", "x", "--set", "play-level=6"], "'6' is not one of its choices"),
    (["new", "antietam-advanced", "x", "--set", "ANT-R-FATREC=9"], "'9' is not one of its choices"),
    (["new", "antietam-advancd", "x"], "did you mean 'antietam-advanced'?"),
    (["new", "antietam-basic", "x", "--union", "computer:clever"], "is no player"),
]


@pytest.mark.parametrize(("arguments", "words"), OTHER, ids=[" ".join(one) for one, _ in OTHER])
def test_arguments_that_make_no_sense(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], words: str
) -> None:
    monkeypatch.chdir(tmp_path)
    found = run(*arguments, stdin="{}")
    assert found.exit_code == 2
    assert words in found.stderr
    assert len(found.stderr.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []
