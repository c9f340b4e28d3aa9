"""Random returns of random battles, by every way, held against the reckoner of `tests.table.reckoner`.

python -m tests.table.reckoned 10000 1863
"""

from __future__ import annotations

import json
import random
import sys
import tempfile
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from companion.charts.faults import BadInput
from companion.games.campaign.rules.state import SIDES, State
from companion.kernel.session import Session
from companion.table import way
from companion.table.away.brought import battles_of
from companion.table.file.battle import BattleFile, encode
from companion.table.file.gridded import rows
from companion.table.file.returns import read_table
from companion.table.way.spreadsheets import csv_bytes
from tests.table.file import warring
from tests.table.reckoner import ARMS, Before, Came, of_stands, reckon
from tests.table.sessions import waiting

A_BATTLE = 25
"""Returns of each battle."""
WAYS = ("table", "battle", "result", "sheet", "form")
Said = dict[str, dict[str, Any]]


def a_state(chance: random.Random) -> State:
    """Draw a battle of the campaign: who is in it, and how each corps is."""
    scenario = chance.choice(("gettysburg-campaign", "gettysburg-battle"))
    known, names, changes = warring.begun(scenario).corps, list[str](), dict[str, dict[str, Any]]()
    for side in SIDES:
        those = [one for one in known if one.startswith(side)]
        names += chance.sample(those, chance.randint(1, min(5, len(those))))
    for name in names:
        one = known[name]
        left = {arm: chance.randint(0, getattr(one.strength, arm)) for arm in ARMS}
        if not sum(left.values()):
            left[max(ARMS, key=lambda arm: getattr(one.strength, arm))] = 1
        changes[name] = {
            "strength": type(one.strength)(**left),
            "stragglers": chance.choice((0, 0, chance.randint(0, 20))),
            "fatigue": chance.randint(0, 59) / 4,
        }
    names.sort(key=lambda name: (name.split(":")[0], known[name].number))
    return warring.a_war(*names, attacker=chance.choice(SIDES), scenario=scenario, changes=changes)


def stands(chance: random.Random, battle: dict[str, Any], *, by_hand: bool) -> None:
    """Write what became of everybody into a battle file, in place; `by_hand` leaders and surrenders besides."""
    heat = chance.choice((0.0, 0.1, 0.3, 1.0))
    battle["held_by"] = "neither"
    for side in battle["sides"]:
        for corps in side["commands"]:
            for unit in (*corps["brigades"], *corps["guns"]):
                left = unit["stands"]
                for how in ("lost", "skedaddled", "captured"):
                    unit[how] = chance.randint(0, left) if chance.random() < heat else 0
                    left -= unit[how]
            corps["surrendered"] = by_hand and chance.random() < 0.03
            for leader in corps["leaders"]:
                leader["lost"] = by_hand and chance.random() < 0.1


def figures(chance: random.Random, battle: dict[str, Any]) -> Said:
    """Write a result: some figures of each corps, others left out."""
    heat, said = chance.choice((0.1, 0.5, 1.0)), Said()
    for side in battle["sides"]:
        for corps in side["commands"]:
            had, mine = corps["strength"], dict[str, Any]()
            for arm in ARMS:
                if had[arm] and chance.random() < 0.8:
                    mine[arm] = min(had[arm], int(chance.random() * heat * (had[arm] + 1)))
            if had["infantry"] and chance.random() < 0.2:
                mine["stragglers"] = chance.choice(
                    (chance.randint(0, foot := had["infantry"] - mine.get("infantry", 0)), foot, foot + 1)
                )
            if chance.random() < 0.3:
                mine["fatigue"] = chance.randint(0, 60) / 4
            leader = next((one for one in corps["leaders"] if one["commands"]), None)
            if leader and leader["rank"] != "army" and chance.random() < 0.2:
                mine["leader_lost"] = True
            if chance.random() < 0.03:
                mine["surrendered"] = True
            said[corps["id"]] = mine
    return said


def brought(session: Session, how: str, battle: dict[str, Any], said: Said) -> Any:
    """Bring a return back by one of the ways; raises BadInput."""
    if how == "form":
        draft = way.blank(session)
        for name, one in said.items():
            draft = way.edited(draft, name, **one)
        return way.holding(draft, "neither")
    whole = {"format": "companion-battle-result", "battle": battle["battle"], "check": battle["check"]}
    if how == "table":
        return way.holding(played(session, battle), "neither")
    told = battle if how == "battle" else whole | {"field": "neither", "corps": said}
    raw, name = b"" if how == "sheet" else json.dumps(told).encode(), "back.json"
    if how == "sheet":
        cells = rows(way.export(session), battles_of(session).reckoning())
        cells[2][2] = "neither"
        for row in cells[6:]:
            # Left wholly empty a corps is asked; somebody has written at least that it did not surrender.
            mine = {"surrendered": False} | said[str(row[0])]
            row[2:] = [mine.get(str(key), row[nth]) for nth, key in enumerate(cells[5][2:], 2)]
        raw, name = csv_bytes(cells), "form.csv"
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / name
        path.write_bytes(raw)
        return way.read(session, path)


