"""The roster of a battle's table game: brigades, gun stands and leaders in the file's order, which leads back to it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from typing import get_args

import msgspec

from companion.games.miniatures.setup.roster_row import Edge, RosterRow
from companion.games.miniatures.setup.scenario_text import Value
from companion.language import incoming
from companion.table.file.battle import BattleFile, Brigade, Command, Force, Guns, Leader, Side

FILE = "battle.csv"
EDGES: tuple[Edge, ...] = get_args(Edge)


class Post(msgspec.Struct, frozen=True):
    """A leader's place: whose he is in the file, and what he leads by the roster's names."""

    command: str
    leader: Leader
    side: Side
    corps: str
    division: str


class Roster(msgspec.Struct, frozen=True):
    """All that stands on the table or comes on to it, in the order of the file."""

    rows: tuple[RosterRow, ...]
    brigades: tuple[tuple[Command, Brigade], ...]
    guns: tuple[tuple[Command, Guns], ...]
    posts: tuple[Post, ...]


def roster_of(battle: BattleFile, minutes: int = 0) -> Roster:
    """Give a battle's roster. Units without a stand are not on the table, nor are leaders without troops.

    `minutes` of history a turn say in which turn somebody comes whose hour is told; without them it is the first.
    """
    due = partial(turn_of_hour, battle.field.starts_at, minutes=minutes)
    rows: list[RosterRow] = []
    posts: list[Post] = []
    for force in battle.sides:
        taken: set[tuple[str, ...]] = set()
        for command in force.commands:
            corps = _corps(command, rows, taken, force.side)
            rows += _named_apart([*_rows(force, command, corps, due(command.arrives))], rows)
            posts += _posts(force.side, command, corps, rows, taken)
    commands = list(battle.commands())
    return Roster(
        rows=tuple(msgspec.structs.replace(row, row=number) for number, row in enumerate(rows, start=2)),
        brigades=tuple((one, brigade) for one in commands for brigade in one.brigades if brigade.stands),
        guns=tuple((one, guns) for one in commands for guns in one.guns if guns.stands),
        posts=tuple(posts),
    )


def leader_entry(post: Post) -> dict[str, Value]:
    """Give a leader's entry in the scenario."""
    entry: dict[str, Value] = {"side": post.side, "rank": post.leader.rank}
    if post.leader.rank != "army":
        entry["corps"] = post.corps
    if post.leader.rank == "division":
        entry["division"] = post.division
    return entry | {"name": plain(post.leader.name), "exceptional": post.leader.exceptional}


def plain(name: str) -> str:
    """Give a name on one line, without signs that a table cannot hold."""
    kept = name[: incoming.NAME]
    for found in incoming.faults(kept):
        kept = kept.replace(found.sign, " ")
    return " ".join(kept.split())


def _corps(command: Command, rows: list[RosterRow], taken: set[tuple[str, ...]], side: Side) -> str:
    """Name a command's corps: that of the order of battle, or its own where another leads a post of that name."""
    choices = [plain(command.formation), plain(command.name), plain(f"{command.name} ({command.id})")]
    wanted = {_key(leader, command, "") for leader in command.leaders if leader.rank != "brigade"}
    for corps in filter(None, choices):
        if not any((key[0], corps, key[2]) in taken for key in wanted):
            return corps
    raise AssertionError(command.id)  # ids differ


def _key(leader: Leader, command: Command, corps: str) -> tuple[str, str, str]:
    division = _division(command, leader.division) if leader.rank == "division" else ""
    return leader.rank, corps, division


def _division(command: Command, division: str) -> str:
    """Name the division of a command's troops: where they have none, that of the leader who commands them."""
    lead = command.leader
    if division or lead is None or lead.rank != "division":
        return plain(division)
    return plain(lead.division or command.name)


def turn_of_hour(starts: str, hour: str, *, minutes: int) -> int:
    """Give the turn of a table game in which an hour of the clock falls, the first for none."""
    if not minutes or not starts_at(starts) or not starts_at(hour):
        return 1
    begun, comes = (60 * int(one[:2]) + int(one[3:]) for one in (starts, hour))
    return 1 + max(0, comes - begun) // minutes


def _rows(force: Force, command: Command, corps: str, due: int) -> Iterator[RosterRow]:
    for one in command.brigades:
        if one.stands:
            given = {
                "unit": plain(one.name) or one.id,
                "arm": one.arm,
                "division": _division(command, one.division),
                "men": one.men,
                "stands": one.stands,
                "commander": plain(one.commander),
                "exceptional": one.exceptional,
                "formation": "march-column" if command.deployment == "road" else "single-line",
                "carbine": one.carbine if one.arm == "cavalry" else "muzzle-loading",
            }
            yield _row(force, command, corps, one.id, given | {"arrives": due if command.enters else 0})
    for guns in command.guns:
        if guns.stands:
            given = {
                "unit": plain(guns.name) or guns.id,
                "arm": "artillery",
                "division": _division(command, guns.division),
                "guns": guns.guns,
                "stands": guns.stands,
                "gun_type": guns.gun,
                "horse": guns.horse,
                "limbered": True if command.deployment == "road" else None,
            }
            yield _row(force, command, corps, guns.id, given | {"arrives": due if command.enters else 0})


def _row(force: Force, command: Command, corps: str, name: str, given: dict[str, object]) -> RosterRow:
    """Make a row; who enters comes on over his edge."""
    edge = command.enters if command.enters in EDGES else ""
    common = {"file": FILE, "row": 0, "side": force.side, "corps": corps, "source": f"battle.json, {plain(name)}"}
    return msgspec.convert(common | {"edge": edge} | given, RosterRow)


def _named_apart(rows: list[RosterRow], others: list[RosterRow]) -> Iterator[RosterRow]:
    """Number units that would bear the same name in the same place."""
    seen = {_place(row) for row in others}
    for row in rows:
        made, number = row, 1
        while _place(made) in seen:
            number += 1
            made = msgspec.structs.replace(row, unit=f"{row.unit} ({number})")
        seen.add(_place(made))
        yield made


def _place(row: RosterRow) -> tuple[str, ...]:
    return row.side, row.corps, row.division, row.unit.casefold(), row.arm, row.gun_type


def _posts(
    side: Side, command: Command, corps: str, rows: list[RosterRow], taken: set[tuple[str, ...]]
) -> Iterator[Post]:
    """Yield a command's leaders who have troops on the table."""
    for leader in command.leaders:
        key = _key(leader, command, corps)
        if key in taken or not plain(leader.name) or leader.rank == "brigade":
            continue  # a brigade's leader rides with its command stand
        theirs = [row for row in rows if row.side == side and (leader.rank == "army" or row.corps == corps)]
        if any(leader.rank != "division" or row.division == key[2] for row in theirs):
            taken.add(key)
            yield Post(command.id, leader, side, "" if leader.rank == "army" else corps, key[2])


def starts_at(text: str) -> str:
    """Give a clock time as a scenario has it, "" for anything else."""
    return text if re.fullmatch(r"([01][0-9]|2[0-3]):[0-5][0-9]", text, re.ASCII) else ""
