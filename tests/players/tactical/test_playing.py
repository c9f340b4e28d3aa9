"""Computers at play: whole battles, every order lawful (ANT-R-AI)."""

from __future__ import annotations

import pytest

from companion.tactical import commands as cmd
from tests.players.tactical.evenings import first, played

SCENARIOS = ("antietam-basic", "antietam-intermediate", "antietam-advanced")


@pytest.mark.clause("ANT-2.0a", "ANT-2.1g", "ANT-2.1h", "ANT-R-AI")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_computers_play_a_battle_to_its_end(scenario: str) -> None:
    """A refused order raises; both sides order their units about, the Union without being asked for divisions."""
    moved: set[str] = set()
    state = None
    for _, before, command, after in played(first(scenario), "1"):
        state = after
        assert not isinstance(command, cmd.Activate | cmd.EndActivation | cmd.Answer)
        if isinstance(command, cmd.Move):
            moved.add(before.units[command.unit].side)
    assert state is not None
    assert state.over
    assert state.turn == 11
    assert moved == {"union", "confederate"}
