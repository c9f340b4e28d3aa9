"""Battles of a campaign for the tests, small and random; their table games, and what may come of them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.games.campaign.beginning import CHARTS as CAMPAIGN_CHARTS
from companion.games.campaign.game import Campaign
from companion.games.campaign.rules.hexes import Hex
from companion.games.campaign.rules.state import SIDES, Battle, Corps, Side, State, Strength
from companion.games.miniatures.beginning import CHARTS
from companion.games.miniatures.charts.ruleset import FILES, load
from companion.games.miniatures.charts.scale import Scale, read_scales, scale_of
from companion.games.miniatures.rules import state as table
from companion.games.miniatures.rules.story import Story
from companion.kernel.shelf import MAP, resource_text, ruleset_texts
from companion.kernel.supply import Supply
from companion.table.away import campaign_file
from companion.table.file import tables
from companion.table.file.battle import BattleFile, Brigade, Command, Guns
from companion.table.file.reckoning import Reckoning
from companion.table.file.setting import Setting
from companion.table.file.to_table import Table, first
from tests.games.campaign.playing import laid_out

GETTYSBURG: Hex = (12, 8)
CSA: Side = "confederate"
USA: Side = "union"
SCALES = ("200", "150")


@cache
def game() -> Campaign:
    return Campaign(ruleset_texts("gettysburg", only=CAMPAIGN_CHARTS) | {MAP: resource_text("maps", "gettysburg", MAP)})


@cache
def chart() -> tables.OfflineChart:
    return tables.read_offline(ruleset_texts("gettysburg", only=(tables.FILE,))[tables.FILE])


@cache
def formations() -> tables.Formations:
    texts = [resource_text("orders-of-battle", f"gettysburg-1863.{ending}") for ending in ("toml", "csv")]
    return tables.read_formations(texts[0], "gettysburg-1863.toml", texts[1])


@cache
def table_charts() -> dict[str, str]:
    return ruleset_texts("miniatures", only=CHARTS)


@cache
def scale(name: str) -> Scale:
    return scale_of(read_scales(table_charts()["scale.toml"]), name or chart().scale)


def reckoning(state: State | None = None, *, wounded: str = "0") -> Reckoning:
    """Give the campaign's reckoning, with another share of wounded who return."""
    rules = game().rules(state or a_war())
    made = replace(chart(), returning=tables.Returning(wounded=wounded))
    return campaign_file.reckoning(rules, made)


# ---- battles


@cache
def begun(scenario: str) -> State:
    """Give a campaign as it is laid out, with battles on the table allowed."""
    return laid_out(scenario, offline=True)


def a_war(
    *names: str,
    attacker: Side = CSA,
    at: Hex = GETTYSBURG,
    scenario: str = "gettysburg-campaign",
    changes: Mapping[str, Mapping[str, Any]] | None = None,
    **more: Any,
) -> State:
    """Give a campaign in whose battle the named corps are, by default Heth's division against the I Corps."""
    names = names or ("confederate:H", "union:A")
    state = begun(scenario)
    corps = dict(state.corps)
    for name in names:
        there: dict[str, Any] = {"status": "present", "hex": at, "combat": "attack"}
        corps[name] = replace(corps[name], **(there | dict((changes or {}).get(name, {}))))
    on: dict[Side, tuple[str, ...]] = {side: tuple(one for one in names if one.startswith(side)) for side in SIDES}
    defender: Side = USA if attacker == CSA else CSA
    battle = Battle(
        id="2.1",
        hex=at,
        attacker=attacker,
        attackers=on[attacker],
        defenders=on[defender],
        initiator=on[attacker][0],
        at=(1, 2),
        offline="table",
    )
    usual: dict[str, Any] = {"turn": 2, "phase": "execution", "setting_up": ()}
    return replace(state, corps=corps, battle=battle, **(usual | more))


def export(state: State, name: str = "200", source: str = "a game") -> BattleFile:
    return campaign_file.battle_file(game(), state, Setting(chart(), formations(), scale(name), source))


def table_of(battle: BattleFile) -> Table:
    return first(battle, table_charts())


PLACES = (GETTYSBURG, (13, 10), (9, 7), (14, 12))


@cache  # a strategy is examined when it is first drawn from, which costs more than many draws
def _some(scenario: str, side: Side) -> st.SearchStrategy[list[str]]:
    known = [one for one in begun(scenario).corps if one.startswith(side)]
    return st.lists(st.sampled_from(known), min_size=1, unique=True)


@cache
def _changes(scenario: str, name: str) -> st.SearchStrategy[dict[str, Any]]:
    return _changed(begun(scenario).corps[name])


