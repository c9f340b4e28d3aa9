"""The three days of Gettysburg, each battle fought on the table and brought back by five ways with one end (RTG-15.0).

With prisoners and stragglers, a lost leader, a damaged battery, a corps that surrenders and corps that come up. The men
are summed by a reckoner of its own, that knows nothing of how the campaign keeps its books.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from companion.games.campaign.rules.state import State
from companion.games.miniatures.rules import commands as table
from companion.kernel.session import Session
from companion.table import way
from companion.table.file.battle import BattleFile, Brigade, Guns, encode
from companion.table.file.draft import Draft
from companion.table.file.editing import result_of
from companion.table.file.gridded import rows
from companion.table.file.result import Result
from companion.table.way.spreadsheets import xlsx_bytes
from tests import at_table
from tests.table.file import warring

ARMS = ("infantry", "cavalry", "foot_guns", "horse_guns")
SOME = 0.15
"""Of its stands that a unit loses in each of the ways, at most."""
WAYS = ("table", "battle", "sheet", "result", "form")


def fate(battle: BattleFile, chance: random.Random) -> dict[str, dict[str, int]]:
    """Draw what every unit lost: some shot down, some run, some taken."""
    found = {}
    for unit in warring.units(battle):
        left, gone = unit.stands, {}
        for how in ("lost", "skedaddled", "captured"):
            gone[how] = min(left, chance.randint(0, max(1, int(unit.stands * SOME))))
            left -= gone[how]
        found[unit.id] = gone
    return found


def as_it_ended(battle: BattleFile, gone: dict[str, dict[str, int]], surrenders: str, falls: str) -> BattleFile:
    """Fill the battle file in: losses, a damaged battery, a leader, a corps that lays down its arms, who came."""

    def unit(one: Brigade | Guns) -> Any:
        damaged = {"damaged": 1} if isinstance(one, Guns) and one.stands > sum(gone[one.id].values()) else {}
        return replace(one, **gone[one.id], **damaged)

    def command(one: Any) -> Any:
        leaders = tuple(replace(each, lost=each.commands and one.id == falls) for each in one.leaders)
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
    """Play the table game to the same end, and read it; what the table cannot say is said by the referee."""
    way.table_game(path, way.export(game), seed="1")
    with Session.open(path) as played:
        ids = warring.table_ids(ended, played.battles.truth())
        there = {one.id: one for one in warring.units(ended)}
        for name, found in ids.items():
            for how in ("lost", "skedaddled", "captured"):
                if count := getattr(there[name], how):
                    left = played.battles.truth()
                    stands = (left.brigades.get(found) or left.batteries[found]).stands - count
                    played.do(table.CountTable({found: {"stands": stands}}, "as it stands", pays=how))
        played.do(table.TakeObjective("field", "union"))
        played.do(table.EndBattle("dusk"))
    draft = way.read(game, path)
    for line in draft.lines:
        if line.arrives:
            draft = way.edited(draft, line.command, "they were there", entered=True)
    draft = way.edited(draft, surrenders, "they laid down their arms", surrendered=True)
    return way.edited(draft, falls, "he was shot", leader_lost=True) if falls else draft


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
    chance, fought, arrivals = random.Random(1863), set[tuple[str, str]](), 0
    with Session.open(at_table.paused(tmp_path / "c.companion", seed="11", players=at_table.SOLITAIRE)) as game:
        for nth in range(6):
            before: State = game.battles.truth()
            if before.over or before.battle is None:
                break
            battle = way.export(game)
            # One battle a hex and day.
            assert (battle.field.day, str(before.battle.hex)) not in fought
            fought.add((battle.field.day, str(before.battle.hex)))
            arrivals += sum(bool(one.arrives) for one in battle.commands())
            surrenders = min(battle.commands(), key=lambda one: sum(msgspec.structs.astuple(one.strength))).id
            led = (one.id for one in battle.commands() if one.leader and one.leader.rank != "army")
            falls = next((name for name in led if name != surrenders), "")
            ended = as_it_ended(battle, fate(battle, chance), surrenders, falls)
            (tmp_path / "first.json").write_bytes(encode(ended).encode())
            result = result_of(way.read(game, tmp_path / "first.json"))
            drafts = {how: by_way(game, how, tmp_path, ended, result, surrenders, falls) for how in WAYS}
            assert {how: result_of(one) for how, one in drafts.items()} == dict.fromkeys(WAYS, result)
            shown = [way.preview(game, one).rows for one in drafts.values()]
            assert shown.count(shown[0]) == len(WAYS)
            way.apply(game, drafts[WAYS[nth % len(WAYS)]])
            was, now = men(before), men(game.battles.truth())
            for name, suffered in result.corps.items():
                if name in now:
                    assert now[name] == was[name] - sum(getattr(suffered, arm) for arm in ARMS)
            for name in now.keys() - result.corps.keys():
                assert now[name] == was[name]
            assert surrenders not in now
            at_table.to_battle(game)
    assert len(fought) >= 3
    assert arrivals
