"""What is shown of a square, in words: for the tooltip, for the line under the map, and for who cannot see it."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.tactical.rules.ground.map import Ground
from companion.games.tactical.rules.ground.squares import NAMES, Square
from companion.games.tactical.words.map.marks import Counter, Marks
from companion.language.tongue import plural, tr
from companion.language.words import trait_words


def listing(ground: Ground, marks: Marks, at: Square) -> tuple[str, ...]:
    """Give a line for each thing that is shown of a square; counters in the order in which they lie."""
    return tuple(_said(ground, marks, at)) if ground.on_map(at) else (tr("off the map"),)


def read_out(ground: Ground, at: Square) -> str:
    """Give what the rules show of a square: terrain, elevation, row and column (ANT-7.1h)."""
    terrain = tr(ground.shown(at).replace("_", " "))
    return tr("{terrain}, elevation {level}, {x},{y}", terrain=terrain, level=ground.elevation(at), x=at[0], y=at[1])


def _said(ground: Ground, marks: Marks, at: Square) -> Iterator[str]:
    name = ground.name(at)
    yield read_out(ground, at) + (f" · {name}" if name else "")
    for who, squares in ground.entries.items():
        if at in squares:
            yield tr("reinforcements come on here: {who}", who=who)
    for one in marks.at(at):
        yield unit(one)
    if marks.reach is not None and at in marks.reach.costs:
        yield plural(marks.reach.costs[at], "{n} operation point to get there", "{n} operation points to get there")
    if marks.seen is not None:
        if at in marks.seen.seen:
            yield tr("in sight")
        elif at in marks.seen.hidden:
            yield tr("out of sight")
    if marks.fire is not None and at in marks.fire.squares:
        yield tr("in range and in sight")
    sides = [zone.side for zone in marks.zones if at in zone.squares]
    if sides:
        words = {"union": tr("Union"), "confederate": tr("Confederate")}
        yield tr("zone of control: {sides}", sides=", ".join(words[side] for side in sides))


def unit(one: Counter) -> str:
    """Say everything that a counter shows."""
    return ", ".join(_shown_of(one))


def _shown_of(one: Counter) -> Iterator[str]:
    yield one.name
    yield one.strength
    if one.routed:
        yield tr("routed")
    elif one.facing is not None:  # who faces nowhere has no mode either: the Basic game, a gunboat
        yield tr(one.mode)
    if one.facing is not None and not one.routed:
        yield tr("facing {n} {way}", n=one.facing, way=tr(NAMES[one.facing]))
    if one.disrupted:
        yield tr("disrupted")
    if not one.in_command:
        yield tr("out of command")
    if not one.ammo:
        yield tr("out of ammunition")
    if one.fort:
        yield tr("fortification {n}", n=one.fort)
    if one.leader:
        yield tr("with the {rank} commander", rank=tr(one.leader))
    if one.said:
        yield trait_words(one.said)
    if one.fire is not None:
        yield tr("fire plotted at {x},{y}", x=one.fire[0], y=one.fire[1])
    if one.melee:
        yield tr("melee plotted")
    if one.advance:
        yield tr("advance plotted")
    if one.spent:
        yield tr("can do nothing more this phase")
