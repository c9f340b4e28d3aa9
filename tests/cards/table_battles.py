"""Battles for the table to print: the first clash of July 1, and both armies whole in one hex."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec.structs import replace

from companion import data
from companion.beginning import Beginning, begin
from companion.campaign.game import MAP, Campaign
from companion.campaign.hexes import Hex
from companion.campaign.state import Battle, Side, State
from companion.miniatures.scale import read_scales, scale_of
from companion.offline.battle import BattleFile
from companion.offline.from_campaign import Setting, battle_file
from companion.offline.tables import read_formations, read_offline

FIELD: Hex = (12, 8)
"""Gettysburg."""
ORDERS = ("orders-of-battle", "gettysburg-1863")


@cache
def setting(scale: str = "200") -> Setting:
    texts = data.ruleset_texts("gettysburg")
    folder, name = ORDERS
    chart, roster = (data.resource_text(folder, f"{name}.{kind}") for kind in ("toml", "csv"))
    scales = read_scales(data.ruleset_texts("miniatures", only=("scale.toml",))["scale.toml"])
    return Setting(
        read_offline(texts["offline.toml"]),
        read_formations(chart, f"{name}.toml", roster),
        scale_of(scales, scale),
        "test",
    )


@cache
def game() -> Campaign:
    return Campaign(data.ruleset_texts("gettysburg") | {MAP: data.resource_text("maps", "gettysburg", MAP)})


@cache
def at_the_start(scenario: str = "gettysburg-battle") -> State:
    session = begin(None, Beginning(scenario=scenario, settings={"offline": "yes"}, players={}, seed="7"))
    state: Any = session._state
    assert isinstance(state, State)
    return state


def a_battle(
    *names: str, at: Hex = FIELD, attacker: Side = "confederate", scale: str = "200", **more: Any
) -> BattleFile:
    """Give a battle of these corps in a hex, in the first turn; fields of the state as given."""
    state = at_the_start()
    those = {name: replace(state.corps[name], hex=at, heading=3 if name.startswith(attacker) else 0) for name in names}
    sides = {side: tuple(name for name in names if name.startswith(side)) for side in ("confederate", "union")}
    other: Side = "union" if attacker == "confederate" else "confederate"
    battle = Battle(
        id="1.1", hex=at, attacker=attacker, attackers=sides[attacker], defenders=sides[other], initiator=sides[attacker][0],
        at=(1, 4),
    )  # fmt: skip
    usual: dict[str, Any] = {"turn": 1, "phase": "execution", "setting_up": (), "battle": battle}
    return battle_file(game(), replace(state, corps={**state.corps, **those}, **{**usual, **more}), setting(scale))


def the_first_clash() -> BattleFile:
    """Heth meets Buford and the First Corps at Gettysburg."""
    return a_battle("confederate:H", "union:H", "union:A")


def the_largest() -> BattleFile:
    """Both armies whole, at Gettysburg."""
    return a_battle(*at_the_start().corps)
