"""Words in labels, tips, menus, readers and printed reports: the words that they are, and nothing is loaded for them."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QTextDocument

from companion.desktop.dialogs.export_pages import document, pdf
from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import button, label
from companion.desktop.widgets.plain import tip, window_title
from companion.desktop.widgets.reader import Reader
from companion.language import incoming
from companion.language.escaping import line, markdown
from companion.rows.report import markdown_report
from companion.study.reports.page import page
from tests.desktop.pdfs import opened
from tests.language.test_escaping import NASTY, TEXTS
from tests.rows.test_forged_words import HONEST, SAID, battle

pytestmark = pytest.mark.usefixtures("qapp")
SHORT = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
HELD = [one for one in NASTY if "\ud800" not in one]
"""What a document can hold."""


@SHORT
@given(TEXTS)
def test_a_tip_and_a_label_show_the_words(text: str) -> None:
    shown = QTextDocument()
    said = tip(text)
    assert "<" not in said or said.startswith("<qt>")
    shown.setHtml(said) if said.startswith("<qt>") else shown.setPlainText(said)
    words = "\n".join(map(line, text.split("\n")))
    assert " ".join(shown.toPlainText().split()) == " ".join(words.split())
    assert not re.search("<(a|img) ", said)
    made = label(text)
    assert made.textFormat() == Qt.TextFormat.PlainText
    assert made.text() == words
    assert not any(incoming.faults(made.text(), lines=True))


@SHORT
@given(TEXTS)
def test_no_ampersand_makes_a_key_and_no_name_marks_a_window(text: str) -> None:
    made = KeyButton(Look(), text)
    assert made.shortcut().isEmpty()
    assert made.text() == text.replace("\x00", "") or "\x00" in text or re.search("[\ud800-\udfff\ufeff]", text)
    assert button(text).shortcut().isEmpty()
    assert "[*]" not in window_title(text).replace("[*][*]", "")


@pytest.mark.parametrize(
    "asked", ["![p](PLACE)", "<img src='PLACE'>", "[l](PLACE)", "<link rel=stylesheet href='PLACE'>"]
)
def test_a_reader_loads_nothing_and_goes_nowhere(tmp_path: Path, asked: str, monkeypatch: pytest.MonkeyPatch) -> None:
    place = tmp_path / "secret.txt"
    place.write_text("the secret", encoding="utf-8")
    reader = Reader("to read")
    reader.read(asked.replace("PLACE", place.as_uri()))
    assert "the secret" not in reader.toPlainText()
    assert reader.loadResource(int(QTextDocument.ResourceType.ImageResource.value), QUrl(place.as_uri())) is None
    assert reader.document().resource(int(QTextDocument.ResourceType.HtmlResource.value), QUrl(place.as_uri())) is None
    assert not reader.openLinks()
    reader.anchorClicked.emit(QUrl(place.as_uri()))
    assert "the secret" not in reader.toPlainText()
    reader.setHtml(asked.replace("PLACE", place.as_uri()))
    assert "the secret" not in reader.toPlainText()


@SHORT
@given(TEXTS)
def test_qt_reads_escaped_markdown_as_the_words(text: str) -> None:
    """Its reader has links of its own: addresses, mail."""
    said = markdown(text)
    if not said:
        return
    made = document(f"- {said}\n")
    assert " ".join(made.toPlainText().split()) == " ".join(line(text).split())
    assert not re.search("<(a|img|h1|h2|h3|table|pre) ", made.toHtml())


@cache
def honest() -> tuple[Counter[str], int]:
    text = markdown_report(battle(HONEST))
    return tags(page(text, HONEST)), len(text.splitlines())


def tags(page: str) -> Counter[str]:
    return Counter(re.findall(r"<(\w+)", page))


@settings(max_examples=8, deadline=None)
@given(said=st.one_of(st.sampled_from(HELD), SAID))
def test_a_page_of_html_has_as_many_headings_rows_and_items(said: str) -> None:
    found, (expected, _) = tags(page(markdown_report(battle(said)), said)), honest()
    assert {name: found[name] for name in expected if name not in ("span", "meta")} == {
        name: count for name, count in expected.items() if name not in ("span", "meta")
    }
    assert found["a"] == found["h2"]  # the contents, which lead to its chapters
    assert not {"img", "script", "b", "i", "link", "pre"} & set(found)


@pytest.mark.parametrize("said", ["<b>x</b>", "# head", "a\n# b", "| a |", "=1"])
def test_a_printed_report_has_as_many_lines(said: str) -> None:
    def lines(name: str) -> int:
        with opened(pdf(markdown_report(battle(name)), name, "2026-11-22T20:00:00Z")) as found:
            return sum(len(page.get_textpage().get_text_range().splitlines()) for page in found)

    assert lines(said) == lines(HONEST)
