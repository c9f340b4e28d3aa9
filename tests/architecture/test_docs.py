"""What the documents say is so: columns of a roster, every command and every link."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import sqlite3
import subprocess
import sys
import tomllib
from contextlib import closing
from pathlib import Path

import click
import pytest
from click.testing import CliRunner
from msgspec.structs import fields

from companion import __version__
from companion.charts.vocabulary import Vocabulary
from companion.cli.app import companion
from companion.cli.post import WRITE, Post
from companion.games.campaign.charts import vocabulary as of_campaign
from companion.games.miniatures.charts import vocabulary as of_miniatures
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.setup.roster_cells import CELLS
from companion.games.tactical.charts import vocabulary as of_the_square_grid
from companion.kernel.journal.migrations import present_version
from companion.kernel.journal.schema import APPLICATION_ID, tables
from companion.kernel.session import Session
from companion.table.file.battle import BattleFile
from tests.older_documents import of_version_1

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
INDENTED = [line.strip() for line in README.splitlines() if line.startswith("    ")]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
PLAYED = {
    "players-screens.md": "web/test_docs.py",
    "CONTRIBUTING.md": "architecture/test_contributing.py",
    "README.md": "architecture/test_docs.py",
    "antietam.md": "games/tactical/prompt/test_docs.py",
    "campaign.md": "architecture/test_docs.py",
    "field.md": "cli/test_field.py",
    "format.md": "architecture/test_docs.py",
    "offline.md": "cli/test_battle_docs.py",
    "printing.md": "architecture/test_docs.py",
    "referee-guide.md": "architecture/test_docs.py",
    "rosters.md": "architecture/test_docs.py",
    "square-grid-table.md": "cli/test_battle_docs.py",
    "seats.md": "cli/test_seats_docs.py",
    "studies.md": "cli/test_study.py",
    "your-own-data.md": "cli/test_roster.py",
}
"""Which test types the commands of a page."""
VOCABULARIES: tuple[Vocabulary, ...] = (*of_miniatures.TABLES, *of_campaign.TABLES, *of_the_square_grid.TABLES)


def indented(page: str) -> list[str]:
    """Give the lines of a page that are code, without their margin."""
    return re.findall(r"^    (.*)$", (ROOT / "docs" / page).read_text(encoding="utf-8"), flags=re.M)


def typed(line: str) -> str:
    """Type a command line of a page as it stands there, in the present folder; give what it prints."""
    words, _, kept = line.partition(" > ")
    done = CliRunner().invoke(companion, shlex.split(words)[1:])
    assert done.exit_code == 0, (line, done.output)
    if kept:
        Path(kept).write_text(done.output, encoding="utf-8")
    return done.output


def commands_named(page: Path) -> list[str]:
    """Give every command line of a page, those within its sentences as well."""
    text = page.read_text(encoding="utf-8")
    whole = re.findall(r"^    (?:.* \| )?(companion .*)$", text, flags=re.M)
    spoken = [" ".join(one.split()) for one in re.findall(r"`(companion [^`]+)`", text)]
    return whole + spoken


def test_every_column_of_a_roster_is_described() -> None:
    text = (ROOT / "docs" / "rosters.md").read_text(encoding="utf-8")
    named = {word for row in re.findall(r"^\| ([^|]+) \|", text, flags=re.M) for word in re.split(r",| or ", row)}
    assert set(CELLS) <= {word.strip() for word in named}


def test_the_roster_of_the_documents_is_begun_and_its_trait_counts_in_the_house_rules_of_their_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    write_the_club()
    rows = [line for line in indented("rosters.md") if not line.startswith("companion ")]
    Path("mine.csv").write_text("\n".join(rows), encoding="utf-8")
    [command] = commands_named(ROOT / "docs" / "rosters.md")
    typed(command)
    assert "iron brigade" in typed("companion status evening.companion")
    with Session.open(Path("evening.companion")) as session:
        for unit, counts in (("meredith", True), ("gamble", False)):
            firing = cmd.FiringUnit(unit, (cmd.FiringGroup(range=3),))
            prospect = session.odds(cmd.Fire("davis", (firing,)))
            assert [bool(rung.value) for rung in prospect.ladder if rung.label == "The Iron Brigade fires"] == [counts]


def test_the_readme_begins_with_the_two_commands() -> None:
    assert INDENTED[:2] == ["sh packaging/run", "sh packaging/test"]
    assert README.index("sh packaging/run") < 60


@pytest.mark.parametrize("line", [line for line in INDENTED if line.startswith("echo ")])
def test_each_chart_example_of_the_readme_answers(line: str) -> None:
    case, command = line.removeprefix("echo ").split(" | companion ")
    done = CliRunner().invoke(companion, command.split(), input=shlex.split(case)[0])
    assert done.exit_code == 0, done.output
    assert "explain" in json.loads(done.output)


def test_the_first_volley_of_the_readme(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every command line of the README, in its order."""
    monkeypatch.chdir(tmp_path)
    for line in INDENTED:
        if not line.startswith("companion "):
            continue
        words = shlex.split(line.split(" > ")[0])[1:]
        done = CliRunner().invoke(companion, words)
        assert done.exit_code == 0, (line, done.output)
        if '"fire"' in line:
            assert "lively" in done.output or "galling" in done.output, done.output


