"""`companion log`: the journal for people, for scripts, or as a battle report."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

import click

from companion.cli.options import as_json, as_seat, file_argument, open_game
from companion.kernel.record import for_scripts
from companion.language.tongue import tr
from companion.terminal.writing import write, write_json, write_lines

if TYPE_CHECKING:
    from collections.abc import Sequence

    from companion.drawing.figure import Figure
    from companion.kernel.record import Line
    from companion.kernel.session import Session


@click.command
@file_argument
@as_json
@click.option("--csv", "table", is_flag=True, help="A row an entry, for an office program; with -o also as .xlsx.")
@click.option("--markdown", is_flag=True, help="The battle report.")
@click.option("--whole", is_flag=True, help="With --markdown: with every order, where the report is short.")
@click.option(
    "--html", is_flag=True, help="The battle report with its numbers, as one page that needs nothing beside it."
)
@click.option(
    "--photo",
    "photos",
    metavar="N",
    multiple=True,
    type=click.IntRange(1),
    help="These of the photographs that the game keeps: for --html and --pdf instead of all, and for --markdown -o.",
)
@click.option("--chat", is_flag=True, help="The report in a few lines of plain text, for a chat.")
@click.option("--pdf", is_flag=True, help="The same as pages of A4, into the file of -o.")
@click.option("-o", "--output", "to", metavar="PATH", type=click.Path(path_type=Path), help="The file for a report.")
@click.option("--explain", is_flag=True, help="With the working of every result.")
@click.option("--tree", is_flag=True, help="With the branches that were undone.")
@as_seat
def log(
    *,
    file: Path,
    json: bool,
    table: bool,
    markdown: bool,
    whole: bool,
    html: bool,
    photos: tuple[int, ...],
    chat: bool,
    pdf: bool,
    to: Path | None,
    explain: bool,
    tree: bool,
    seat: str | None,
) -> None:
    """Show the journal of the game in FILE, oldest entry first."""
    if json and markdown:
        raise click.UsageError(tr("--json and --markdown exclude each other"))
    if sum((json, table, markdown, html, pdf, chat)) > 1:
        raise click.UsageError(tr("--json, --csv, --markdown, --html, --pdf and --chat exclude each other"))
    if photos and not (html or pdf or (markdown and to is not None)):
        raise click.UsageError(tr("--photo is of --html, --pdf and, with -o, --markdown"))
    if pdf and to is None:
        raise click.UsageError(tr("--pdf needs the file to write: -o report.pdf"))
    if to is not None and not (table or markdown or html or pdf):
        raise click.UsageError(tr("-o is of --csv, --markdown, --html and --pdf"))
    if whole and not markdown:
        raise click.UsageError(tr("--whole is of --markdown"))
    with open_game(file, seat) as session:
        if chat:
            from companion.cards.mapped import measure
            from companion.study.reports.chat import lines as in_short

            write_lines(in_short(session, measure))
            return
        if markdown or html or pdf:
            _report(session, to, photos, whole=whole, html=html, pdf=pdf)
            return
        lines = [line for line in session.log() if tree or line.current]
        if table:
            _table(session, lines, to)
        elif json:
            write_json([as_value(session, line, explain=explain) for line in lines])
        else:
            from companion.rows.journal import journal_lines

            workings = {line.entry: session.explain(line.entry) for line in lines} if explain else {}
            write_lines(journal_lines(session.kind, session.view, lines, workings))


def _table(session: Session, lines: Sequence[Line], to: Path | None) -> None:
    """Print the journal as CSV, or write it into a file, which is a workbook if its name says so."""
    from companion.cli.folders import kept
    from companion.rows.sheets import log as as_rows
    from companion.sheets.writing import csv_bytes, xlsx_bytes

    rows = as_rows(session, lines)
    if to is None:
        write(csv_bytes(rows).decode("utf-8-sig").replace("\r\n", "\n"))
        return
    raw = xlsx_bytes({tr("Log"): rows}) if to.suffix.casefold() == ".xlsx" else csv_bytes(rows)
    write_lines([tr("Written: {file}", file=kept(to.parent, to.name, raw))])


def _report(session: Session, to: Path | None, photos: Sequence[int], *, whole: bool, html: bool, pdf: bool) -> None:
    """Print the report, or write it into a file."""
    from companion.cli.folders import kept
    from companion.rows.report import markdown_report

    if pdf:
        content: str | bytes = _pages(session, photos)
    elif html:
        from companion.cards.mapped import measure
        from companion.study.reports.page import of_session

        content = of_session(session, measure, photos)
    else:
        content = markdown_report(session, whole=whole)
        if photos and to is not None:
            content += _beside(session, to, photos)
    if to is None:
        write(content)
    else:
        written = kept(to.parent, to.name, content)
        write_lines([tr("Written: {file}", file=written)])


def _beside(session: Session, to: Path, photos: Sequence[int]) -> str:
    """Lay photographs beside a report in Markdown; gives what names them there."""
    from companion.cli.folders import kept
    from companion.study.reports.photographed import as_markdown, chosen

    those = chosen(session, photos)
    names = [f"{to.stem}-{one.number}.jpg" for one in those]
    for name, one in zip(names, those, strict=True):
        kept(to.parent, name, one.jpeg)
    return as_markdown(those, lambda nth: quote(names[nth]))


def _pages(session: Session, photos: Sequence[int]) -> bytes:
    from companion.cards.mapped import measure
    from companion.study.reports.paged import paged

    return pages(*paged(session, measure, photos))


def pages(text: str, title: str, at: str, figures: Sequence[Figure], photographs: Sequence[bytes] = ()) -> bytes:
    """Give a report in Markdown as pages; what sets them needs no screen."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtGui import QGuiApplication

    from companion.desktop.dialogs.export_pages import pdf

    # Kept until the pages are set: its end would take the fonts with it.
    app = QGuiApplication.instance() or QGuiApplication([])
    made = pdf(text, title, at, figures, photographs)
    del app
    return made


def as_value(session: Session, line: Line, *, explain: bool) -> dict[str, Any]:
    """Give a line as scripts read it."""
    value = for_scripts(line)
    if explain:
        value["explain"] = session.explain(line.entry)
    return value
