"""Where the stands of regrouped units came from: so a battle that returns finds every unit that it began with.

A unit that was never regrouped is its own. A share is as it was when the unit was last regrouped; what has gone since
is shared out by the stands that each still had then.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from msgspec.structs import replace

from companion.charts.rounding import shared_out
from companion.games.miniatures.rules.forces.figures import GONE, dealt
from companion.games.miniatures.rules.forces.lineage import Origin, Share
from companion.games.miniatures.rules.state import Battery, Brigade, State, Unit, units

COLUMNS = ("stands", *GONE)


def beginning(state: State) -> dict[str, Origin]:
    """Give the units that the battle began with, in their order: those of now, until the first is regrouped."""
    return dict(state.origins) or {one.id: _origin(one) for one in units(state)}


def _origin(one: Unit) -> Origin:
    made = Origin("battery", one.name, one.side, one.division, one.corps)
    if isinstance(one, Battery):
        return made
    return replace(made, kind="brigade", fresh_at=one.fresh_at, worn_at=one.worn_at)


# ---- shares


def shares_of(one: Unit) -> tuple[Share, ...]:
    """Give whose stands a unit has now, each with its columns; together they are the unit's."""
    damaged = one.damaged if isinstance(one, Battery) else 0
    if len(one.shares) < 2:
        kept = one.shares[0] if one.shares else Share(one.id)
        return (replace(kept, **{name: getattr(one, name) for name in COLUMNS}, damaged=damaged),)
    had = [share.stands for share in one.shares]
    weights = had if sum(had) > 0 and min(had) >= 0 else [1] * len(had)
    left = shared_out(max(one.stands, 0), weights)
    since = [getattr(one, name) - sum(getattr(share, name) for share in one.shares) for name in GONE]
    # A start that was set by hand is none of the beginning's: what it differs by is set aside.
    since[GONE.index("set_aside")] += sum(had) - max(one.stands, 0) - sum(since)
    gone = dealt([was - now for was, now in zip(had, left, strict=True)], since)
    hurt = shared_out(damaged, weights)
    return tuple(
        replace(
            share,
            stands=left[nth],
            damaged=hurt[nth],
            **{name: getattr(share, name) + more for name, more in zip(GONE, gone[nth], strict=True)},
        )
        for nth, share in enumerate(one.shares)
    )


def gathered(those: Sequence[Unit], into: str) -> tuple[Share, ...]:
    """Give the shares of units merged, one for each unit of the beginning; none where all are the merged unit's own."""
    found: dict[str, Share] = {}
    for one in those:
        fell = one.id != into and fell_with_its_own(one)
        for share in shares_of(one):
            here = replace(share, commander_fell=True) if fell and share.of == one.id else share
            was = found.get(share.of)
            found[share.of] = here if was is None else _together(was, here)
    return () if set(found) == {into} else tuple(found.values())


def fell_with_its_own(one: Unit) -> bool:
    """Say whether a unit's exceptional commander fell, and some of its stands are those that it began with."""
    return isinstance(one, Brigade) and one.commander_fell and any(share.of == one.id for share in shares_of(one))


def _together(one: Share, other: Share) -> Share:
    sums = {name: getattr(one, name) + getattr(other, name) for name in (*COLUMNS, "damaged")}
    return replace(one, **sums, commander_fell=one.commander_fell or other.commander_fell)


def parted(one: Unit, parts: Sequence[tuple[str, Mapping[str, int]]]) -> list[tuple[Share, ...]]:
    """Give the shares of each part, (its id, its ledger): one that is called as a unit of the beginning has its own."""
    shares = shares_of(one)
    by_column = {name: _column(name, shares, parts) for name in COLUMNS}
    found: list[tuple[Share, ...]] = []
    for nth in range(len(parts)):
        mine = [
            replace(share, damaged=0, **{name: by_column[name][row][nth] for name in COLUMNS})
            for row, share in enumerate(shares)
        ]
        found.append(tuple(share for share in mine if any(getattr(share, name) for name in COLUMNS)))
    return _fell_once(found, [part for part, _ in parts])


