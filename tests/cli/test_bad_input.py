"""Bad input: one clear line, the status, nothing on standard output, and the document as it was."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from companion.kernel import shelf
from tests.cli.conftest import NEXT, NOTE, Run, a_small_game, begin, order, unchanged

COMMANDS = [
    ('{"order": "maneuver"', "is not JSON"),
    ("", "is not JSON"),
    ("nonsense", "is not JSON"),
    ("[]", "$: expected an object, got a list"),
    ("7", "$: expected an object, got a whole number"),
    ("{}", "$.order: is missing"),
    ('{"order": "manoeuvre", "unit": "cutler"}', "$.order: 'manoeuvre' is not one of its values"),
    ('{"order": "maneuver"}', "$.unit: is missing"),
    ('{"order": "maneuver", "unit": 7}', "$.unit: expected text, got a whole number"),
    ('{"order": "maneuver", "unit": "cutler", "die": 7}', "$.die: unknown key"),
    ('{"order": "move", "unit": "cutler", "inches": "12"}', "$.inches: expected a number, got text"),
    ('{"order": "move", "unit": "cutler", "inches": -3}', "$.inches: expected a number, 0 or more"),
    ('{"order": "move", "unit": "cutler", "inches": NaN}', "is not JSON"),
    ('{"order": "move", "unit": "cutler", "inches": 1e999}', ""),
    ('{"order": "move", "unit": "cutler", "inches": 3, "fords": 1e30}', "$.fords"),
    ('{"order": "note", "text": "\\ud800"}', ""),
    ('{"order": "note", "text": ""}', "$.text"),
    ('{"order": "fire", "target": "davis", "firers": [{"unit": "cutler", "groups": [{"range": -3}]}]}', "[0].range"),
    ('{"order": "fire", "target": "davis", "firers": []}', "$.firers"),
    ('{"order": "note", "text": ' + "[" * 50_000 + "}", ""),
    (
        '{"order": "override", "target": "game", "field": "turn", "reason": "x", "value": '
        + "[" * 50_000
        + "]" * 50_000
        + "}",
        "",
    ),
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
    (order("maneuver", unit="nobody"), "nobody"),
    (order("maneuver", unit="davis"), "[D10-SEQ-PHASES]"),
    (order("fire", target="davis", firers=[{"unit": "cutler", "groups": [{"range": 3}]}]), "musketry"),
    (order("resolve-charge", attackers=["cutler"], defenders=["davis"]), "charge"),
    (order("answer", choice="yes"), "no question is waiting"),
    (order("tick", acts=[99]), "99"),
    (order("override", target="cutler", field="stands", value="many", reason="x"), "stands"),
    (order("override", target="cutler", field="colour", value=1, reason="x"), "colour"),
    (order("set-option", option="D10-RUL-NONE", value=1, reason="x"), "D10-RUL-NONE"),
]


@pytest.mark.parametrize(("command", "words"), REFUSED, ids=range(len(REFUSED)))
def test_a_command_that_the_rules_refuse(run: Run, game: Path, command: str, words: str) -> None:
    same = unchanged(game)
    found = run("do", game, command)
    assert (found.exit_code, found.stdout) == (3, "")
    assert words in found.stderr
    assert all(line.startswith("refused: ") for line in found.stderr.splitlines())
    assert same()


OTHER = [
    (["status"], "missing argument 'FILE'"),
    (["stauts", "x"], "no such command"),
    (["status", "--jsno", "x"], "--jsno"),
    (["goto", "x", "first"], "is not a valid integer"),
    (["do", "x"], "missing argument"),
    (["commands", "chess"], "there are no games of kind 'chess'"),
    (["resolve"], "miniatures.musketry"),
    (["resolve", "miniatures.magic"], "no such rule"),
    (["odds", "miniatures.movement"], "no die is thrown"),
    (["rules", "chess"], "no such ruleset"),
    (["new", "the-cornfield"], "SCENARIO and FILE"),
    (["new", "the-cornfeld", "x"], "did you mean 'the-cornfield'?"),
    (["new", "the-cornfield", "x", "--set", "scale"], "is not OPTION=VALUE"),
    (["new", "the-cornfield", "x", "--set", "scale=huge"], "'huge' is not one of its choices"),
    (["new", "the-cornfield", "x", "--set", "D10-RUL-MOVE-CAV-ROAD=7"], "'7' is not one of its choices"),
    (["new", "the-cornfield", "x", "--set", "D10-RUL-MOVE-CAV-RODE=1"], "did you mean"),
    (["new", "the-cornfield", "x", "--union", "computer:strong"], "no computer player plays miniatures"),
    (["new", "the-cornfield", "x", "--rules", "nowhere"], "no such folder of house rules"),
    (["new", "the-cornfield", "nowhere/x"], "there is no folder"),
    (["new", "nowhere.toml", "x"], "no such file"),
    (["new", "--roster", "nowhere.csv", "x"], "no such file"),
    (["new", "the-cornfield", "x", "--seed", "many"], "is not a valid integer"),
    (["status", "nowhere.companion"], "there is no such file"),
    (["check", "nowhere.companion"], "there is no such file"),
    (["recover", "nowhere.companion", "x"], "there is no such file"),
    (["nowhere.companion"], ""),
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


@pytest.mark.parametrize("command", ["status", "log", "undo", "redo", "check", "update"])
def test_files_that_are_no_games(run: Run, tmp_path: Path, game: Path, command: str) -> None:
    whole = game.read_bytes()
    files = {
        "empty": b"",
        "text": b"Dear referee,\n",
        "truncated": whole[: len(whole) // 2],
        "short": whole[:50],
        "foreign": whole[:68] + b"\0\0\0\0" + whole[72:],
        "newer": whole[:60] + b"\0\0\0\x63" + whole[64:],
        "damaged": whole[:9000] + b"\xff" * 4000 + whole[13000:],
    }
    for name, content in files.items():
        path = tmp_path / name
        path.write_bytes(content)
        found = run(command, path)
        assert (found.exit_code, name) in ((2, name), (0, "newer"), (3, "newer"))
        assert command == "check" or len(found.stderr.splitlines()) <= 1
        assert path.read_bytes() == content
    assert run(command, tmp_path).exit_code == 2


def test_nothing_is_overwritten(run: Run, game: Path) -> None:
    same = unchanged(game)
    found = run("new", "the-cornfield", game)
    assert found.exit_code == 2
    assert "there is a file of this name already" in found.stderr
    assert same()


TOML = {
    "no TOML": ("last_turn = 10", "last_turn = = 10", "is not TOML"),
    "missing field": ("last_turn = 10", "", "$.last_turn: is missing"),
    "text for a number": ("last_turn = 10", 'last_turn = "ten"', "$.last_turn: expected a whole number, got text"),
    "out of range": ("last_turn = 10", "last_turn = -3", "$.last_turn"),
    "unknown key": ("last_turn = 10", "last_turn = 10\nlast_trun = 1", "did you mean 'last_turn'?"),
}


@pytest.mark.parametrize("case", TOML)
def test_a_bad_scenario(run: Run, tmp_path: Path, case: str) -> None:
    old, new, words = TOML[case]
    text = shelf.resource_text("scenarios", "the-cornfield.toml")
    assert old in text
    (tmp_path / "mine.toml").write_text(text.replace(old, new))
    found = run("new", tmp_path / "mine.toml", tmp_path / "game")
    assert found.exit_code == 2
    assert words in found.stderr
    assert "mine.toml" in found.stderr
    assert not (tmp_path / "game").exists()


ROSTERS = {
    "no header": "",
    "unknown column": "side,corps,division,unit,arm,stands,colour\nunion,I,First,Cutler,infantry,8,blue\n",
    "text for a number": "side,corps,division,unit,arm,stands\nunion,I,First,Cutler,infantry,eight\n",
    "unknown arm": "side,corps,division,unit,arm,stands\nunion,I,First,Cutler,infantery,8\n",
    "missing cell": "side,corps,division,unit,arm,stands\nunion,I,First,Cutler\n",
    "one side": "side,corps,division,unit,arm,stands\nunion,I,First,Cutler,infantry,8\n",
    "quotes": 'side,corps,division,unit,arm,stands\nunion,I,First,"Cut"ler,infantry,"8\n',
    "nul": "side,corps,division,unit,arm,stands\nunion,I,First,Cut\0ler,infantry,8\n",
}


@pytest.mark.parametrize("case", ROSTERS)
def test_a_bad_roster(run: Run, tmp_path: Path, case: str) -> None:
    (tmp_path / "mine.csv").write_text(ROSTERS[case])
    found = run("new", "--roster", tmp_path / "mine.csv", tmp_path / "game")
    assert found.exit_code == 2
    assert "mine" in found.stderr
    assert not (tmp_path / "game").exists()


def test_text_that_is_not_utf_8(run: Run, tmp_path: Path, game: Path) -> None:
    for name in ("mine.csv", "mine.toml"):
        (tmp_path / name).write_bytes(b"side,corps\n\xff\xfe\n")
    found = run("new", tmp_path / "mine.toml", tmp_path / "new")
    assert (found.exit_code, "is not UTF-8 text" in found.stderr) == (2, True)
    # A roster is read in whatever its bytes could be; what is no order of battle is told in a line.
    found = run("new", "--roster", tmp_path / "mine.csv", tmp_path / "new")
    assert (found.exit_code, len(found.stderr.splitlines())) == (2, 1)
    assert not (tmp_path / "new").exists()
    assert run("do", game, "-", stdin=b"\xff\xfe").exit_code == 2
    assert run("do", game, "-", stdin=b"\n").exit_code == 2
    assert run("resolve", "miniatures.musketry", stdin=b"\xff\xfe").exit_code == 2


def test_many_problems_are_a_line_each_and_the_first_says_how_many(run: Run, tmp_path: Path) -> None:
    text = shelf.resource_text("scenarios", "the-cornfield.toml")
    (tmp_path / "mine.toml").write_text(text.replace("last_turn = 10", "last_trun = 10"))
    lines = run("new", tmp_path / "mine.toml", tmp_path / "game").stderr.splitlines()
    assert len(lines) > 1
    assert f"[and {len(lines) - 1} more]" in lines[0]


@pytest.mark.skipif(os.geteuid() == 0, reason="the superuser may write everywhere")
def test_a_read_only_folder(run: Run, game: Path) -> None:
    game.parent.chmod(0o500)
    same = unchanged(game)
    try:
        assert run("status", game).exit_code == 0
        assert run("do", game, NOTE).exit_code == 2
        assert run("new", "the-cornfield", game.parent / "x").exit_code == 2
        assert same()
    finally:
        game.parent.chmod(0o700)


def test_a_game_that_another_window_holds_can_be_read_only(run: Run, game: Path) -> None:
    from companion.kernel.session import Session

    with Session.open(game):
        same = unchanged(game)
        assert run("status", game).exit_code == 0
        for arguments in (["do", game, NOTE], ["do", game, NOTE, NOTE], ["do", game, NEXT, "--together"]):
            found = run(*arguments)
            assert found.exit_code == 2
            assert len(found.stderr.splitlines()) == 1
        assert same()


def test_a_long_reason_stays_on_its_line(run: Run, tmp_path: Path) -> None:
    game = begin(tmp_path / "g", a_small_game())
    found = run("do", game, order("maneuver", unit="a\nb\x1b[31m"))
    assert found.exit_code == 2
    assert found.stderr == "command 1: $.unit: holds U+000A at 2, a line break, which only a note may hold\n"


def test_a_faulty_score_sheet_of_the_house_is_refused_before_a_game_is_begun_by_it(run: Run, tmp_path: Path) -> None:
    house = tmp_path / "house"
    house.mkdir()
    sheet = shelf.ruleset_texts("miniatures", only=("score.toml",))["score.toml"]
    (house / "score.toml").write_text(sheet.replace("points = 1\n", 'points = "four"\n', 1), encoding="utf-8")
    found = run("new", "the-cornfield", tmp_path / "g.companion", "--rules", house)
    assert found.exit_code == 2
    assert "score.toml" in found.stderr
    assert "points[0].points" in found.stderr
    assert not (tmp_path / "g.companion").exists()
