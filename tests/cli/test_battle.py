"""`companion battle`: a campaign's battle out to the table and back, on the command line alone (RTG-15)."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pypdfium2
import pytest

from companion.field.reading import read_field
from companion.table.file.battle import BattleFile
from companion.table.way.spreadsheets import csv_bytes, rows_of, xlsx_bytes
from tests.at_table import PLAYED, paused, table_played

from .conftest import Run, order, unchanged

HETH, REYNOLDS, BUFORD = "confederate:H", "union:A", "union:H"


@pytest.fixture
def campaign(tmp_path: Path) -> Path:
    """A campaign of two people whose first battle waits on the table."""
    return paused(tmp_path / "campaign.companion")


@pytest.fixture
def exported(run: Run, campaign: Path, tmp_path: Path) -> Path:
    """The waiting battle's file."""
    path = tmp_path / "battle.json"
    assert run("battle", "export", campaign, "-o", path).exit_code == 0
    return said(path)


def said(path: Path) -> Path:
    """Write into a battle file that nobody was lost and nobody holds the field: null is what nobody has said."""
    battle = json.loads(path.read_text())
    battle["held_by"] = "neither"
    for force in battle["sides"]:
        for one in force["commands"]:
            for unit in (*one["brigades"], *one["guns"]):
                unit.update(dict.fromkeys(("lost", "skedaddled", "captured"), 0))
    path.write_text(json.dumps(battle))
    return path


def unsaid(path: Path) -> Any:
    """Give a battle file as it went out."""
    battle = json.loads(path.read_text())
    battle["held_by"] = None
    for force in battle["sides"]:
        for one in force["commands"]:
            for unit in (*one["brigades"], *one["guns"]):
                unit.update(dict.fromkeys(("lost", "skedaddled", "captured")))
    return battle


def result_of(exported: Path, **more: Any) -> dict[str, Any]:
    """Give a result without losses, as another program would write it."""
    battle = json.loads(exported.read_text())
    corps: dict[str, Any] = {one["id"]: {} for force in battle["sides"] for one in force["commands"]}
    return {
        "format": "companion-battle-result",
        "version": 1,
        "battle": battle["battle"],
        "check": battle["check"],
        "field": "neither",
        "corps": corps,
    } | more


def written(path: Path, value: object) -> Path:
    path.write_text(json.dumps(value), encoding="utf-8")
    return path


# ---- the whole way


@pytest.mark.clause("RTG-15.0a", "RTG-15.0b", "RTG-15.0c", "RTG-15.0d", "RTG-15.0e", "RTG-R-OFF-WHEN")
def test_from_a_new_campaign_over_the_table_to_its_next_turn(run: Run, tmp_path: Path) -> None:
    file, table, paper = (tmp_path / name for name in ("campaign.companion", "table.companion", "sheet.pdf"))
    run("new", "gettysburg-battle", file, "--seed", 7, "--set", "offline=yes")
    while (status := json.loads(run("status", file, "--json").stdout))["pending"] is None or status["pending"][
        "kind"
    ] != "off-line-result":
        asked = status["pending"]
        if asked is not None:
            choice = "yes" if asked["kind"] == "off-line" else asked["default"]
            done = run("do", file, order("answer", choice=choice))
        else:
            done = run("do", file, order("ET" if status["to_act"] in ("union", "confederate") else "continue"))
        assert done.exit_code == 0
    assert "companion battle export" in status["duties"][0]["text"]
    found = run("battle", "export", file, "--table", table, "--seed", 63, "--sheet", paper)
    assert found.stdout == f"{paper}\n{table}\n"  # papers are named, so that both sides whole are not printed
    assert msgspec.json.decode(run("battle", "export", file).stdout, type=BattleFile).battle == "1.1"
    for command in PLAYED:
        played = run("do", table, msgspec.json.encode(command).decode())
        assert played.exit_code == 0, played.stderr
    before = unchanged(file)
    shown = run("battle", "import", file, table, "--preview").stdout
    assert "Heth's Div" in shown
    assert "75 -> 36" in shown
    assert before()
    entered = run("battle", "import", file, table)
    assert "The Union side holds the field." in entered.stdout
    assert "on the table (entry" in run("battle", "list", file).stdout
    assert "from the table game: the Union side holds the field" in run("log", file).stdout
    status = json.loads(run("status", file, "--json").stdout)
    assert (status["pending"], status["phase"], status["turn"]) == (None, "execution", 1)
    heth = next(unit for unit in status["units"] if unit["id"] == HETH)
    assert (heth["now"]["strength"]["infantry"], heth["now"]["stragglers"]) == (36, 11)
    assert [run("do", file, order("continue")).exit_code for _ in range(2)] == [0, 0]
    status = json.loads(run("status", file, "--json").stdout)
    assert (status["turn"], status["phase"]) == (2, "reconnaissance")


