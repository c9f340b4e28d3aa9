"""How things must lie for a corner: what sets them so by hand, and who is there to be set."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import sequence
from companion.games.miniatures.rules.hand.settable import bearer
from companion.games.miniatures.rules.state import Battery, Brigade, Leader, Unit, combat_of, on_table, other
from companion.kernel.overriding.setting import GAME, plain
from tests.referee.battle_orders import Deal


class Corner(NamedTuple):
    """How things must lie, and what is then ordered."""

    lie: Sequence[Any]
    order: Any


Maker = Callable[[Deal], Iterator[Corner]]


def lie(deal: Deal, target: str, **fields: Any) -> list[Any]:
    """Give what sets fields that are not so already."""
    those = [(name, value, bearer(deal.state, target, name)) for name, value in fields.items()]
    return [
        cmd.Override(target, name, value, "so it lies")
        for name, value, one in those
        if one is None or plain(getattr(one, name, None)) != value
    ]


def at(deal: Deal, phase: str, number: int = 0, actor: str = "") -> list[Any]:
    """Give what puts the battle into a step of the side in turn."""
    steps = sequence.steps(deal.rules, deal.state.player_turn)
    fits = [
        nth
        for nth, one in enumerate(steps)
        if one.phase == phase and number in (0, one.number) and actor in ("", one.actor)
    ]
    return lie(deal, GAME, step=fits[0]) if deal.state.step not in fits else []


def reads(deal: Deal, ruling: str, value: int) -> list[Any]:
    """Give what chooses a reading; most referees choose it once in an evening."""
    return [] if deal.rules.choice(ruling) == value else [cmd.SetOption(ruling, value, "our club")]


def brigades(deal: Deal, side: str = "", arm: str = "") -> list[Brigade]:
    """Give the brigades of a side that are free to act, by default of the side in turn, in any order."""
    there = [one for one in _free(deal, side) if isinstance(one, Brigade) and arm in ("", one.arm)]
    return deal.luck.sample(there, len(there))


def batteries(deal: Deal, side: str = "") -> list[Battery]:
    there = [one for one in _free(deal, side) if isinstance(one, Battery)]
    return deal.luck.sample(there, len(there))


def _free(deal: Deal, side: str) -> list[Unit]:
    there = on_table(deal.state, side or deal.state.player_turn)  # type: ignore[arg-type]
    return [one for one in there if combat_of(deal.state, one.id) is None]


def leaders(deal: Deal, side: str = "") -> list[Leader]:
    there = [one for one in deal.state.leaders.values() if one.side == (side or deal.state.player_turn)]
    those = [one for one in there if one.status == "on-table"]
    return deal.luck.sample(those, len(those))


def enemy(deal: Deal) -> str:
    return other(deal.state.player_turn)


READY: dict[str, Any] = {"outcome": "well-handled", "disordered": False, "used": 0.0, "charges": "", "touches": []}
READY |= {"moved": False, "changed_formation": False, "changed_mode": False, "by_road": False, "move_over": False}
GUNS: dict[str, Any] = {"limbered": True, "used": 0.0, "by_road": False}
FIRES: dict[str, Any] = {"fired": False, "stands_fired": 0}
LOADED = FIRES | {"limbered": False, "silenced": False, "low_ammo": False, "wrecked": False}


def ready(deal: Deal, one: Brigade, **more: Any) -> list[Any]:
    """Give what makes a brigade ready to move, but for what is said more."""
    return [*at(deal, "maneuver", 2), *lie(deal, one.id, **(READY | more))]


def another(one: Brigade) -> Any:
    """Name a formation that a brigade is not in."""
    return "single-line" if one.formation != "single-line" else "march-column"
