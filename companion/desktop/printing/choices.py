"""What is printed and how: the decks, paper, card, backs, ink. The choices of the last time are remembered."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Literal, cast

import msgspec
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QListWidget, QVBoxLayout, QWidget

from companion.cards.decks import DECKS
from companion.cards.sizes import BASES, BLEED_MOST, LINES, MARGIN_MOST, PAPERS, SIZES, Layout, checked
from companion.charts.faults import BadInput
from companion.desktop.widgets.form_fields import ChoiceBox, FlagBox
from companion.desktop.widgets.lengths import NumberBox
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import label
from companion.desktop.widgets.plain import tip
from companion.field import tags
from companion.language.tongue import declared, tr
from companion.rows.form import Choices

Side = Literal["", "union", "confederate"]
WORDS = {
    "a4": "A4",
    "letter": "US Letter",
    "a3": "A3",
    "a2": "A2",
    "a1": "A1",
    "full": "The whole paper",
    "a6": "A6",
    "tarot": "Tarot",
    "poker": "Poker",
}
declared(WORDS)
BACKS: dict[str, str] = {
    "": "Each on its own, one after the other",
    "long": "Both sides, turned by the long edge",
    "short": "Both sides, turned by the short edge",
    "fold": "Beside each other, to be folded over",
    "fronts": "None: the fronts alone",
}
declared(BACKS)
FLAGS = {
    "grey": "Shades of grey",
    "ink_saving": "Saving ink",
    "crop_marks": "Crop marks",
    "tagged": "A tag for each unit",
}
declared(FLAGS)


class Wanted(msgspec.Struct, frozen=True):
    """What is to be printed."""

    deck: str = next(iter(DECKS))
    side: Side = ""
    """Whose papers, "" for both sides'."""
    layout: Layout = Layout()

    def asked(self) -> Layout:
        """Give the layout as the deck can have it: where the card has no size to choose, the paper's."""
        return self.layout if DECKS[self.deck].cards else msgspec.structs.replace(self.layout, size="full")


def remembered(stored: Any) -> Wanted:
    """Give what was wanted the last time; what cannot be read, or no paper can hold, is as it was at first."""
    with suppress(msgspec.MsgspecError, BadInput):
        found = msgspec.convert(stored, Wanted)
        if found.deck in DECKS:
            checked(found.layout)
            return found
    return Wanted()


class MillimetreBox(NumberBox):
    """Millimetres, none or so many at the least, to so many."""

    def __init__(self, look: Look, most: float, least: float = 0.0) -> None:
        super().__init__()
        self.lineEdit().setTextMargins(look.px(4), 0, 0, 0)
        self.setRange(least, most)
        self.setSingleStep(1)
        self.setSuffix(" mm")


