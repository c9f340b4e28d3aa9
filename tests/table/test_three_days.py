"""The three days of Gettysburg, each battle fought on the table and brought back by five ways with one end (RTG-15.0).

With prisoners and stragglers, a lost leader, a damaged battery, a corps that surrenders and corps that come up. The men
are summed by a reckoner of its own, that knows nothing of how the campaign keeps its books.
"""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from companion.games.campaign.rules.state import State
from companion.games.miniatures.rules import commands as table
from companion.games.miniatures.rules.state import units
from companion.kernel.session import Session
from companion.table import way
from companion.table.file.battle import BattleFile, Brigade, Command, Guns, encode
from companion.table.file.draft import Draft
from companion.table.file.editing import result_of
from companion.table.file.gridded import rows
from companion.table.file.result import Result
from companion.table.file.table_roster import roster_of
from companion.table.way.spreadsheets import xlsx_bytes
from tests import at_table
from tests.table.file import warring

ARMS = ("infantry", "cavalry", "foot_guns", "horse_guns")
SOME = 0.05
"""Of its stands that a unit loses in each of the ways, at most, and one stand of a small one: a third day comes."""
WAYS = ("table", "battle", "sheet", "result", "form")


def fate(battle: BattleFile, chance: random.Random, surrenders: str) -> dict[str, dict[str, int]]:
    """Draw what every unit lost: some shot down, some run, some taken; of who surrenders all that is left is taken."""
    found = {}
    for command in battle.commands():
        for unit in warring.of(command):
            left, gone = unit.stands, {}
            for how in ("lost", "skedaddled", "captured"):
                gone[how] = min(left, chance.randint(0, max(1, int(unit.stands * SOME))))
                left -= gone[how]
            if command.id == surrenders:
                gone["captured"] += left + gone.pop("skedaddled")
            found[unit.id] = gone
    return found


def as_it_ended(battle: BattleFile, gone: dict[str, dict[str, int]], surrenders: str, falls: str) -> BattleFile:
    """Fill the battle file in: losses, a damaged battery, a leader, a corps that lays down its arms, who came."""

    def unit(one: Brigade | Guns) -> Any:
        damaged = {"damaged": 1} if isinstance(one, Guns) and one.stands > sum(gone[one.id].values()) else {}
        return replace(one, **{"lost": 0, "skedaddled": 0, "captured": 0} | gone[one.id] | damaged)

    def command(one: Any) -> Any:
        # Who leads a corps that lays down its arms goes with it.
        leaders = tuple(replace(each, lost=each.commands and one.id in (falls, surrenders)) for each in one.leaders)
        return replace(
            one,
            brigades=tuple(map(unit, one.brigades)),
            guns=tuple(map(unit, one.guns)),
            leaders=leaders,
            surrendered=one.id == surrenders,
            entered=True if one.arrives else None,
        )

    return replace(warring.each_command(battle, command), held_by="union")


def by_table(game: Session, path: Path, ended: BattleFile, surrenders: str, falls: str) -> Draft:
    """Play the table game to the same end, all of it at the table, and read it."""
    way.table_game(path, way.export(game), seed="1")
    with Session.open(path) as played:
        state = played.battles.truth()
        ids = warring.table_ids(ended, state)
        due = [one.id for one in units(state) if one.status == "to-arrive"]
        due += [one.id for one in state.leaders.values() if one.status == "to-arrive"]
        played.do(table.Arrive(tuple(due), because="they came up")) if due else None
        for one in ended.commands():
            for unit in warring.of(one):
                count(played, ids[unit.id], unit, taken=one.id != surrenders)
        if surrenders:
            lay_down(played, ids, next(one for one in ended.commands() if one.id == surrenders))
        if falls:
            posts = [post.command for post in roster_of(ended).posts if post.leader.commands or post.command != falls]
            found = [*state.leaders][posts.index(falls)]
            played.do(table.Override(target=found, field="status", value="fallen", reason="he was shot"))
        played.do(table.TakeObjective("field", "union"))
        played.do(table.EndBattle("dusk"))
    return way.read(game, path)


def lay_down(played: Session, ids: dict[str, str], one: Command) -> None:
    """Have all of a corps, or of a division that is a command of its own, surrender at the table."""
    first = next(ids[unit.id] for unit in warring.of(one) if unit.captured)
    whole: Any = "corps" if one.leader and one.leader.rank == "corps" else "division"
    played.do(table.Surrender(first, whole=whole, because="they laid down their arms"))


def count(played: Session, name: str, unit: Brigade | Guns, *, taken: bool) -> None:
    """Count what a unit lost at the table: first of what it lost, run and taken, then a damaged gun stand."""
    for how in ("lost", "skedaddled", "captured") if taken else ("lost",):
        if gone := getattr(unit, how):
            state = played.battles.truth()
            stands = (state.brigades.get(name) or state.batteries[name]).stands - gone
            played.do(table.CountTable({name: {"stands": stands}}, "as it stands", pays=how))
    if damaged := getattr(unit, "damaged", 0):
        played.do(table.CountTable({name: {"damaged": damaged}}, "as it stands"))


