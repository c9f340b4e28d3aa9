"""The look of every window: tokens of colour, type and space, at the chosen scale, light or dark.

Widgets ask a `Look` for colours, fonts and pixels and listen to `changed`; nothing else knows a figure of the design.
"""

from __future__ import annotations

from collections.abc import Mapping, MutableMapping
from functools import cache
from typing import Any

import msgspec
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontMetricsF, QPalette
from PySide6.QtWidgets import QApplication

from companion.kernel import shelf

SMALLEST, LARGEST = 75, 250
"""Percent of scale."""
KEPT_WIDTHS = 10_000
"""So many words' widths are kept; a long evening writes new words all the time."""
FONT_FILES = (
    "SourceSansPro-Regular.ttf",
    "SourceSansPro-Semibold.ttf",
    "SourceSansPro-Bold.ttf",
    "Besley_600SemiBold.ttf",
)


@cache
def tokens() -> dict[str, Any]:
    """Give the design's tokens."""
    found: dict[str, Any] = msgspec.json.decode(shelf.resource_text("look", "tokens.json"))
    return found


@cache
def load_fonts() -> None:
    """Bundle the fonts into the application, so that it looks the same everywhere."""
    for name in FONT_FILES:
        QFontDatabase.addApplicationFontFromData(shelf.resource_bytes("fonts", name))


