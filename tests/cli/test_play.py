"""new, status, do, undo, redo, goto, amend, log: what a referee does with a game."""

from __future__ import annotations

import json
from pathlib import Path

from companion.kernel import shelf
from tests.cli.conftest import NEXT, NOTE, Run, a_small_game, begin, order

KEYS = [
    *("kind", "scenario", "entry", "turn", "phase", "step", "to_act", "pending", "units", "duties", "score", "over"),
    *("waiting", "players", "objectives", "acts", "die"),
]


def test_scenarios_can_be_listed_and_started(run: Run, tmp_path: Path) -> None:
    listed = json.loads(run("scenarios", "--json").stdout)
    assert [list(one) for one in listed] == [["name", "title", "kind", "turns", "sides"]] * len(listed)
    assert {one["name"] for one in listed} >= {"mcphersons-ridge", "the-cornfield"}
    for one in listed:
        assert one["name"] in run("scenarios").stdout
        assert run("new", one["name"], tmp_path / one["name"]).exit_code == 0
        status = json.loads(run("status", tmp_path / one["name"], "--json").stdout)
        assert (status["scenario"], status["entry"], status["turn"]) == (one["name"], 1, 1)


def test_the_status_has_the_promised_keys_and_units_by_id(run: Run, game: Path) -> None:
    status = json.loads(run("status", game, "--json").stdout)
    assert list(status) == KEYS
    ids = [unit["id"] for unit in status["units"]]
    assert ids == sorted(ids) == ["archer", "cutler", "davis", "hall", "meredith"]
    assert (status["phase"], status["step"], status["to_act"], status["pending"]) == ("maneuver", 2, "union", None)
    assert status["waiting"] == []
    assert all(list(duty) == ["unit", "clause", "text"] for duty in status["duties"])
    assert status["score"]["confederate"]["total"] == 1


def test_the_status_as_text_reads_at_a_glance(run: Run, game: Path) -> None:
    text = run("status", game).stdout
    assert "Turn 1 of 10, Union, Maneuver, step 2: Move brigades and batteries" in text
    assert "Meredith  6/8  ■■■■■■□□" in text
    assert "Score: Union 0, Confederate 1 (Confederate leads: not enough for a victory)" in text


def test_a_command_gives_its_entry_dice_events_and_working(run: Run, game: Path) -> None:
    done = json.loads(run("do", game, order("maneuver", unit="cutler"), "--roll", 8).stdout)
    assert list(done) == ["entry", "label", "dice", "events", "explain", "message"]
    assert done["entry"] == 2
    (die,) = done["dice"]
    assert (die["face"], die["origin"], die["why"]) == (8, "entered", "maneuver roll for Cutler")
    assert die["message"]["key"] == "miniatures.roll.maneuver"
    assert done["events"][0]["outcome"] == "well-handled"
    assert all(list(line)[:3] == ["clause", "label", "value"] for line in done["explain"])


def test_the_same_seed_gives_the_same_dice(run: Run, tmp_path: Path) -> None:
    outputs = set()
    for name in ("a", "b"):
        begin(tmp_path / name, a_small_game(), seed="1863")
        outputs.add(
            run("do", tmp_path / name, order("maneuver", unit="cutler"), order("maneuver", unit="meredith")).stdout
        )
    assert len(outputs) == 1


def test_each_command_is_an_entry_and_together_they_are_one(run: Run, game: Path) -> None:
    lines = run("do", game, NOTE, NOTE).stdout.splitlines()
    assert [json.loads(line)["entry"] for line in lines] == [2, 3]
    together = run("do", game, NOTE, NOTE, "--together").stdout.splitlines()
    assert [json.loads(line)["entry"] for line in together] == [4]
    assert len(json.loads(together[0])["events"]) == 2


def test_commands_come_from_standard_input(run: Run, game: Path) -> None:
    found = run("do", game, "-", stdin=f"{NOTE}\n\n{NOTE}\r\n")
    assert [json.loads(line)["entry"] for line in found.stdout.splitlines()] == [2, 3]


def test_it_stops_at_the_first_refusal_and_what_was_done_stands(run: Run, game: Path) -> None:
    found = run("do", game, NOTE, order("maneuver", unit="davis"), NOTE)
    assert found.exit_code == 3
    assert [json.loads(line)["entry"] for line in found.stdout.splitlines()] == [2]
    assert "command 2: refused: Davis is not of the union side, whose turn it is [D10-SEQ-PHASES]" in found.stderr
    assert json.loads(run("status", game, "--json").stdout)["entry"] == 2


