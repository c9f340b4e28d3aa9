"""What the square that is looked at means for the unit in hand: its fire there, the way there, or who stands there."""

from __future__ import annotations

from functools import partial
from typing import Any, Literal

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from companion.desktop.desk.panel import scrolling
from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Empty, Heading, Strip, column, label, row
from companion.games.tactical.rules.ground.squares import Square
from companion.games.tactical.rules.state import Unit
from companion.games.tactical.screen.desk import TacticalDesk
from companion.games.tactical.screen.ledger import Ledger, LedgerRow
from companion.games.tactical.screen.rows import clash, fire, square, walk
from companion.games.tactical.screen.rows.clash import ClashCard
from companion.games.tactical.screen.rows.fire import FireCard
from companion.games.tactical.screen.rows.square import StandingRow
from companion.games.tactical.screen.rows.walk import WalkCard
from companion.games.tactical.words.map import overlays
from companion.games.tactical.words.map.marks import Trail
from companion.kernel.record import Done
from companion.language.tongue import plural, tr
from companion.language.words import capital

Sort = Literal["none", "fire", "walk", "square"]


class Card(QWidget):
    """The working at the right."""

    trail_changed = Signal(object)
    """The way to be shown on the map, None for none."""
    range_changed = Signal(object)
    """The range of the shot that is looked at, None for none."""
    picked = Signal(str)
    """A unit of the square was chosen."""
    given = Signal()
    """What was offered was ordered."""

    def __init__(self, desk: TacticalDesk, look: Look) -> None:
        super().__init__()
        self.desk, self.look = desk, look
        self.setProperty("ground", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.sort: Sort = "none"
        self.order: Any = None
        """What the button would order."""
        self.targeting = False
        """A square is being chosen to fire at."""
        self.heading = Heading(look)
        self.note, self.strip = label("", "hint"), Strip(look)
        self.note.setWordWrap(True)
        self.rows = Ledger(look, tr("Working"))
        self.standing = Ledger(look, tr("Who stands there"))
        self.melee_title, self.melee = label("", "label"), Ledger(look, tr("In melee"))
        self.empty = Empty(look, tr("Click a square, or go by arrows."))
        self.button = KeyButton(look, tr("Go there"), "↵", primary=True)
        self.button.clicked.connect(self.give)
        pad = look.px(12)
        body = QWidget()
        parts = (
            self.heading,
            self.note,
            self.empty,
            self.rows,
            self.melee_title,
            self.melee,
            self.standing,
            self.strip,
        )
        lines = column(*parts, spacing=look.px(4))
        lines.setContentsMargins(pad, look.px(8), pad, look.px(4))
        lines.addStretch(1)
        body.setLayout(lines)
        foot = row(self.button)
        foot.setContentsMargins(pad, 0, pad, look.px(8))
        whole = column(scrolling(body))
        whole.addLayout(foot)
        self.setLayout(whole)
        desk.changed.connect(self.refresh)
        desk.selected.connect(self.refresh)
        desk.looked.connect(self.refresh)
        self.refresh()

    # ---- what is shown

    def refresh(self) -> None:
        """Show what the square means now."""
        desk, at = self.desk, self.desk.looking
        if desk.covered or at is None:
            self._nothing()
            return
        one = desk.chosen
        if one is not None and desk.own(one) and at != one.square:
            if self._fires(one, at):
                self._show_fire(fire.fire_card(desk.moment, one, at))
                self._show_melee(clash.clash_card(desk.moment, one, at))
                return
            way = None if self.targeting else walk.walk_card(desk.moment.ground, one, desk.reach(one), at)
            if way is not None:
                self._show_walk(one, way)
                return
        self._show_square(at)

    def _fires(self, one: Unit, at: Square) -> bool:
        """Say whether the square is looked at as a target."""
        now = self.desk.moment
        held = any(unit.side != one.side for unit in now.state.at(at))
        return (held or self.targeting) and fire.may_be_target(now, one, at)

    def _begin(self, sort: Sort, title: str, note: str) -> None:
        self.sort, self.order = sort, None
        self.heading.tell(title)
        self.heading.setVisible(True)
        self.note.setText(note)
        self.note.setVisible(bool(note))
        self.empty.setVisible(False)
        self.strip.tell("")
        self.button.setVisible(False)
        self.rows.tell(())
        self.standing.tell(())
        self.melee.tell(())
        self.melee_title.setVisible(False)

    def _nothing(self) -> None:
        self._begin("none", "", "")
        self.heading.setVisible(False)
        self.empty.setVisible(not self.desk.covered)
        self._tell_map(None, None)

    def _show_fire(self, card: FireCard) -> None:
        self._begin("fire", card.title, card.note)
        lines = [
            LedgerRow(one.label, one.value, "plain" if one.counts else "idle", f"[{one.clause}]" if one.clause else "")
            for one in card.rows
        ]
        self.rows.tell(lines, tr("Men lost"), card.result)
        self.strip.tell("; ".join(one.text for one in card.reasons), card.reasons)
        self.order = card.order
        words = tr("Plot it, {cost}", cost=card.cost) if card.cost else tr("Plot it")
        self._offer(tr("It is plotted") if card.plotted else words, "T", tr("E clears it") if card.plotted else "")
        self._tell_map(None, card.range or None)

    def _show_melee(self, card: ClashCard | None) -> None:
        """Show what attacking there would come to, for a unit beside it that may attack."""
        if card is None or card.reasons:
            return
        self.melee_title.setText(card.title.upper())
        self.melee_title.setVisible(True)
        self.melee.tell(
            [LedgerRow(one.label, one.value, "plain" if one.counts else "idle", f"[{one.clause}]") for one in card.rows]
        )

    def _show_walk(self, one: Unit, card: WalkCard) -> None:
        self._begin("walk", card.title, card.note)
        lines = [LedgerRow(row.label, f"{row.cost}  ·  {row.spent}") for row in card.rows]
        self.rows.tell(lines, tr("Operation points"), str(card.cost))
        self._show_standing(card.rows[-1].square)
        self.order = card.order
        # among hidden units the session knows more than may be asked of every square: it decides when the unit goes
        why = "" if self.desk.view.hidden else self.desk.why_not(card.order)
        self._offer(plural(card.cost, "Go there, {n} point", "Go there, {n} points"), "↵", why)
        reach = self.desk.reach(one)
        self._tell_map(overlays.way_to(reach, one, card.rows[-1].square), None)

    def _show_square(self, at: Square) -> None:
        found = square.square_card(self.desk.rules, self.desk.moment.ground, self.desk.view, at)
        self._begin("square", found.title, found.words)
        self._show_standing(at)
        one = self.desk.chosen
        if one is not None and self.desk.own(one) and any(row.side != one.side for row in found.rows):
            reasons = fire.no_target(self.desk.moment, one, at)
            self.strip.tell("; ".join(reason.text for reason in reasons), reasons)
        elif one is not None and self.desk.own(one) and at != one.square:
            why = walk.out_of_reach(self.desk.moment, one, at)
            self.note.setText(f"{found.words}\n{capital(why.text)}. [{why.clause}]")
        self._tell_map(None, None)

    def _show_standing(self, at: Square) -> None:
        found = square.square_card(self.desk.rules, self.desk.moment.ground, self.desk.view, at)
        self.standing.tell([self._of_unit(one) for one in found.rows])

    def _of_unit(self, one: StandingRow) -> LedgerRow:
        return LedgerRow(one.name, one.words, "plain", tr("Take it in hand"), partial(self.picked.emit, one.id))

    def _offer(self, words: str, key: str, why: str) -> None:
        self.button.cap = key
        self.button.tell(words, why)
        self.button.setVisible(True)

    def _tell_map(self, trail: Trail | None, squares: int | None) -> None:
        self.trail_changed.emit(trail)
        self.range_changed.emit(squares)

    # ---- giving

    def give(self) -> bool:
        """Give the order that is offered; false when there is none or it is refused, which is told."""
        if self.order is None or not isinstance(self.desk.do(self.order), Done):
            return False
        self.given.emit()
        return True
