"""`companion cards`: what is written, by which rules, and what a seat may know of it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy
import pypdfium2
import pytest
from PIL import Image

from companion.cards.decks import DECKS
from companion.games.miniatures.rules.state import Placed
from companion.kernel.kind import Deck as Printed
from companion.kernel.shelf import ruleset_texts
from tests.cards.measured import Measured
from tests.cards.telling import SCENARIOS
from tests.cli.conftest import Run, begin
from tests.games.miniatures.building import a_battery, a_battle, a_brigade, a_leader

READ: Any = pypdfium2.PdfDocument  # it has no types
SECRETS = ("stuart", "longstreet", "alexander")
"""The Confederates that the Union has not seen."""


def words(path: Path) -> str:
    """Give all the text of a PDF, its bookmarks and what it says of itself."""
    found = READ(path)
    try:
        told = [page.get_textpage().get_text_range() for page in found]
        told += [one.get_title() for one in found.get_toc()]
        return "\n".join([*told, *found.get_metadata_dict().values()])
    finally:
        found.close()


@pytest.fixture
def hidden(tmp_path: Path) -> Path:
    state = a_battle(
        a_brigade("cutler"),
        a_battery("hall"),
        a_brigade("davis", "confederate", seen=True),
        a_brigade("stuart", "confederate", disordered=True),
        a_battery("alexander", "confederate", status="to-arrive", arrives=Placed(turn=1, edge="west")),
        a_leader("longstreet", "confederate", attached="stuart"),
        step="leaders",
        intelligence="units-hidden",
        turn=1,
    )
    return begin(tmp_path / "hidden.companion", state)


def arguments(one: Printed, game: Path, to: Path) -> list[object]:
    """Give what prints a deck."""
    other = SCENARIOS.get(one.ruleset, "")
    told: list[object] = ["--scenario", other] if one.game and other else ["--game", game] if one.game else []
    return [one.name, *told, *(["--side", "union"] if one.side else []), "-o", to]


# ---- what is written


@pytest.mark.parametrize("name", DECKS)
def test_every_deck_is_printed_and_the_line_says_how_many_pages(
    run: Run, game: Path, tmp_path: Path, name: str
) -> None:
    to = tmp_path / "deck.pdf"
    found = run("cards", *arguments(DECKS[name], game, to))
    assert (found.exit_code, found.stderr) == (0, "")
    pages = len(READ(to))
    counted = f"{pages} {'page' if pages == 1 else 'pages'}"
    assert found.stdout.startswith(f"{to}: ")
    assert found.stdout.rstrip().endswith(f", {counted}.")
    assert len(found.stdout.splitlines()) == 1


def test_the_same_deck_is_the_same_bytes_and_json_counts_it(run: Run, game: Path, tmp_path: Path) -> None:
    told = []
    for name in ("a.pdf", "b.pdf"):
        found = run("cards", "roster", "--game", game, "--size", "poker", "-o", tmp_path / name, "--json")
        told.append(json.loads(found.stdout))
    assert (tmp_path / "a.pdf").read_bytes() == (tmp_path / "b.pdf").read_bytes()
    assert told[0] == {
        "file": str(tmp_path / "a.pdf"),
        "deck": "roster",
        "pages": len(READ(tmp_path / "a.pdf")),
        "cards": told[1]["cards"],
    }
    assert told[0]["cards"] >= 4


def test_pictures_of_the_pages_are_written_besides(run: Run, tmp_path: Path) -> None:
    found = run("cards", "orders", "-o", tmp_path / "orders.pdf", "--png", "--json")
    told = json.loads(found.stdout)
    assert told["pictures"] == [str(tmp_path / f"orders-{page}.png") for page in range(1, told["pages"] + 1)]
    first = Path(told["pictures"][0]).read_bytes()
    assert first.startswith(b"\x89PNG")
    assert (int.from_bytes(first[16:20]), int.from_bytes(first[20:24])) == (1241, 1754)


def test_a_picture_is_its_page_mark_for_mark(run: Run, tmp_path: Path) -> None:
    """Where the file has words, found by their own measures, there is ink on the picture, and paper where it has nothing."""
    to = tmp_path / "charts.pdf"
    assert run("cards", "charts", "-o", to, "--png").exit_code == 0
    made = Measured(to.read_bytes())
    pictures = sorted(tmp_path.glob("charts-*.png"), key=lambda one: int(one.stem.rpartition("-")[2]))
    assert len(pictures) == len(made)
    for page, file in enumerate(pictures):
        with Image.open(file) as opened:
            ink = numpy.asarray(opened.convert("L")) < 235
        dots = ink.shape[1] / made.size(page)[0]
        free = numpy.ones_like(ink)
        for one in made.marks(page):
            level = slice(max(0, round((one.top - 0.4) * dots)), round((one.bottom + 0.4) * dots) + 1)
            across = slice(max(0, round((one.left - 0.4) * dots)), round((one.right + 0.4) * dots) + 1)
            assert one.kind == "path" or not one.text.strip() or ink[level, across].any(), one
            free[level, across] = False
        assert not (ink & free).any(), "and nothing that the page has not"


LAYOUTS: list[tuple[list[object], tuple[float, float]]] = [
    ([], (210.0, 297.0)),
    (["--paper", "letter"], (215.9, 279.4)),
    (["--paper", "a3", "--size", "a6"], (297.0, 420.0)),
    (["--size", "poker", "--crop-marks", "--bleed", "2", "--duplex", "long"], (210.0, 297.0)),
    (["--size", "tarot", "--fold", "--grey", "--margin", "8"], (210.0, 297.0)),
    (["--ink-saving", "--duplex", "short"], (210.0, 297.0)),
]


@pytest.mark.parametrize(("more", "paper"), LAYOUTS, ids=range(len(LAYOUTS)))
def test_every_page_has_the_size_of_the_paper(
    run: Run, tmp_path: Path, more: list[object], paper: tuple[float, float]
) -> None:
    to = tmp_path / "cards.pdf"
    assert run("cards", "formations", "-o", to, *more).exit_code == 0
    found = READ(to)
    for page in found:
        measured = sorted(length * 25.4 / 72 for length in page.get_size())
        assert measured == pytest.approx(sorted(paper), abs=0.2)


def test_each_choice_of_look_changes_the_bytes(run: Run, tmp_path: Path) -> None:
    made = set()
    looks: tuple[list[str], ...] = (
        [],
        ["--grey"],
        ["--ink-saving"],
        ["--crop-marks"],
        ["--duplex", "long"],
        ["--fold"],
    )
    for look in looks:
        assert run("cards", "formations", "--size", "a6", "-o", tmp_path / "x.pdf", *look).exit_code == 0
        made.add((tmp_path / "x.pdf").read_bytes())
    assert len(made) == len(looks)


def test_a_whole_file_replaces_what_stood_there_and_nothing_is_left_beside_it(run: Run, tmp_path: Path) -> None:
    to = tmp_path / "cards.pdf"
    to.write_text("an older one")
    assert run("cards", "formations", "-o", to).exit_code == 0
    assert to.read_bytes().startswith(b"%PDF")
    assert list(tmp_path.iterdir()) == [to]


@pytest.mark.parametrize("form", [[], ["--list"], ["formations", "--list"]])
def test_the_list_names_every_deck_on_a_line_and_what_it_needs(run: Run, form: list[str]) -> None:
    lines = run("cards", *form).stdout.splitlines()
    assert [line.split()[0] for line in lines] == list(DECKS)
    for line, one in zip(lines, DECKS.values(), strict=True):
        assert one.title in line
        assert ("--game" in line, "--side" in line) == (one.game, one.side)


def test_the_help_lists_the_decks(run: Run) -> None:
    found = run("cards", "--help").stdout
    assert all(name in found for name in DECKS)


# ---- rulings and house rules


def test_a_ruling_read_otherwise_prints_another_card(run: Run, tmp_path: Path) -> None:
    for name, more in (("a.pdf", []), ("b.pdf", ["--set", "D10-RUL-FIRE-RANGE-CELLS=1"])):
        assert run("cards", "charts", "-o", tmp_path / name, *more).exit_code == 0
    assert (tmp_path / "a.pdf").read_bytes() != (tmp_path / "b.pdf").read_bytes()


def test_house_rules_are_what_is_printed(run: Run, tmp_path: Path) -> None:
    house = tmp_path / "house"
    house.mkdir()
    text = ruleset_texts("miniatures")["formations.toml"]
    assert "Attack Column" in text
    (house / "formations.toml").write_text(text.replace("Attack Column", "Battle Wedge"))
    for name, more in (("a.pdf", []), ("b.pdf", ["--rules", house])):
        assert run("cards", "formations", "-o", tmp_path / name, *more).exit_code == 0
    assert ("Battle Wedge" in words(tmp_path / "a.pdf"), "Battle Wedge" in words(tmp_path / "b.pdf")) == (False, True)
    (house / "formations.toml").write_text("nonsense = = 1")
    found = run("cards", "formations", "-o", tmp_path / "c.pdf", "--rules", house)
    assert "formations.toml" in found.stderr
    assert not (tmp_path / "c.pdf").exists()


HOUSES = [
    ("formations", "miniatures", "formations.toml", "Attack Column", "Battle Wedge", "mcphersons-ridge"),
    ("gettysburg-charts", "gettysburg", "combat.toml", "cavalry withdrawing", "riders leaving", "gettysburg-battle"),
    ("antietam-charts", "antietam", "weapons.toml", "Rifle/Musket", "Long/Musket", "antietam-basic"),
    ("shiloh-charts", "shiloh", "weapons.toml", "Rifle/Musket", "Long/Musket", "shiloh-sunken-road"),
]
"""A deck of each ruleset, and a word of one of its charts that a house has otherwise."""


@pytest.mark.parametrize(("deck", "ruleset", "file", "printed", "otherwise", "scenario"), HOUSES)
def test_every_rulesets_deck_follows_house_rules_and_the_game_that_carries_them(
    run: Run, tmp_path: Path, deck: str, ruleset: str, file: str, printed: str, otherwise: str, scenario: str
) -> None:
    house, game = tmp_path / "house", tmp_path / "own.companion"
    house.mkdir()
    text = ruleset_texts(ruleset)[file]
    assert printed in text
    (house / file).write_text(text.replace(printed, otherwise))
    assert run("new", scenario, game, "--rules", house, "--seed", "1").exit_code == 0
    for name, more in (("plain", []), ("rules", ["--rules", house]), ("game", ["--game", game, "--as", "referee"])):
        found = run("cards", deck, "-o", tmp_path / f"{name}.pdf", *more)
        assert found.exit_code == 0, found.stderr
    told = {name: otherwise.lower() in words(tmp_path / f"{name}.pdf").lower() for name in ("plain", "rules", "game")}
    assert told == {"plain": False, "rules": True, "game": True}


def test_a_deck_is_not_made_of_another_rulesets_game(run: Run, game: Path, tmp_path: Path) -> None:
    found = run("cards", "shiloh-charts", "--game", game, "-o", tmp_path / "x.pdf")
    assert (found.exit_code, found.stdout) == (2, "")
    assert "this deck is of shiloh, and these are the charts of miniatures" in found.stderr
    assert not (tmp_path / "x.pdf").exists()


# ---- what a seat may know


@pytest.mark.parametrize("name", [one.name for one in DECKS.values() if one.game and one.ruleset not in SCENARIOS])
def test_a_sides_seat_prints_nothing_that_is_hidden_from_it(run: Run, hidden: Path, tmp_path: Path, name: str) -> None:
    to = tmp_path / "theirs.pdf"
    assert run("cards", name, "--game", hidden, "--as", "union", "-o", to).exit_code == 0
    told = words(to).lower()
    assert not [secret for secret in SECRETS if secret in told]
    assert "cutler" in told or name == "field-map"  # nobody has a place on its table


def test_the_referees_briefing_for_a_side_is_the_one_that_the_side_would_print(
    run: Run, hidden: Path, tmp_path: Path
) -> None:
    for name, more in (
        ("a.pdf", ["--side", "union"]),
        ("b.pdf", ["--as", "union"]),
        ("c.pdf", ["--as", "union", "--side", "union"]),
    ):
        assert run("cards", "briefing", "--game", hidden, "-o", tmp_path / name, *more).exit_code == 0
    assert (tmp_path / "a.pdf").read_bytes() == (tmp_path / "b.pdf").read_bytes() == (tmp_path / "c.pdf").read_bytes()
    assert not [secret for secret in SECRETS if secret in words(tmp_path / "a.pdf").lower()]


def test_the_referee_sees_everybody_on_the_roster(run: Run, hidden: Path, tmp_path: Path) -> None:
    assert run("cards", "roster", "--game", hidden, "-o", tmp_path / "all.pdf").exit_code == 0
    assert all(name in words(tmp_path / "all.pdf").lower() for name in ("cutler", "davis", "stuart"))


def test_printing_leaves_the_game_as_it_was(run: Run, game: Path, tmp_path: Path) -> None:
    before = game.read_bytes()
    assert run("cards", "roster", "--game", game, "-o", tmp_path / "x.pdf").exit_code == 0
    assert game.read_bytes() == before
    assert sorted(one.name for one in tmp_path.iterdir()) == ["game.companion", "x.pdf"]


# ---- of a scenario, and of games of two sides


def test_a_scenario_is_printed_as_it_begins(run: Run, tmp_path: Path) -> None:
    for name in ("a.pdf", "b.pdf"):
        found = run("cards", "roster", "--scenario", "mcphersons-ridge", "-o", tmp_path / name)
        assert (found.exit_code, found.stderr) == (0, "")
    assert (tmp_path / "a.pdf").read_bytes() == (tmp_path / "b.pdf").read_bytes()
    assert "cutler" in words(tmp_path / "a.pdf").lower()


def test_a_game_is_of_one_scenario_and_an_unknown_one_is_told(run: Run, game: Path, tmp_path: Path) -> None:
    to = ["-o", tmp_path / "x.pdf"]
    found = run("cards", "roster", "--scenario", "mcphersons-ridge", "--game", game, *to)
    assert (found.exit_code, "of one scenario already" in found.stderr) == (2, True)
    found = run("cards", "roster", "--scenario", "mcpherson-ridge", *to)
    assert (found.exit_code, "mcphersons-ridge" in found.stderr) == (2, True)
    assert not (tmp_path / "x.pdf").exists()


@pytest.mark.parametrize("deck", ["gettysburg-papers", "gettysburg-situation"])
def test_a_sides_papers_are_the_same_whoever_asks_and_the_other_sides_are_refused(
    run: Run, tmp_path: Path, deck: str
) -> None:
    of = ["cards", deck, "--scenario", "gettysburg-battle"]
    for name, more in (
        ("a", ["--side", "union"]),
        ("b", ["--as", "union"]),
        ("c", ["--as", "union", "--side", "union"]),
    ):
        assert run(*of, *more, "-o", tmp_path / f"{name}.pdf").exit_code == 0
    one, two, three = ((tmp_path / f"{name}.pdf").read_bytes() for name in "abc")
    assert one == two == three
    assert "Heth" not in words(tmp_path / "a.pdf")
    found = run(*of, "--as", "union", "--side", "confederate", "-o", tmp_path / "d.pdf")
    assert (found.exit_code, "may not have" in found.stderr) == (2, True)
    assert run(*of, "-o", tmp_path / "all.pdf").exit_code == 0
    assert "Heth" in words(tmp_path / "all.pdf")