class Look(QObject):
    """Colours, fonts and sizes at present; tells when they change."""

    changed = Signal()

    def __init__(self, *, dark: bool = False, percent: int = 100, colors: dict[str, str] | None = None) -> None:
        super().__init__()
        self.chosen = dict(colors or {})
        """Colours that stand for the design's own, by theme and token: {"light/wine": "#8C1D2F"}."""
        load_fonts()
        self._tokens = tokens()
        self._dark, self._wanted, self._most = dark, percent, LARGEST
        self.places: MutableMapping[str, str] = {}
        """Where windows stood, by name; the application keeps it between evenings."""
        self.keys: Mapping[str, str] = {}
        """Keys that a person has chosen, by the ids of acts; the application keeps them between evenings."""
        self.board_percent = 100
        """How large the units of the board across the table are set, beside what can just be read from there."""
        self.caps: dict[str, str] = {}
        """What stands on keys instead of what the program gives them: {"F8": "Ctrl D"}."""
        self._roomy: Look | None = None
        self._fonts: dict[tuple[str, bool], QFont] = {}
        self._colors: dict[str, QColor] = {}
        self._pixels: dict[float, int] = {}
        self._widths: dict[tuple[str, str, bool], float] = {}

    @property
    def dark(self) -> bool:
        """Whether it is the dark theme."""
        return self._dark

    @property
    def percent(self) -> int:
        """The scale in percent: the one that was chosen, or the largest for which the screen has room."""
        return min(self._wanted, self._most)

    @property
    def wanted(self) -> int:
        """The scale that was chosen."""
        return self._wanted

    def allow(self, most: int) -> None:
        """Go no further than a scale, whatever is chosen: the screen has no room for more."""
        before, self._most = self.percent, most
        if self.percent != before:
            self.change()

    def change(self, *, dark: bool | None = None, percent: int | None = None, board_percent: int | None = None) -> None:
        """Change theme or scale; what is outside 75 to 250 percent is brought inside."""
        self._dark = self._dark if dark is None else dark
        if percent is not None:
            self._wanted = max(SMALLEST, min(LARGEST, percent))
        self.board_percent = self.board_percent if board_percent is None else board_percent
        self._roomy = None
        # They are asked for with every row that is painted, and are kept until theme or scale is another.
        for known in (self._fonts, self._colors, self._pixels, self._widths):
            known.clear()
        self.changed.emit()

    def choose(self, token: str, color: str) -> None:
        """Take another colour for a token of the present theme; "" takes the design's own again."""
        key = f"{'dark' if self._dark else 'light'}/{token}"
        if color:
            self.chosen[key] = color
        else:
            self.chosen.pop(key, None)
        self.change()

    def px(self, length: float) -> int:
        """Give a length of the design in pixels at this scale; what is there stays at least one pixel."""
        found = self._pixels.get(length)
        if found is None:
            scaled = round(length * self.percent / 100)
            found = self._pixels[length] = max(1, scaled) if length > 0 else scaled
        return found

    def color(self, token: str) -> QColor:
        """Give a colour by token: "ink", "union-tint", "on.lamp", "primary.fill"."""
        found = self._colors.get(token)
        if found is None:
            theme = "dark" if self._dark else "light"
            value: Any = self._tokens["themes"][theme]
            for part in token.split("."):
                value = value[part]
            found = QColor(self.chosen.get(f"{theme}/{token}", value))
            # A colour of the settings file may be anything; the design's own is then taken without a word.
            self._colors[token] = found if found.isValid() else QColor(value)
            found = self._colors[token]
        return found

    def font(self, kind: str, *, bold: bool = False) -> QFont:
        """Give a font by its use: "body", "label", "unit", "die" …; `bold` asks for the 600 cut of a text."""
        key = (kind, bold)
        if key not in self._fonts:
            of = self._tokens["type"].get(kind) or self._tokens["board_type"][kind.removeprefix("board_")]
            font = QFont(self._tokens["fonts"][of["family"]]["family"])
            font.setPixelSize(max(1, round(of["px"] * self.percent / 100)))
            font.setWeight(QFont.Weight(600 if bold and of["weight"] < 600 else of["weight"]))
            if "tracking_percent" in of:
                font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, of["tracking_percent"])
            self._fonts[key] = font
        return self._fonts[key]

    def width(self, words: str, kind: str, *, bold: bool = False) -> float:
        """Give the width of a line of text, measured once: rows ask for the same names at every change."""
        key = (words, kind, bold)
        found = self._widths.get(key)
        if found is None:
            if len(self._widths) >= KEPT_WIDTHS:
                self._widths.clear()
            found = self._widths[key] = QFontMetricsF(self.font(kind, bold=bold)).horizontalAdvance(words)
        return found

    def side(self, side: str) -> str:
        """Give the token of a side's colour."""
        return {"union": "union", "confederate": "conf"}.get(side, "ink2")

    def roomy(self) -> Look:
        """Give the same look with text of 15 for 14: that of lists which are as wide as the design's largest screen."""
        if self._roomy is None:
            wide, usual = (self._tokens["type"][kind]["px"] for kind in ("roomy", "body"))
            made = Look(dark=self._dark, percent=100, colors=self.chosen)
            made._wanted, made._most = round(self.percent * wide / usual), LARGEST * 2
            made.keys, made.caps = self.keys, self.caps
            self._roomy = made
        return self._roomy

    # ---- for Qt's own widgets

    def dress(self, app: QApplication) -> None:
        """Give the application this palette, font and style sheet; for the same ones Qt would polish all anew."""
        palette = QPalette()
        for role, token in (
            (QPalette.ColorRole.Window, "paper"),
            (QPalette.ColorRole.Base, "sheet"),
            (QPalette.ColorRole.AlternateBase, "page"),
            (QPalette.ColorRole.Button, "sheet"),
            (QPalette.ColorRole.Text, "ink"),
            (QPalette.ColorRole.WindowText, "ink"),
            (QPalette.ColorRole.ButtonText, "ink"),
            (QPalette.ColorRole.ToolTipBase, "sheet"),
            (QPalette.ColorRole.ToolTipText, "ink"),
            (QPalette.ColorRole.PlaceholderText, "ink3"),
            (QPalette.ColorRole.Highlight, "lamp-row"),
            (QPalette.ColorRole.HighlightedText, "ink"),
        ):
            palette.setColor(role, self.color(token))
        for role in (QPalette.ColorRole.Text, QPalette.ColorRole.WindowText, QPalette.ColorRole.ButtonText):
            palette.setColor(QPalette.ColorGroup.Disabled, role, self.color("ink3"))
        if app.palette() != palette:
            app.setPalette(palette)
        if app.font() != self.font("body"):
            app.setFont(self.font("body"))
        if app.styleSheet() != (sheet := self.sheet()):
            app.setStyleSheet(sheet)

    def sheet(self) -> str:
        """Give the style sheet of the plain widgets: buttons, fields, lists, menus."""
        names = ("paper", "page", "sheet", "wash", "rule", "edge", "ink", "ink2", "ink3", "lamp-row", "lamp", "wine")
        colors = {name.replace("-", "_"): self.color(name).name() for name in names}
        colors |= {"primary": self.color("primary.fill").name(), "primary_text": self.color("primary.text").name()}
        sizes = {f"p{n}": f"{self.px(n)}px" for n in (1, 2, 3, 4, 5, 6, 8, 10, 12, 13, 14, 16, 18, 24, 26, 28)}
        text = _SHEET.replace("@arrow", shelf.resource_place("look", "down.svg"))
        for name, value in (colors | sizes).items():
            # With what follows the name, since "@p1" is also how "@p10" begins and "@lamp" how "@lamp_row" does.
            text = text.replace(f"@{name};", f"{value};").replace(f"@{name} ", f"{value} ")
        return text


