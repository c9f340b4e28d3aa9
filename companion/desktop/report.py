"""The battle report as a page: HTML, and PDF on A4 with page numbers."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMarginsF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QPageLayout, QPageSize, QPainter, QPdfWriter, QTextDocument

from companion.desktop.look import load_fonts

SHEET = """
body { font-family: "Source Sans Pro"; font-size: 10pt; color: #1E1B16; }
h1 { font-family: "Besley"; font-size: 19pt; font-weight: 600; }
h2 { font-family: "Besley"; font-size: 14pt; font-weight: 600; }
h3 { font-size: 11pt; font-weight: 600; }
table { border-collapse: collapse; }
td, th { padding: 2px 8px; border-bottom: 1px solid #D3CABA; }
"""
DPI = 300


def document(markdown: str) -> QTextDocument:
    """Give a report as a document."""
    load_fonts()
    made = QTextDocument()
    made.setDefaultFont(QFont("Source Sans Pro", 10))
    made.setMarkdown(markdown)
    html = made.toHtml()
    made.setDefaultStyleSheet(SHEET)
    made.setHtml(html)
    return made


def write_html(markdown: str, title: str, to: Path) -> None:
    """Write a page of HTML. Raises OSError."""
    html = document(markdown).toHtml()
    head = f'<head><meta charset="utf-8"><title>{title.replace("<", "&lt;")}</title><style>{SHEET}</style>'
    to.write_text(html.replace("<head>", head, 1), encoding="utf-8")


def write_pdf(markdown: str, title: str, to: Path) -> None:
    """Write pages of A4 with margins of 18 mm. Raises OSError."""
    with to.open("wb"):  # a folder that may not be written is told before anything is drawn
        pass
    writer = QPdfWriter(str(to))
    writer.setTitle(title)
    writer.setResolution(DPI)
    margins = QMarginsF(18, 18, 18, 18)
    writer.setPageLayout(
        QPageLayout(
            QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Orientation.Portrait, margins, QPageLayout.Unit.Millimeter
        )
    )
    found = document(markdown)
    found.documentLayout().setPaintDevice(writer)
    page = QSizeF(writer.width(), writer.height())
    foot = DPI * 0.3
    found.setPageSize(QSizeF(page.width(), page.height() - foot))
    painter = QPainter(writer)
    for number in range(found.pageCount()):
        if number:
            writer.newPage()
        painter.save()
        painter.translate(0, -number * found.pageSize().height())
        found.drawContents(painter, QRectF(0, number * found.pageSize().height(), page.width(), page.height() - foot))
        painter.restore()
        painter.setFont(QFont("Source Sans Pro", 8))
        box = QRectF(0, page.height() - foot, page.width(), foot)
        painter.drawText(
            box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom, f"{number + 1} / {found.pageCount()}"
        )
    painter.end()