def test_together_is_all_or_nothing(run: Run, game: Path) -> None:
    found = run("do", game, NOTE, order("maneuver", unit="davis"), "--together")
    assert (found.exit_code, found.stdout) == (3, "")
    assert json.loads(run("status", game, "--json").stdout)["entry"] == 1


def test_undo_redo_and_goto_move_along_the_journal(run: Run, game: Path) -> None:
    run("do", game, NOTE, NEXT)
    assert "End of maneuver step 2" in run("undo", game).stdout
    undone = json.loads(run("undo", game, "--json").stdout)
    assert (undone["entry"], undone["label"], undone["message"]["key"]) == (1, "Note: hello", "note")
    assert run("undo", game).exit_code == 3
    assert json.loads(run("redo", game, "--json").stdout)["entry"] == 2
    assert json.loads(run("goto", game, 3, "--json").stdout)["entry"] == 3
    assert run("redo", game).exit_code == 3
    assert run("goto", game, 99).exit_code == 2


def test_a_new_try_after_an_undo_is_a_new_roll_and_the_log_says_so(run: Run, game: Path) -> None:
    run("do", game, order("maneuver", unit="cutler"))
    run("undo", game)
    run("do", game, order("maneuver", unit="cutler"))
    line, tree = json.loads(run("log", game, "--json").stdout), json.loads(run("log", game, "--json", "--tree").stdout)
    assert [one["entry"] for one in line] == [1, 3]
    assert [one["entry"] for one in tree] == [1, 2, 3]
    assert line[-1]["retries"] == 2
    assert "(a new roll after entry 2)" in run("log", game).stdout
    assert "~   2" in run("log", game, "--tree").stdout
    assert "A new roll: the first, entry 2, was taken back" in run("log", game, "--markdown").stdout


def test_the_log_explains_on_request(run: Run, game: Path) -> None:
    run("do", game, order("maneuver", unit="cutler"), "--roll", 5)
    assert "[D10-MAN-MOD-FRESH]" in run("log", game, "--explain").stdout
    assert json.loads(run("log", game, "--explain", "--json").stdout)[-1]["explain"]
    assert "explain" not in json.loads(run("log", game, "--json").stdout)[-1]
    assert run("log", game, "--json", "--markdown").exit_code == 2


def test_a_mistyped_die_is_amended_after_a_preview(run: Run, game: Path) -> None:
    run("do", game, order("maneuver", unit="cutler"), NOTE, "--roll", 1)
    before = run("status", game, "--json").stdout
    preview = run("amend", game, 2, "--roll", 9, "--preview").stdout
    assert preview.startswith("Preview")
    assert "- Cutler rolls to maneuver (die 1, entered): hold ground." in preview
    assert "+ Cutler rolls to maneuver (die 9, entered): well handled." in preview
    assert run("status", game, "--json").stdout == before
    made = json.loads(run("amend", game, 2, "--roll", 9, "--json").stdout)
    assert (made["preview"], made["kept"], made["skipped"]) == (False, [3], [])
    assert [one["entry"] for one in made["changed"]] == [2]
    assert made["changed"][0]["was"]["dice"][0]["face"] == 1
    assert made["changed"][0]["now"]["dice"][0]["face"] == 9
    assert json.loads(run("status", game, "--json").stdout)["entry"] == 5


def test_amending_says_what_cannot_follow_and_how_to_go_on(run: Run, game: Path) -> None:
    run("do", game, order("maneuver", unit="cutler"), order("move", unit="cutler", inches=12), "--roll", 9)
    found = run("amend", game, 2, "--roll", 1, "--preview").stdout
    assert "Entry 3, Move Cutler 12 in forward, is skipped: Hold Ground: Cutler may not move" in found
    assert "--skip-impossible" in found
    refused = run("amend", game, 2, "--roll", 1)
    assert (refused.exit_code, refused.stdout) == (3, "")
    assert "entry 3, Move Cutler 12 in forward, is no longer possible: Hold Ground" in refused.stderr
    assert "--skip-impossible" in refused.stderr
    assert json.loads(run("status", game, "--json").stdout)["entry"] == 3
    assert run("amend", game, 2, "--roll", 1, "--skip-impossible").exit_code == 0
    assert run("log", game).stdout.count("Move Cutler") == 0
    run("undo", game)
    other = run("amend", game, 2, order("maneuver", unit="meredith"), "--roll", 9, "--preview").stdout
    assert "Meredith rolls to maneuver" in other


