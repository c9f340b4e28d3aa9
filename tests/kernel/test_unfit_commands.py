"""A command that no JSON would make is not stored: the document could not be opened again."""

from __future__ import annotations

import pytest

from companion.charts.figures import Refused
from companion.games.miniatures.rules import commands as cmd
from companion.kernel.beginning import Beginning, begin

EMPTY = (cmd.TakeObjective(""), cmd.Arrive(()), cmd.Delay(("cutler",), 10**9), cmd.Fire("cutler", ()))


@pytest.mark.parametrize("command", EMPTY, ids=lambda one: type(one).__name__)
def test_a_command_that_could_not_be_read_again_is_refused_with_its_place(command: cmd.AnyCommand) -> None:
    with begin(None, Beginning(scenario="mcphersons-ridge", seed="1")) as session:
        head = session.head
        (reason,) = session.why_not(command)
        assert reason.text.startswith(("objective: ", "units: ", "turn: ", "firers: "))
        with pytest.raises(Refused):
            session.do(command)
        assert session.head == head
