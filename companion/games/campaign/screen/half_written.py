"""Orders that were begun and not given: kept for the seat that began them, until they are given or put down."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal

from companion.charts.faults import BadInput
from companion.games.campaign.screen.desk import CampaignDesk
from companion.games.campaign.screen.kept import OwnText
from companion.games.campaign.screen.rows import half_written
from companion.games.campaign.screen.rows.half_written import DRAFTS
from companion.games.campaign.screen.rows.ordered import Chosen
from companion.language.tongue import tr
from companion.rows import kept


class HalfWritten(QObject):
    """The orders half written of whoever sits at a desk, one a corps."""

    changed = Signal()
    """To others than before."""

    def __init__(self, desk: CampaignDesk, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self.text = OwnText(desk, DRAFTS, self)

    @property
    def unreadable(self) -> str:
        """Say why what was kept cannot be read, "" where it can."""
        try:
            half_written.drafts(self.text.read())
        except BadInput as error:
            return kept.told_unread(tr("What was half written"), error)
        return ""

    def all(self) -> Mapping[str, Chosen]:
        """Give them by corps, the one written at last as the last."""
        try:
            return half_written.drafts(self.text.read())
        except BadInput:
            return {}

    def of(self, corps: str) -> Chosen | None:
        """Give the order to a corps that was half written."""
        return self.all().get(corps)

    def keep(self, order: Chosen | None) -> None:
        """Keep the order to the corps that is selected as it stands now; None: it is given, or put down."""
        corps, known = self._desk.selection, dict(self.all())
        if order is None and corps not in known:
            return
        others = (corps in known) != (order is not None)
        known.pop(corps, None)
        if self.unreadable:
            self.text.set_aside()
        self.text.write(half_written.drafted(known | ({corps: order} if order is not None else {})))
        if others:
            self.changed.emit()