@pytest.mark.clause("RTG-15.0c", "RTG-R-OFF-EXPORT")
@pytest.mark.parametrize("seat", ["referee", "union", "confederate"])
def test_the_status_of_a_paused_battle_lists_both_sides_whole(run: Run, campaign: Path, seat: str) -> None:
    status = json.loads(run("status", campaign, "--json", "--as", seat).stdout)
    listed = status["battle"]
    assert (listed["battle"], listed["place"], listed["attacker"], listed["date"]) == (
        "1.1",
        "Gettysburg",
        "confederate",
        "July 1",
    )
    assert [one["id"] for one in listed["corps"]] == [HETH, REYNOLDS, BUFORD]
    heth = listed["corps"][0]
    assert (heth["leader"], heth["strength"]["infantry"], heth["men"]["infantry"], heth["fatigue"]) == (
        "Heth",
        75,
        7500,
        1.0,
    )
    assert len(listed["sides"]) == 6
    assert ("companion battle import" in str(status["duties"])) == (seat == "referee")


def test_every_paper_is_made_at_once_and_opens(run: Run, campaign: Path, tmp_path: Path) -> None:
    papers = {
        f"--{name}": tmp_path / f"{name}.pdf" for name in ("sheet", "form", "briefing-union", "briefing-confederate")
    }
    out, table = tmp_path / "battle.json", tmp_path / "table.companion"
    options = [str(part) for pair in papers.items() for part in pair]
    before = campaign.read_bytes()
    found = run(
        "battle", "export", campaign, "-o", out, "--table", table, "--scale", 150, "--paper", "letter", *options
    )
    assert found.exit_code == 0
    assert sorted(found.stdout.split()) == sorted(map(str, (out, table, *papers.values())))
    assert campaign.read_bytes() == before
    assert json.loads(out.read_text())["scale"]["men_a_stand"] == 150
    assert run("status", table).exit_code == 0
    for path in papers.values():
        read: Any = pypdfium2.PdfDocument  # it has no types
        opened = read(path)
        assert len(opened) >= 1
        assert opened[0].get_size() == pytest.approx((612, 792))
        opened.close()


@pytest.mark.clause("RTG-R-OFF-GROUND")
def test_the_ground_goes_out_as_a_file_of_its_own(run: Run, campaign: Path, exported: Path, tmp_path: Path) -> None:
    path = tmp_path / "field.geojson"
    found = run("battle", "export", campaign, "--field", path)
    assert (found.exit_code, found.stdout.split()) == (0, [str(path)])
    ground = read_field(path.read_bytes(), path.name)
    field = json.loads(exported.read_text())["field"]
    assert list(ground.table) == field["table"]
    assert len(ground.features) == len(field["features"])


def test_a_battle_file_of_before_there_was_a_ground_comes_back_and_so_does_one_whose_ground_was_altered(
    run: Run, campaign: Path, exported: Path
) -> None:
    battle = json.loads(exported.read_text())
    altered = battle | {"field": battle["field"] | {"features": battle["field"]["features"][1:], "table": [60, 40]}}
    bare = {key: value for key, value in battle["field"].items() if key not in ("type", "table", "scale", "features")}
    for text in (altered, battle | {"field": bare}):
        exported.write_text(json.dumps(text))
        assert run("battle", "import", campaign, exported, "--preview").exit_code == 0


def test_a_past_battle_is_given_out_as_it_was(run: Run, campaign: Path, exported: Path) -> None:
    assert run("battle", "import", campaign, exported).exit_code == 0
    assert json.loads(run("battle", "export", campaign, "--battle", "1.1").stdout) == unsaid(exported)
    refused = run("battle", "export", campaign)
    assert (refused.exit_code, refused.stdout) == (3, "")
    assert "no battle waits on the table [RTG-15.0e]" in refused.stderr


