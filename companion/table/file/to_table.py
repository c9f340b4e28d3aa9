"""A battle file as a miniatures game, ready to play: roster, scenario and state, unit by unit in the file's order."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import ceil

import msgspec
from msgspec.structs import replace

from companion.games.miniatures.charts import scale as scales
from companion.games.miniatures.rules.events import Began
from companion.games.miniatures.rules.state import Brigade, State
from companion.games.miniatures.setup import start
from companion.games.miniatures.setup.ids import slug
from companion.games.miniatures.setup.rosters import read_roster
from companion.games.miniatures.setup.scenario_text import Value, record_of, roster_csv, scenario_toml
from companion.table.file.battle import BattleFile, Condition, Side, encode
from companion.table.file.ground import encode_ground
from companion.table.file.table_roster import FILE, Roster, leader_entry, plain, roster_of, starts_at

BATTLE, SCENARIO, ROSTERS, GROUND = "battle.json", "scenario.toml", "roster/", "field.geojson"
"""The sources of a table game's document besides its charts."""
FIELD = "field"
"""The id of the objective that says who holds the field."""


class Table(msgspec.Struct, frozen=True):
    """What a table game's document begins with, as `beginning.First` wants it but for the charts' prefix."""

    event: Began
    charts: Mapping[str, str]
    """{file name: text}, the miniatures' charts that the document carries."""
    sources: Mapping[str, str]
    """battle.json, scenario.toml, the roster, and the ground where the battle has one."""
    scenario: str


def first(battle: BattleFile, charts: Mapping[str, str]) -> Table:
    """Lay a battle out for the table, by the miniatures' charts ({file name: text}, `beginning.CHARTS`).

    Raises BadInput: a scale that the charts do not have, a side without troops.
    """
    scale = scales.scale_of(scales.read_scales(charts["scale.toml"]), battle.scale.id)
    roster = roster_of(battle, scale.minutes)
    rows, page = roster_csv([record_of(row) for row in roster.rows]), scenario_text(battle, roster, scale)
    state = start.start(start.read_scenario(page, SCENARIO), read_roster(rows, FILE), scale, file=SCENARIO)
    state = as_they_are(state, roster)
    sources = {BATTLE: encode(battle), SCENARIO: page, ROSTERS + FILE: rows}
    if ground := encode_ground(battle):
        sources[GROUND] = ground
    return Table(Began(state), charts, sources, state.scenario)


def scenario_text(battle: BattleFile, roster: Roster, scale: scales.Scale) -> str:
    """Write the scenario: who takes part, who leads, for what they fight, and how long."""
    title = plain(battle.title)
    page: dict[str, Value] = {
        "format": 1,
        "kind": "miniatures",
        # An id is made of the title, and one without any letter would make none.
        "title": title if slug(title) else f"Battle {plain(battle.battle)}",
        "date": plain(battle.field.day),
        "description": _description(battle),
        "last_turn": turns(battle, scale),
        "starts_at": starts_at(battle.field.starts_at),
        "minutes": scale.minutes,
        "first": first_mover(battle),
        "scale": scale.id,
        "orders_of_battle": (FILE.removesuffix(".csv"),),
    }
    forces = dict.fromkeys((row.side, row.corps) for row in roster.rows)
    tables: list[tuple[str, Mapping[str, Value]]] = [
        ("[[forces]]", {"side": side, "corps": corps}) for side, corps in forces
    ]
    tables += [("[[leaders]]", leader_entry(post)) for post in roster.posts]
    for one in battle.field.objectives:
        entry: dict[str, Value] = {"id": slug(one.id), "name": plain(one.name), "points": one.points}
        tables.append(("[[objectives]]", entry | ({"holder": one.holder} if one.holder else {})))
    return scenario_toml(page, tables, head=f"Made from {BATTLE}, battle {plain(battle.battle)}; check {battle.check}.")


def turns(battle: BattleFile, scale: scales.Scale) -> int:
    """Give the full turns that the hours of a battle make, at least one."""
    if not scale.minutes:
        return scale.turns
    return max(1, ceil(Fraction(60 * battle.field.hours, scale.minutes)))


def first_mover(battle: BattleFile) -> Side:
    """Name the side that has the first player turn: the one that attacks."""
    return next((force.side for force in battle.sides if force.attacks), battle.sides[0].side)


def _description(battle: BattleFile) -> str:
    field = battle.field
    words = [f"{plain(field.place) or 'The field'}, {plain(field.terrain)}", "rain" if field.rain else ""]
    words += [f"{field.daylight} hours of daylight left"]
    return ". ".join(filter(None, words)) + ". Bring the result back to the game that it comes from."


# ---- as the units are when the battle begins


def as_they_are(state: State, roster: Roster) -> State:
    """Give the state with worn and spent brigades, and the batteries that each gun stand shows."""
    brigades = {
        name: _worn(replace(one, low_ammo=brigade.low_ammo is True), command.condition)
        # By order and not by name: names were made distinct for the roster, and the ids that the table game gives
        # follow them.
        for (name, one), (command, brigade) in zip(state.brigades.items(), roster.brigades, strict=True)
    }
    batteries = {
        name: replace(one, label=", ".join(dict.fromkeys(guns.batteries)) or one.label, low_ammo=guns.low_ammo is True)
        for (name, one), (_, guns) in zip(state.batteries.items(), roster.guns, strict=True)
    }
    return replace(state, brigades=brigades, batteries=batteries)


def _worn(one: Brigade, condition: Condition) -> Brigade:
    """Give a brigade whose stands are already too few to be fresh, or worn."""
    # One more than there are: the brigade is below the threshold from the start, and its later losses are counted as
    # always.
    above = one.stands + 1
    match condition:
        case "worn":
            return replace(one, fresh_at=above)
        case "spent":
            return replace(one, fresh_at=above, worn_at=above)
        case "fresh":
            return one
