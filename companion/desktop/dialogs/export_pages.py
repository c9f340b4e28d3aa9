"""A report's Markdown as a document with the print style, and as pages of A4."""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtCore import QBuffer, QMarginsF, QRectF, QSizeF, Qt, QUuid
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QBrush,
    QColor,
    QFont,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QPen,
    QRawFont,
    QTextBlock,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrameFormat,
    QTextLength,
    QTextTable,
    QTextTableCellFormat,
)

from companion.desktop.dialogs.export_figures import show, shows
from companion.desktop.widgets.look import load_fonts
from companion.desktop.widgets.reader import Unloading
from companion.drawing.figure import Figure
from companion.language.escaping import line

INK, FAINT, RULE = QColor("#1E1B16"), QColor("#4D473C"), QColor("#B8AE9C")
TEXT = ("Source Sans Pro", "Source Sans 3", "sans-serif")
DISPLAY = ("Besley", "Georgia", "serif")
BODY, CELL = 9.5, 9.0
HEADINGS = {1: (DISPLAY, 19.0, 0, 8), 2: (DISPLAY, 13.5, 16, 5), 3: (TEXT, 11.0, 11, 3)}
"""Per level the family, size, and space above and below, in points."""
DPI, MARGIN, FOOT = 300, 18.0, 0.32
"""Dots an inch, the page's margin in millimetres, the foot's height in inches."""
SHORT = 8
"""The rows, heads and all, up to which a table is not parted from its heading."""


def document(markdown: str) -> QTextDocument:
    """Give a report in the print style."""
    load_fonts()
    made = Unloading()
    made.setDocumentMargin(0)
    made.setIndentWidth(_px(10))
    made.setDefaultFont(_font(TEXT, BODY))
    made.read(markdown)
    for frame in made.rootFrame().childFrames():
        if isinstance(frame, QTextTable):
            _set_table(frame)
    block = made.begin()
    while block.isValid():
        _set_block(block)
        block = block.next()
    return made


def _font(families: tuple[str, ...], points: float, weight: int = 400) -> QFont:
    font = QFont(list(families))
    font.setPointSizeF(points)
    font.setWeight(QFont.Weight(weight))
    font.setFeature(QFont.Tag("liga"), 0)  # who searches the file for "fires" shall find it
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


def _set_block(block: QTextBlock) -> None:
    """Give a paragraph its letters and its room."""
    shape, in_table = block.blockFormat(), QTextCursor(block).currentTable() is not None
    level = shape.headingLevel()
    if level:
        families, points, above, below = HEADINGS.get(level, HEADINGS[3])
        if families == DISPLAY and not _has_letters(block.text()):
            families = TEXT  # as a whole: a letter from another family in the middle of a title is worse
        shape.setTopMargin(_px(above))
        shape.setBottomMargin(_px(below))
        letters = QTextCharFormat()
        letters.setFont(
            _font(families, points, 600), QTextCharFormat.FontPropertiesInheritanceBehavior.FontPropertiesAll
        )
        letters.setForeground(QBrush(INK))
        _over(block, letters)
    elif in_table:
        shape.setTopMargin(0)
        shape.setBottomMargin(0)
    elif block.textList() is not None:
        shape.clearProperty(QTextFormat.Property.BlockQuoteLevel.value)  # Qt lets a quoted item's margin run on
        shape.setLeftMargin(0)
        shape.setRightMargin(0)
        shape.setTopMargin(0)
        shape.setBottomMargin(_px(2))
        if _begins_bold(block):  # the referee's hand
            aside = QTextCharFormat()
            aside.setForeground(QBrush(FAINT))
            _merge(block, aside)
    else:
        phase = _is_phase(block)
        shape.setTopMargin(_px(7 if phase else 3))
        shape.setBottomMargin(_px(3))
    QTextCursor(block).setBlockFormat(shape)


def _over(block: QTextBlock, letters: QTextCharFormat) -> None:
    cursor = QTextCursor(block)
    cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
    cursor.setCharFormat(letters)


def _merge(block: QTextBlock, letters: QTextCharFormat) -> None:
    cursor = QTextCursor(block)
    cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
    cursor.mergeCharFormat(letters)


def _px(points: float) -> float:
    """Give a length as the document measures it: 96 to the inch, scaled to the paper by its layout."""
    return points * 96 / 72


