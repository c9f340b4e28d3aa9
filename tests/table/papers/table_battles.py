"""Battles for the table to print: the first clash of July 1, and both armies whole in one hex."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec.structs import replace

from companion.games.campaign.game import Campaign
from companion.games.campaign.rules.hexes import Hex
from companion.games.campaign.rules.state import SIDES, Battle, Corps, Side, State, other
from companion.games.miniatures.charts.scale import read_scales, scale_of
from companion.kernel import shelf
from companion.kernel.beginning import Beginning, begin
from companion.kernel.shelf import MAP
from companion.table.away.campaign_file import battle_file
from companion.table.file.battle import BattleFile
from companion.table.file.setting import Setting
from companion.table.file.tables import read_formations, read_offline

FIELD: Hex = (12, 8)
"""Gettysburg."""
SOUTH_EAST = 3
ORDERS = ("orders-of-battle", "gettysburg-1863")


@cache
def setting(scale: str = "200") -> Setting:
    texts = shelf.ruleset_texts("gettysburg")
    folder, name = ORDERS
    chart, roster = (shelf.resource_text(folder, f"{name}.{kind}") for kind in ("toml", "csv"))
    scales = read_scales(shelf.ruleset_texts("miniatures", only=("scale.toml",))["scale.toml"])
    return Setting(
        read_offline(texts["offline.toml"]),
        read_formations(chart, f"{name}.toml", roster),
        scale_of(scales, scale),
        "test",
    )


@cache
def game() -> Campaign:
    return Campaign(shelf.ruleset_texts("gettysburg") | {MAP: shelf.resource_text("maps", "gettysburg", MAP)})


@cache
def at_the_start(scenario: str = "gettysburg-battle") -> State:
    session = begin(None, Beginning(scenario=scenario, settings={"offline": "yes"}, players={}, seed="7"))
    state: Any = session._state
    assert isinstance(state, State)
    return state


def a_battle(
    *names: str, at: Hex = FIELD, attacker: Side = "confederate", scale: str = "200", **more: Any
) -> BattleFile:
    """Give a battle of these corps in a hex, in the first turn; `more` are fields of the state."""
    return battle_file(game(), a_state(*names, at=at, attacker=attacker, **more), setting(scale))


def a_state(*names: str, at: Hex = FIELD, attacker: Side = "confederate", **more: Any) -> State:
    """Give a campaign with an open battle; the attackers came in from the north-west."""
    state = at_the_start()
    changed: dict[str, Corps] = more.pop("corps", state.corps)
    those = {
        name: replace(changed[name], hex=at, heading=SOUTH_EAST if name.startswith(attacker) else 0) for name in names
    }
    sides: dict[Side, tuple[str, ...]] = {
        side: tuple(name for name in names if name.startswith(side)) for side in SIDES
    }
    battle = Battle(
        id="1.1",
        hex=at,
        attacker=attacker,
        attackers=sides[attacker],
        defenders=sides[other(attacker)],
        initiator=sides[attacker][0],
        at=(1, 4),
    )
    usual: dict[str, Any] = {"turn": 1, "phase": "execution", "setting_up": (), "battle": battle}
    return replace(state, corps={**changed, **those}, **{**usual, **more})


@cache
def the_first_clash() -> BattleFile:
    """Heth meets Buford and the First Corps at Gettysburg."""
    return a_battle("confederate:H", "union:H", "union:A")


@cache
def a_tired_one() -> BattleFile:
    """Lee, Hood worn on the road and Stuart spent, against Reynolds' successor at Frederick in the rain."""
    corps = dict(at_the_start().corps)
    corps["confederate:C"] = replace(corps["confederate:C"], fatigue=4.25, deployment="road", stragglers=3, letter="C")
    corps["confederate:J"] = replace(corps["confederate:J"], fatigue=9.5, demoralised=True, aggressiveness=-10)
    names = ("confederate:C", "confederate:J", "confederate:HQ", "union:A")
    return a_battle(
        *names,
        at=(9, 16),
        attacker="union",
        rain=True,
        corps=corps,
        control={"confederate": "computer:basic", "union": "human"},
    )


@cache
def the_largest() -> BattleFile:
    """Both armies whole, at Gettysburg."""
    return a_battle(*at_the_start().corps)


BATTLES = {"first": the_first_clash, "tired": a_tired_one, "largest": the_largest}
