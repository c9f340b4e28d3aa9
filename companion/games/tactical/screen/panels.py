"""The panels of a battle's window: what takes orders and keys knows the window as far as this."""

from __future__ import annotations

from PySide6.QtWidgets import QStackedWidget

from companion.desktop.shell.news_strip import NewsStrip
from companion.desktop.shell.seated_window import SeatedWindow
from companion.desktop.widgets.look import Look
from companion.games.tactical.screen.busy import Busy
from companion.games.tactical.screen.card import Card
from companion.games.tactical.screen.chart import BattleMap
from companion.games.tactical.screen.desk import TacticalDesk
from companion.games.tactical.screen.divisions import DivisionsPanel
from companion.games.tactical.screen.header import Header
from companion.games.tactical.screen.journal import BattleJournal
from companion.games.tactical.screen.layers import LayersPanel
from companion.games.tactical.screen.questions import QuestionPanel
from companion.games.tactical.screen.result import ResultPanel
from companion.games.tactical.screen.rows import news, points
from companion.games.tactical.screen.unit import UnitPanel


class BattlePanels(SeatedWindow):
    """A window with every panel of a square-grid battle."""

    desk: TacticalDesk

    def __init__(self, desk: TacticalDesk, look: Look, name: str) -> None:
        super().__init__(name, desk, look)
        self.header = Header(self.desk, look)
        self.unit = UnitPanel(self.desk, look)
        self.map = BattleMap(self.desk, look)
        self.card = Card(self.desk, look)
        self.divisions = DivisionsPanel(self.desk, look)
        self.layers = LayersPanel(self.map, look)
        self.journal = BattleJournal(self.desk, look)
        self.news = NewsStrip(self.desk, look, news.of_line, points.rows)
        self.question = QuestionPanel(self.desk, look)
        self.busy = Busy(self.desk, look)
        self.result = ResultPanel(self.desk, look)
        self.centre = QStackedWidget()
        """The map, or combat that is played back in its place."""
