"""`companion log --html`, `--pdf` and `-o`: the report as a file."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.desktop.pdfs import opened
from tests.evenings import notebook

pytestmark = pytest.mark.usefixtures("qapp")


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


@pytest.mark.parametrize(
    "more", [("--html", "--pdf", "-o", "x"), ("--pdf",), ("-o", "x"), ("--json", "--html"), ("--markdown", "--html")]
)
def test_what_excludes_each_other_is_refused(run: Run, evening: Path, more: tuple[str, ...]) -> None:
    assert run("log", evening, *more).exit_code == 2
