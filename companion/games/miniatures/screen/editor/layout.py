"""Where everything of the editor's window stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtWidgets import QGridLayout, QSplitter, QVBoxLayout, QWidget

from companion.desktop.desk.panel import scrolling
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import label
from companion.language.tongue import tr


class Parts(NamedTuple):
    """What the window is laid out of."""

    look: Look
    tree: QWidget
    adders: Sequence[QWidget]
    heading: QWidget
    strip: QWidget
    asking: QWidget
    place: QWidget
    form: QWidget
    form_place: QVBoxLayout
    how_many: QWidget
    faults: QWidget
    save_button: QWidget


def lay_out(parts: Parts) -> QWidget:
    """Put the tree at the left; heading, fields and what is wrong at the right; gives the whole of it."""
    look = parts.look
    left, right, whole = QWidget(), QWidget(), QWidget()
    inner = QVBoxLayout(left)
    inner.setContentsMargins(look.px(12), look.px(10), look.px(8), look.px(10))
    inner.setSpacing(look.px(6))
    inner.addWidget(label(tr("Order of battle"), "panel"))
    inner.addWidget(parts.tree, 1)
    grid = QGridLayout()
    grid.setSpacing(look.px(4))
    for place, one in enumerate(parts.adders):
        grid.addWidget(one, place // 3, place % 3)
    inner.addLayout(grid)
    inner = QVBoxLayout(right)
    inner.setContentsMargins(look.px(8), look.px(10), look.px(16), look.px(10))
    inner.setSpacing(look.px(4))
    for one in (parts.heading, parts.strip, parts.asking, parts.place):
        inner.addWidget(one)
    holder = QWidget()
    holder.setLayout(parts.form_place)
    parts.form_place.setContentsMargins(0, 0, 0, 0)
    parts.form_place.addWidget(parts.form)
    parts.form_place.addStretch(1)
    inner.addWidget(scrolling(holder), 7)
    inner.addWidget(label(tr("What is still wrong"), "panel"))
    inner.addWidget(parts.how_many)
    inner.addWidget(parts.faults, 2)
    inner.addWidget(parts.save_button)
    both = QSplitter()
    both.setChildrenCollapsible(False)
    both.setHandleWidth(1)
    both.addWidget(left)
    both.addWidget(right)
    both.setSizes([look.px(430), look.px(690)])
    outer = QVBoxLayout(whole)
    outer.setContentsMargins(0, 0, 0, 0)
    outer.addWidget(both)
    return whole
