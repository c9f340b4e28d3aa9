"""Beginning a square-grid battle: what every game of two sides asks, and the main menu's options (ANT-2.1a)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from PySide6.QtWidgets import QComboBox, QWidget

from companion.charts import reading
from companion.desktop.dialogs.beginning import CHART, NewSeated
from companion.desktop.widgets.parts import choice_box
from companion.games.tactical.charts.combat import PlayLevel
from companion.games.tactical.charts.turn import Clock
from companion.games.tactical.charts.victory import Options
from companion.games.tactical.computer.doctrine import LEVELS
from companion.kernel import shelf
from companion.language.tongue import tr, word

PLAY_LEVEL, CLOCK = "play-level.toml", "clock.toml"
NO, YES = "no", "yes"


class NewBattle(NewSeated):
    """Begins a square-grid battle in a new file."""

    kind: ClassVar[str] = "tactical"
    levels: ClassVar[tuple[str, ...]] = LEVELS
    titled: ClassVar[str] = word("New square-grid battle")

    def ruleset(self) -> str:
        """Give the name of the scenario's ruleset."""
        return str(self.text_of_scenario()["ruleset"])

    def options(self) -> Sequence[Any]:
        """Give the rulings of the scenario's rules that can be read otherwise."""
        return reading.read_toml(shelf.ruleset_texts(self.ruleset(), only=(CHART,))[CHART], Options, file=CHART).option

    def own_boxes(self) -> Sequence[QWidget]:
        """Ask for level of play, hidden units, activation and the time limit."""
        texts = shelf.ruleset_texts(self.ruleset(), only=(PLAY_LEVEL, CLOCK))
        levels = reading.read_toml(texts[PLAY_LEVEL], PlayLevel, file=PLAY_LEVEL).historical
        limit = reading.read_toml(texts[CLOCK], Clock, file=CLOCK).limit
        self.play_level = choice_box(
            tr("Level of play"), [(self._of_level(one, levels.level), str(one)) for one in range(1, levels.most + 1)]
        )
        self.play_level.setCurrentIndex(levels.level - 1)
        self.hidden = choice_box(tr("Units"), [(tr("all are shown"), NO), (tr("hidden until sighted"), YES)])
        self.hidden.currentIndexChanged.connect(lambda _: self.check())
        self.activation = choice_box(
            tr("Activation"), [(tr("divisions are activated"), YES), (tr("all may move at once"), NO)]
        )
        minutes = [(tr("{n} minutes", n=one), str(one)) for one in range(limit.least, limit.most + 1)]
        self.time_limit = choice_box(tr("Time limit of an operation phase"), [(tr("none"), NO), *minutes])
        self.save_points = choice_box(
            tr("Taken up again"), [(tr("it goes on where it was left"), NO), (tr("from its last save point"), YES)]
        )
        return self.boxes

    @property
    def boxes(self) -> tuple[QComboBox, ...]:
        """Give the boxes of the main menu."""
        return self.play_level, self.hidden, self.activation, self.time_limit, self.save_points

    def _of_level(self, level: int, historical: int) -> str:
        if level == historical:
            return tr("{n}: historical", n=level)
        side = tr("the Union") if level > historical else tr("the Confederates")
        much = tr("much") if abs(level - historical) > 1 else tr("a little")
        return tr("{n}: favours {side} {much}", n=level, side=side, much=much)

    def hides(self) -> bool:
        """Say whether units are hidden until they are sighted."""
        return str(self.hidden.currentData()) == YES

    def own_settings(self) -> dict[str, str]:
        """Give what differs from the first choice of each."""
        names = ("play-level", "hidden", "activation", "time-limit", "save-points")
        usual = (None, NO, YES, NO, NO)
        chosen = ((name, box.currentData()) for name, box in zip(names, self.boxes, strict=True))
        return {name: str(value) for (name, value), was in zip(chosen, usual, strict=True) if value != was}
