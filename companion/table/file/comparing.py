"""A battle file that came back against the game's own: what is not to be filled in must be as it went out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import msgspec

from companion.charts.faults import Problem
from companion.charts.strict_json import place
from companion.language.tongue import tr
from companion.table.file.battle import BattleFile, Command, Part
from companion.table.file.editing import fatigue_problems, may_run
from companion.table.file.expected import OTHERS
from companion.table.file.reckoning import Reckoning
from companion.table.file.result import Report
from companion.table.file.wording import Words, words

FILLED_IN = frozenset(
    {"held_by", "lost", "skedaddled", "captured", "set_aside", "damaged", "surrendered", "entered", "low_ammo"}
)
"""What is filled in on the way back, of any part."""
SAID = frozenset({"about", "rules", "facts", "hint", "title"})
"""What only tells people something: another version may word it otherwise."""
GROUND = frozenset({"type", "table", "scale", "features"})
"""Of the field: how the table was laid out is the referee's own affair."""
PARTS = {
    "sides": ("side",),
    "commands": ("id",),
    "brigades": ("id",),
    "guns": ("id",),
    "edges": ("direction",),
    "leaders": ("rank", "division", "name"),
    "objectives": ("id",),
}
"""Lists whose parts are known by a name, whatever their order."""
MAY_MISS = frozenset({"sides", "commands", "brigades", "guns", "leaders"})
"""Lists that may be left short: what is not in them is a question, no fault."""


class In(NamedTuple):
    """Where a problem is found: the file, and the words of the game that it is compared with."""

    file: str
    words: Words


def foreign(game: str, file: str) -> Problem:
    """Give the problem of a file that comes from another game than one of this kind."""
    said = words(game)
    return Problem(file, "$.source", said.foreign, said.reopen)


def differences(file: BattleFile, own: BattleFile, name: str) -> Iterator[Problem]:
    """Yield each thing that stands otherwise in the file than in the game's own at the same scale."""
    where = In(name, words(own.game))
    yield from _differences(msgspec.to_builtins(file), msgspec.to_builtins(own), "$", where)


def _differences(there: Any, own: Any, path: str, of: In) -> Iterator[Problem]:
    if isinstance(there, dict) and isinstance(own, dict):
        for key in own:
            # A name can be both a figure to fill in and a list of parts; only the figure is free.
            if (
                key in SAID
                or (path == "$.field" and key in GROUND)
                or (key in FILLED_IN and not isinstance(own[key], list | dict))
            ):
                continue
            if key in PARTS and isinstance(own[key], list | tuple):
                yield from _parts(there[key], own[key], f"{path}.{key}", of, key)
            else:
                yield from _differences(there[key], own[key], place(path, key), of)
    elif there != own:
        what = of.words.differs.format(file=_words(there), own=_words(own))
        yield Problem(of.file, path, what, tr("put it back as it was"))


def _parts(there: Any, own: Any, path: str, of: In, kind: str) -> Iterator[Problem]:
    """Yield parts that stand twice or that the game has not, and differences of those it has."""
    known = {_known_by(one, kind): one for one in own}
    times = Counter(_known_by(one, kind) for one in there)
    for index, one in enumerate(there):
        where, called = f"{path}[{index}]", _known_by(one, kind)
        if times[called] > 1:
            yield Problem(
                of.file,
                where,
                tr("{called} stands {times} times", called=called, times=times[called]),
                tr("keep one of them"),
            )
        elif called not in known:
            yield Problem(of.file, where, of.words.not_there.format(called=called), tr("take it out again"))
        else:
            yield from _differences(one, known[called], where, of)
    # A short return is asked about; an objective that is gone has been taken out by somebody.
    if kind not in MAY_MISS:
        for left in known.keys() - times.keys():
            yield Problem(of.file, path, tr("{left} is missing", left=left))


def _known_by(one: Any, kind: str) -> str:
    return " ".join(filter(None, (one[field] for field in PARTS[kind])))


def _words(value: Any) -> str:
    if isinstance(value, list):
        return tr("{count} of them", count=len(value))
    return repr(value) if isinstance(value, str) else str(value)


