"""What each kind of ground does, in the few words of a legend: every figure from the charts."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from companion.charts.figures import exact
from companion.games.miniatures.charts.movement import Rate
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.charts.terrain import SILENT, TerrainKind
from companion.language.figures import inches, signed, times
from companion.language.tongue import declared, tr

DIE = {"woods": "woods", "rough": "broken-ground", "town": "town"}
"""The row of the fire die by what ground is; other kinds by the cover that they give."""
KEYS = {"closed": "woods", "unfinished": "railroad"}
"""Lines of a legend that are a kind of another."""
VALUES = ("as the scenario says", "rough", "linear", "crossings", "free", "within", "over", "blocks", "open", "ground")
"""What the chart's table says in words."""
declared(VALUES)


def effects(rules: Rules) -> Mapping[str, str]:
    """Give what each line of a field's legend does: {"woods": "foot ×½; cover −1"}; nothing where no chart has it."""
    found = {row.id: effect(rules, row) for row in rules.terrain.kind}
    return found | {key: found[kind] for key, kind in KEYS.items() if kind in found}


def effect(rules: Rules, row: TerrainKind) -> str:
    """Give what a kind does, to moving first, then to fire or to a charge."""
    parts = [_moving(rules, row), _fire(rules, row), _charge(rules, row)]
    if not row.outflanked:
        parts = [_fire(rules, row), tr("never outflanked")]
    # Two at most: who wants all of it looks the kind up in the rules.
    return "; ".join([part for part in parts if part][:2])


def _moving(rules: Rules, row: TerrainKind) -> str:
    rates: dict[str, Rate] = {one.mover: one for one in rules.movement.rate}
    foot, horse, guns = (rates.get(name) for name in ("infantry", "cavalry", "foot-artillery"))
    match row.moves:
        case "rough" if foot and horse and guns:
            if row.id == "woods":
                return tr("foot {times}", times=times(foot.rough.times))
            return tr(
                "foot {foot}, horse {horse}, guns {guns}",
                foot=times(foot.rough.times),
                horse=times(horse.rough.times),
                guns=times(guns.rough.times),
            )
        case "road" if foot and guns:
            return tr("columns {foot}, limbered {guns}", foot=times(foot.road.times), guns=times(guns.road.times))
        case "linear" if foot and foot.linear_object:
            return tr("crossing {inches}", inches=_minus(foot.linear_object.inches))
        case "ford" if foot and guns:
            return tr("foot {foot}, guns {guns}", foot=_minus(foot.ford.inches), guns=_guns(rates))
        case "crossings":
            return tr("by bridge or ford only")
        case "free":
            return tr("nothing to pay") if row.id in ("bridge", "pass") else ""
        case moves if moves == SILENT:
            return tr("as the scenario says")
        case _:
            return ""


def _guns(rates: Mapping[str, Rate]) -> str:
    found = {_minus(rates[name].ford.inches) for name in ("foot-artillery", "horse-artillery") if name in rates}
    return tr("{one} or {other}", one=min(found), other=max(found)) if len(found) > 1 else "".join(found)


def _minus(length: float | str) -> str:
    return f"−{inches(abs(Fraction(exact(length))))}"


def _fire(rules: Rules, row: TerrainKind) -> str:
    values = {one.id: one.value for one in rules.musketry.modifier}
    name = DIE.get(row.id, row.cover)
    if row.cover == "none" or name not in values:
        return ""
    value = signed(int(exact(values[name])))
    return tr("die {value}", value=value) if row.cover == "works" else tr("cover {value}", value=value)


def _charge(rules: Rules, row: TerrainKind) -> str:
    values = {one.id: one.value for one in rules.charge.modifier}
    if row.charge not in values:
        return ""
    value = signed(int(exact(values[row.charge])))
    if row.id == "hill":
        return tr("hilltop held: {value} in a charge", value=value)
    return tr("{value} in a charge", value=value)