def _has_letters(text: str) -> bool:
    """Say whether the display face has every letter of a title; a PDF drops those that it lacks."""
    raw = QRawFont.fromFont(_font(DISPLAY[:1], HEADINGS[1][1], 600))
    return all(raw.supportsCharacter(ord(one)) for one in text)


def _fragments(block: QTextBlock) -> list[QTextCharFormat]:
    """Give the letters of a paragraph's parts."""
    found, part = list[QTextCharFormat](), block.begin()
    while not part.atEnd():
        found.append(part.fragment().charFormat())
        part += 1
    return found


def _begins_bold(block: QTextBlock) -> bool:
    return any(one.fontWeight() > QFont.Weight.Medium for one in _fragments(block)[:1])


def _is_phase(block: QTextBlock) -> bool:
    """Say whether a paragraph is a phase's name, which stands in bold over its entries."""
    plain = block.textList() is None and QTextCursor(block).currentTable() is None
    return plain and _begins_bold(block) and len(_fragments(block)) == 1


def _figures(table: QTextTable, column: int) -> bool:
    """Say whether a column holds figures."""
    cells = [table.cellAt(row, column) for row in range(1, table.rows())]
    aligned = [one.firstCursorPosition().blockFormat().alignment() for one in cells if one.column() == column]
    return bool(aligned) and all(one & Qt.AlignmentFlag.AlignRight for one in aligned)


def _widths(table: QTextTable) -> list[QTextLength]:
    """Give columns of figures the room of their heads, and the text what is left."""
    wide = []
    for column in range(table.columns()):
        head = table.cellAt(0, column).firstCursorPosition().block().text()
        share = QTextLength(QTextLength.Type.PercentageLength, 9 if len(head) < 8 else 15)
        wide.append(share if _figures(table, column) else QTextLength(QTextLength.Type.VariableLength, 0))
    return wide


def _set_table(table: QTextTable) -> None:
    """Give a table hairlines under its rows, a stronger line under its head, and the page's width."""
    shape = table.format()
    shape.setBorder(0)
    shape.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_None)
    shape.setBorderCollapse(True)
    shape.setCellPadding(_px(1.6))
    shape.setCellSpacing(0)
    shape.setTopMargin(_px(2))
    shape.setBottomMargin(_px(6))
    shape.setHeaderRowCount(1)
    shape.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
    shape.setColumnWidthConstraints(_widths(table))
    table.setFormat(shape)
    for column in filter(lambda one: _figures(table, one), range(table.columns())):
        head = table.cellAt(0, column).firstCursorPosition()
        right = head.blockFormat()
        right.setAlignment(Qt.AlignmentFlag.AlignRight)
        head.setBlockFormat(right)
    for row in range(table.rows()):
        for column in range(table.columns()):
            cell = table.cellAt(row, column)
            if cell.column() != column:
                continue  # the rest of a wide cell
            found = QTextTableCellFormat(cell.format().toTableCellFormat())
            found.setBottomBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
            found.setBottomBorder(1.3 if row == 0 else 0.6)
            found.setBottomBorderBrush(QBrush(INK if row == 0 else RULE))
            found.setLeftPadding(_px(2))
            found.setRightPadding(_px(6))
            found.setTopPadding(_px(1.6))
            found.setBottomPadding(_px(1.6))
            cell.setFormat(found)
            letters = QTextCharFormat()
            letters.setFontPointSize(CELL)
            cursor = cell.firstCursorPosition()
            cursor.setPosition(cell.lastCursorPosition().position(), QTextCursor.MoveMode.KeepAnchor)
            cursor.mergeCharFormat(letters)


# ---- pages


