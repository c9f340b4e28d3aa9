"""Whether a map is one of this battle: every property that ANT-R-MAP asks for, each told when it is missing."""

from __future__ import annotations

from collections.abc import Iterator

from companion.charts.faults import Problem
from companion.games.tactical.charts.battle import FILE as BATTLE
from companion.games.tactical.charts.map import Edge, RequiredMap
from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.rules.ground.map import Ground
from companion.games.tactical.rules.ground.squares import Square, around
from companion.games.tactical.setup.battlefield import entry_name
from companion.language.messages import told
from companion.language.tongue import tr


def map_problems(ground: Ground, required: RequiredMap | None, rules: Rules, *, file: str) -> tuple[Problem, ...]:
    """Give what a map lacks to be this battle's, each with the square or section that it concerns.

    `required` is None for a map of somebody's own, which needs no more than the marks that the charts name; a battle of
    its own brings its marks along.
    """
    checks = [] if BATTLE in rules.texts else [_marks(ground, rules)]
    if required is not None:
        checks += [
            _size(ground, rules),
            _creek(ground, required),
            _banks(ground, required),
            _crossings(ground, required, rules),
            _roads(ground, required, rules),
        ]
    return tuple(Problem(file, path, what, hint) for check in checks for path, what, hint in check)


Found = Iterator[tuple[str, str, str]]
"""Where, what is wrong, what to do."""


def _size(ground: Ground, rules: Rules) -> Found:
    size = rules.scale.map
    if size is not None and (ground.rows, ground.columns) != (size.rows, size.columns):
        what = tr("the map has {rows} rows of {columns} squares", rows=ground.rows, columns=ground.columns)
        yield (
            "terrain",
            what,
            tr("{rows} rows of {columns} ({clause})", rows=size.rows, columns=size.columns, clause=size.clause),
        )


def _marks(ground: Ground, rules: Rules) -> Found:
    """Compare objectives and entries with the charts that give them."""
    wanted = {_square(row.square): row.clause for row in rules.objectives.row}
    # Both ways: an objective that the charts do not score is as wrong as one that is missing.
    for at in sorted(wanted.keys() ^ ground.objectives.keys()):
        if at in wanted:
            yield (
                _at(at),
                tr("the objective is not on the map"),
                tr("{at} and its name in objectives ({clause})", at=_at(at), clause=wanted[at]),
            )
        else:
            yield (
                _at(at),
                tr("{name} is no objective of this battle", name=ground.objectives[at]),
                tr("take it out of objectives"),
            )
    for entry in rules.reinforcements.entry:
        name, squares = entry_name(entry), tuple(map(_square, entry.squares))
        if ground.entries.get(name) != squares:
            hint = f"{name}: {' '.join(map(_at, squares))} ({entry.clause})"
            yield "entries", tr("the squares of {name} are not those of this battle", name=name), hint
        yield from (
            (_at(at), tr("{why}: {name} comes on there", why=told(unfit), name=name), "")
            for at in squares
            if (unfit := ground.unfit(at)) is not None
        )


def _creek(ground: Ground, required: RequiredMap) -> Found:
    creek = required.creek
    course = ground.waters.get(creek.name, ())
    if not course:
        yield (
            "waters",
            tr("{name} is not on the map", name=creek.name),
            tr("its squares in waters ({clause})", clause=creek.clause),
        )
        return
    if not any(_on_edge(ground, course[0], edge) for edge in creek.start):
        where = tr(" or ").join(map(tr, creek.start))
        yield (
            _at(course[0]),
            tr("{name} begins within the map", name=creek.name),
            tr("begin at the {edge} edge ({clause})", edge=where, clause=creek.clause),
        )
    if not _on_edge(ground, course[-1], creek.to):
        yield (
            _at(course[-1]),
            tr("{name} ends within the map", name=creek.name),
            tr("end at the {edge} edge ({clause})", edge=tr(creek.to), clause=creek.clause),
        )


def _on_edge(ground: Ground, at: Square, edge: Edge) -> bool:
    row, column = at
    return {
        "north": row == 0,
        "south": row == ground.rows - 1,
        "west": column == 0,
        "east": column == ground.columns - 1,
    }[edge]


def _banks(ground: Ground, required: RequiredMap) -> Found:
    """Say which objectives are not on their bank, and whether the creek parts the banks at all."""
    bank = required.bank
    here, across = (ground.banks.get(_square(at)) for at in (bank.objectives, bank.across))
    # The battle is about crossing the creek; a map on which one can walk round it is another battle.
    if here is None or across is None or here == across:
        places = tr("{at} and {to}", at=_at(_square(bank.objectives)), to=_at(_square(bank.across)))
        yield (
            "waters",
            tr("no water parts {places}", places=places),
            tr("they lie on two banks ({clause})", clause=bank.clause),
        )
    for at, name in ground.objectives.items():
        if ground.banks.get(at) != here:
            hint = tr(
                "all objectives are on the bank of {at} ({clause})",
                at=_at(_square(bank.objectives)),
                clause=bank.clause,
            )
            yield _at(at), tr("{name} is on the other bank, or in the water", name=name), hint


def _crossings(ground: Ground, required: RequiredMap, rules: Rules) -> Found:
    fords = rules.scale.historical_fords
    for section, found, wanted in (("bridges", ground.bridges, required.bridges), ("fords", ground.fords, fords)):
        if wanted is not None and len(found) != wanted.number:
            yield (
                section,
                tr("the map has {n} {section}", n=len(found), section=tr(section)),
                f"{wanted.number} ({wanted.clause})",
            )
        for at, name in found.items():
            banks = {ground.banks[to] for to in around(at) if to in ground.banks and ground.passable(to)}
            if len(banks) < 2:
                yield (
                    _at(at),
                    tr("{name} cannot be reached from both banks", name=name),
                    tr("open ground beside it ({clause})", clause=required.clause),
                )


def _roads(ground: Ground, required: RequiredMap, rules: Rules) -> Found:
    for town in map(_square, required.towns.squares):
        if not ground.on_map(town) or ground.sort(town) != "town":
            yield (
                _at(town),
                tr("there is no town"),
                tr("a town stands at {at} ({clause})", at=_at(town), clause=required.towns.clause),
            )
    wanted = required.entry_road
    for entry in rules.reinforcements.entry:
        if (entry.side, entry.turn) != (wanted.side, wanted.turn):
            continue
        squares, to = tuple(map(_square, entry.squares)), _square(wanted.to)
        reached = by_road(ground, squares[0])
        for at in (*squares, to):
            if at not in reached:
                what = tr("no road leads from {at} to {to}", at=_at(squares[0]), to=_at(at))
                yield (
                    _at(at),
                    what,
                    tr(
                        "the road of {entry} runs on to {at} ({clause})",
                        entry=entry_name(entry),
                        at=_at(to),
                        clause=wanted.clause,
                    ),
                )


def by_road(ground: Ground, start: Square) -> frozenset[Square]:
    """Give the squares that roads lead to from one, itself included; none when no road runs there."""
    reached = {start} & ground.on_road
    edge = list(reached)
    while edge:
        at = edge.pop()
        for to in around(at):
            if ground.joined(at, to) and to not in reached:
                reached.add(to)
                edge.append(to)
    return frozenset(reached)


def _square(place: list[int]) -> Square:
    return place[0], place[1]


def _at(at: Square) -> str:
    return f"{at[0]},{at[1]}"
