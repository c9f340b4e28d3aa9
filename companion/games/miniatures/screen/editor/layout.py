"""Where everything of the editor's window stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QGridLayout, QSplitter, QVBoxLayout, QWidget

from companion.desktop.desk.panel import scrolling
from companion.desktop.widgets.parts import label
from companion.language.tongue import tr

if TYPE_CHECKING:
    from companion.games.miniatures.screen.editor.window import EditorWindow


def lay_out(window: EditorWindow) -> None:
    """Put the tree at the left; heading, fields and what is wrong at the right."""
    look = window.look
    left, right, whole = QWidget(), QWidget(), QWidget()
    inner = QVBoxLayout(left)
    inner.setContentsMargins(look.px(12), look.px(10), look.px(8), look.px(10))
    inner.setSpacing(look.px(6))
    inner.addWidget(label(tr("Order of battle"), "panel"))
    inner.addWidget(window.tree, 1)
    grid = QGridLayout()
    grid.setSpacing(look.px(4))
    for place, one in enumerate(window.adders):
        grid.addWidget(one, place // 3, place % 3)
    inner.addLayout(grid)
    inner = QVBoxLayout(right)
    inner.setContentsMargins(look.px(8), look.px(10), look.px(16), look.px(10))
    inner.setSpacing(look.px(4))
    for part in (window.heading, window.strip, window.asking, window.place):
        inner.addWidget(part)
    holder = QWidget()
    holder.setLayout(window.form_place)
    window.form_place.setContentsMargins(0, 0, 0, 0)
    window.form_place.addWidget(window.form)
    window.form_place.addStretch(1)
    inner.addWidget(scrolling(holder), 7)
    inner.addWidget(label(tr("What is still wrong"), "panel"))
    inner.addWidget(window.count)
    inner.addWidget(window.list, 2)
    inner.addWidget(window.save_button)
    both = QSplitter()
    both.setChildrenCollapsible(False)
    both.setHandleWidth(1)
    both.addWidget(left)
    both.addWidget(right)
    both.setSizes([look.px(430), look.px(690)])
    outer = QVBoxLayout(whole)
    outer.setContentsMargins(0, 0, 0, 0)
    outer.addWidget(both)
    window.setCentralWidget(whole)