def pdf(markdown: str, title: str, at: str, figures: Sequence[Figure] = (), photographs: Sequence[bytes] = ()) -> bytes:
    """Give a report as pages of A4; `at`, a moment in ISO form, is told as the time of its making.

    `photographs` are JPEGs, which stand in the text as `photograph:N`.
    """
    made, title = document(markdown), line(title)
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(title)
    writer.setDocumentId(QUuid.createUuidV5(QUuid(), f"{at} {markdown}".encode()))
    writer.setCreator("The referee's companion")
    writer.setResolution(DPI)
    margins = QMarginsF(MARGIN, MARGIN, MARGIN, MARGIN)
    a4 = QPageSize(QPageSize.PageSizeId.A4)
    writer.setPageLayout(QPageLayout(a4, QPageLayout.Orientation.Portrait, margins, QPageLayout.Unit.Millimeter))
    made.documentLayout().setPaintDevice(writer)
    page = QSizeF(writer.width(), writer.height() - FOOT * DPI)
    show(made, figures, photographs)
    made.setPageSize(page)
    _keep_headings(made, page.height())
    painter = QPainter(writer)
    for number in range(made.pageCount()):
        if number:
            writer.newPage()
        _draw(painter, made, number, page)
        _draw_foot(
            painter, title, f"{number + 1} / {made.pageCount()}", QRectF(0, page.height(), page.width(), FOOT * DPI)
        )
    painter.end()
    return _dated(bytes(buffer.data().data()), at)


def _draw(painter: QPainter, made: QTextDocument, number: int, page: QSizeF) -> None:
    """Draw a page's text, and the Oxford rule under the title."""
    layout, top = made.documentLayout(), number * page.height()
    painter.save()
    painter.translate(0, -top)
    context = QAbstractTextDocumentLayout.PaintContext()
    context.clip = QRectF(0, top, page.width(), page.height())
    palette = context.palette
    palette.setColor(palette.ColorRole.Text, INK)
    context.palette = palette
    painter.setClipRect(context.clip)
    layout.draw(painter, context)
    if number == 0 and made.begin().blockFormat().headingLevel() == 1:
        y = layout.blockBoundingRect(made.begin()).bottom() + DPI * 3 / 72
        for thick, down in ((2.2, 0.0), (0.6, 3.2)):
            painter.setPen(QPen(INK, DPI * thick / 72))
            painter.drawLine(0, round(y + DPI * down / 72), round(page.width()), round(y + DPI * down / 72))
    painter.restore()


def _draw_foot(painter: QPainter, title: str, number: str, box: QRectF) -> None:
    """Draw title and page number."""
    painter.setPen(QPen(FAINT))
    painter.setFont(_font(TEXT, 8))
    low = Qt.AlignmentFlag.AlignBottom
    painter.drawText(box, Qt.AlignmentFlag.AlignLeft | low, title)
    painter.drawText(box, Qt.AlignmentFlag.AlignRight | low, number)


def _keep_headings(made: QTextDocument, height: float) -> None:
    """Begin a new page before headings that would stand alone at the foot of one, or with part of a short table."""
    layout, block, run = made.documentLayout(), made.begin(), list[QTextBlock]()
    while block.isValid():
        if block.blockFormat().headingLevel() or _is_phase(block):
            run.append(block)
        elif block.text() or run:
            if run and _page(layout, run[0], height) != _page(layout, _kept_with(block), height):
                shape = run[0].blockFormat()
                shape.setPageBreakPolicy(QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore)
                QTextCursor(run[0]).setBlockFormat(shape)
                # Qt lays out anew from here to the next list alone, and what stands in it would be on no page.
                made.markContentsDirty(0, made.characterCount())
            run = []
        block = block.next()


def _kept_with(block: QTextBlock) -> QTextBlock:
    """Give the last that stays with a heading, of what comes right under it: the last row of a short table."""
    table = QTextCursor(block).currentTable()
    if table is None or table.rows() > SHORT:
        return block
    return table.cellAt(table.rows() - 1, 0).firstCursorPosition().block()


def _page(layout: QAbstractTextDocumentLayout, block: QTextBlock, height: float) -> int:
    box = layout.blockBoundingRect(block)
    kept = box.height() if shows(block) else min(box.height(), DPI * 10 / 72)
    return int((box.top() + kept) // height)


def _dated(content: bytes, at: str) -> bytes:
    """Put the time of the game's last entry in the place of now: the same game gives the same file."""
    day = (re.sub(r"\D", "", at) + "0" * 14)[:14].encode()
    iso = b"%s-%s-%sT%s:%s:%s+00:00" % (day[:4], day[4:6], day[6:8], day[8:10], day[10:12], day[12:])
    content = re.sub(rb"\(D:\d{14}[^)]*\)", lambda found: (b"(D:" + day + b"Z)").ljust(len(found[0])), content)
    there = rb"(?<=Date=\")\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d(?=\")"
    return re.sub(there, iso, content)