@pytest.mark.clause("RTG-R-OFF-EXPORT")
def test_a_side_has_the_battle_on_the_table_its_own_briefing_and_no_record(
    run: Run, campaign: Path, exported: Path, tmp_path: Path
) -> None:
    enemys = run("battle", "export", campaign, "--as", "union", "--briefing-confederate", tmp_path / "c.pdf")
    assert "the union may not have the confederate's briefing" in enemys.stderr
    assert run("battle", "export", campaign, "--as", "union", "--briefing-union", tmp_path / "u.pdf").exit_code == 0
    shared = ("--form", tmp_path / "f.pdf", "--table", tmp_path / "t.companion")
    assert run("battle", "export", campaign, "--as", "union", *shared).exit_code == 0
    for options in ((), ("-o", tmp_path / "b.json"), ("--sheet", tmp_path / "s.pdf"), ("--field", tmp_path / "f.json")):
        refused = run("battle", "export", campaign, "--as", "union", *options)
        assert (refused.exit_code, refused.stdout) == (2, "")
        assert "is for the referee alone" in refused.stderr
        assert "--as referee" in refused.stderr
        assert not options or not options[1].exists()
    run("battle", "import", campaign, exported)
    (battle,) = json.loads(run("battle", "list", campaign, "--json").stdout)
    name = battle["records"][1]
    assert run("battle", "record", campaign, name).stdout.startswith("# The battle of Gettysburg")
    assert run("battle", "record", campaign, name, "--as", "union").exit_code == 3
    wrong = run("battle", "record", campaign, "battles/9.9/1/report.md")
    assert wrong.exit_code == 3
    assert all(one in wrong.stderr for one in battle["records"])
    assert json.loads(run("battle", "list", campaign, "--json", "--as", "union").stdout) == []


def test_nothing_is_written_over_and_nothing_left_half(run: Run, campaign: Path, tmp_path: Path) -> None:
    taken, free = tmp_path / "taken", tmp_path / "free.json"
    taken.write_text("notes")
    for option in ("-o", "--sheet", "--form", "--briefing-union", "--table"):
        more = ["-o", free] if option != "-o" else []
        found = run("battle", "export", campaign, option, taken, *more)
        assert found.exit_code == 2
        assert f"{option}: {taken}: there is a file of this name already" in found.stderr
        assert taken.read_text() == "notes"
        assert not free.exists()
    assert "is named twice" in run("battle", "export", campaign, "-o", free, "--sheet", free).stderr
    assert "there is no such folder" in run("battle", "export", campaign, "-o", tmp_path / "none" / "a").stderr
    assert (
        "tabloid"
        in run("battle", "export", campaign, "-o", free, "--sheet", tmp_path / "s.pdf", "--paper", "tabloid").stderr
    )
    assert "175" in run("battle", "export", campaign, "-o", free, "--scale", "175").stderr
    assert not free.exists()


# ---- what is entered


@pytest.mark.clause("RTG-R-OFF-ENTRY")
def test_a_figure_is_overruled_with_a_reason_and_the_log_says_so(run: Run, campaign: Path, exported: Path) -> None:
    figures = json.dumps({REYNOLDS: {"infantry": 12, "foot_guns": 2}, HETH: {"leader_lost": True}})
    found = run(
        "battle",
        "import",
        campaign,
        exported,
        "--override",
        figures,
        "--reason",
        "as told",
        "--field",
        "union",
        "--json",
    )
    told = json.loads(found.stdout)
    assert (told["entry"], told["field"], told["battle"]) == (15, "union", "1.1")
    after = {row["command"]: row["after"] for row in told["rows"]}
    assert (after[REYNOLDS]["strength"]["infantry"], after[REYNOLDS]["strength"]["foot_guns"]) == (104, 26)
    assert after[HETH]["leader"] == "Heth's successor"
    log = run("log", campaign).stdout
    assert "he sets infantry of I Corps to 12, not 0: as told" in log
    assert "he sets leader lost of Heth's Div to yes, not no: as told" in log
    report = run("log", campaign, "--markdown").stdout
    assert "The referee enters the result of battle 1.1" in report


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (["--override", '{"union:A": {"infantry": 12}}'], "--override: wants a reason"),
        (["--reason", "why not"], "--reason: there is nothing to override"),
        (["--override", "{", "--reason", "r"], "--override"),
        (["--override", "[1]", "--reason", "r"], "is not figures by corps"),
        (["--override", '{"union:Z": {"infantry": 1}}', "--reason", "r"], "union:Z: did not fight in this battle"),
        (["--override", '{"union:A": {"horses": 1}}', "--reason", "r"], "horses: is no figure of a return"),
        (["--override", '{"union:A": {"infantry": 500}}', "--reason", "r"], "500 lost, it has 116"),
        (["--override", '{"union:A": {"infantry": -1}}', "--reason", "r"], "-1 is negative"),
        (["--override", '{"union:A": {"infantry": 1.5}}', "--reason", "r"], "1.5 is not a whole number"),
        (["--field", "nobody"], "nobody"),
    ],
)
def test_an_override_that_cannot_be_is_refused_in_one_line(
    run: Run, campaign: Path, exported: Path, options: list[str], says: str
) -> None:
    before = unchanged(campaign)
    found = run("battle", "import", campaign, exported, *options)
    assert found.exit_code == 2
    assert says in found.stderr
    assert found.stderr.count("\n") == 1
    assert before()


