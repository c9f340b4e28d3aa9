"""Reading a return, strictly: what comes back from a table, a person or another program, each fault with its place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from companion.miniatures.state import State
from companion.offline.battle import BattleFile
from companion.offline.draft import Draft
from companion.offline.reckoning import Reckoning

LARGEST = 4_000_000
"""Bytes: nothing larger is read."""
Fresh = Callable[[str], BattleFile]
"""Gives a fresh export of the battle at a scale by id; "" is the usual one. Raises BadInput for an unknown one."""


def kind_of(head: bytes, name: str) -> Literal["table", "text"]:
    """Tell a table game's document from text by its first 16 bytes or more; raises BadInput for what is neither."""
    raise NotImplementedError


def read(raw: bytes, name: str, fresh: Fresh, reckoning: Reckoning) -> Draft:
    """Read a battle file filled in, or a result; raises BadInput with every problem and its place.

    `name` is the file's for messages. Commands and units left out are questions in the draft, never losses.
    """
    raise NotImplementedError


def read_table(
    battle_text: str, state: State, name: str, fresh: Fresh, reckoning: Reckoning, *, log: str = "", journal: str = ""
) -> Draft:
    """Read a table game: the battle.json that its document carries, and its state; raises BadInput as `read` does."""
    raise NotImplementedError
