"""Documents as the desktop opens, copies and exports them; every failure is a sentence for people."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from companion.data import BadInput
from companion.journal import JournalError
from companion.session import Session
from companion.tongue import tr


class NotDone(Exception):
    """Something that could not be done with a document, in words."""


def open_game(path: Path, seat: Any = "referee") -> Session:
    """Open a document. Raises NotDone with a sentence."""
    try:
        return Session.open(path, seat=seat)
    except JournalError as error:
        raise NotDone(error.message) from None
    except BadInput as error:
        raise NotDone(tr("{path}: its rules cannot be read: {why}", path=path, why=error.problems[0])) from None
    except OSError as error:
        raise NotDone(f"{path}: {error.strerror or error}") from None


def save_copy(path: Path | None, to: Path) -> None:
    """Copy a document, whole and checked, under another name. Raises NotDone."""
    if path is None:
        raise NotDone(tr("this game is in memory only and has no file to copy"))
    if to.exists():
        raise NotDone(tr("{path} is there already; choose another name", path=to))
    building = to.with_name(f".{to.name}.new")
    try:
        with (
            closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as source,
            closing(sqlite3.connect(building)) as copy,
        ):
            source.backup(copy)
        building.replace(to)
    except (sqlite3.Error, OSError) as error:
        building.unlink(missing_ok=True)
        why = error.strerror if isinstance(error, OSError) and error.strerror else error
        raise NotDone(tr("{path}: the copy could not be written: {why}", path=to, why=why)) from None


def export_report(session: Session, to: Path) -> None:
    """Write the battle report as .md, .html or .pdf, by the name's ending. Raises NotDone."""
    from companion.present.report import report
    from companion.present.steps import Steps

    text = report(session.view, session.log(), Steps(session.sources), session.score())
    kind = to.suffix.lower()
    if kind not in (".md", ".html", ".pdf"):
        raise NotDone(tr("{path}: the report is written as .md, .html or .pdf", path=to.name))
    building = to.with_name(f".{to.name}.new")
    try:
        if kind == ".md":
            building.write_text(text, encoding="utf-8")
        else:
            from companion.desktop.report import write_html, write_pdf

            (write_html if kind == ".html" else write_pdf)(text, session.view.title, building)
        building.replace(to)
    except OSError as error:
        building.unlink(missing_ok=True)
        raise NotDone(
            tr("{path}: the report could not be written: {why}", path=to, why=error.strerror or error)
        ) from None
