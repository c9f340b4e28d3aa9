"""Whatever is typed: the prompt goes on, and a side is never shown what it may not know."""

from __future__ import annotations

import io
import re
from collections.abc import Iterable
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.tactical.prompt.course import play_battle
from companion.kernel.game import Seat
from companion.terminal.keyboard import Keyboard, Left
from companion.terminal.setting import Setting
from companion.terminal.single_keys import END
from tests.games.tactical.building import unit
from tests.games.tactical.prompt.scripts import ALL, HOOKER, MEADE, in_memory, screens

KEYS = "12345678 0TVSCGNOQXDLIAMFBPUZHYREK?\r"
SECRET = unit("Secret-A", "confederate", (13, 4), division="Hood", corps="Longstreet")


def typed(keys: str, *, level: str, hidden: bool, seat: Seat) -> str:
    """Play keys on a terminal; gives all that stood on its screen."""
    screen, left = io.StringIO(), list(keys)
    keyboard = Keyboard(lambda wait: None if wait is not None else left.pop(0) if left else END)
    keyboard.people = True
    session = in_memory(SECRET, *ALL, leaders=(MEADE, HOOKER), level=level, hidden=hidden, last_turn=2)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("click.clear", lambda: None)
        patch.setattr("companion.terminal.keyboard.write", screen.write)
        patch.setattr("companion.terminal.keyboard.write_lines", lambda lines: screen.writelines(_ended(lines)))
        patch.setattr("builtins.input", lambda _: left.pop(0) if left else "q")
        with suppress(Left):
            play_battle(session, keyboard, seat, Setting(delay=0, colour=False), seconds=lambda: 0.0)
    return re.sub(r"\x1b\[[0-9;]*m", "", screen.getvalue())


def _ended(lines: Iterable[str]) -> Iterable[str]:
    return (f"{line}\n" for line in lines)


@settings(max_examples=60, deadline=None)
@given(
    keys=st.text(KEYS, max_size=80), level=st.sampled_from(["basic", "intermediate", "advanced"]), hidden=st.booleans()
)
def test_no_key_breaks_the_prompt(keys: str, level: str, hidden: bool) -> None:
    assert "?" in typed(keys, level=level, hidden=hidden, seat="referee")


@pytest.mark.clause("ANT-R-HIDDEN")
@settings(max_examples=40, deadline=None)
@given(keys=st.text(KEYS, max_size=80), level=st.sampled_from(["basic", "advanced"]))
def test_no_key_shows_a_side_a_hidden_unit(keys: str, level: str) -> None:
    told = typed(keys, level=level, hidden=True, seat="union")
    assert "secret" not in told.lower()
    assert {screen[13, 4][1][:1] for screen in screens(told) if (13, 4) in screen} <= {"^", "."}
    assert any((13, 4) in screen for screen in screens(told))


def test_where_nothing_is_hidden_the_same_unit_is_shown() -> None:
    told = typed("7" * 8, level="basic", hidden=False, seat="union")
    assert {screen[13, 4][1] for screen in screens(told)} == {"i"}
    assert "SECRET - A" in told
