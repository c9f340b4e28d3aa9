"""`companion log --html`, `--pdf` and `-o`: the report as a file."""

from __future__ import annotations

from pathlib import Path
from shutil import copy
from typing import Any

import numpy as np
import pypdfium2
import pytest

from companion.field.photograph.small import small
from companion.kernel.photographs import keep
from companion.kernel.session import Session
from tests.cli.conftest import Run
from tests.desktop.pdfs import opened
from tests.evenings import notebook
from tests.field.photograph.rendering import as_file

pytestmark = pytest.mark.usefixtures("qapp")
RAW: Any = pypdfium2.raw  # it has no types


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("reports") / "evening.companion"
    notebook.played(Path(notebook.__file__).parent / "the-cornfield.txt").keep(file)
    return file


def test_html_is_printed_or_written(run: Run, evening: Path, tmp_path: Path) -> None:
    printed = run("log", evening, "--html").stdout
    assert printed.startswith("<!DOCTYPE html>")
    told = run("log", evening, "--html", "-o", tmp_path / "r.html").stdout
    assert "r.html" in told
    assert (tmp_path / "r.html").read_text(encoding="utf-8") == printed


def test_pdf_is_written_with_its_plots(run: Run, evening: Path, tmp_path: Path) -> None:
    for name in ("a.pdf", "b.pdf"):
        assert run("log", evening, "--pdf", "-o", tmp_path / name).exit_code == 0
    assert (tmp_path / "a.pdf").read_bytes() == (tmp_path / "b.pdf").read_bytes()
    with opened(tmp_path / "a.pdf") as found:
        text = "".join(page.get_textpage().get_text_range() for page in found)
    assert "In numbers" in text
    assert "luckier than" in text


def test_markdown_is_written_as_it_is_printed(run: Run, evening: Path, tmp_path: Path) -> None:
    run("log", evening, "--markdown", "-o", tmp_path / "r.md")
    assert (tmp_path / "r.md").read_text(encoding="utf-8") == run("log", evening, "--markdown").stdout


@pytest.fixture
def photographed(evening: Path, tmp_path: Path) -> Path:
    """A game that keeps a photograph that is wide, and one that is tall."""
    file = Path(copy(evening, tmp_path / "photographed.companion"))
    with Session.open(file) as session:
        for wide, tall in ((320, 240), (240, 640)):
            keep(session, [small(as_file(np.full((tall, wide), 90, np.uint8)), "a.jpg")], "The <ridge>")
    return file


def pictures(file: Path) -> list[tuple[float, float]]:
    """Give how wide and tall the photographs of a PDF stand on their pages."""
    with opened(file) as found:
        return [
            (right - left, top - bottom)
            for page in found
            for left, bottom, right, top in (one.get_bounds() for one in page.get_objects([RAW.FPDF_PAGEOBJ_IMAGE]))
            if bottom > 0  # what has no room on a page is drawn on the next
        ]


def test_pdf_has_the_photographs_that_the_game_keeps_or_those_that_are_asked_for(
    run: Run, photographed: Path, tmp_path: Path
) -> None:
    assert run("log", photographed, "--pdf", "-o", tmp_path / "all.pdf").exit_code == 0
    wide, tall = pictures(tmp_path / "all.pdf")
    assert [one[0] / one[1] for one in (wide, tall)] == pytest.approx([320 / 240, 240 / 640], rel=0.01)
    assert tall[1] < 0.7 * 842  # points of A4
    with opened(tmp_path / "all.pdf") as found:
        text = "".join(page.get_textpage().get_text_range() for page in found)
    assert text.count(": The <ridge>") == 2
    run("log", photographed, "--pdf", "--photo", "2", "-o", tmp_path / "one.pdf")
    assert len(pictures(tmp_path / "one.pdf")) == 1
    assert run("log", photographed, "--pdf", "--photo", "7", "-o", tmp_path / "none.pdf").exit_code == 2


def test_markdown_has_the_photographs_that_are_asked_for_beside_it(
    run: Run, photographed: Path, tmp_path: Path
) -> None:
    plain = run("log", photographed, "--markdown").stdout
    assert run("log", photographed, "--markdown", "--photo", "2", "-o", tmp_path / "the report.md").exit_code == 0
    text = (tmp_path / "the report.md").read_text(encoding="utf-8")
    assert text.startswith(plain)
    assert "(the%20report-2.jpg)" in text.removeprefix(plain)
    assert (tmp_path / "the report-2.jpg").read_bytes().startswith(b"\xff\xd8")
    assert not (tmp_path / "the report-1.jpg").exists()
    assert run("log", photographed, "--markdown", "--photo", "2").exit_code == 2


@pytest.mark.parametrize(
    "more", [("--html", "--pdf", "-o", "x"), ("--pdf",), ("-o", "x"), ("--json", "--html"), ("--markdown", "--html")]
)
def test_what_excludes_each_other_is_refused(run: Run, evening: Path, more: tuple[str, ...]) -> None:
    assert run("log", evening, *more).exit_code == 2