def by_way(
    game: Session, how: str, folder: Path, ended: BattleFile, result: Result, surrenders: str, falls: str
) -> Draft:
    """Bring the same end back by one of the ways."""
    path = folder / f"{result.battle}-{how}"
    if how == "table":
        return by_table(game, path.with_suffix(".companion"), ended, surrenders, falls)
    if how == "form":
        draft = way.blank(game)
        for name, one in result.corps.items():
            draft = way.edited(draft, name, returning=0, **msgspec.structs.asdict(one))
        return way.holding(draft, "union")
    if how == "sheet":
        cells = rows(way.export(game), way_reckoning(game))
        cells[2][2] = "union"
        for row in cells[6:]:
            figures = msgspec.structs.asdict(result.corps[str(row[0])])
            row[2:] = [figures.get(str(key), row[nth]) for nth, key in enumerate(cells[5][2:], 2)]
        path.with_suffix(".xlsx").write_bytes(xlsx_bytes(cells))
        return way.read(game, path.with_suffix(".xlsx"))
    text = encode(ended).encode() if how == "battle" else msgspec.json.encode(result)
    path.with_suffix(".json").write_bytes(text)
    return way.read(game, path.with_suffix(".json"))


def way_reckoning(game: Session) -> Any:
    from companion.table.away.brought import battles_of

    return battles_of(game).reckoning()


def men(state: State) -> dict[str, int]:
    """Sum every corps anew: who is with it, who straggles; the dead are not asked for here."""
    return {
        name: sum(getattr(one.strength, arm) for arm in ARMS) + one.stragglers
        for name, one in state.corps.items()
        if one.here and not one.headquarters
    }


@pytest.mark.clause("RTG-15.0e", "RTG-R-OFF-ONE", "RTG-R-OFF-SCALE", "RTG-R-OFF-ENTRY")
def test_three_days_are_fought_on_the_table_and_come_back_alike_by_five_ways(tmp_path: Path) -> None:
    chance, fought, seen = random.Random(1863), set[tuple[str, str]](), Counter[str]()
    with Session.open(at_table.paused(tmp_path / "c.companion", seed="11", players=at_table.SOLITAIRE)) as game:
        for nth in range(6):
            before: State = game.battles.truth()
            if before.over or before.battle is None:
                break
            battle = way.export(game)
            # One battle a hex and day.
            assert (battle.field.day, str(before.battle.hex)) not in fought
            fought.add((battle.field.day, str(before.battle.hex)))
            # On the first day alone: a corps less on each of them, and there would be no third.
            surrenders = min(filter(troops, battle.commands()), key=troops).id if not nth else ""
            led = (one.id for one in battle.commands() if one.leader and one.leader.rank != "army" and troops(one))
            falls = next((name for name in led if name != surrenders), "")
            ended = as_it_ended(battle, fate(battle, chance, surrenders), surrenders, falls)
            (tmp_path / "first.json").write_bytes(encode(ended).encode())
            first = way.read(game, tmp_path / "first.json")
            result = result_of(first)
            drafts = {how: by_way(game, how, tmp_path, ended, result, surrenders, falls) for how in WAYS}
            assert {how: result_of(one) for how, one in drafts.items()} == dict.fromkeys(WAYS, result)
            shown = [way.preview(game, one).rows for one in drafts.values()]
            assert shown.count(shown[0]) == len(WAYS)
            assert [one for one in drafts["table"].lines if one.changed] == []
            assert hurt(drafts["table"].battle) == hurt(drafts["battle"].battle)
            seen += what_came(first)
            way.apply(game, drafts[WAYS[nth % len(WAYS)]])
            was, now = men(before), men(game.battles.truth())
            for name, suffered in result.corps.items():
                if name in now:
                    assert now[name] == was[name] - sum(getattr(suffered, arm) for arm in ARMS)
            for name in now.keys() - result.corps.keys():
                assert now[name] == was[name]
            assert surrenders not in now
            if falls in now:
                leader = before.corps[falls].leader
                assert game.battles.truth().corps[falls].leader != leader
            at_table.to_battle(game)
    assert len({day for day, _ in fought}) >= 3
    for one in ("prisoners", "stragglers", "leader lost", "battery damaged", "corps surrendered", "arrival"):
        assert seen[one], one


def troops(one: Command) -> int:
    """Give the points that a corps has."""
    return sum(msgspec.structs.astuple(one.strength))


def hurt(battle: BattleFile) -> list[str]:
    """Name the batteries that have a damaged gun stand."""
    return [one.id for one in warring.units(battle) if isinstance(one, Guns) and one.damaged]


def what_came(draft: Draft) -> Counter[str]:
    """Count what a return tells of beside the dead."""
    found = Counter(
        {
            "prisoners": sum(one.captured for one in draft.lines),
            "stragglers": sum(one.stragglers for one in draft.lines),
            "leader lost": sum(one.leader_lost for one in draft.lines),
            "corps surrendered": sum(one.surrendered for one in draft.lines),
            "arrival": sum(bool(one.arrives and one.entered) for one in draft.lines),
            "battery damaged": len(hurt(draft.battle)),
        }
    )
    return +found