def test_settings_and_rulings_are_those_asked_for(run: Run, tmp_path: Path) -> None:
    settings = ("--set", "D10-RUL-MOVE-CAV-ROAD=1", "--set", "intelligence=units-hidden", "--set", "scale=150")
    assert run("new", "mcphersons-ridge", tmp_path / "a", *settings, "--seed", 5).exit_code == 0
    assert run("new", "mcphersons-ridge", tmp_path / "b").exit_code == 0
    stands = [
        sum(one["stands"] for one in json.loads(run("status", tmp_path / name, "--json").stdout)["units"])
        for name in ("a", "b")
    ]
    assert stands[0] > stands[1]
    assert len(json.loads(run("status", tmp_path / "a", "--as", "confederate", "--json").stdout)["units"]) < 30


def test_house_rules_replace_charts_and_check_names_them(run: Run, tmp_path: Path) -> None:
    house = tmp_path / "house"
    house.mkdir()
    text = shelf.ruleset_texts("miniatures", only=("maneuver.toml",))["maneuver.toml"]
    (house / "maneuver.toml").write_text(
        text.replace("command_radius = { inches = 18", "command_radius = { inches = 9")
    )
    game = tmp_path / "game"
    assert run("new", "the-cornfield", game, "--rules", house).exit_code == 0
    assert "rules/maneuver.toml: differs from the installed one" in run("check", game).stdout
    assert "updated: rules/maneuver.toml" in run("update", game).stdout
    assert "its rules are the installed ones" in run("check", game).stdout
    assert json.loads(run("check", game, "--json").stdout) == {
        "sound": True,
        "entries": 1,
        "differs": [],
        "not_counted": [],
    }


def test_a_game_begins_from_rosters(run: Run, tmp_path: Path) -> None:
    rows = "side,corps,division,unit,arm,stands\n{}\n"
    (tmp_path / "a.csv").write_text(rows.format("union,I,First,Cutler,infantry,8"))
    (tmp_path / "b.csv").write_text(rows.format("confederate,Third,Heth,Davis,infantry,9"))
    assert run("new", "--roster", tmp_path / "a.csv", tmp_path / "b.csv", tmp_path / "game").exit_code == 0
    status = json.loads(run("status", tmp_path / "game", "--json").stdout)
    assert [(one["id"], one["stands"]) for one in status["units"]] == [("cutler", 8), ("davis", 9)]


def test_a_scenario_of_ones_own_lies_beside_its_roster(run: Run, tmp_path: Path) -> None:
    text = shelf.resource_text("scenarios", "the-cornfield.toml")
    (tmp_path / "mine.toml").write_text(text.replace('name = "the-cornfield"', 'name = "mine"'))
    assert run("new", tmp_path / "mine.toml", tmp_path / "game").exit_code == 0
    assert json.loads(run("status", tmp_path / "game", "--json").stdout)["scenario"] == "mine"


def test_every_command_is_listed_with_its_schema(run: Run) -> None:
    listed = json.loads(run("commands", "miniatures", "--json").stdout)["commands"]
    assert {"fire", "maneuver", "next-step", "note"} <= {one["order"] for one in listed}
    assert all(one["says"] and one["schema"] for one in listed)
    text = run("commands", "miniatures").stdout
    assert all(f"{one['order']}: " in text for one in listed)


def test_the_rules_can_be_read(run: Run) -> None:
    assert "D10-FIRE-MOD-ENFILADE" in run("rules", "miniatures").stdout
    clause = run("rules", "miniatures", "d10-fire-mod-enfilade").stdout
    assert "In the charts:" in clause
    assert "D10-RUL-FIRE-ENFILADE-SCOPE" in clause
    assert "quits-the-field" in run("rules", "miniatures", "maneuver").stdout
    assert "Switch it with --set" in run("rules", "miniatures", "D10-RUL-MOVE-CAV-ROAD").stdout
    assert run("rules", "miniatures", "D10-FIRE-MOD-ENFILADO").exit_code == 2


def test_a_figure_beyond_all_reason_is_a_slip_and_the_greatest_of_all_can_be_shown(run: Run, game: Path) -> None:
    slip = run("do", game, order("override", target="cutler", field="stands", value=10**40, reason="a slip"))
    assert slip.exit_code == 3
    assert "1000" in slip.stderr
    assert (
        run(
            "do",
            game,
            order("override", target="cutler", field="stands", value=1000, reason="all", because="as many as can be"),
        ).exit_code
        == 0
    )
    for command in (["status"], ["status", "--json"], ["log"], ["log", "--markdown"], ["undo"]):
        assert run(*command, game).exit_code == 0


def test_a_damaged_game_is_recovered_into_a_new_file(run: Run, game: Path, tmp_path: Path) -> None:
    run("do", game, NOTE, NOTE)
    assert "3 entries saved" in run("recover", game, tmp_path / "other").stdout
    assert run("recover", game, tmp_path / "other").exit_code == 2
    assert json.loads(run("status", tmp_path / "other", "--json").stdout)["entry"] == 3
