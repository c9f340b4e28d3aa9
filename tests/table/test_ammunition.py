"""Ammunition goes to the table and comes back, whichever way: what a table knows is proposed, what is not said stays."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from companion.charts.faults import BadInput
from companion.charts.figures import Refused
from companion.games.miniatures.rules import commands as table
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.state import State
from companion.kernel.record import json_text
from companion.kernel.session import Session
from companion.table import way
from companion.table.away.brought import battles_of
from companion.table.file.battle import BattleFile, encode
from companion.table.file.draft import Draft
from companion.table.file.editing import result_of
from companion.table.file.gridded import rows
from companion.table.way.spreadsheets import csv_bytes
from companion.table.words import preview as preview_words
from tests import at_table
from tests.at_tactical_table import in_turn_one, paused, waiting
from tests.table.file.warring import each_command

EMPTY, FULL = "union:seymour-a", "union:seymour-b"
CORNFIELD = cmd.ToTable(around=(14, 10), within=5)


@pytest.fixture
def session() -> Session:
    """Give a battle in which one of two went to the table without ammunition."""
    units = in_turn_one().units
    return waiting(CORNFIELD, units=units | {EMPTY: replace(units[EMPTY], ammo=False)})


def truth(session: Session) -> State:
    state = session.battles.truth()
    assert isinstance(state, State)
    return state


def read(session: Session, raw: bytes, name: str = "back.json") -> Draft:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / name
        path.write_bytes(raw)
        return way.read(session, path)


def marked(battle: BattleFile, **low: Any) -> BattleFile:
    """Fill in of both whether they are low on ammunition; a unit that is not named is as it went."""
    said = {EMPTY: low.get("empty", ...), FULL: low.get("full", ...)}

    def of(one: Any) -> Any:
        value = said.get(one.id, ...)
        return one if value is ... else replace(one, brigades=(replace(one.brigades[0], low_ammo=value),))

    return replace(each_command(battle, of), held_by="union")


def by_table(session: Session) -> Draft:
    """Play it at the table: there one gets ammunition, the other runs low."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "t.companion"
        way.table_game(path, way.export(session), seed="1")
        with Session.open(path) as game:
            assert {one.id for one in game.battles.truth().brigades.values() if one.low_ammo} == {"seymour-a"}
            for name, low in (("seymour-a", False), ("seymour-b", True)):
                game.do(table.Override(target=name, field="low_ammo", value=low, reason="as it stands"))
            game.do(table.TakeObjective("field", "union"))
            game.do(table.EndBattle("dusk"))
        return way.read(session, path)


def ways(session: Session) -> Iterator[tuple[str, Draft]]:
    """Bring back by each of the five ways that the one has ammunition again and the other has none."""
    battle = way.export(session)
    yield "table", by_table(session)
    yield "battle", read(session, encode(marked(battle, empty=False, full=True)).encode())
    result = {"format": "companion-battle-result", "battle": battle.battle, "check": battle.check, "field": "union"}
    corps: dict[str, Any] = {one.id: {} for one in battle.commands()}
    corps |= {EMPTY: {"out_of_ammo": False}, FULL: {"out_of_ammo": True}}
    yield "result", read(session, msgspec.json.encode(result | {"corps": corps}))
    cells = rows(battle, battles_of(session).reckoning())
    cells[2][2] = "union"
    keys = cells[5]
    for row in cells[6:]:
        row[keys.index("surrendered")] = "no"
        row[keys.index("out_of_ammo")] = {EMPTY: "no", FULL: "yes"}.get(str(row[0]))
    yield "sheet", read(session, csv_bytes(cells), "form.csv")
    draft = way.blank(session)
    for line in draft.lines:
        said: dict[str, Any] = {EMPTY: {"out_of_ammo": False}, FULL: {"out_of_ammo": True}}.get(line.command, {})
        draft = way.edited(draft, line.command, **said)
    yield "form", way.holding(draft, "union")


@pytest.mark.clause("ANT-8.9a")
def test_by_all_five_ways_one_has_ammunition_again_and_the_other_has_none(session: Session) -> None:
    found = dict(ways(session))
    results = {how: result_of(draft) for how, draft in found.items()}
    assert results == dict.fromkeys(found, results["result"])
    assert len(results) == 5
    for draft in found.values():
        told = {row.command: row for row in way.preview(session, draft).rows}
        assert [told[EMPTY].before.out_of_ammo, told[EMPTY].after.out_of_ammo] == [True, False]
        assert [told[FULL].before.out_of_ammo, told[FULL].after.out_of_ammo] == [False, True]
        notes = {one.id: one.note for one in preview_words.rows(draft, list(told.values()))}
        assert (notes[EMPTY], notes[FULL]) == ("has ammunition again", "out of ammunition")
    before = truth(session)
    done = way.apply(session, found["table"])
    assert [one for one in done.events if isinstance(one, ev.Supplied)] == [
        ev.Supplied(EMPTY, True),
        ev.Supplied(FULL, False),
    ]
    units = truth(session).units
    assert (units[EMPTY].ammo, units[FULL].ammo) == (True, False)
    assert all(units[name].ammo == one.ammo for name, one in before.units.items() if name not in (EMPTY, FULL))
    session.undo()
    assert truth(session) == before


