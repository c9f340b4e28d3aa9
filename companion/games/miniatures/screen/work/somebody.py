"""Who lies under a place of the work, whatever paints him there."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF
from PySide6.QtWidgets import QWidget

from companion.desktop.widgets.parts import Painted
from companion.desktop.widgets.rows import RowList


def somebody_at(parent: QWidget, place: QPoint) -> str:
    """Give the id under a place of a widget: of a painted row or of a list's; "" where nobody is."""
    widget = parent.childAt(place)
    while widget is not None and widget is not parent:
        inside = widget.mapFrom(parent, place)
        if isinstance(widget, Painted):
            zone = widget.zone_at(QPointF(inside))
            return zone.name if zone is not None and isinstance(zone.name, str) else ""
        if isinstance(widget, RowList):
            index = widget.indexAt(widget.viewport().mapFrom(parent, place))
            return str(widget.rows.row(index).id) if index.isValid() else ""
        widget = widget.parentWidget()
    return ""
