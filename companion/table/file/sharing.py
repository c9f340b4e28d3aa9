"""Men, guns and stands: shared out without a man lost, and reckoned back (RTG-R-OFF-SCALE).

A brigade's stands are its men rounded; what rounding adds or drops stands in its ledger (`over`), and losses are
reckoned back from its men, so that an export that comes back without a shot changes nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import groupby

import msgspec

from companion.charts.rounding import half_up, shared_out
from companion.games.miniatures.charts.scale import stands_for
from companion.games.miniatures.setup.ids import short, slug, unique
from companion.games.miniatures.setup.rosters import RosterRow
from companion.table.file.battle import Brigade, Guns


def stands(count: int, a_stand: int) -> int:
    """Give the stands for men or guns: rounded half up, at least one for any, none for none (RTG-R-OFF-SCALE)."""
    return stands_for(count, a_stand) if count else 0


def points_lost(whole: Sequence[tuple[int, int, int]], a_point: int) -> int:
    """Give the points lost of (men or guns, stands, stands lost) a brigade (RTG-R-OFF-SCALE).

    Each brigade loses men as the share of its stands; the sum is rounded half up to points.
    """
    # One rounding, of the sum: brigade by brigade a corps would lose points that no man of it has lost, or keep some.
    gone = sum((Fraction(count * lost, had) for count, had, lost in whole if had), start=Fraction(0))
    return half_up(gone / a_point)


def brigades(owner: str, rows: Sequence[RosterRow], men: int, a_stand: int) -> tuple[Brigade, ...]:
    """Share a unit's men out over its brigades by their men of history, to the man; who gets none is left out."""
    if not men:
        return ()
    shares = shared_out(men, [row.men for row in rows])
    ids = unique([(short(row.unit), slug(row.unit)) for row in rows])
    return tuple(
        Brigade(
            id=f"{owner}/{name}",
            name=row.unit,
            arm="cavalry" if row.arm == "cavalry" else "infantry",
            division=row.division,
            commander=row.commander,
            exceptional=row.exceptional,
            carbine=row.carbine,
            men=share,
            stands=stands(share, a_stand),
            # What rounding gave or took. It is only told: men are reckoned back from men, never from stands times their
            # size.
            over=share - stands(share, a_stand) * a_stand,
        )
        for row, name, share in zip(rows, ids, shares, strict=True)
        if share
    )


def guns(owner: str, rows: Sequence[RosterRow], count: int, a_stand: int) -> tuple[Guns, ...]:
    """Share a unit's guns out over its batteries, and each battalion's gun stands over its types of gun.

    Stands are rounded by the battalion (RTG-R-OFF-SCALE); a type for which none is left stands with its battalion's
    larger one.
    """
    if not count:
        return ()
    shares = shared_out(count, [row.guns for row in rows])
    with_guns = [(row, share) for row, share in zip(rows, shares, strict=True) if share]
    made: list[Guns] = []
    for battalion in _battalions(with_guns):
        made += _pooled(battalion, a_stand)
    ids = unique([(slug(one.name), slug(f"{one.name} {'horse' if one.horse else 'foot'}")) for one in made])
    return tuple(msgspec.structs.replace(one, id=f"{owner}/{name}") for one, name in zip(made, ids, strict=True))


Shares = Sequence[tuple[RosterRow, int]]


def _battalions(rows: Shares) -> list[Shares]:
    """Part rows by battalion; a battery without one stands alone."""
    found: dict[tuple[str, str, bool], list[tuple[RosterRow, int]]] = {}
    for row, share in rows:
        found.setdefault((row.division, row.battalion or row.unit, row.horse), []).append((row, share))
    return list(found.values())


def _pooled(battalion: Shares, a_stand: int) -> list[Guns]:
    """Pool a battalion's guns by type on its stands."""
    whole = sum(share for _, share in battalion)
    types = {
        # The type with most guns first, so that the rest joins the larger one where there are fewer stands than types.
        gun: [pair for pair in battalion if pair[0].gun_type == gun]
        for gun in sorted({row.gun_type for row, _ in battalion}, key=lambda gun: (-_count(battalion, gun), gun))
    }
    shown = shared_out(stands(whole, a_stand), [_count(battalion, gun) for gun in types])
    # Two howitzers beside ten rifles have no stand of their own; their guns are not lost for that, they stand with the
    # others.
    without = [pair for gun, on in zip(types, shown, strict=True) if not on for pair in types[gun]]
    larger, *others = ((gun, on, types[gun]) for gun, on in zip(types, shown, strict=True) if on)
    kept = [(*larger[:2], [*larger[2], *without]), *others]
    return [_one(rows, gun, on, a_stand, alone=len(battalion) == 1) for gun, on, rows in kept]


def _count(rows: Shares, gun: str) -> int:
    return sum(share for row, share in rows if row.gun_type == gun)


def _one(rows: Shares, gun: str, on: int, a_stand: int, *, alone: bool) -> Guns:
    row, count = rows[0][0], sum(share for _, share in rows)
    name = row.unit if alone or not row.battalion else f"{row.battalion}, {gun}"
    batteries = tuple(name for name, _ in groupby(one.unit for one, _ in rows))
    return Guns(
        id=name,
        name=name,
        battalion=row.battalion,
        division=row.division,
        gun="rifled" if gun == "rifled" else "smoothbore",
        horse=row.horse,
        batteries=batteries,
        guns=count,
        stands=on,
        over=count - on * a_stand,
    )
