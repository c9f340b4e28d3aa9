"""One campaign on the desk: its ground, its corps, the battles that are fought on the table."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject

from companion.desktop.desk.outcome import Refusal
from companion.desktop.desk.seated import SeatedDesk
from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules.annals.shapes import Recalled
from companion.games.campaign.rules.ground import Ground
from companion.games.campaign.rules.view import CorpsView, View
from companion.games.campaign.screen.sight import drawing_of, emptied
from companion.games.campaign.setup.map_text import read_map
from companion.kernel.game import RULES_PREFIX
from companion.kernel.session import Session
from companion.kernel.shelf import MAP


class CampaignDesk(SeatedDesk):
    """A campaign as its window sees it."""

    answer = cmd.Answer

    view: View

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        # From the document's own copy and not the shelf: the map may have been mended since, and this game goes on over
        # the ground on which it was begun. Before the desk itself, which shows the first view as soon as it is made.
        self.ground: Ground = read_map(session.sources[RULES_PREFIX + MAP], file=MAP)
        self.drawing = drawing_of(session.sources[RULES_PREFIX + MAP])
        super().__init__(session, parent)

    @property
    def rules(self) -> Rules:
        """The charts of this game."""
        found: Rules = self.session.rules
        return found

    @property
    def past(self) -> Recalled | None:
        """Give what the seat knows of the way to here; None while the laptop changes hands."""
        return None if self.covered else self.session.recalled

    def corps(self, name: str) -> CorpsView | None:
        """Give a corps of the view."""
        return next((one for one in self.view.corps if one.id == name), None)

    @property
    def chosen(self) -> CorpsView | None:
        """Give the corps that is selected."""
        return self.corps(self.selection)

    @property
    def waits_for_table(self) -> bool:
        """Say whether a battle is being fought on the table; in the referee's seat the question itself says so."""
        return self.view.to_act == "referee" and not (self.view.over or self.moving or self.refereeing)

    @property
    def awaits_result(self) -> bool:
        """Say whether a battle waits for its result from the table: then its statistics are in sight of everybody."""
        view = self.view
        if view.battle is None or view.over:
            return False
        # A side does not see the referee's question, only that a battle is out; the referee sees the question itself.
        return view.pending.kind == "off-line-result" if view.pending is not None else view.seat != "referee"

    def answer_for_the_table(self, choice: str) -> None:
        """Let the computer fight the battle that was to be fought on the table, or say that nobody fought it."""
        with self.as_referee():
            outcome = self.attempt(lambda: self.session.do(cmd.Answer(choice=choice), origin=self))
        if not isinstance(outcome, Refusal):
            self.go_on()

    def emptied(self, view: Any) -> View:
        """Give a view without anything that one side knows and the other does not."""
        return emptied(view)

    def knows(self, name: str) -> bool:
        """Say whether a corps is still to be seen."""
        return self.corps(name) is not None
