"""What the field proposes for the fire step, asked once a position; without places on the field nothing is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

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
        self._every: tuple[Proposal, ...] | None = None

    def _fresh(self) -> None:
        if self._of is not self._desk.view:
            self._of, self._kept, self._every = self._desk.view, {}, None

    def __call__(self, unit: str, target: str) -> Proposal | None:
        """Give what the field says of one unit that fires at another; None where one has no place."""
        self._fresh()
        view = self._desk.view
        if unit not in view.field.places or target not in view.field.places:
            return None
        if (unit, target) not in self._kept:
            # Not before somebody stands on the field: it counts in arrays, which take their time to load.
            from companion.games.miniatures.words.field.proposals import proposal

            one, other = self._desk.unit(unit), self._desk.unit(target)
            self._kept[unit, target] = proposal(self._desk.rules, view, one, other)
        return self._kept[unit, target]

    def every(self) -> tuple[Proposal, ...]:
        """Give who may fire at whom now, the most points first."""
        self._fresh()
        if self._every is None:
            from companion.games.miniatures.words.field.proposals import every

            found = every(self._desk.rules, self._desk.view, self._desk.view.to_act)
            self._every = tuple(one for one in found if not self._fired(one))
            self._kept |= {(one.unit, one.target): one for one in found}
        return self._every

    def _fired(self, one: Proposal) -> bool:
        unit = self._desk.unit(one.unit)
        return unit is None or bool(unit.fired)


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