@pytest.mark.clause("ANT-8.9a")
def test_of_which_nothing_is_said_nothing_changes_and_null_is_asked(session: Session) -> None:
    battle = way.export(session)
    silent = each_command(
        marked(battle),
        lambda one: replace(
            one,
            brigades=tuple(replace(each, low_ammo=msgspec.UNSET) for each in one.brigades),
            guns=tuple(replace(each, low_ammo=msgspec.UNSET) for each in one.guns),
        ),
    )
    assert "low_ammo" not in encode(silent)
    draft = read(session, encode(silent).encode())
    assert draft.questions == ()
    done = way.apply(session, draft)
    assert not [one for one in done.events if isinstance(one, ev.Supplied)]
    session.undo()
    asked = read(session, encode(marked(battle, full=None)).encode())
    assert asked.questions == ("Seymour-B: left open: whether it is out of ammunition",)
    answered = way.edited(asked, FULL, out_of_ammo=True)
    assert answered.questions == ()
    assert result_of(answered).corps[FULL].out_of_ammo is True


def test_what_the_table_shows_is_a_proposal_that_is_changed_without_a_reason(session: Session) -> None:
    draft = by_table(session)
    assert draft.line(FULL).out_of_ammo
    changed = way.edited(draft, FULL, out_of_ammo=False)
    assert not changed.line(FULL).out_of_ammo
    assert not changed.line(FULL).changed


def test_who_surrenders_is_not_told_of_his_ammunition(session: Session) -> None:
    draft = read(session, encode(marked(way.export(session), full=True)).encode())
    done = way.apply(session, way.edited(draft, FULL, "they laid down their arms", surrendered=True))
    assert not [one for one in done.events if isinstance(one, ev.Supplied)]


def test_a_game_that_counts_none_says_so_and_asks_for_none(tmp_path: Path) -> None:
    basic = paused(None, "antietam-basic", CORNFIELD)
    battle = way.export(basic)
    assert "low_ammo" not in encode(battle)
    assert "out_of_ammo" not in rows(battle, battles_of(basic).reckoning())[5]
    name = next(one.id for one in battle.commands() if one.brigades)
    given = each_command(
        battle,
        lambda one: replace(one, brigades=(replace(one.brigades[0], low_ammo=True),)) if one.id == name else one,
    )
    with pytest.raises(BadInput, match="this game does not count its ammunition"):
        read(basic, encode(given).encode())
    with pytest.raises(BadInput, match="this game does not count its ammunition"):
        way.edited(way.blank(basic), name, out_of_ammo=True)
    there = truth(basic).table
    assert there is not None
    units = {one: cmd.UnitResult(ammo=None if nth else False) for nth, one in enumerate(there.units)}
    with pytest.raises(Refused, match="ammunition is not counted"):
        basic.do(cmd.EnterResult(battle=battle.battle, units=units))
    with Session.open(at_table.paused(tmp_path / "c.companion")) as campaign:
        whole = way.export(campaign)
        assert "low_ammo" not in encode(whole)
        told = {"format": "companion-battle-result", "battle": whole.battle, "check": whole.check}
        corps = {one.id: {"out_of_ammo": True} for one in whole.commands()}
        with pytest.raises(BadInput, match="this game does not count its ammunition"):
            read(campaign, msgspec.json.encode(told | {"corps": corps}))


def test_the_enemy_is_not_told_who_has_no_ammunition(tmp_path: Path) -> None:
    path = tmp_path / "hidden.companion"
    with paused(path, hidden="yes") as session:
        # Both halves have ammunition, and stand as one brigade.
        whole = each_command(
            way.export(session),
            lambda one: replace(one, brigades=(replace(one.brigades[0], low_ammo=True),)) if EMPTY in one.id else one,
        )
        way.apply(session, read(session, encode(whole).encode()))
        assert [truth(session).units[name].ammo for name in (EMPTY, FULL)] == [False, False]
        assert '"supplied"' in json_text(session.log())
    with Session.open(path, seat="confederate") as enemy:
        assert '"supplied"' not in json_text(enemy.log())
    with Session.open(path, seat="union") as own:
        assert '"supplied"' in json_text(own.log())
