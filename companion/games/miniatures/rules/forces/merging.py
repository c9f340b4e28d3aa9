"""Units merged into one: starts, columns, men and guns are summed, and the worst of the markers holds."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules.forces import bounds
from companion.games.miniatures.rules.forces.figures import GONE, summed
from companion.games.miniatures.rules.forces.lineage import Whole
from companion.games.miniatures.rules.forces.origins import fell_with_its_own, gathered
from companion.games.miniatures.rules.forces.splitting import DEEP, most_used, pooled
from companion.games.miniatures.rules.state import Battery, Brigade, Unit

LEDGER = ("stands_at_start", "stands", *GONE)


def merged(rules: Rules, units: Sequence[Unit], into: str) -> Unit:
    """Give the units as one that is called `into`: it is what that one is, with all that the others bring.

    Where they are all the parts of a unit that was split, they are that unit again, its bounds and its name as before.
    """
    lead = lead_of(units, into)
    ordered = [lead, *(one for one in units if one is not lead)]
    whole = restored(units)
    common: dict[str, object] = {
        **summed(units, *LEDGER),
        "id": into,
        "shape": (),
        "low_ammo": any(one.low_ammo for one in units),
        "seen": any(one.seen for one in units),
        "invented": tuple(dict.fromkeys(name for one in ordered for name in one.invented)),
        "note": "; ".join(dict.fromkeys(one.note for one in ordered if one.note)),
        "this_turn": most_used(ordered),
        "shares": gathered(ordered, into),
        "part_of": whole.before if whole else None,
    }
    if whole and whole.id == into:
        common |= {"name": whole.name, "traits": whole.traits}
    if isinstance(lead, Battery):
        return _battery(lead, [one for one in ordered if isinstance(one, Battery)], common, whole)
    return _brigade(rules, lead, [one for one in ordered if isinstance(one, Brigade)], common, whole)


def _battery(lead: Battery, those: Sequence[Battery], common: dict[str, object], whole: Whole | None) -> Battery:
    made = replace(lead, **common, **summed(those, "guns", "damaged"), silenced=any(one.silenced for one in those))
    label = ", ".join(dict.fromkeys(name for one in those for name in pooled(one.label)))
    return replace(made, label=whole.label if whole else label)


def _brigade(
    rules: Rules, lead: Brigade, those: Sequence[Brigade], common: dict[str, object], whole: Whole | None
) -> Brigade:
    fresh_at, worn_at = (whole.fresh_at, whole.worn_at) if whole else bounds.of_merged(rules, those)
    commanded = leading(those, lead.id)
    deep = next((one.formation for one in those if one.stands > 1), lead.formation)
    made = replace(
        lead,
        **common,
        men=sum(one.men for one in those),
        fresh_at=fresh_at,
        worn_at=worn_at,
        disordered=any(one.disordered for one in those),
        commander=commanded.commander,
        exceptional_commander=commanded.exceptional_commander,
        # Who fell with a brigade of the beginning is told by the share that its stands are.
        commander_fell=any(one.commander_fell and (one is lead or not fell_with_its_own(one)) for one in those),
        formation=deep if lead.stands == 1 else lead.formation,
    )
    return replace(made, formation="single-line") if made.stands == 1 and made.formation in DEEP else made


def lead_of(units: Sequence[Unit], into: str) -> Unit:
    """Give the unit that the others join: limbered, mounted, in a formation as it is."""
    return next((one for one in units if one.id == into), units[0])


def leading(those: Sequence[Brigade], into: str) -> Brigade:
    """Give the brigade whose commander leads merged ones: an exceptional one, whoever's id they have."""
    ordered = sorted(those, key=lambda one: one.id != into)
    return next((one for one in ordered if one.exceptional_commander), ordered[0])


def restored(units: Sequence[Unit]) -> Whole | None:
    """Give the whole that units are all the parts of, None where they are not of one split or some are missing.

    Parts that were split again are put together first.
    """
    pieces = [(one.part_of, one.stands_at_start) for one in units]
    while pieces:
        complete = next(
            (whole for whole, _ in pieces if whole and _start(pieces, whole) == whole.stands_at_start), None
        )
        if complete is None:
            return None
        rest = [piece for piece in pieces if piece[0] != complete]
        if not rest:
            return complete
        pieces = [*rest, (complete.before, complete.stands_at_start)]
    return None


def _start(pieces: Sequence[tuple[Whole | None, int]], whole: Whole) -> int:
    return sum(start for of, start in pieces if of == whole)
