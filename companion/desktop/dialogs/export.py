"""The battle report in a file: Markdown as it is, a page of HTML, or pages of A4 with numbers."""

from __future__ import annotations

from pathlib import Path

from companion.charts.faults import BadInput
from companion.desktop.desk.documents import NotDone, system_words
from companion.kernel.journal import copying
from companion.kernel.session import Session
from companion.language.tongue import tr
from companion.rows.report import markdown_report

KINDS = (".md", ".html", ".pdf")


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

    if kind == ".html":
        from companion.study.reports.page import of_session

        return of_session(session, measure).encode("utf-8", "replace")
    from companion.desktop.dialogs.export_pages import pdf
    from companion.study.reports.paged import paged

    return pdf(*paged(session, measure))