class ChoicesPanel(QWidget):
    """A list of the decks, and a line a choice."""

    edited = Signal()

    def __init__(self, look: Look, wanted: Wanted, names: Sequence[str] = tuple(DECKS), seat: str = "referee") -> None:
        """Offer decks in an order; to a side's seat, of those made from what a side knows, its own alone."""
        super().__init__()
        self._look, self._deck_names, self._seat = look, list(names), seat
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(look.px(6))
        self.decks = QListWidget()
        self.decks.setAccessibleName(tr("What is printed"))
        self.decks.addItems([tr(DECKS[name].title) for name in self._deck_names])
        self.decks.setSpacing(look.px(1))
        edge, ink = look.color("edge").name(), look.color("ink").name()
        self.decks.setStyleSheet(
            f"QListWidget {{ border: 1px solid {edge}; border-radius: {look.px(3)}px; }}"
            f"QListWidget:focus {{ border: {look.px(2)}px solid {ink}; }}"
        )
        lines.addWidget(self.decks, 1)
        self.paper, self.card, self.backs, self.side = ChoiceBox(), ChoiceBox(), ChoiceBox(), ChoiceBox()
        self.base, self.lines = ChoiceBox(), ChoiceBox()
        self.bleed, self.margin = MillimetreBox(look, BLEED_MOST), MillimetreBox(look, MARGIN_MOST)
        self.tag = MillimetreBox(look, tags.MOST, tags.LEAST)
        self.flags = {name: FlagBox(look, tr(words)) for name, words in FLAGS.items()}
        grid = QGridLayout()
        grid.setHorizontalSpacing(look.px(10))
        grid.setVerticalSpacing(look.px(6))
        grid.setColumnStretch(1, 1)
        named: tuple[tuple[str, ChoiceBox | MillimetreBox], ...] = (
            (tr("Paper"), self.paper),
            (tr("Card"), self.card),
            (tr("Backs"), self.backs),
            (tr("Side"), self.side),
            (tr("Base"), self.base),
            (tr("Lines"), self.lines),
            (tr("Tags"), self.tag),
            (tr("Margin"), self.margin),
            (tr("Bleed"), self.bleed),
        )
        for place, (words, editor) in enumerate(named):
            editor.setAccessibleName(words)
            grid.addWidget(label(words, "label"), place, 0)
            grid.addWidget(editor, place, 1)
        for place, flag in enumerate(self.flags.values(), len(named)):
            grid.addWidget(flag, place, 1)
        lines.addLayout(grid)
        self.margin.setToolTip(tr("What the printer cannot reach at the edges of the paper"))
        self.bleed.setToolTip(tr("How far colour goes on beyond the cut"))
        self.paper.offer(tuple((tr(WORDS[name]), name) for name in PAPERS))
        self.card.offer(tuple((tr(WORDS[name]), name) for name in SIZES))
        self.base.offer(tuple((tr("{n} mm", n=wide), wide) for wide in BASES))
        self.lines.offer(tuple((str(count), count) for count in LINES))
        self.backs.offer(tuple((tr(words), name) for name, words in BACKS.items()))
        self._put(wanted)
        self.decks.currentRowChanged.connect(self._on_deck)
        boxes: tuple[Any, ...] = (
            self.paper,
            self.card,
            self.backs,
            self.side,
            self.base,
            self.lines,
            self.bleed,
            self.margin,
            self.tag,
        )
        for box in (*boxes, *self.flags.values()):
            box.edited.connect(self.edited)

    def wanted(self) -> Wanted:
        """Give what is chosen."""
        backs = self.backs.answer()
        layout = Layout(
            paper=self.paper.answer(),
            size=self.card.answer(),
            bleed=self.bleed.answer(),
            margin=self.margin.answer(),
            duplex=cast("Any", "" if backs in ("fold", "fronts") else backs),
            fold=backs == "fold",
            fronts=backs == "fronts",
            base=self.base.answer(),
            lines=self.lines.answer(),
            tag=self.tag.answer(),
            **{name: flag.answer() for name, flag in self.flags.items()},
        )
        return Wanted(self._deck_names[max(0, self.decks.currentRow())], self.side.answer() or "", layout)

    def _put(self, wanted: Wanted) -> None:
        layout = wanted.layout
        self.decks.setCurrentRow(self._deck_names.index(wanted.deck))
        self._offer_sides()
        put: tuple[tuple[Any, Any], ...] = (
            (self.paper, layout.paper),
            (self.card, layout.size),
            (self.base, layout.base),
            (self.lines, layout.lines),
            (self.bleed, layout.bleed),
            (self.margin, layout.margin),
            (self.tag, layout.tag),
            (self.backs, "fold" if layout.fold else "fronts" if layout.fronts else layout.duplex),
            *((flag, getattr(layout, name)) for name, flag in self.flags.items()),
        )
        for editor, value in put:
            editor.put(value)
        if wanted.side in self._sides:
            self.side.put(wanted.side)
        self._switch()

    def _on_deck(self) -> None:
        self._offer_sides()
        self._switch()
        self.edited.emit()

    def _offer_sides(self) -> None:
        """Offer both sides, but not where a deck is for one; to a side's seat no more than its own papers."""
        deck = DECKS[self._deck_names[max(0, self.decks.currentRow())]]
        mine = self._seat if self._seat != "referee" and (deck.side or deck.known) else ""
        both: Choices = () if deck.side or mine else ((tr("Both sides"), ""),)
        one: Choices = ((tr("Union"), "union"), (tr("Confederate"), "confederate"))
        offered = (*both, *(side for side in one if mine in ("", side[1])))
        chosen = self.side.answer()
        self.side.offer(offered)
        self._sides = [value for _, value in offered]
        self.side.put(chosen if chosen in self._sides else self._sides[0])

    def _switch(self) -> None:
        """Let the size be chosen where a deck has one to choose."""
        cards = DECKS[self._deck_names[max(0, self.decks.currentRow())]].cards
        self.card.setEnabled(cards)
        bases = DECKS[self._deck_names[max(0, self.decks.currentRow())]].bases
        for box in (self.base, self.lines):
            box.setEnabled(bases)
            box.setToolTip(tip("" if bases else tr("only labels are made for bases")))
        tagged = DECKS[self._deck_names[max(0, self.decks.currentRow())]].tags
        self.tag.setEnabled(bool(tagged))
        self.tag.setToolTip(tip("" if tagged else tr("there are no tags on it")))
        self.flags["tagged"].setEnabled(tagged == "wanted")
        self.card.setToolTip(tip("" if cards else tr("this deck has the size that it has")))