def test_the_packages_of_the_readme_are_those_that_are_built() -> None:
    build = (ROOT / "packaging" / "build").read_text(encoding="utf-8")
    for name in re.findall(r"dist/([\w.-]+(?:whl|deb))", README):
        assert __version__ in name
        assert name.split(__version__)[0].rstrip("-_") in build, name


def test_the_campaign_of_the_documents_is_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every command of docs/campaign.md, in its order, with the lines of orders.txt that it shows."""
    monkeypatch.chdir(tmp_path)
    orders = "".join(f"{line}\n" for line in indented("campaign.md") if not line.startswith("companion "))
    for line in indented("campaign.md"):
        if not line.startswith("companion "):
            continue
        words, _, script = line.removeprefix("companion ").partition(" < ")
        assert script in ("", "orders.txt")
        done = CliRunner().invoke(companion, shlex.split(words), input=orders if script else "")
        assert done.exit_code == 0, (line, done.output)
        if script:
            assert "A courier leaves for Heth's Div (H, number 8)" in done.output
            assert "is no order here" not in done.output
            assert "refused" not in done.output
            (march,) = (line.strip() for line in indented("campaign.md") if line.strip().isdecimal())
            assert f"MV march of Heth's Div (H): from 7,7 by {' '.join(march)}" in done.output


def test_the_evening_of_the_referees_guide(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every command in its order; what the page tells of the dice and their effect is what happens."""
    monkeypatch.chdir(tmp_path)
    told = {line: typed(line) for line in indented("referee-guide.md")}
    assert len(told) > 25
    preview, inserted, struck = (output for line, output in told.items() if "--preview" in line)
    assert "- Hays is disordered." in preview
    assert "Put in: Note: Hofmann should have moved" in inserted
    assert "Struck out: entry 11, Fire" in struck
    (charge,) = (output for line, output in told.items() if "resolve-charge" in line)
    assert '"result":"swept"' in charge
    (report,) = (output for line, output in told.items() if "--markdown" in line)
    assert Path("report.md").read_text(encoding="utf-8") == report
    assert "Smoke hangs over the corn." in report


def test_the_sheets_of_the_printing_page_are_printed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    typed("companion new mcphersons-ridge evening.companion")
    for line in indented("printing.md"):
        if line.startswith("companion "):
            typed(line)
    assert {"formations.pdf", "roster.pdf", "union.pdf"} <= {one.name for one in tmp_path.iterdir()}