def uncounted(file: BattleFile, own: BattleFile, name: str) -> Iterator[Problem]:
    """Yield each command of which a file tells ammunition that the game does not count."""
    for side, force in enumerate(file.sides):
        for number, one in enumerate(force.commands):
            ours = own.command(one.id)
            if one.out_of_ammo is not msgspec.UNSET and ours is not None and ours.out_of_ammo is msgspec.UNSET:
                what = tr("{name}: this game does not count its ammunition", name=one.name)
                yield Problem(name, f"$.sides[{side}].commands[{number}]", what, tr("take low_ammo out again"))


def overdrawn(file: BattleFile, name: str) -> Iterator[Problem]:
    """Yield each unit that lost more stands than it has."""
    for side, force in enumerate(file.sides):
        for number, one in enumerate(force.commands):
            yield from _overdrawn(one, f"$.sides[{side}].commands[{number}]", name)


def _overdrawn(one: Command, path: str, name: str) -> Iterator[Problem]:
    lists: Mapping[str, tuple[Part, ...]] = {"brigades": one.brigades, "guns": one.guns}
    for kind, units in lists.items():
        for index, unit in enumerate(units):
            fields = msgspec.structs.asdict(unit)
            gone, had = sum(fields[field] or 0 for field in ("lost", "skedaddled", "captured")), fields["stands"]
            gone += max(0, fields["set_aside"])  # below nought the referee put stands on: none is gone for that
            where, called = f"{path}.{kind}[{index}]", fields["name"]
            if gone > had:
                yield Problem(
                    name,
                    f"{where}.lost",
                    tr("{called} lost {gone} stands in all, it has {had}", called=called, gone=gone, had=had),
                )
            elif fields.get("damaged", 0) > had - gone:
                yield Problem(
                    name,
                    f"{where}.damaged",
                    tr("{called} has {had} stands left to be damaged", called=called, had=had - gone),
                )


def too_much(result: Report, own: BattleFile, reckoning: Reckoning, name: str) -> Iterator[Problem]:
    """Yield each corps of a result that did not fight, and each that lost more than it has."""
    for corps, suffered in result.corps.items():
        path, one = place("$.corps", corps), own.command(corps)
        if one is None:
            yield Problem(
                name, path, tr("did not fight in this battle"), tr("there are: {names}", names=", ".join(_ids(own)))
            )
            continue
        had = msgspec.structs.asdict(one.strength)
        for arm, points in had.items():
            lost = getattr(suffered, arm) or 0
            if lost > points:
                yield Problem(
                    name,
                    f"{path}.{arm}",
                    tr("{lost} lost, {name} has {points}", lost=lost, name=one.name, points=points),
                )
        left, ran = max(had["infantry"] - (suffered.infantry or 0), 0), suffered.stragglers or 0
        if ran and not reckoning.straggling:
            yield Problem(name, f"{path}.stragglers", tr("there are no stragglers in this game"))
        elif ran and not had["infantry"]:
            what = tr("it has no infantry; cavalry and guns that ran are back at once")
            yield Problem(name, f"{path}.stragglers", what)
        elif ran > left:
            yield Problem(
                name,
                f"{path}.stragglers",
                tr("{stragglers} ran, {name} has {left} left", stragglers=ran, name=one.name, left=left),
            )
        elif ran > may_run(left, sum(had[arm] - (getattr(suffered, arm) or 0) for arm in OTHERS), reckoning.terms):
            what = tr("at least one point stays with the colours")
            yield Problem(name, f"{path}.stragglers", what, tr("take one off, or say lost"))
        if suffered.out_of_ammo in (True, False) and one.out_of_ammo is msgspec.UNSET:
            yield Problem(name, f"{path}.out_of_ammo", tr("this game does not count its ammunition"))
        leader = one.leader
        if suffered.leader_lost and leader is not None and leader.rank in reckoning.spared:
            yield Problem(
                name, f"{path}.leader_lost", tr("{name} cannot be lost: he commands the army", name=leader.name)
            )
        if isinstance(suffered.fatigue, float):
            yield from fatigue_problems(name, f"{path}.fatigue", suffered.fatigue, reckoning.terms)


def _ids(own: BattleFile) -> Iterator[str]:
    return (one.id for one in own.commands())
