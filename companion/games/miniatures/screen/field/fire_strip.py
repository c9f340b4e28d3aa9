"""Below the field in a fire step: its rows, the sum, and the way to the chart."""

from __future__ import annotations

from companion.desktop.widgets.buttons import KeyButton
from companion.games.miniatures.screen.field.fire_rows import FireRows
from companion.games.miniatures.screen.field.fire_sum import FireSum
from companion.games.miniatures.screen.field.stage import Volley
from companion.games.miniatures.screen.field.strip import SplitStrip
from companion.games.miniatures.screen.work.measuring import cover_words
from companion.games.miniatures.words import volleys
from companion.language.tongue import tr

RIGHT, TELLS = 250, 300
"""Pixels of the design."""


class FireStrip(SplitStrip):
    """The rows at the left, the sum and the primary button at the right."""

    HIGH = 122

    def __init__(self, mode: Volley) -> None:
        self._mode = mode
        self.rows, self.sum = FireRows(mode.look, mode), FireSum(mode.look)
        way_on = KeyButton(mode.look, tr("Confirm and go to the chart"), "↵", primary=True)
        super().__init__(mode.look, self.rows, self.sum, way_on)
        self.primary.clicked.connect(mode.confirm)

    def right_width(self) -> int:
        """Give what an attack did the room that the columns of the next will need: it is told in whole sentences."""
        return TELLS if self.sum.tells else RIGHT

    def refresh(self) -> None:
        """Show the attack as it is."""
        mode = self._mode
        self.rows.refresh()
        attack = mode.attack
        desk = mode.desk
        promise = desk.session.odds(attack.command()) if attack.lines else None
        self.sum.show_sum(promise, cover_words(attack.cover_measured, attack.cover))
        # Until the next attack is begun the last one is told: its die, its effect, what it does.
        self.sum.show_last(None if attack.target else volleys.last_attack(desk.rules, desk.view, desk.log))
        self.part()
        if attack.lines:
            self.primary.tell(tr("Confirm and go to the chart"))
        else:
            nobody = not mode.every()
            self.primary.tell(tr("Take the lit attack"), tr("nobody may fire") if nobody else "")

    def walk(self, by: int) -> bool:
        """Light the next of those who may fire."""
        every = self._mode.every()
        if not every or self._mode.attack.target:
            return False
        self.rows.at = (self.rows.at + by) % len(every)
        self._mode.desk.point_at(every[self.rows.at].unit)
        self.rows.refresh()
        return True

    def take(self) -> None:
        """Take the attack that is lit."""
        mode = self._mode
        every = [one for one in mode.every() if not mode.attack.target or one.target == mode.attack.target]
        if every:
            one = every[min(self.rows.at, len(every) - 1)]
            mode.aim(one.target, one.unit, part=bool(one.stands))
        else:
            mode.page.refuse(tr("nobody may fire by where they stand: the list takes ranges that are typed"))
