"""Beginning a campaign: besides what every game of two sides asks, whether battles may be fought on the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from PySide6.QtWidgets import QWidget

from companion.charts import reading
from companion.desktop.dialogs.beginning import CHART, NewSeated
from companion.desktop.widgets.ticks import TickBox
from companion.games.campaign.beginning import RULESET
from companion.games.campaign.charts.orders import Options
from companion.games.campaign.computer.player import LEVELS
from companion.kernel import shelf
from companion.language.tongue import tr, word


class NewCampaign(NewSeated):
    """Begins a campaign in a new file."""

    kind: ClassVar[str] = "campaign"
    levels: ClassVar[tuple[str, ...]] = LEVELS
    titled: ClassVar[str] = word("New campaign")

    def ruleset(self) -> str:
        """Give the name of the ruleset, which is one for all campaigns."""
        return RULESET

    def options(self) -> Sequence[Any]:
        """Give the rulings that can be read otherwise."""
        return reading.read_toml(shelf.ruleset_texts(RULESET, only=(CHART,))[CHART], Options, file=CHART).option

    def own_boxes(self) -> Sequence[QWidget]:
        """Ask whether battles may be fought on the table."""
        self.offline = TickBox(self.look, tr("Battles may be fought on the table"))
        return (self.offline,)

    def own_settings(self) -> dict[str, str]:
        """Give it where it was ticked."""
        return {"offline": "yes"} if self.offline.isChecked() else {}