# ---- bad input: each its own message with the place, and nothing changed


def filled(change: Callable[[Any], object]) -> Callable[[Path], object]:
    """Make a battle.json with something changed in it."""

    def make(exported: Path) -> object:
        battle = json.loads(exported.read_text())
        change(battle)
        return battle

    return make


def heth(battle: Any) -> Any:
    return battle["sides"][0]["commands"][0]


def put(into: Callable[[Any], Any], **fields: Any) -> Callable[[Any], object]:
    return lambda battle: into(battle).update(fields)


def corps(**suffered: Any) -> Callable[[Path], object]:
    """Make a result in which Heth's division suffered something."""

    def make(exported: Path) -> object:
        result = result_of(exported)
        result["corps"][HETH] = suffered
        return result

    return make


BAD: dict[str, tuple[Callable[[Path], object], str]] = {
    "wrong check code": (lambda path: result_of(path, check="0000-0000"), "$.check: '0000-0000' here"),
    "wrong code in the battle": (filled(lambda one: one.update(check="0000-0000")), "$.check: '0000-0000' here"),
    "another battle": (lambda path: result_of(path, battle="7.3"), "$.battle: is of battle 7.3; battle 1.1 waits"),
    "another campaign": (
        filled(lambda one: one.update(source="0123456789ab")),
        "$.source: comes from another campaign",
    ),
    "more than there are": (corps(infantry=76), '$.corps["confederate:H"].infantry: 76 lost, Heth\'s Div has 75'),
    "more than the stands": (
        filled(put(lambda one: heth(one)["brigades"][0], lost=99)),
        "brigades[0].lost: Pettigrew lost 99 stands",
    ),
    "negative": (corps(infantry=-3), "-3 is negative"),
    "fractional": (corps(foot_guns=2.5), "2.5 is not a whole number"),
    "too tired": (corps(fatigue=15.5), "fatigue of 15.5 is more than 15"),
    "between the quarters": (corps(fatigue=0.3), "fatigue of 0.3 is not in steps of 0.25"),
    "unknown corps": (
        lambda path: result_of(path, corps=result_of(path)["corps"] | {"union:Z": {}}),
        '$.corps["union:Z"]: did not fight',
    ),
    "edited strength": (
        filled(put(lambda one: heth(one)["strength"], infantry=80)),
        "strength.infantry: 80 here, 75 in the campaign",
    ),
    "edited men": (filled(put(lambda one: heth(one)["brigades"][0], men=1)), "brigades[0].men: 1 here"),
    "edited name": (
        filled(put(lambda one: heth(one)["brigades"][0], name="Iron Brigade")),
        "brigades[0].name: 'Iron Brigade' here",
    ),
    "newer version": (
        lambda path: result_of(path, version=9),
        "$.version: 9 is newer than this program, which reads 1",
    ),
    "unknown format": (lambda path: result_of(path, format="scenario"), "$.format: 'scenario' is not known"),
    "a strange key": (corps(horses=3), "horses"),
    "words for a number": (corps(infantry="many"), "infantry"),
    "no object": (lambda _: [1, 2], "is no battle file and no result"),
}