def test_no_page_shows_commands_that_nobody_types() -> None:
    shown = {one.name for one in PAGES if re.search(r"^    companion ", one.read_text(encoding="utf-8"), flags=re.M)}
    assert shown == set(PLAYED)
    for page, test in PLAYED.items():
        assert page in (ROOT / "tests" / test).read_text(encoding="utf-8")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_command_and_option_that_a_page_names_exists(page: Path) -> None:
    context = click.Context(companion)
    for line in commands_named(page):
        words = shlex.split(line)[1:]
        command: click.Command = companion
        while isinstance(command, click.Group) and words and re.fullmatch(r"[a-z]+", words[0]):
            _, found, words = command.resolve_command(context, words)
            assert found is not None, line
            command = found
        if isinstance(command, Post) and words and not words[0].startswith("-"):  # no command, so it is the file
            command = command.commands[WRITE]
        options = {name for one in command.get_params(context) for name in one.opts}
        asked = {word.partition("=")[0] for word in words if re.match(r"--?[a-z]", word)}
        assert asked <= options | {"-h", "--help"}, line


def anchors(page: Path) -> set[str]:
    """Give the places within a page that a link can name."""
    titles = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), flags=re.M)
    return {re.sub(r"[^\w -]", "", one.lower()).replace(" ", "-") for one in titles}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_leads_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)]+)\)", page.read_text(encoding="utf-8")):
        if "://" in target:
            continue
        name, _, anchor = target.partition("#")
        there = page.parent / name if name else page
        assert there.is_file(), (page.name, target)
        assert not anchor or anchor in anchors(there), (page.name, target)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_file_that_a_page_names_exists(page: Path) -> None:
    """Files of the project, by their path from its root."""
    text = page.read_text(encoding="utf-8")
    roots = "companion|packaging|resources|rulesets|tests|docs"
    for name in re.findall(rf"`(?:sh |\.venv/bin/python )?((?:{roots})/[\w./-]+)", text):
        assert (ROOT / name).exists(), name
    for name in re.findall(r"^    (?:sh |\.venv/bin/python )((?:packaging)/[\w.-]+)", text, flags=re.M):
        assert (ROOT / name).exists(), name


def test_a_game_is_read_as_the_format_page_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its commands, then its Python in an interpreter that has nothing of ours; what it prints is what the page shows."""
    monkeypatch.chdir(tmp_path)
    lines = indented("format.md")
    begin, end = lines.index("import json, sqlite3, zlib"), lines.index("game.close()") + 1
    for line in lines[:begin] + lines[end:]:
        if line.startswith("companion "):
            typed(line)
    Path("read.py").write_text("\n".join(lines[begin:end]), encoding="utf-8")
    for make in (lambda _: None, of_version_1):
        make(Path("evening.companion"))
        done = subprocess.run(
            [sys.executable, "-I", "-W", "ignore", "read.py"], capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        assert done.stdout.splitlines() == [line for line in lines[end:] if line[:1].isdigit()]
    assert Path("score.toml").read_text(encoding="utf-8").startswith("# score.toml")
    for name in ("battle", "result"):
        assert "$defs" in json.loads(Path(f"{name}.schema.json").read_text(encoding="utf-8"))


def test_the_format_page_has_the_tables_and_keys_that_there_are() -> None:
    text = (ROOT / "docs" / "format.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| `(\w+)` \| ([^|]+) \|", text, flags=re.M))
    with closing(sqlite3.connect(":memory:")) as empty:
        for table in tables(present_version()):
            empty.execute(table)
        for (table,) in empty.execute("SELECT name FROM sqlite_schema").fetchall():
            columns = [name for (name,) in empty.execute("SELECT name FROM pragma_table_info(?)", (table,))]
            assert re.findall(r"\w+", rows[table]) == columns
    keys = re.findall(r"^\| ((?:`\w+`(?:, )?)+) \|", text.split("## A battle for the table")[1], flags=re.M)
    assert set(re.findall(r"\w+", " ".join(keys))) | {"about"} == {one.name for one in fields(BattleFile)}
    assert f"0x{APPLICATION_ID:08X}" in text


def test_the_house_rules_of_the_scenarios_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder with one changed chart, and one with a map alone: its commands are typed in their order."""
    monkeypatch.chdir(tmp_path)
    for folder, source in (
        ("club", "rulesets/miniatures/musketry.toml"),
        ("field", "resources/maps/gettysburg/map.txt"),
    ):
        Path(folder).mkdir()
        shutil.copy(ROOT / source, folder)
    chart = Path("club", "musketry.toml")
    chart.write_text(chart.read_text(encoding="utf-8").replace('label = "', 'label = "club: ', 1), encoding="utf-8")
    told = [
        typed(line)
        for line in commands_named(ROOT / "docs" / "scenarios.md")
        if not re.search(r"[A-Z]\.toml|--roster|drawn", line)
    ]
    assert len(told) == 10
    assert "club: " in "".join(told)


