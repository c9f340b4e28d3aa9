"""What only eyes know of the corps that is selected: a chip for each thing that the rows of a house ask."""

from __future__ import annotations

from PySide6.QtWidgets import QGridLayout, QWidget

from companion.desktop.widgets.buttons import Chip
from companion.desktop.widgets.look import Look
from companion.games.campaign.rules import remarking
from companion.games.campaign.screen.desk import CampaignDesk
from companion.language.tongue import number
from companion.language.words import trait_words

_ACROSS = 2


class EyeChips(QWidget):
    """The chips; none where no row asks, or the corps takes no orders now."""

    def __init__(self, desk: CampaignDesk, look: Look) -> None:
        super().__init__()
        self.desk, self.look = desk, look
        self.chips: dict[str, Chip] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(look.px(12), 0, look.px(12), look.px(4))
        self._grid.setSpacing(look.px(4))
        for nth, ask in enumerate(remarking.asked(desk.rules)):
            worth = number(float(ask.value), "g")
            chip = Chip(look, trait_words([ask.word]), value=f"+{worth}" if ask.value > 0 else worth)
            chip.clicked.connect(lambda _=False, word=ask.word: self._turn(word))
            self.chips[ask.word] = chip
            self._grid.addWidget(chip, nth // _ACROSS, nth % _ACROSS)

    def refresh(self, *, may: bool) -> None:
        """Show what was said of the corps; `may` says whether it can be said now."""
        one = self.desk.chosen
        for word, chip in self.chips.items():
            chip.setChecked(one is not None and word in one.asked)
        self.setVisible(may and bool(self.chips))

    def _turn(self, word: str) -> None:
        """Say it of the corps, or no longer; what is refused leaves the chip as it was."""
        one = self.desk.chosen
        if one is not None:
            self.desk.do(remarking.turned(one.id, one.asked, word))
        self.refresh(may=True)