@pytest.mark.clause("RTG-R-OFF-ENTRY")
@pytest.mark.parametrize("what", BAD)
@pytest.mark.parametrize("preview", [True, False])
def test_bad_input_says_what_and_where_and_changes_nothing(
    run: Run, campaign: Path, exported: Path, tmp_path: Path, what: str, preview: bool
) -> None:
    make, says = BAD[what]
    path = written(tmp_path / "return.json", make(exported))
    before = unchanged(campaign)
    found = run("battle", "import", campaign, path, *(["--preview"] if preview else []))
    assert found.exit_code == 2
    assert says in found.stderr
    assert "return.json" in found.stderr
    assert before()


RAW: dict[str, tuple[bytes, str]] = {
    "nothing": (b"", "is empty"),
    "not JSON": (b"Heth lost 12", "is not JSON"),
    "not a number": (b'{"format": NaN}', "NaN"),
    "a key twice": (
        b'{"format": "companion-battle-result", "format": "companion-battle-result"}',
        "$.format: stands twice",
    ),
    "no text": (b"\xff\xfe\x00", "is not UTF-8 text"),
    "paper": (b"%PDF-1.7", "is a PDF"),
    "junk": (b"[" * 50_000_000, "is larger than 4,000,000 bytes"),
    "nested": (b"[" * 100_000, "nested too deeply"),
    "a damaged game": (b"SQLite format 3\0" + bytes(500), "is not a game of the companion"),
}


@pytest.mark.parametrize("what", RAW)
def test_a_file_that_is_none_is_refused_in_one_line(run: Run, campaign: Path, tmp_path: Path, what: str) -> None:
    raw, says = RAW[what]
    path = tmp_path / "return.json"
    path.write_bytes(raw)
    before = unchanged(campaign)
    found = run("battle", "import", campaign, path)
    assert (found.exit_code, found.stderr.count("\n")) == (2, 1)
    assert says in found.stderr
    assert before()