def write_the_club() -> None:
    """Write the folder of house rules of their page."""
    lines = indented("house-rules.md")
    Path("club").mkdir()
    Path("club", "musketry.toml").write_text("\n".join(line for line in lines if not line.startswith(("echo ", "{"))))


def test_the_house_rules_of_their_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The file that the page shows, and its commands with it."""
    monkeypatch.chdir(tmp_path)
    write_the_club()
    [spoken] = [line for line in indented("house-rules.md") if line.startswith("echo ")]
    case, command = spoken.removeprefix("echo ").split(" | companion ")
    done = CliRunner().invoke(companion, command.split(), input=shlex.split(case)[0])
    assert done.exit_code == 0, done.output
    told = {line["label"]: line["value"] for line in json.loads(done.output)["explain"]}
    assert (told["target in woods"], told["target dug in"], told["the Iron Brigade fires"]) == (-2, -1, 1)
    for line in commands_named(ROOT / "docs" / "house-rules.md"):
        if not line.startswith(("companion check", "companion resolve")):
            typed(line)


@pytest.mark.parametrize("words", VOCABULARIES, ids=lambda words: words.file)
def test_the_vocabulary_of_each_table_stands_on_the_page_of_house_rules(words: Vocabulary) -> None:
    text = (ROOT / "docs" / "house-rules.md").read_text(encoding="utf-8")
    [part] = re.findall(rf"^### {words.file}: `{words.rows}`(.*?)(?:^### |^## |\Z)", text, flags=re.M | re.S)
    told: dict[tuple[str, str], tuple[str, ...]] = {}
    for of, says, known in re.findall(r"^\| (?:`(\w+)` )?\| (`.*?) \| (.*?) \|$", part, flags=re.M):
        for word in re.findall(r"`(\w+)`", says):
            told[of, word] = tuple(re.findall(r"`([\w-]+)`", known))
    meant = {("", "rule"): words.rules} if words.rules else {}
    for of, knows in (("", words.case), *words.of.items()):
        meant |= {(of, word): known or () for word, known in knows.items()}
    assert told == meant


def test_the_layers_of_the_architecture_page_are_those_of_the_contract() -> None:
    """From the top down, in the order of the contract; what the three games have alike stands there once."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    (contract,) = (one for one in project["tool"]["importlinter"]["contracts"] if one["type"] == "layers")
    layers = [re.findall(r"companion\.([\w.]+)", layer) for layer in contract["layers"]]
    rooms = [{re.sub(r"games\.\w+\.", "games.*.", name) for name in layer} for layer in layers]
    shown = [set(re.findall(r"[\w.*]+", line.split("   ")[0])) for line in indented("architecture.md")]
    assert [one for one in shown if one] == [one for one in rooms if one != {"__main__"}]


def test_the_pictures_of_the_documents_are_small() -> None:
    sizes = {path.name: path.stat().st_size for path in (ROOT / "docs" / "pictures").iterdir()}
    assert {name for name, size in sizes.items() if size > 200_000} == set()
    assert sum(sizes.values()) < 1_000_000
