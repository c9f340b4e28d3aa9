"""How a game is shown at this keyboard: looks and delay alone, never a rule (ANT-R-SAVE)."""

from __future__ import annotations

import msgspec


class Setting(msgspec.Struct, frozen=True):
    """What the switches of the menu that are looks alone stand at."""

    delay: int | None = None
    """Steps that each message of combat stands on a terminal; None is the default (ANT-2.1b, ANT-R-DELAY)."""
    ten_keys: bool = False
    """The direction keys lie as on a keypad, 8 being north (ANT-QS-1.4c)."""
    colour: bool = True
    """Option 7; without it signs alone tell the sides apart (ANT-2.1n)."""
    symbols: bool = True
    """Option 9; else icons, which the Basic game always shows (ANT-2.1p, ANT-2.1q)."""