_SHEET = """
QMainWindow, QDialog { background: @paper; }
QToolTip { background: @sheet; color: @ink; border: @p1 solid @edge; padding: @p4; }
QMenuBar { background: @paper; border-bottom: @p1 solid @rule; }
QMenuBar::item { padding: @p4 @p8; background: transparent; }
QMenuBar::item:selected, QMenu::item:selected { background: @wash; }
QMenu { background: @sheet; border: @p1 solid @edge; }
QMenu::item { padding: @p4 @p10 @p4 @p12; }
QMenu::item:disabled { color: @ink3; }
QMenu::separator { height: @p1; background: @rule; margin: @p4 @p8; }
QPushButton { background: @sheet; border: @p1 solid @edge; border-radius: @p3; padding: @p3 @p12; min-height: @p18; }
QPushButton:hover { background: @wash; }
QPushButton:disabled { background: transparent; border-color: @rule; color: @ink3; }
QPushButton:focus { border: @p2 solid @ink; }
QPushButton:checked { border: @p2 solid @ink; font-weight: 600; }
QPushButton[primary="true"] { background: @primary; color: @primary_text; border-color: @primary; font-weight: 600; }
QPushButton[primary="true"]:disabled { background: transparent; color: @ink3; border-color: @rule; }
QLineEdit, QComboBox, QSpinBox, QDoubleSpinBox, QPlainTextEdit, QTextEdit {
  background: @sheet; border: @p1 solid @edge; border-radius: @p3; padding: @p2 @p6; selection-background-color: @lamp;
  selection-color: #1E1B16;
}
QLineEdit:focus, QComboBox:focus, QSpinBox:focus, QDoubleSpinBox:focus, QPlainTextEdit:focus, QTextEdit:focus {
  border: @p2 solid @ink; padding: @p1 @p5;
}
QLineEdit:disabled, QComboBox:disabled, QSpinBox:disabled, QDoubleSpinBox:disabled {
  color: @ink3; border-color: @rule;
}
QComboBox::drop-down { border: none; width: @p18; }
QComboBox::down-arrow { image: url("@arrow"); width: @p14; height: @p14; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { width: 0; border: none; }
QComboBox QAbstractItemView { background: @sheet; border: @p1 solid @edge; selection-background-color: @lamp_row; }
QTreeView, QListView, QTableView { background: @page; border: none; outline: none; }
QListView, QTreeView { selection-background-color: @lamp_row; selection-color: @ink; }
QTableView { gridline-color: @rule; selection-background-color: @lamp_row; selection-color: @ink; }
QHeaderView::section {
  background: @page; border: none; border-bottom: @p1 solid @edge; padding: @p4; font-size: @p12; font-weight: 600;
  color: @ink2;
}
QScrollArea { border: none; background: @page; }
QScrollBar:vertical { background: transparent; width: @p10; margin: 0; }
QScrollBar:horizontal { background: transparent; height: @p10; margin: 0; }
QScrollBar::handle { background: @rule; border-radius: @p3; min-height: @p24; min-width: @p24; }
QScrollBar::handle:hover { background: @edge; }
QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page { background: none; border: none;
  width: 0; height: 0; }
QSplitter::handle { background: @rule; }
QTabBar::tab { background: @paper; border: @p1 solid @rule; padding: @p4 @p12; }
QTabBar::tab:selected { background: @page; font-weight: 600; border-bottom-color: @page; }
QTabWidget::pane { border: @p1 solid @rule; background: @page; }
QGroupBox { border: none; border-top: @p1 solid @rule; margin-top: @p14; padding-top: @p6; font-weight: 600; }
QGroupBox::title { subcontrol-origin: margin; left: 0; color: @ink2; }
QStatusBar { background: @paper; border-top: @p1 solid @rule; }
QStatusBar::item { border: none; }
QWidget[ground="page"] { background: @page; }
QWidget[ground="paper"] { background: @paper; }
QLabel[role="label"] { color: @ink2; font-size: @p12; font-weight: 600; }
QLabel[role="strong"] { font-weight: 600; }
QLabel[role="small"] { color: @ink2; font-size: @p12; }
QLabel[role="hint"] { color: @ink3; font-size: @p12; }
QLabel[role="panel"] { font-family: "Besley"; font-weight: 600; font-size: @p16; }
QLabel[role="title"] { font-family: "Besley"; font-weight: 600; font-size: @p18; }
QLabel[role="refusal"] { color: @wine; }
"""
