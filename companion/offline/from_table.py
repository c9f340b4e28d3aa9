"""A table game read back: what became of every brigade, gun stand and leader of the battle file (RTG-R-OFF-SCALE)."""

from __future__ import annotations

from companion.miniatures.state import State
from companion.offline.battle import BattleFile


def filled(battle: BattleFile, state: State) -> BattleFile:
    """Give the battle file filled in from its table game: stands lost, skedaddled and captured, leaders, the field.

    `battle` is the file that the document carries, `state` the game's. Raises BadInput where the game is not of it.
    """
    raise NotImplementedError


def fallen(battle: BattleFile, state: State) -> dict[str, int]:
    """Give for each brigade how many states it fell, fresh to worn and worn to spent; one that is gone counts as two.

    Raises BadInput where the game is not of the battle.
    """
    raise NotImplementedError
