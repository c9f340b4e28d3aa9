"""The battle report in a file: Markdown as it is, a page of HTML, or pages of A4 with numbers."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from companion.charts.faults import BadInput
from companion.desktop.desk.documents import NotDone, system_words
from companion.drawing.figure import Figure
from companion.kernel.journal import copying
from companion.kernel.session import Session
from companion.language.escaping import html as escape
from companion.language.tongue import titled, tr
from companion.rows.report import illustrated_report, markdown_report

KINDS = (".md", ".html", ".pdf")
PAGE_STYLE = """
body { max-width: 46em; margin: 2em auto; padding: 0 1em; color: #1E1B16; background: #FFFEFA;
  font: 10.5pt/1.4 "Source Sans Pro", "Source Sans 3", sans-serif; }
h1 { border-bottom: 3px double #1E1B16; padding-bottom: .2em; }
table { width: 100%; border-collapse: collapse; }
td { padding: .15em .5em; }
svg { max-width: 100%; height: auto; border: 1px solid #B8AE9C; }
@media print { body { margin: 0; background: none; } h1, h2, h3 { break-after: avoid; } tr { break-inside: avoid; } }
"""


def export_report(session: Session, to: Path) -> None:
    """Write the report of what the session's seat may know, by the name's ending. Raises NotDone.

    What stood there before is replaced, but only by a report that is whole.
    """
    kind = to.suffix.lower()
    if kind not in KINDS:
        words = tr("{name}: the ending says what is written: .md, .html or .pdf", name=to.name)
        raise NotDone(words, tr("for example {name}", name=f"{to.stem or 'report'}.pdf"))
    try:
        content = _content(session, kind)
    except BadInput as error:
        raise NotDone(tr("the score cannot be reckoned: {why}", why=error.problems[0])) from None
    building = copying.building_name(to)
    try:
        building.write_bytes(content)
        building.replace(to)
    except OSError as error:
        raise NotDone(tr("{path}: no report was written: {why}", path=to, why=system_words(error))) from None
    finally:
        copying.remove(building)


def _content(session: Session, kind: str) -> bytes:
    """Give the file's bytes; the same game gives the same bytes."""
    if kind == ".md":
        return markdown_report(session).encode("utf-8", "replace")
    from companion.desktop.maps.letters import measure

    told = illustrated_report(session, measure)
    title = tr("{battle}: battle report", battle=titled(session.view.title))
    if kind == ".html":
        return html(told.text, title, told.figures).encode("utf-8", "replace")
    from companion.desktop.dialogs.export_pages import pdf

    return pdf(told.text, title, max(line.at for line in session.log()), told.figures)


def html(markdown: str, title: str, figures: Sequence[Figure] = ()) -> str:
    """Give a report as one page that needs nothing beside it."""
    from companion.desktop.dialogs.export_figures import drawn
    from companion.desktop.dialogs.export_pages import document

    page = document(markdown).toHtml()
    page = re.sub(r'<img src="figure:(\d+)"[^>]*>', lambda found: drawn(figures[int(found[1])]), page)
    head = f'<meta charset="utf-8"><title>{escape(title)}</title><style>{PAGE_STYLE}</style>'
    body = re.sub(r"<body[^>]*>", "<body>", page.partition("</head>")[2], count=1)
    return f'<!DOCTYPE html>\n<html lang="en"><head>{head}</head>{body}'
