"""A unit split into parts, each with its share of the stands, the losses and whatever else the whole has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules.forces import bounds
from companion.games.miniatures.rules.forces.figures import divided, shared
from companion.games.miniatures.rules.forces.lineage import Share, Whole
from companion.games.miniatures.rules.forces.orders import Part
from companion.games.miniatures.rules.forces.origins import parted
from companion.games.miniatures.rules.placing.folding import NOWHERE
from companion.games.miniatures.rules.state import Battery, Brigade, Unit
from companion.games.miniatures.rules.this_turn import ThisTurn

DEEP = ("double-line", "attack-column")
"""Formations that one stand alone cannot hold (D10-RUL-FORM-FEW-STANDS)."""


def heir(name: str, parts: Sequence[Part]) -> int:
    """Give which part is what the unit was to others: the one that keeps its id, else the first."""
    return next((nth for nth, part in enumerate(parts) if part.id == name), 0)


def split(rules: Rules, one: Unit, parts: Sequence[Part]) -> tuple[Unit, ...]:
    """Give the parts of a unit, in their order.

    Markers and what was done in this turn go with all of them; commander and fallen commander stay with the heir.
    """
    stands = [part.stands for part in parts]
    ledgers, whole = divided(one, stands), _whole(one)
    done = _divided_turn(one.this_turn, stands)
    shares = parted(one, [(part.id, ledger) for part, ledger in zip(parts, ledgers, strict=True)])
    made: list[Unit] = []
    for nth, part in enumerate(parts):
        first = nth == heir(one.id, parts)
        common = {
            **ledgers[nth],
            **({} if first else NOWHERE),
            "shape": (),
            "id": part.id,
            "name": part.name,
            "part_of": whole,
            "this_turn": done[nth],
        }
        mine = _own(part.id, shares[nth])
        if isinstance(one, Brigade):
            brigade = _brigade(rules, one, {**common, "shares": mine}, men=shared(one.men, stands)[nth], first=first)
            fell = not mine and any(share.commander_fell for share in shares[nth])
            made.append(replace(brigade, commander_fell=brigade.commander_fell or fell))
        else:
            guns, damaged = shared(one.guns, stands)[nth], shared(one.damaged, stands)[nth]
            label = labels(one, parts)[nth]
            made.append(replace(one, **common, shares=mine, guns=guns, damaged=damaged, label=label))
    return tuple(made)


def _brigade(rules: Rules, one: Brigade, common: dict[str, object], *, men: int, first: bool) -> Brigade:
    made = replace(one, **common, men=men)
    fresh_at, worn_at = bounds.of_part(rules, one, stands=made.stands, start=made.stands_at_start)
    formation = "single-line" if made.stands == 1 and one.formation in DEEP else one.formation
    made = replace(made, fresh_at=fresh_at, worn_at=worn_at, formation=formation)
    return made if first else replace(made, commander="", exceptional_commander=False, commander_fell=False)


def _whole(one: Unit) -> Whole:
    made = Whole(one.id, one.name, one.stands_at_start, traits=one.traits, before=one.part_of)
    if isinstance(one, Battery):
        return replace(made, label=one.label)
    return replace(made, fresh_at=one.fresh_at, worn_at=one.worn_at)


def _own(name: str, shares: tuple[Share, ...]) -> tuple[Share, ...]:
    """Give the shares to be kept: none where all stands are the unit's own."""
    return () if all(share.of == name for share in shares) else shares


def pooled(label: str) -> tuple[str, ...]:
    """Give the batteries that a label lists."""
    return tuple(filter(None, (name.strip() for name in label.split(","))))


def labels(one: Battery, parts: Sequence[Part]) -> list[str]:
    """Give the label of each part: the batteries that it is called by, the rest the heir's."""
    names = pooled(one.label)
    own = [[name for name in names if name.casefold() in part.name.casefold()] for part in parts]
    taken = {name for found in own for name in found}
    own[heir(one.id, parts)] += [name for name in names if name not in taken]
    return [", ".join(found) for found in own]


COUNTED = ("lost_in_fire", "stands_fired")
"""What a unit did in this turn that is counted in its stands: a share of it goes with each part."""


def _divided_turn(done: ThisTurn, stands: Sequence[int]) -> list[ThisTurn]:
    counts = [shared(getattr(done, name), stands) for name in COUNTED]
    return [replace(done, **dict(zip(COUNTED, those, strict=True))) for those in zip(*counts, strict=True)]


def most_used(units: Sequence[Unit]) -> ThisTurn:
    """Give what units merged have done in this turn: what one has used is used, the first is asked first."""
    turns = [one.this_turn for one in units]
    found: dict[str, Any] = {
        name: _most([getattr(one, name) for one in turns]) for name in ThisTurn.__struct_fields__ if name != "came_from"
    }
    touched = dict.fromkeys(name for one in turns for name in (one.charges, *one.touches) if name)
    touches = tuple(name for name in touched if name != found["charges"])
    if len({(one.charges, one.touches) for one in turns}) == 1:
        touches = turns[0].touches
    counts = {name: sum(getattr(one, name) for one in turns) for name in COUNTED}
    return ThisTurn(**(found | {"touches": touches, "came_from": turns[0].came_from} | counts))


def _most(values: Sequence[Any]) -> Any:
    """Give of flags any, of figures the most, of words the first, of names all."""
    if all(one == values[0] for one in values):
        return values[0]
    if isinstance(values[0], tuple):
        return tuple(dict.fromkeys(name for one in values for name in one))
    return next(filter(None, values), values[0]) if isinstance(values[0], str) else max(values)