def played(session: Session, battle: dict[str, Any]) -> Any:
    """Have a table game come to the same end, by its own rules, and read it."""
    whole = msgspec.convert(battle, BattleFile)
    laid = warring.table_of(way.export(session, scale=whole.scale.id))
    ids = warring.table_ids(whole, laid.event.state)
    gone = {ids[one.id]: msgspec.to_builtins(one) for one in warring.units(whole) if one.stands}
    state = warring.fought(laid.event.state, gone)
    fresh = partial(way.export, session, "")
    return read_table(laid.sources["battle.json"], state, "t.companion", fresh, battles_of(session).reckoning())


def one_return(session: Session, state: State, chance: random.Random, battle: dict[str, Any], how: str) -> Counter[str]:
    """Bring one random return back and hold it against the reckoner; AssertionError tells what differs."""
    scale, seen = battle["scale"], Counter({how: 1})
    if how in ("battle", "table"):
        stands(chance, battle, by_hand=how == "battle")
        said = {one["id"]: of_stands(one, scale) for side in battle["sides"] for one in side["commands"]}
    else:
        said = figures(chance, battle)
    expected = {
        one["id"]: reckon(
            one,
            said[one["id"]],
            Before(
                state.corps[one["id"]].original,
                state.corps[one["id"]].effectiveness,
                state.corps[one["id"]].headquarters,
            ),
            scale,
        )
        for side in battle["sides"]
        for one in side["commands"]
    }
    try:
        draft = brought(session, how, battle, said)
        found = way.preview(session, draft)
        refused = not found.ready
    except BadInput:
        refused = True
    assert refused == (None in expected.values()), (how, said, expected)
    if refused:
        return seen + Counter({"refused": 1})
    applied = chance.random() < 0.1
    done = way.apply(session, draft) if applied else None
    after = session.battles.truth() if applied else None
    for row in found.rows:
        came = expected[row.command]
        assert came is not None
        seen += held(row, came, state, how)
        if after is not None and not came.end and not state.corps[row.command].headquarters:
            now = after.corps[row.command]
            assert {arm: getattr(now.strength, arm) for arm in ARMS} == came.left
    if done is not None:
        session.undo()
        seen["applied and undone"] += 1
    return seen


def held(row: Any, came: Came, state: State, how: str) -> Counter[str]:
    """Hold a line of the preview against what was reckoned."""
    was, where = state.corps[row.command], (row.command, how, came, row)
    seen = Counter({"corps": 1})
    assert row.after.destroyed == bool(came.end), where
    if came.end:
        assert row.end is not None, where
        assert (row.end.clause, row.end.points, row.end.stragglers) == (came.end, *came.goes), where
        return seen + Counter({f"destroyed by {came.end}": 1})
    now = {arm: getattr(row.after.strength, arm) for arm in ARMS}
    assert now == came.left, where
    assert row.after.stragglers == was.stragglers + came.ran, where
    assert row.after.fatigue == came.fatigue, where
    assert row.after.demoralised == came.demoralised, where
    # Man by man: nobody but what rounding to points gives and takes, half a point an arm.
    men = sum(count * (100 if arm in ("infantry", "cavalry") else 1) for arm, count in now.items())
    assert abs(men - came.men_back) <= 50 * 4, where
    return seen + Counter({"stragglers": bool(came.ran), "demoralised": came.demoralised})


def returns(many: int, seed: int) -> Counter[str]:
    """Bring so many random returns back; AssertionError at the first that differs."""
    chance, seen = random.Random(seed), Counter[str]()
    while seen["returns"] < many:
        state = a_state(chance)
        session = waiting(state)
        scale = chance.choice(("200", "150"))
        out = encode(way.export(session, scale=scale))
        for _ in range(min(A_BATTLE, many - seen["returns"])):
            seen += one_return(session, state, chance, json.loads(out), chance.choice(WAYS))
            seen["returns"] += 1
        seen["battles"] += 1
    return seen


if __name__ == "__main__":
    for name, count in sorted(returns(int(sys.argv[1]), int(sys.argv[2])).items()):
        print(f"{count:8} {name}")
