"""What the field proposes for the fire step, asked once a position; without places on the field nothing is asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from companion.games.miniatures.charts import readings
from companion.games.miniatures.rules.fire_modifiers import NO_COVER
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.games.miniatures.words.eyes import Ask
from companion.language.tongue import tr

if TYPE_CHECKING:
    from companion.games.miniatures.words.field.proposals import Proposal


class Measuring:
    """The field's answers, kept while the view is the same."""

    def __init__(self, desk: MiniaturesDesk) -> None:
        self._desk = desk
        self._of: Any = None
        self._kept: dict[tuple[str, str], Proposal | None] = {}
        self._pairs: dict[tuple[str, str], Any] = {}
        self._every: tuple[Proposal, ...] | None = None
        self._parts: dict[tuple[str, str], Proposal] = {}
        self._parted: set[tuple[str, str]] = set()

    def _fresh(self) -> None:
        if self._of is not self._desk.view:
            self._of, self._kept, self._pairs, self._every = self._desk.view, {}, {}, None
            self._parts = {}

    def part(self, unit: str, target: str, *, alone: bool) -> None:
        """Let a part of a unit fire at a target, while the rest has another; or all of it, which is usual."""
        if alone:
            self._parted.add((unit, target))
        else:
            self._parted.discard((unit, target))

    def _part(self, unit: str, target: str) -> Proposal | None:
        """Give what the field says of the part of a unit that fires at a target; None where all of it does.

        Who has fired has only the rest.
        """
        found = self._desk.unit(unit)
        if (unit, target) not in self._parted and not (found is not None and found.fired):
            return None
        self.every()
        return self._parts.get((unit, target))

    def _stand(self, *names: str) -> bool:
        """Say whether all of these units stand on the field, with a strength that is known."""
        places = self._desk.view.field.places
        found = [self._desk.unit(name) for name in names]
        return all(one is not None and one.id in places and one.stands is not None for one in found)

    def __call__(self, unit: str, target: str) -> Proposal | None:
        """Give what the field says of one unit that fires at another; None where one has no place."""
        self._fresh()
        if (part := self._part(unit, target)) is not None:
            return part
        if (unit, target) not in self._kept:
            self._kept[unit, target] = self._asked(unit, target) if self._stand(unit, target) else None
        return self._kept[unit, target]

    def _asked(self, unit: str, target: str) -> Proposal:
        # Not before somebody stands on the field: it counts in arrays, which take their time to load.
        from companion.games.miniatures.words.field.proposals import of_pair, of_row

        desk = self._desk
        one, other = desk.unit(unit), desk.unit(target)
        rows = desk.session.field.fire([unit], [target])
        return (
            of_row(desk.rules, one, rows[0], desk.view)
            if rows
            else of_pair(desk.rules, one, other, self.pair(unit, target))
        )

    def pair(self, unit: str, target: str) -> Any:
        """Give two units measured stand by stand; None where one has no place."""
        self._fresh()
        if (unit, target) not in self._pairs:
            there = self._stand(unit, target)
            self._pairs[unit, target] = self._desk.session.field.measure(unit, target) if there else None
        found, part = self._pairs[unit, target], self._part(unit, target)
        return found if found is None or part is None else _of_part(found, part)

    def covered(self, target: str, units: Sequence[str]) -> str | None:
        """Give what covers a target from units that fire together; None where nobody of them can be measured."""
        there = [unit for unit in units if self._stand(unit, target)]
        parted = [unit for unit in there if self._part(unit, target) is not None]
        filled = self._desk.session.field.fire_order(target, there, parted=parted) if there else None
        return None if filled is None else str(filled.order.cover)

    def every(self) -> tuple[Proposal, ...]:
        """Give who may fire at whom now, whoever may be expected to do most first."""
        self._fresh()
        if self._every is None:
            from companion.games.miniatures.words.field.proposals import of_row

            desk, view = self._desk, self._desk.view
            here = [one for one in view.units if one.status == "on-table" and self._stand(one.id)]
            # Of whom a part has fired the rest may fire at another.
            parted = desk.rules.reads(readings.SPLIT_FIRE)
            firers = [one.id for one in here if one.side == view.to_act and (parted or not one.fired)]
            targets = [one.id for one in here if one.side != view.to_act]
            rows = desk.session.field.who_fires(firers, targets) if firers and targets else ()
            found = [of_row(desk.rules, desk.unit(row.firer), row, view) for row in rows]
            self._kept |= {(one.unit, one.target): one for one in found if not one.stands}
            self._parts = {(one.unit, one.target): one for one in found if one.stands}
            self._every = tuple(one for one in found if one.may)
        return self._every


def _of_part(pair: Any, part: Proposal) -> Any:
    """Give two units measured, in which no stand fires but those of a part."""
    stands = [one if (one.rank, one.file) in part.stands else replace(one, fires=False, hits=[]) for one in pair.stands]
    return replace(pair, stands=stands)


def whose(asks: tuple[Ask, ...], measured: str | None, said: str) -> tuple[Ask, ...]:
    """Say at each cover whether the field proposes it, or the referee says another: beside it what is measured."""
    if measured is None:
        return asks

    def value(one: Ask) -> str:
        if one.condition != "cover":
            return one.value
        if measured == said:
            return tr("{value} · field", value=one.value) if one.word == measured else one.value
        if one.word == said:
            return tr("{value} · referee", value=one.value)
        return tr("{value} · field says so", value=one.value) if one.word == measured else one.value

    return tuple(one._replace(value=value(one)) for one in asks)


def cover_words(measured: str | None, said: str) -> str:
    """Say whose word the cover is, "" where nothing was measured."""
    if measured is None:
        return ""
    names = {NO_COVER: tr("no cover"), "cover": tr("in cover"), "works": tr("in works")}
    there = names.get(said, said)
    if measured == said:
        return tr("{cover}, measured", cover=there)
    return tr("{cover}: referee · field: {other}", cover=there, other=names.get(measured, measured))
