"""Two units measured: stand by stand who is in arc, how far, seen and in enfilade; the groups; the cover."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import groupby

import msgspec

from companion.charts.figures import Outside, Reasoned
from companion.field.arcs import every_pair, parts, within
from companion.field.lines import join
from companion.field.near import nearest_points
from companion.field.reading import shaped
from companion.field.stands import GRACE, Stand, Stands
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.messages import measuring as say
from companion.games.miniatures.rules.measuring.asked import Asked, GroupMeasured, Measured, StandMeasured
from companion.games.miniatures.rules.measuring.cover import Cover, cover
from companion.games.miniatures.rules.measuring.enfilade import enfiladed, front_line
from companion.games.miniatures.rules.measuring.figures import Figures, Weapon, figures
from companion.games.miniatures.rules.measuring.footprint import footprint, formation_of
from companion.games.miniatures.rules.measuring.ground import Terrain
from companion.games.miniatures.rules.measuring.sight import stopped


class Sighted(msgspec.Struct, frozen=True):
    """A stand of the firer: what it has before it, to the hundred-thousandth."""

    stand: Stand
    range: float | None
    hits: tuple[int, ...]
    enfilade: bool
    blocked_by: str | None

    @property
    def fires(self) -> bool:
        """Say whether it hits anything."""
        return bool(self.hits)


def resolve(rules: Rules, asked: Asked) -> Measured:
    """Measure from one unit to another by the rules in force. Raises Outside, also for ground that is no shape."""
    for nth, one in enumerate(asked.ground):
        for problem in shaped(one, "", f"$.ground[{nth}]"):
            raise Outside(problem.path, say.NOT_DRAWN())
    return measure(rules.once(figures), asked)


def measure(rules: Figures, asked: Asked, terrain: Terrain | None = None) -> Measured:
    """Measure from one unit to another. Raises Outside for a formation or a shape that is not the unit's own.

    `terrain` is the ground of what is asked, where somebody has it ready.
    """
    size, weapon = asked.stand or rules.stand, rules.weapon(asked.firer, asked.shot)
    mine, theirs = footprint(asked.firer, size, "$.firer"), footprint(asked.target, size, "$.target")
    others = [Stands(footprint(one, size, f"$.others[{nth}]"), size) for nth, one in enumerate(asked.others)]
    table = Table(
        Stands(mine, size),
        Stands(theirs, size),
        Stands.together([join(one) for one in others], size),
        [one.name for one, those in zip(asked.others, others, strict=True) for _ in range(len(those))],
        terrain or Terrain(asked.ground, rules.visible),
    )
    found = _sighted(rules, weapon, rules.ranks[formation_of(asked.firer)], table, (mine, theirs))
    able = [nth for nth, one in enumerate(found) if one.fires]
    covered = cover(rules.covering, table.firing, able, table.target, table.terrain)
    hit = {one for each in found for one in each.hits}
    alone = len(theirs) == 1 or formation_of(asked.target) == "march-column"
    groups = [*_groups(weapon, found)]
    return Measured(
        [_told(one, theirs) for one in found],
        groups,
        len(hit) >= (1 if alone else rules.to_hit),
        covered,
        [*_working(weapon, groups, len(hit), alone, covered)],
    )


class Table(msgspec.Struct, frozen=True):
    """All that a line may meet: the stands of both, of the others with the name of each one's unit, the ground."""

    firing: Stands
    target: Stands
    others: Stands
    names: Sequence[str]
    terrain: Terrain


def _sighted(
    rules: Figures,
    weapon: Weapon,
    ranks: int | None,
    table: Table,
    both: tuple[Sequence[Stand], Sequence[Stand]],
) -> list[Sighted]:
    (mine, theirs), firing, target = both, table.firing, table.target
    count = len(theirs)
    pairs = every_pair(firing, target)
    seen = parts(firing, weapon.degrees, target, pairs)
    reached = (seen.inside & within(seen.distance, weapon.reach)).tolist()
    allowed = [ranks is None or one.rank <= ranks for one in mine]
    lines = [nth for nth, reaches in enumerate(reached) if reaches and allowed[nth // count]]
    found = stopped(firing.at[pairs[0][lines]], seen.nearest[lines], (table.others, table.names), table.terrain)
    stops = dict(zip(lines, found, strict=True))
    line, near, distances = (
        front_line(theirs, firing.size[0]),
        nearest_points(firing.at, target),
        seen.distance.tolist(),
    )
    made = []
    for nth, stand in enumerate(mine):
        pairs_of = range(nth * count, (nth + 1) * count)
        hits = [one for one in pairs_of if one in stops and stops[one] is None]
        inches = min((distances[one] for one in hits or pairs_of if distances[one] < math.inf), default=None)
        first = min((one for one in pairs_of if one in stops), key=distances.__getitem__, default=None)
        stop = None if hits or first is None else stops[first]
        x, y = near[nth].tolist()
        side = enfiladed(firing, nth, line, (x, y), rules.along)
        name = stop.name if stop is not None else None
        made.append(Sighted(stand, inches, tuple(one - nth * count for one in hits), side, name))
    return made


def _told(one: Sighted, theirs: Sequence[Stand]) -> StandMeasured:
    hits = [(theirs[nth].rank, theirs[nth].file) for nth in one.hits]
    inches = None if one.range is None else round(one.range, 2)
    return StandMeasured(one.stand.rank, one.stand.file, one.fires, inches, one.enfilade, hits, one.blocked_by)


def _groups(weapon: Weapon, found: Sequence[Sighted]) -> Iterator[GroupMeasured]:
    """Group the stands that fire by band and enfilade, the nearest band first."""

    def key(one: Sighted) -> tuple[int, bool]:
        assert one.range is not None
        return weapon.band(one.range), one.enfilade

    for (_, enfilade), group in groupby(sorted((one for one in found if one.fires), key=key), key=key):
        ranges = [one.range for one in group if one.range is not None]
        longest = max(ranges)
        ball = weapon.canister is not None and longest <= weapon.canister + GRACE
        yield GroupMeasured(len(ranges), round(longest, 2), enfilade, ball)


def _working(
    weapon: Weapon, groups: Sequence[GroupMeasured], hit: int, alone: bool, covered: Cover
) -> Iterator[Reasoned]:
    yield Reasoned(weapon.clause, say.ARC(), weapon.degrees)
    for group in groups:
        said = say.ALONG if group.enfilade else say.IN_BAND
        yield Reasoned(
            "D10-RUL-FIRE-ENFILADE-DEF" if group.enfilade else "D10-RUL-FIRE-RANGE-EDGE",
            said(stands=group.stands),
            group.range,
        )
    yield Reasoned("D10-RUL-FIRE-HIT-ONE" if alone else "D10-FIRE-HIT-TWO", say.MAY(), hit)
    yield Reasoned("D10-RUL-FIRE-COVER-HALF", say.COVERED(), covered)