def test_half_a_file_is_said_to_be_half(run: Run, campaign: Path, exported: Path) -> None:
    text = exported.read_text()
    exported.write_text(text[: len(text) // 2])
    found = run("battle", "import", campaign, exported)
    assert found.exit_code == 2
    assert "it is only part of a file" in found.stderr


@pytest.mark.clause("RTG-R-OFF-ENTRY", "RTG-15.0e")
@pytest.mark.parametrize("preview", [True, False])
def test_what_is_left_out_is_asked_for_by_name_and_nothing_is_entered(
    run: Run, campaign: Path, exported: Path, tmp_path: Path, preview: bool
) -> None:
    result = result_of(exported)
    del result["corps"][BUFORD]
    left_out = written(tmp_path / "result.json", result)
    short = written(tmp_path / "short.json", filled(lambda one: heth(one)["brigades"].pop(2))(exported))
    before = unchanged(campaign)
    for path, says in (
        (left_out, "refused: Buford's Div: nothing is reported"),
        (short, "refused: Heth's Div: not reported: Archer"),
    ):
        found = run("battle", "import", campaign, path, *(["--preview"] if preview else []))
        assert (found.exit_code, found.stdout) == (3, "")
        assert says in found.stderr
        assert "[RTG-R-OFF-ENTRY]" in found.stderr
    assert before()
    answered = run(
        "battle", "import", campaign, left_out, "--override", json.dumps({BUFORD: {"cavalry": 2}}), "--reason", "asked"
    )
    assert answered.exit_code == 0


def test_a_result_applied_twice_or_too_late_is_refused(run: Run, campaign: Path, exported: Path) -> None:
    assert run("battle", "import", campaign, exported).exit_code == 0
    before = unchanged(campaign)
    again = run("battle", "import", campaign, exported)
    assert again.exit_code == 3
    assert "refused: battle 1.1 has its result already: entry 15 holds it" in again.stderr
    assert before()
    run("undo", campaign)
    run("do", campaign, order("answer", choice="computer"))
    while (asked := json.loads(run("status", campaign, "--json").stdout)["pending"]) is not None:
        run("do", campaign, order("answer", choice=asked["default"]))
    late = run("battle", "import", campaign, exported)
    assert late.exit_code == 3
    assert "refused: battle 1.1 was fought by the computer in entry" in late.stderr


def test_a_table_game_is_no_campaign(run: Run, campaign: Path, exported: Path, tmp_path: Path) -> None:
    table = tmp_path / "table.companion"
    run("battle", "export", campaign, "--table", table)
    for words in (("export", table), ("import", table, exported), ("list", table)):
        found = run("battle", *words)
        assert found.exit_code == 3
        assert "refused: a game of kind miniatures has no battles for the table" in found.stderr
    assert "is no table game of a battle" in run("battle", "import", campaign, campaign).stderr
    assert "there is no such file" in run("battle", "import", campaign, tmp_path / "none.json").stderr


@pytest.mark.clause("RTG-R-OFF-ENTRY", "RTG-R-OFF-SCALE")
def test_a_table_game_that_is_not_over_is_asked_who_holds_the_field(run: Run, campaign: Path, tmp_path: Path) -> None:
    table = tmp_path / "table.companion"
    run("battle", "export", campaign, "--table", table)
    for more in ((), ("--preview",)):
        asked = run("battle", "import", campaign, table, *more)
        assert asked.exit_code == 3
        assert "The table game is not over, turn 1 of " in asked.stderr
        assert "who holds the field?" in asked.stderr
    preview = run("battle", "import", campaign, table, "--field", "union", "--preview").stdout
    assert "The table game is not over: turn 1 of " in preview
    assert "The Union side holds the field." in run("battle", "import", campaign, table, "--field", "union").stdout


@pytest.mark.clause("RTG-R-OFF-SCALE")
def test_who_surrendered_whole_never_holds_the_field(run: Run, campaign: Path, tmp_path: Path) -> None:
    table = tmp_path / "table.companion"
    run("battle", "export", campaign, "--table", table)
    units = json.loads(run("status", table, "--json").stdout)["units"]
    taken = [json.dumps({"order": "surrender", "unit": one["id"]}) for one in units if one["side"] == "union"]
    dusk = json.dumps({"order": "end-battle", "reason": "they laid down their arms"})
    orders = (json.dumps({"order": "take-objective", "objective": "field", "by": "union"}), *taken, dusk)
    done = run("do", table, *orders)
    assert done.exit_code == 0, done.stderr
    assert "The Confederate side holds the field." in run("battle", "import", campaign, table, "--preview").stdout


def test_the_command_by_hand_is_the_referees_alone(run: Run, campaign: Path) -> None:
    """What `battle import` enters, `do` enters as well."""
    command = order("battle-result", battle="1.1", corps={name: {} for name in (HETH, REYNOLDS, BUFORD)})
    refused = run("do", campaign, command, "--as", "union")
    assert refused.exit_code == 3
    assert "that is for the referee to do" in refused.stderr
    assert json.loads(run("do", campaign, command).stdout)["label"] == "Result of battle 1.1 from the table"
    assert "battle-result" in run("commands", "campaign").stdout


def test_check_recover_and_update_know_what_is_kept(run: Run, campaign: Path, tmp_path: Path) -> None:
    from companion.kernel.session import Session

    with Session.open(campaign) as session:
        table = table_played(session, tmp_path / "table.companion")
    run("battle", "import", campaign, table)
    (battle,) = json.loads(run("battle", "list", campaign, "--json").stdout)
    assert len(battle["records"]) == 3
    kept = [run("battle", "record", campaign, name).stdout for name in battle["records"]]
    saved = tmp_path / "saved.companion"
    assert "sound" in run("check", campaign).stdout
    assert run("recover", campaign, saved).exit_code == 0
    assert run("update", saved).exit_code == 0
    assert [run("battle", "record", saved, name).stdout for name in battle["records"]] == kept


# ---- an office program


@pytest.mark.clause("RTG-15.0e", "RTG-R-OFF-ENTRY")
@pytest.mark.parametrize("ending", ["xlsx", "csv"])
def test_the_form_goes_to_an_office_program_and_comes_back(
    run: Run, campaign: Path, tmp_path: Path, ending: str
) -> None:
    path = tmp_path / f"form.{ending}"
    assert run("battle", "export", campaign, "--form", path).stdout == f"{path}\n"
    asked = run("battle", "import", campaign, path, "--preview")
    assert asked.exit_code == 3
    assert "Who holds the field?" in asked.stderr
    cells = rows_of(path.read_bytes(), path.name)
    cells[2][2] = "union"
    for row in cells[6:]:
        row[3] = 2 if row[0] == HETH else 0
    path.write_bytes(xlsx_bytes(cells) if ending == "xlsx" else csv_bytes(cells))
    assert run("battle", "import", campaign, path).exit_code == 0
    assert "from a spreadsheet: the Union side holds the field" in run("log", campaign).stdout
    again = run("battle", "import", campaign, path)
    assert "has its result already" in again.stderr


# ---- the computer instead


@pytest.mark.clause("RTG-15.0b", "RTG-9.6.2b")
def test_what_the_computer_would_make_of_it_is_told_before_one_chooses_and_leaves_no_trace(
    run: Run, campaign: Path
) -> None:
    before = unchanged(campaign)
    found = json.loads(run("battle", "odds", campaign, "--as", "referee", "--json").stdout)
    assert before()
    assert found["battles"] == 200
    for side in found["sides"]:
        assert 0 <= side["least"] <= side["middle"] <= side["most"] <= side["strength"]
    assert all(side["middle"] for side in found["sides"])
    assert found == json.loads(run("battle", "odds", campaign, "--as", "referee", "--json").stdout)
    assert "Of 200 battles by the computer:" in run("battle", "odds", campaign, "--as", "referee").stdout
    assert run("battle", "odds", campaign, "--as", "union").exit_code == 3


@pytest.mark.clause("RTG-15.0b", "RTG-R-OFF-ONE")
def test_the_computers_chances_say_who_is_in_them_and_who_would_come_to_the_table_later(
    run: Run, tmp_path: Path
) -> None:
    campaign = tmp_path / "july.companion"
    run("new", "gettysburg-battle", campaign, "--seed", 7, "--union", "computer:basic", "--set", "offline=yes")
    for _ in range(2):
        run("do", campaign, order("ET"))
        run("run", campaign)
    run("do", campaign, order("answer", choice="yes"))
    battle = json.loads(run("battle", "export", campaign, "--as", "referee").stdout)
    corps = [one for force in battle["sides"] for one in force["commands"]]
    later = {one["name"] for one in corps if one["arrives"]}
    assert later
    lines = run("battle", "odds", campaign, "--as", "referee").stdout.splitlines()
    there, coming = (
        {name for line in lines if line.startswith(words) for name in line.partition(": ")[2].split(", ")}
        for words in ("only of those who stand there now", "not in it, for they come later")
    )
    assert coming == later
    assert there == {one["name"] for one in corps} - later


# ---- schemas


@pytest.mark.parametrize("options", [[], ["--result"]])
def test_the_schemas_are_printed(run: Run, options: list[str]) -> None:
    schema = json.loads(run("battle", "schema", *options).stdout)
    assert schema["$schema"].endswith("2020-12/schema")
    name = "Report" if options else "BattleFile"
    assert schema["$ref"].endswith(name)
    assert set(schema["$defs"][name]["required"]) >= {"battle"}


def test_troops_regrouped_at_the_table_return_to_whose_they_were(run: Run, campaign: Path, tmp_path: Path) -> None:
    table = tmp_path / "table.companion"
    run("battle", "export", campaign, "--table", table)
    run("do", table, json.dumps({"order": "take-objective", "objective": "field", "by": "union"}))
    units = json.loads(run("status", table, "--json").stdout)["units"]
    one, other = [one for one in units if one["arm"] == "infantry" and one["side"] == "union"][:2]
    lost = json.dumps({"order": "override", "target": one["id"], "field": "stands", "value": one["stands"] - 1})
    lost = lost.replace("}", ', "pays": "lost", "reason": "shot"}')
    assert run("do", table, lost).exit_code == 0
    bring = ("battle", "import", campaign, table, "--field", "union")
    wanted = json.loads(run(*bring, "--preview", "--json").stdout)
    parts = [
        {"id": one["id"], "name": "A", "stands": 1},
        {"id": "detached", "name": "B", "stands": one["stands"] - 2},
    ]
    row = {"side": "union", "unit": "Militia", "arm": "infantry", "division": "", "stands": 4}
    orders = (
        {"order": "split", "unit": one["id"], "parts": parts},
        {"order": "merge", "units": ["detached", other["id"]], "into": other["id"]},
        {"order": "add-unit", "row": row},
    )
    assert run("do", table, *map(json.dumps, orders)).exit_code == 0
    assert run("check", table).exit_code == 0
    found = json.loads(run(*bring, "--preview", "--json").stdout)
    assert found.pop("added") == ["Militia"]
    assert found == wanted
    said = run(*bring).stdout
    assert "Added at the table, of no command and not counted: Militia." in said
