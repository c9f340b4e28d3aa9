"""The battle report as a file: the same words in Markdown, HTML and PDF, for every seat."""

from __future__ import annotations

import os
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from companion.desktop.desk.documents import NotDone, open_game
from companion.desktop.dialogs import export_pages
from companion.desktop.dialogs.export import export_report
from companion.desktop.dialogs.export_pages import document, pdf
from companion.games.miniatures.rules import commands as cmd
from companion.kernel.beginning import Beginning, begin
from companion.kernel.game import Seat
from companion.kernel.session import Session
from companion.rows.report import markdown_report
from companion.study.reports.page import page
from tests.desktop.conftest import the_ridge_played
from tests.desktop.pdfs import opened
from tests.games.campaign.playing import begun, play

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(scope="module")
def played(qapp: QApplication) -> Session:
    """McPherson's Ridge after two turns, a note and losses."""
    return the_ridge_played(lambda view: view.turn == 3)


def pages(content: bytes | Path) -> list[str]:
    with opened(content) as found:
        return [page.get_textpage().get_text_range() for page in found]


class Words(HTMLParser):
    """Collects the text of a page, and what it would load."""

    def __init__(self, content: str) -> None:
        super().__init__()
        self.text, self.loads = "", list[str]()
        self.feed(content)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.loads += [tag] if tag in ("img", "script", "link", "iframe") else []

    def handle_data(self, data: str) -> None:
        self.text += data


def test_markdown_is_the_report_as_it_is(played: Session, tmp_path: Path) -> None:
    export_report(played, tmp_path / "r.md")
    assert (tmp_path / "r.md").read_text(encoding="utf-8") == markdown_report(played)


def test_the_page_of_html_says_everything_and_needs_nothing_beside_it(played: Session, tmp_path: Path) -> None:
    export_report(played, tmp_path / "r.HTML")
    content = (tmp_path / "r.HTML").read_text(encoding="utf-8")
    found = Words(content)
    assert "<title>McPherson&#x27;s Ridge, 1 July 1863: battle report</title>" in content
    assert found.loads == []
    for words in ("Order of battle", "Skedaddled", "Davis carries the position.", "Union leads"):
        assert words in found.text
    assert "Besley" in content
    assert content.count("<table") == 4 + 2  # losses by cause, the rolls that weighed most


def test_the_pdf_is_a4_with_a_title_and_numbered_pages(played: Session, tmp_path: Path) -> None:
    export_report(played, tmp_path / "r.pdf")
    with opened(tmp_path / "r.pdf") as found:
        assert found.get_metadata_value("Title") == "McPherson's Ridge, 1 July 1863: battle report"
        sizes = {tuple(round(length / 72 * 25.4) for length in page.get_size()) for page in found}
    assert sizes == {(210, 297)}
    texts = pages(tmp_path / "r.pdf")
    assert len(texts) > 1
    for number, text in enumerate(texts, 1):
        assert f"{number} / {len(texts)}" in text
    assert re.sub(r"\s+", " ", "".join(texts)).count("difference +3") == 1
    assert "Gamble fires at Archer" in "".join(texts)


def test_the_pdf_carries_its_letters_and_keeps_its_margins(played: Session, tmp_path: Path) -> None:
    export_report(played, tmp_path / "r.pdf")
    content = (tmp_path / "r.pdf").read_bytes()
    assert b"Besley" in content
    assert b"SourceSansPro" in content
    with opened(content) as found:
        for page in found:
            picture = page.render(scale=1).to_pil().convert("L")
            wide, high = picture.size
            margin = int(17 / 25.4 * 72)
            for box in ((0, 0, margin, high), (wide - margin, 0, wide, high), (0, 0, wide, margin)):
                assert picture.crop(box).getextrema()[0] > 250


def test_the_same_game_gives_the_same_file(played: Session, tmp_path: Path) -> None:
    for kind in ("md", "html", "pdf"):
        for name in ("a", "b"):
            export_report(played, tmp_path / f"{name}.{kind}")
        assert (tmp_path / f"a.{kind}").read_bytes() == (tmp_path / f"b.{kind}").read_bytes()
    digits = re.sub(r"\D", "", max(line.at for line in played.log()))
    assert f"(D:{digits}Z)".encode() in (tmp_path / "a.pdf").read_bytes()


def test_no_heading_stands_alone_at_the_foot_of_a_page(qapp: QApplication) -> None:
    for count in range(20, 60):
        text = "# Title\n\n" + "A line.\n\n" * count + "## The heading\n\n### Under it\n\nThe first words.\n"
        squeezed = [re.sub(r"\s+", "", page) for page in pages(pdf(text, "Title", "2026-11-21"))]
        assert sum("TheheadingUnderitThefirstwords." in page for page in squeezed) == 1


def test_a_short_table_is_not_parted_from_its_heading(qapp: QApplication) -> None:
    del qapp
    table = "\n".join(("| Stands | Left |", "|---|---:|", *(f"| side {side} | 9 |" for side in "abcd")))
    for count in range(20, 60):
        text = "# Title\n\n" + "A line.\n\n" * count + f"## Losses\n\n{table}\n\n## After\n\nWords.\n"
        one = [re.sub(r"\s+", "", page) for page in pages(pdf(text, "Title", "2026-11-21"))]
        assert sum("Losses" in page and "sidea" in page and "sided" in page for page in one) == 1


