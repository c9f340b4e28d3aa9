"""What may be laid over the map, switched on and off: each with its key, and what it shows in words."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from companion.desktop.widgets.buttons import Chip
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import label
from companion.desktop.widgets.plain import tip
from companion.desktop.widgets.titles import PanelTitle
from companion.games.tactical.screen.chart import BattleMap
from companion.games.tactical.screen.rows import legend
from companion.games.tactical.words.map.marks import Layer
from companion.language.tongue import declared, tr

ACROSS, WIDE = 2, 3
"""Switches in a line, and the columns that each takes; those without a key take as many as stand in a line."""


class Switch(NamedTuple):
    """A layer as it is switched."""

    layer: Layer
    words: str
    key: str
    tip: str


SWITCHES = (
    Switch("sight", "Sight", "V", "What the unit in hand sees, or the square that is looked at [ANT-8.3b]"),
    Switch("fire", "Fire zone", "W", "Squares in sight and in range of its weapon [ANT-7.13k]"),
    Switch("reach", "Reach", "R", "Where it can go, with the points it costs [ANT-7.5]"),
    Switch("zones", "Zones", "K", "Zones of control of both sides [ANT-7.6a]"),
    Switch("command", "Control", "G", "The leaders its command control is traced to [ANT-4.1]"),
    Switch("units", "Units", "T", "Off, the ground under them shows [ANT-7.3m]"),
    Switch("names", "Names", "", "Names of places and units"),
    Switch("numbers", "Numbers", "", "Row and column of every square"),
)
declared(SWITCHES, 1, 3)


class LayersPanel(QWidget):
    """The switches of the map."""

    def __init__(self, board: BattleMap, look: Look) -> None:
        super().__init__()
        self.board, self.look = board, look
        self.setProperty("ground", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.chips: dict[str, Chip] = {}
        grid = QGridLayout()
        grid.setContentsMargins(look.px(12), 0, look.px(12), look.px(8))
        grid.setSpacing(look.px(4))
        for nth, one in enumerate(SWITCHES):
            chip = Chip(look, tr(one.words), one.key)
            chip.setToolTip(tip(tr(one.tip)))
            chip.clicked.connect(lambda _=False, name=one.layer: self.turn(name))
            self.chips[one.layer] = chip
            self._place(grid, chip, nth)
        self.icons = Chip(look, tr("Icons"), "")
        self.icons.setToolTip(tr("Figures in place of symbols: they show neither facing nor mode [ANT-2.1p]"))
        self.icons.clicked.connect(lambda _=False: self.turn_icons())
        self._place(grid, self.icons, len(SWITCHES))
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(PanelTitle(look, tr("On the map")))
        whole.addLayout(grid)
        self.legend = label("", "hint")
        self.legend.setWordWrap(True)
        self.legend.setContentsMargins(look.px(12), 0, look.px(12), look.px(8))
        whole.addWidget(self.legend)
        board.layers_changed.connect(self.refresh)
        for changed in (board.desk.changed, board.desk.selected, board.desk.looked):
            changed.connect(self.refresh)
        self.refresh()

    def _place(self, grid: QGridLayout, chip: Chip, nth: int) -> None:
        """Put two in a line, the last that have no keys three."""
        lines, rest = divmod(sum(bool(one.key) for one in SWITCHES), ACROSS)
        after = nth - lines * ACROSS - rest
        if after < 0:
            grid.addWidget(chip, nth // ACROSS, nth % ACROSS * WIDE, 1, WIDE)
        else:
            grid.addWidget(chip, lines + bool(rest), after * ACROSS, 1, ACROSS)

    def refresh(self) -> None:
        """Show what is on."""
        for one in SWITCHES:
            self.chips[one.layer].setChecked(self.board.layer_shown(one.layer))
        basic = self.board.desk.view.level == "basic"
        # The basic game knows neither facing nor mode, so that symbols would show what no rule reads: figures are all
        # there is.
        self.icons.setChecked(self.board.icons or basic)
        self.icons.setEnabled(not basic)
        self.legend.setText(self._legend())
        self.legend.setVisible(bool(self.legend.text()))

    def _legend(self) -> str:
        """Say how far is seen, where sight is laid over the map."""
        seen = self.board.marks.seen
        return "" if seen is None else legend.sight(self.board.desk.moment, seen)

    def turn(self, name: Layer) -> None:
        """Switch a layer."""
        self.board.show_layer(name, shown=not self.board.layer_shown(name))
        self.refresh()

    def turn_icons(self) -> None:
        """Show figures, or symbols (ANT-2.1p)."""
        self.board.show_icons(icons=not self.board.icons)
        self.refresh()

    def layer_of(self, key: str) -> Layer | None:
        """Give the layer that a key switches."""
        return next((one.layer for one in SWITCHES if one.key and one.key == key), None)
