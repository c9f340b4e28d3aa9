"""The battle file of a scenario: what is fought for, who wins, who comes on and who is held back, read strictly.

    my-battle.toml ──► Battle, held against map and armies ──► the same text, with what the map marks, in the document

What it leaves open the map decides: the objectives and the entries that it marks.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from companion.charts.faults import BadInput, Problem
from companion.charts.reading import located, read_toml, references
from companion.charts.ruleset import rows
from companion.games.tactical.charts.battle import Battle
from companion.games.tactical.charts.terms import SIDES, Level
from companion.games.tactical.rules.ground.map import Ground
from companion.games.tactical.rules.ground.squares import Square
from companion.games.tactical.rules.state import Unit
from companion.games.tactical.upcasts import UPCASTS
from companion.language.messages import told
from companion.language.tongue import tr


def read_battle(text: str, *, file: str) -> Battle:
    """Read a battle file; raises BadInput with every problem of its shape."""
    return read_toml(text, Battle, file=file, upcast=UPCASTS.file(file))


def completed(text: str, battle: Battle, ground: Ground, level: Level) -> str:
    """Give a battle file with the game that it is played as, and with what the map marks where it has no list."""
    added: list[str] = []
    head = f'level = "{level}"\n' if battle.level is None else ""
    marked = battle.marked
    if battle.objective is None and marked is not None:
        added += [
            f"[[objective]]\nsquare = [{row}, {column}]\npoints = {marked.points}\nin_zone = {marked.in_zone}\n"
            f'clause = "{marked.clause}"\n'
            for row, column in sorted(ground.objectives)
        ]
    if battle.entry is None:
        added += [
            f'[[entry]]\nside = "{side}"\nturn = {turn}\nsquares = {list(map(list, squares))}\n'
            f'clause = "{battle.clause}"\n'
            for name, squares in ground.entries.items()
            for side, turn in (_comes(name),)
            if turn
        ]
    return "\n".join((f"{head}{text.rstrip()}\n", *added))


def _comes(name: str) -> tuple[str, int]:
    """Read the name of an entry on a map: side and turn; turn 0 where it is none of a side's."""
    side, _, turn = name.partition(" ")
    return side, int(turn) if side in SIDES and turn.isdecimal() else 0


def battle_problems(
    text: str, battle: Battle, ground: Ground | None, units: Collection[Unit] | None, *, file: str
) -> None:
    """See that a battle file agrees with itself, with the map and the armies, as far as there are such.

    Raises BadInput with every problem.
    """
    found = [*_own_problems(battle, file)]
    if ground is not None:
        found += _ground_problems(battle, ground, file)
    if units is not None:
        found += _army_problems(battle, units, file)
    if found:
        raise BadInput(located(found, {file: text}))


def _own_problems(battle: Battle, file: str) -> Iterator[Problem]:
    margin = battle.margin
    if margin.minor >= margin.major:
        what = tr("{minor} points are no less than {major}", minor=margin.minor, major=margin.major)
        yield Problem(file, "$.margin.minor", what, tr("the lower figure first"))
    yield from rows(file, "$.objective", (tuple(row.square) for row in battle.objective or ()), (), "square")
    yield from rows(file, "$.entry", (f"{row.side} turn {row.turn}" for row in battle.entry or ()), (), "group")
    yield from rows(file, "$.chance", (row.turn for row in battle.chance), (), "turn")
    yield from rows(file, "$.hold", (row.formation for row in battle.hold), (), "formation")
    for index, row in enumerate(battle.entry or ()):
        if row.delayed_by is not None and row.delayed_by not in row.squares:
            x, y = row.delayed_by
            yield Problem(file, f"$.entry[{index}].delayed_by", tr("{x},{y} is none of its squares", x=x, y=y))


def _ground_problems(battle: Battle, ground: Ground, file: str) -> Iterator[Problem]:
    """Yield objectives and entries where nobody can be."""
    for index, goal in enumerate(battle.objective or ()):
        if unfit := ground.unfit(_square(goal.square)):
            yield Problem(
                file, f"$.objective[{index}].square", tr("{why}: nobody can hold it", why=told(unfit)), _size(ground)
            )
    for index, entry in enumerate(battle.entry or ()):
        for at in map(_square, entry.squares):
            if unfit := ground.unfit(at):
                place = f"$.entry[{index}].squares"
                yield Problem(file, place, tr("{why}: nobody can come on there", why=told(unfit)), _size(ground))


def _army_problems(battle: Battle, units: Collection[Unit], file: str) -> Iterator[Problem]:
    """Yield formations that no army has."""
    formations = {name for one in units for name in (one.division, one.corps) if name}
    yield from references(
        file, "", {f"$.hold[{index}].formation": row.formation for index, row in enumerate(battle.hold)}, formations
    )
    for index, kept in enumerate(battle.without_points):
        named = {f"$.without_points[{index}].divisions[{nth}]": name for nth, name in enumerate(kept.divisions)}
        yield from references(file, "", named, {one.division for one in units if one.side == kept.side})


def _size(ground: Ground) -> str:
    return tr("rows 0 to {rows}, columns 0 to {columns}", rows=ground.rows - 1, columns=ground.columns - 1)


def _square(place: Iterable[int]) -> Square:
    row, column = place
    return row, column
