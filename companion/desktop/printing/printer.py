"""Pages to a printer: each at its own size, so that a chart's inches are inches and cards meet their backs."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QMarginsF, QRectF, QSize, QSizeF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter
from PySide6.QtWidgets import QWidget

from companion.desktop.desk.documents import NotDone
from companion.desktop.printing.press import PDFIUM, Printed, page_size, picture
from companion.language.tongue import tr

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

FINE = 300
"""Dots an inch that pages are drawn at: finer is seen on no card, and a sheet of twice as many takes 140 MB."""
_POINTS = 72
Ask = Callable[[QWidget, int], "QPrinter | None"]
"""Which printer, and which of so many pages; None where it was thought better of."""


def ask_for_printer(parent: QWidget, pages: int) -> QPrinter | None:
    """Ask by the system's own dialog."""
    # Read when somebody prints: it looks for printers, and few starts of the program end in print.
    from PySide6.QtPrintSupport import QAbstractPrintDialog, QPrintDialog, QPrinter

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    dialog = QPrintDialog(printer, parent)
    dialog.setWindowTitle(tr("Print"))
    dialog.setOption(QAbstractPrintDialog.PrintDialogOption.PrintPageRange)
    dialog.setMinMax(1, pages)
    return printer if dialog.exec() == QPrintDialog.DialogCode.Accepted else None


def put_on_paper(printed: Printed, printer: QPrinter) -> int:
    """Print the pages that were asked for, none of them fitted to the sheet; gives how many. Raises NotDone."""
    first = max(1, printer.fromPage())
    last = min(printed.pages, printer.toPage() or printed.pages)
    printer.setFullPage(True)
    printer.setDocName(printed.order.deck)
    painter = QPainter()
    for number in range(first, last + 1):
        with PDFIUM:
            points = page_size(printed.content, number - 1)
        # Whichever way it lies is said by its size; a printer that turned it as well would turn it back.
        sheet = QPageSize(points, QPageSize.Unit.Point, "", QPageSize.SizeMatchPolicy.FuzzyOrientationMatch)
        lies = points.width() > points.height()
        way = QPageLayout.Orientation.Landscape if lies else QPageLayout.Orientation.Portrait
        printer.setPageLayout(QPageLayout(sheet, way, QMarginsF()))
        if number == first:
            if not painter.begin(printer):
                raise NotDone(tr("{printer}: the printer takes nothing", printer=printer.printerName() or tr("file")))
        elif not printer.newPage():
            painter.end()
            raise NotDone(tr("page {n} did not get to the printer; those before it did", n=number))
        with PDFIUM:
            image = picture(printed.content, number - 1, _dots(points))
        dot = printer.resolution() / _POINTS
        painter.drawImage(QRectF(0, 0, points.width() * dot, points.height() * dot), image)
    painter.end()
    return last - first + 1


def _dots(points: QSizeF) -> QSize:
    return (points * FINE / _POINTS).toSize()
