"""A charge on the field in words: what it touches, whether it outflanks, who is supported, each with its why."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.messages import fielded as say
from companion.games.miniatures.words.field.table import inches
from companion.language.messages import told
from companion.language.tongue import declared, tr
from companion.language.words import listed

CONTACTS = {"front": "{unit}'s front", "flank": "{unit}'s flank", "rear": "{unit}'s rear", "none": "nobody"}
declared(CONTACTS)


class ChargeRow(NamedTuple):
    """What the strip tells of one who fights."""

    unit: str
    contact: str
    support: str


def touched(side: str, enemy: str) -> str:
    """Say what of an enemy is touched."""
    return tr("Touches {what}", what=tr(CONTACTS[side], unit=enemy))


def flank(outflanked: bool, explain: Iterable[Any], attacker: str) -> str:
    """Say whether a charge outflanks, and why (D10-RUL-CHARGE-OUTFLANKED)."""
    found = {one.label.key: one.value for one in explain}
    if outflanked:
        return tr("outflanked: {unit} began behind the line of its front", unit=attacker)
    if not found:
        return tr("not outflanked: where {unit} began is not known", unit=attacker)
    if not found.get(say.BEHIND.key):
        return tr("not outflanked: {unit} began before its front", unit=attacker)
    if found.get(say.SHELTERED.key):
        return tr("not outflanked: half of it lies in a town or in works all round")
    return tr("not outflanked: {unit} touches its front alone", unit=attacker)


def in_depth(rules: Rules, unit: Any) -> bool:
    """Say whether a unit's formation supports it by itself (D10-CHARGE-NOTE-SUPPORT-AUTO)."""
    return bool(unit is not None and unit.kind == "brigade" and rules.cards[unit.formation].always_supported)


def support(those: Sequence[Any], name: Callable[[str], str], *, lost: bool = False, deep: bool = False) -> str:
    """Say who supports, and how far away he is; else what is against the nearest (D10-RUL-CHARGE-SUPPORT)."""
    if deep:
        return tr("supported by its formation")
    if lost:
        return tr("not supported: who is outflanked has no support")
    helping = [one for one in those if not one.reasons]
    if helping:
        who = listed([tr("{unit}, {inches}", unit=name(one.unit), inches=inches(one.inches)) for one in helping])
        return tr("supported: {who}", who=who)
    if not those:
        return tr("not supported: nobody of its side is on the field")
    near = those[0]
    why = told(near.reasons[0].what, lambda one: name(one.id))
    return tr("not supported: {unit}: {why}", unit=name(near.unit), why=why)