def test_a_note_brings_no_picture_and_no_tags_into_the_report(tmp_path: Path) -> None:
    picture = tmp_path / "secret.png"
    with begin(None, Beginning(scenario="mcphersons-ridge", seed="7")) as session:
        session.do(cmd.Note(f"<script>alert(1)</script> ![look]({picture}) <img src='{picture}'>"))
        content = page(markdown_report(session), "<Title> & more")
    assert "<script>alert" not in content
    assert "<title>&lt;Title&gt; &amp; more</title>" in content


def test_a_title_with_a_letter_that_the_display_face_lacks_is_set_in_the_other(qapp: QApplication) -> None:
    families = []
    for title in ("Antietam", "Move 12″ → Ґ"):
        made = document(f"# {title}\n")  # kept: its blocks go with it
        families.append(made.begin().begin().fragment().charFormat().fontFamilies()[0])
    assert families == ["Besley", "Source Sans Pro"]


@pytest.mark.parametrize("seat", ["union", "confederate"])
def test_a_sides_report_tells_what_that_side_may_know(seat: Seat, tmp_path: Path) -> None:
    path = tmp_path / "ridge.companion"
    wanted = Beginning(scenario="mcphersons-ridge", seed="7", settings={"intelligence": "units-hidden"})
    begin(path, wanted).close()
    enemy = "Pettigrew" if seat == "union" else "Krzyzanowski"
    with open_game(path, seat) as session:
        for kind in ("md", "html", "pdf"):
            export_report(session, tmp_path / f"r.{kind}")
    told = (
        (tmp_path / "r.md").read_text(),
        Words((tmp_path / "r.html").read_text()).text,
        "".join(pages(tmp_path / "r.pdf")),
    )
    for text in told:
        assert "Order of battle" in text
        assert enemy not in text
    with open_game(path) as referee:
        assert enemy in markdown_report(referee)


# ---- what can go wrong


@pytest.mark.parametrize("name", ["report", "report.doc", "report.pdf.txt"])
def test_another_ending_names_those_that_there_are(played: Session, tmp_path: Path, name: str) -> None:
    with pytest.raises(NotDone, match=r"\.md, \.html or \.pdf"):
        export_report(played, tmp_path / name)
    assert list(tmp_path.iterdir()) == []


def test_what_stood_there_before_stays_until_the_new_one_is_whole(
    played: Session, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    to = tmp_path / "r.pdf"
    to.write_text("the old one")

    def full(self: Path, data: bytes) -> int:
        self.touch()
        raise OSError(28, os.strerror(28))

    with monkeypatch.context() as patched:
        patched.setattr(Path, "write_bytes", full)
        with pytest.raises(NotDone, match="the disk is full"):
            export_report(played, to)
    assert (to.read_text(), len(list(tmp_path.iterdir()))) == ("the old one", 1)
    export_report(played, to)
    assert to.read_bytes().startswith(b"%PDF")


def test_no_folder_and_a_folder_of_that_name_are_told(played: Session, tmp_path: Path) -> None:
    with pytest.raises(NotDone, match="no such folder"):
        export_report(played, tmp_path / "nowhere" / "r.md")
    (tmp_path / "r.html").mkdir()
    with pytest.raises(NotDone, match="a folder of this name"):
        export_report(played, tmp_path / "r.html")
    assert [one.name for one in tmp_path.iterdir()] == ["r.html"]


@pytest.mark.parametrize("many", range(18, 60, 2))
def test_no_line_is_lost_wherever_a_page_ends(qapp: QApplication, many: int) -> None:
    """A heading that would stand at the foot of a page begins the next one, with all that follows it."""
    del qapp
    parts = [
        f"## Turn {part}\n\n### Union player turn\n\n**Maneuver**\n\n"
        + "\n".join(f"- act {part}.{nth}" for nth in range(many))
        for part in range(4)
    ]
    table = "\n".join(("| a | b |", "|---|---:|", *(f"| row {row} | {row} |" for row in range(9))))
    made = export_pages.pdf("# Title\n\n" + "\n\n".join((*parts, table)), "title", "2026-01-01T00:00:00Z")
    told = " ".join("\n".join(pages(made)).split())
    wanted = [f"act {part}.{nth}" for part in range(4) for nth in range(many)]
    assert [one for one in wanted if one not in told] == []
    assert all(f"row {row}" in told for row in range(9))


def test_a_campaigns_days_have_their_maps_in_pages_and_on_a_page(tmp_path: Path) -> None:
    session = play(begun("gettysburg-battle"), until_turn=8)
    export_report(session, tmp_path / "r.html")
    page = (tmp_path / "r.html").read_text(encoding="utf-8")
    days = markdown_report(session).count("\n## ")
    assert page.count("<svg ") == days + 2  # the strength of both sides, for a screen and for a phone
    assert not Words(page).loads
    export_report(session, tmp_path / "r.pdf")
    told = "".join(pages(tmp_path / "r.pdf"))
    assert told.count("Hagerstown") >= days
    headings = [text.rstrip().splitlines()[-2:] for text in pages(tmp_path / "r.pdf")]
    assert not any(re.fullmatch(r"July \d", line.strip()) for lines in headings for line in lines)
    export_report(session, tmp_path / "again.pdf")
    assert (tmp_path / "again.pdf").read_bytes() == (tmp_path / "r.pdf").read_bytes()