def _fell_once(parts: Sequence[tuple[Share, ...]], ids: Sequence[str]) -> list[tuple[Share, ...]]:
    """Let one part alone tell that a commander fell: the one that is called as his brigade was, else the first."""
    holding = [(share.of, name) for held, name in zip(parts, ids, strict=True) for share in held]
    telling = dict(reversed(holding)) | {of: name for of, name in holding if of == name}
    return [
        tuple(replace(share, commander_fell=share.commander_fell and telling[share.of] == name) for share in held)
        for held, name in zip(parts, ids, strict=True)
    ]


def _column(name: str, shares: Sequence[Share], parts: Sequence[tuple[str, Mapping[str, int]]]) -> list[list[int]]:
    rows, columns = [getattr(share, name) for share in shares], [ledger[name] for _, ledger in parts]
    kept = [[0] * len(columns) for _ in rows]
    for row, share in enumerate(shares):
        for nth, (part, _) in enumerate(parts):
            if part == share.of:
                own = max(min(rows[row], columns[nth]), 0)
                kept[row][nth], rows[row], columns[nth] = own, rows[row] - own, columns[nth] - own
    rest = dealt(rows, columns)
    return [[a + b for a, b in zip(one, other, strict=True)] for one, other in zip(kept, rest, strict=True)]


# ---- back to the beginning


def regrouped(state: State) -> State:
    """Give the state with every unit of the beginning as it is now, however its stands were regrouped since.

    In the order of the beginning; what was added by hand is not among them.
    """
    if not state.origins:
        return state
    holding: dict[str, list[tuple[Unit, Share]]] = {}
    for one in units(state):
        for share in shares_of(one):
            holding.setdefault(share.of, []).append((one, share))
    brigades, batteries = dict[str, Brigade](), dict[str, Battery]()
    for name, origin in state.origins.items():
        bodies = sorted(holding.get(name, ()), key=partial(_is_other, name))  # its own unit first
        if bodies and origin.kind == "brigade":
            brigades[name] = _brigade(name, origin, bodies)
        elif bodies:
            battery = _body(name, bodies)
            assert isinstance(battery, Battery), "gun stands are with batteries"
            batteries[name] = battery
    return replace(state, brigades=brigades, batteries=batteries)


def _is_other(name: str, holding: tuple[Unit, Share]) -> bool:
    return holding[0].id != name


def added(state: State) -> tuple[Unit, ...]:
    """Give the units that hold stands of none of those that the battle began with, or some besides theirs."""
    if not state.origins:
        return ()
    return tuple(one for one in units(state) if any(share.of not in state.origins for share in shares_of(one)))


def _brigade(name: str, origin: Origin, bodies: Sequence[tuple[Unit, Share]]) -> Brigade:
    made = _body(name, bodies)
    assert isinstance(made, Brigade), "a brigade's stands are with brigades"
    own = any(one.id == name and isinstance(one, Brigade) and one.commander_fell for one, _ in bodies)
    fell = own or any(share.commander_fell for _, share in bodies)
    return replace(made, fresh_at=origin.fresh_at, worn_at=origin.worn_at, commander_fell=fell)


ENDS = {"destroyed": "lost", "wrecked": "lost", "surrendered": "captured", "captured": "captured"}
"""The column of stands that stood with a unit to its end, by how it ended; who quit or left keeps them."""


def _body(name: str, bodies: Sequence[tuple[Unit, Share]]) -> Unit:
    """Give a unit of the beginning from all that holds stands of it."""
    ended = [_ended(one, share) for one, share in bodies]
    lead = bodies[0][0]
    # A part that is gone does not speak for one that still stands.
    stood = [one for (one, _), share in zip(bodies, ended, strict=True) if share.stands]
    status = min(stood or [lead], key=lambda one: ("on-table", "to-arrive", one.status).index(one.status)).status
    sums = {column: sum(getattr(share, column) for share in ended) for column in COLUMNS}
    low = any(one.low_ammo for (one, _), share in zip(bodies, ended, strict=True) if share.stands) or lead.low_ammo
    made = replace(lead, id=name, status=status, low_ammo=low, stands_at_start=sum(sums.values()), shares=(), **sums)
    return replace(made, damaged=sum(share.damaged for share in ended)) if isinstance(made, Battery) else made


def _ended(one: Unit, share: Share) -> Share:
    column = ENDS.get(one.status)
    return share if column is None else replace(share, stands=0, **{column: getattr(share, column) + share.stands})
