"""`companion field FILE pdf`, `png` and `deploy`: the field on paper, as a picture, and a whole deployment at once."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pypdfium2
import pytest
from PIL import Image

from tests.cli.conftest import Run


@pytest.fixture
def cornfield(run: Run, tmp_path: Path) -> Path:
    game = tmp_path / "game.companion"
    assert run("new", "the-cornfield", game, "--seed", "1").exit_code == 0
    return game


READ: Any = pypdfium2.PdfDocument  # it has no types


def text_of(path: Path) -> str:
    with READ(path) as found:
        return " ".join(page.get_textpage().get_text_range() for page in found)


def test_a_division_is_laid_out_then_all_the_others(run: Run, cornfield: Path) -> None:
    done = run("field", cornfield, "deploy", "--division", "Ricketts")
    assert done.exit_code == 0
    assert done.stdout.strip() == "Place Duryea, Hartsuff, Christian, Ricketts"
    assert run("field", cornfield, "deploy", "--json").exit_code == 0
    units = json.loads(run("status", cornfield, "--json").stdout)["units"]
    assert all(one["at"] for one in units if one["status"] == "on-table")
    again = run("field", cornfield, "deploy")
    assert again.exit_code == 2
    assert "proposes no place" in again.stderr


def test_a_side_lays_out_its_own(run: Run, cornfield: Path) -> None:
    assert run("field", cornfield, "deploy", "--side", "union").exit_code == 0
    units = json.loads(run("status", cornfield, "--json").stdout)["units"]
    assert {one["side"] for one in units if one["at"]} == {"union"}


@pytest.mark.parametrize(("paper", "size"), [("A4", (595, 842)), ("a3", (842, 1191)), ("a1", (1684, 2384))])
def test_the_set_up_map_has_the_size_of_its_paper(
    run: Run, cornfield: Path, tmp_path: Path, paper: str, size: tuple[int, int]
) -> None:
    to = tmp_path / "map.pdf"
    assert run("field", cornfield, "pdf", "-o", to, "--paper", paper).exit_code == 0
    with READ(to) as found:
        assert tuple(round(side) for side in found[0].get_size()) == size


def test_in_tiles_it_takes_as_many_sheets_as_its_scale_needs(run: Run, cornfield: Path, tmp_path: Path) -> None:
    counts = []
    for step in ("12", "6", "3"):
        to = tmp_path / f"{step}.pdf"
        assert run("field", cornfield, "pdf", "-o", to, "--tiles", "--scale", step).exit_code == 0
        assert f"1:{step}" in text_of(to)
        with READ(to) as found:
            counts.append(len(found))
    assert counts == sorted(counts)
    assert counts[0] < counts[-1]
    refused = run("field", cornfield, "pdf", "-o", tmp_path / "x.pdf", "--scale", "6")
    assert refused.exit_code == 2
    assert "add --tiles" in refused.stderr


def test_a_seats_papers_hold_no_place_of_the_enemys(run: Run, cornfield: Path, tmp_path: Path) -> None:
    run("field", cornfield, "deploy")
    for name, more in (("map.pdf", ["pdf"]), ("tiles.pdf", ["pdf", "--tiles"])):
        to = tmp_path / name
        assert run("field", cornfield, *more, "-o", to, "--as", "union").exit_code == 0
        assert "Hartsuff" in text_of(to)
        assert "Douglass" not in text_of(to)


def test_a_picture_has_so_many_pixels_an_inch(run: Run, cornfield: Path, tmp_path: Path) -> None:
    to = tmp_path / "field.png"
    assert run("field", cornfield, "png", "-o", to, "--pixels", "10").exit_code == 0
    with Image.open(to) as found:
        assert 720 < found.width < 820
        assert 480 < found.height < 560


def test_a_picture_is_dark_where_that_is_asked_for(run: Run, cornfield: Path, tmp_path: Path) -> None:
    grounds: dict[tuple[str, ...], Any] = {}
    for look in ((), ("--dark",), ("--grey",)):
        to = tmp_path / "field.png"
        assert run("field", cornfield, "png", "-o", to, "--pixels", "10", *look).exit_code == 0
        with Image.open(to) as found:
            grounds[look] = found.convert("L").getpixel((found.width - 3, found.height - 3))
    assert grounds[()] == grounds["--grey",] == 255
    assert grounds["--dark",] < 60
    both = run("field", cornfield, "png", "-o", tmp_path / "both.png", "--dark", "--grey")
    assert both.exit_code == 2
    assert "does not go with --dark" in both.stderr


def test_neither_is_written_over_the_game(run: Run, cornfield: Path) -> None:
    for what in ("pdf", "png"):
        refused = run("field", cornfield, what, "-o", cornfield)
        assert refused.exit_code == 2
        assert "this is the game itself" in refused.stderr


def test_a_file_that_cannot_be_written_is_called_as_it_was_named(run: Run, game: Path, tmp_path: Path) -> None:
    to = tmp_path / "no-such-folder" / "map.pdf"
    refused = run("field", game, "pdf", "-o", to)
    assert refused.exit_code == 2
    assert refused.stderr.startswith(f"{to}: the system refused it")
