"""What the rows of the order of battle have room for."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QImage, QPainter, QResizeEvent
from PySide6.QtWidgets import QApplication, QStyleOptionViewItem

from companion.desktop.app.application import Desktop
from companion.desktop.widgets.look import Look
from companion.drawing.marks import Pips
from companion.games.miniatures.screen.tree_head import Legend
from companion.games.miniatures.screen.tree_model import OrderModel
from companion.games.miniatures.screen.tree_rows import RowPainter
from companion.games.miniatures.words.order import Row

WIDE, HIGH = 340, 24


class Narrow:
    """The columns of the narrowest tree."""

    acting = frozenset[str]()
    pictures: Mapping[str, bytes] = {}

    def set_in(self) -> Look:
        return Look()

    def columns(self) -> tuple[float, float, float, float]:
        return 112, 218, 247, 288

    def isExpanded(self, index: object) -> bool:
        return True


def painted(row: Row) -> QImage:
    model = OrderModel()
    model.show([Row(id="side:union", parent="", kind="side", name="Union", side="union"), row])
    option = QStyleOptionViewItem()
    option.rect = QRect(0, 0, WIDE, HIGH)
    image = QImage(WIDE, HIGH, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    RowPainter(Narrow(), model).paint(painter, option, model.find(row.id))
    painter.end()
    return image


def battery(name: str, **more: object) -> Row:
    return Row(id="b", parent="side:union", kind="unit", name=name, side="union", **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "shown", [{"pips": Pips("gun", 1, 1, ())}, {"pips": Pips("gun", 3, 2, ())}, {"off": True, "note": "captured"}]
)
def test_the_name_of_a_battery_is_read_to_its_end(desktop: Desktop, shown: dict[str, object]) -> None:
    assert painted(battery("Barnes (C, 1st N.Y.)", **shown)) != painted(battery("Barnes (C, 1st N.J.)", **shown))


@pytest.mark.parametrize("wide", [120, 160, 204, 320, 500])
def test_every_line_of_the_legend_is_in_sight(desktop: Desktop, wide: int) -> None:
    legend = Legend(desktop.look)
    legend.resize(wide, 48)
    legend.ensurePolished()
    QApplication.sendEvent(legend, QResizeEvent(QSize(wide, 48), QSize()))
    lines = legend._places(wide)[-1][1] + 1
    assert legend.height() == desktop.look.px(12 + 18 * lines)


def test_an_emblem_stands_before_the_name_in_the_colour_of_the_side(desktop: Desktop) -> None:
    bare = Row(id="x", parent="side:union", kind="unit", name="Cutler", side="union", pips=Pips("gun", 1, 1, (1,)))
    with_it, without = painted(msgspec.structs.replace(bare, emblem="sphere")), painted(bare)
    missing = painted(msgspec.structs.replace(bare, emblem="lost.png"))
    blue = Look().color("union").rgb()
    assert any(with_it.pixel(x, HIGH // 2) == blue for x in range(26, 42))
    assert not any(without.pixel(x, HIGH // 2) == blue for x in range(26, 42))
    assert missing == without