@st.composite
def wars(draw: st.DrawFn) -> State:
    """Draw a battle of the campaign: who is in it, where, and how each corps is."""
    scenario = draw(st.sampled_from(("gettysburg-campaign", "gettysburg-battle")))
    known = begun(scenario).corps
    names = [name for side in SIDES for name in draw(_some(scenario, side))]
    changes = {name: draw(_changes(scenario, name)) for name in names}
    return a_war(
        *sorted(names, key=lambda name: (name.split(":")[0], known[name].number)),
        attacker=draw(st.sampled_from(SIDES)),
        at=draw(st.sampled_from(PLACES)),
        scenario=scenario,
        changes=changes,
        rain=draw(st.booleans()),
        turn=draw(st.integers(1, 4)),
    )


@st.composite
def _changed(draw: st.DrawFn, one: Corps) -> dict[str, Any]:
    had = {arm: getattr(one.strength, arm) for arm in Strength.__struct_fields__}
    left = {arm: draw(st.integers(0, most)) for arm, most in had.items()}
    if not any(left.values()):
        left[max(had, key=lambda arm: had[arm])] = 1
    return {
        "strength": Strength(**left),
        "stragglers": draw(st.integers(0, 20)),
        "fatigue": draw(st.integers(0, 59)) / 4,
        "heading": draw(st.integers(0, 6)),
        "deployment": draw(st.sampled_from(("road", "deployed"))),
        "demoralised": draw(st.booleans()),
    }


# ---- what comes of them


@cache
def table_rules() -> Any:
    return load({name: text for name, text in table_charts().items() if name in FILES})


def fought(state: table.State, losses: Mapping[str, Mapping[str, int]]) -> table.State:
    """Give a table game in which units lost stands, {id: {"lost": 2, …}}, by the game's own rules."""
    story = Story(table_rules(), state, Supply("1/1"))
    for name, gone in losses.items():
        for how in ("lost", "skedaddled", "captured"):
            if gone.get(how):
                story.lose_stands(name, gone[how], how, "fire")
    return story.state


@st.composite
def losses(draw: st.DrawFn, had: int) -> dict[str, int]:
    """Draw what a unit of `had` stands lost, each stand once."""
    left, gone = had, {}
    for how in ("lost", "skedaddled", "captured"):
        gone[how] = draw(st.integers(0, left))
        left -= gone[how]
    return gone


@st.composite
def fates(draw: st.DrawFn, battle: BattleFile) -> dict[str, dict[str, int]]:
    """Draw what every unit of a battle lost, {id in the file: stands}."""
    return {unit.id: draw(losses(unit.stands)) for unit in units(battle) if draw(st.booleans())}


def with_losses(battle: BattleFile, gone: Mapping[str, Mapping[str, int]]) -> BattleFile:
    """Fill a battle file in by hand."""
    return each_command(
        battle,
        lambda one: replace(
            one,
            brigades=tuple(replace(unit, **gone.get(unit.id, {})) for unit in one.brigades),
            guns=tuple(replace(unit, **gone.get(unit.id, {})) for unit in one.guns),
        ),
    )


def each_command(battle: BattleFile, make: Any) -> BattleFile:
    """Give a battle with every command changed; None leaves it out."""
    sides = (
        replace(force, commands=tuple(made for one in force.commands if (made := make(one)) is not None))
        for force in battle.sides
    )
    return replace(battle, sides=tuple(sides))


def table_ids(battle: BattleFile, state: table.State) -> dict[str, str]:
    """Give {id in the file: id in the table game}, by what the two say of a unit and not by any order."""
    found: dict[str, str] = {}
    for one in battle.commands():
        side = battle.side_of(one.id)
        for brigade in one.brigades:
            there = [
                x.id
                for x in state.brigades.values()
                if (x.side, x.name, x.men, x.stands_at_start, x.commander)
                == (side, brigade.name, brigade.men, brigade.stands, brigade.commander)
            ]
            assert len(there) == 1, (brigade, there)
            found[brigade.id] = there[0]
        for guns in one.guns:
            label = ", ".join(dict.fromkeys(guns.batteries))
            there = [
                x.id
                for x in state.batteries.values()
                if (x.side, x.label, x.guns, x.gun, x.horse, x.stands_at_start)
                == (side, label, guns.guns, guns.gun, guns.horse, guns.stands)
            ]
            assert len(there) == 1, (guns, there)
            found[guns.id] = there[0]
    return found


def units(battle: BattleFile) -> list[Brigade | Guns]:
    """Give every brigade and the guns of a battle."""
    return [unit for one in battle.commands() for unit in of(one)]


def of(command: Command) -> list[Brigade | Guns]:
    """Give the brigades and the guns of a command."""
    return [*command.brigades, *command.guns]


def brigades(battle: BattleFile) -> list[tuple[Command, Brigade]]:
    return [(one, unit) for one in battle.commands() for unit in one.brigades]


def plainly(value: Any) -> Any:
    """Give a value as JSON's own shapes."""
    return msgspec.json.decode(msgspec.json.encode(value))
