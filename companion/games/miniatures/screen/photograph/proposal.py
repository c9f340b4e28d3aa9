"""What photographs propose at the desk: compared with the game, chosen from row by row, recorded as one entry."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from companion.desktop.desk.outcome import Refusal
from companion.field.photograph.reading import Reading
from companion.games.miniatures.rules.placing.spots import Spot, spot
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.games.miniatures.words import photographed
from companion.games.miniatures.words.photograph_found import Compared, Found, Named, Said, Unknown
from companion.games.miniatures.words.photograph_rows import Choice, PhotoRow, rows
from companion.language.tongue import plural, tr


@dataclass
class Proposal:
    """The rows of the photographs that are open, what the referee ticked, named and placed himself."""

    desk: MiniaturesDesk
    compared: Compared | None = None
    chosen: Choice = field(default_factory=Choice)
    said: Said = field(default_factory=Said)

    def begin(self) -> None:
        """Begin with photographs that were read anew: what was ticked is of the old ones, what was named stays."""
        self.chosen = Choice()
        self.said = Said(self.said.named)

    def compare(self, reading: Reading | None) -> tuple[PhotoRow, ...]:
        """Compare what was read with the game as it is now; gives the rows."""
        if reading is None:
            self.compared = None
            return ()
        self.compared = photographed.compared(self.desk.session, reading, self.said)
        return rows(self.desk.view, self.compared, self.chosen)

    def may(self) -> tuple[Found, ...]:
        """Give those that are ticked."""
        found = self.compared.found if self.compared is not None else ()
        return tuple(one for one in found if one.stirred and self.chosen.ticks(one))

    def turn(self, one: Found) -> None:
        """Turn a unit's tick."""
        self.chosen = self.chosen.turned(one)

    def leave(self, one: Found) -> None:
        """Leave a unit out."""
        self.chosen = self.chosen.without(one.unit)

    def name(self, one: Unknown, unit: str) -> None:
        """Say which unit a strange tag is; who was another tag before is that one no more."""
        named = [each for each in self.said.named if each.unit != unit]
        self.said = Said((*named, Named(one.tag, one.at, unit)), self.said.stands)

    def place(self, unit: str, at: Sequence[float]) -> None:
        """Say where a unit stands; without a facing it has the one that it had, or looks to the north."""
        before = self.desk.view.field.places.get(unit, ())
        facing = at[2] if len(at) > 2 else before[2] if len(before) > 2 else 0.0
        to: Spot = spot(round(at[0], 2), round(at[1], 2), facing)
        self.said = Said(self.said.named, {**self.said.stands, unit: to})
        self.chosen = Choice(self.chosen.left - {unit}, self.chosen.taken)

    def unseen(self) -> tuple[tuple[str, str], ...]:
        """Give names and ids of whom a strange tag could be."""
        if self.compared is None:
            return ()
        return tuple((self.desk.name(one), one) for one in photographed.unseen(self.desk.view, self.compared))

    def next_entry(self) -> int:
        """Give the number that the entry will have."""
        return max((line.entry for line in self.desk.log), default=0) + 1

    def anyway(self, unit: str) -> tuple[Found, ...]:
        """Give a unit as it is recorded whatever the rules say."""
        if self.compared is None:
            return ()
        return tuple(one for one in photographed.accepted(self.compared, every=True) if one.unit == unit)

    def record(self, those: Sequence[Found], because: str = "") -> str | Refusal:
        """Record units as one entry; gives what was done in words, "" for nothing, or why it is refused."""
        orders = photographed.orders(those, because)
        if not orders:
            return ""
        outcome = self.desk.do(*orders, label=photographed.label(those))
        if isinstance(outcome, Refusal):
            return outcome
        gone = {one.unit for one in those}
        self.said = Said(self.said.named, {unit: to for unit, to in self.said.stands.items() if unit not in gone})
        done = plural(len(those), "{n} unit is recorded as it stands", "{n} units are recorded as they stand")
        return tr("{done}: one entry, Ctrl Z takes it back.", done=done)
