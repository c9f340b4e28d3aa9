"""Whatever markers come and go: who does what the list still asks for has the table as the battle is."""

from __future__ import annotations

from functools import partial
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.rules.apply import apply
from companion.games.miniatures.rules.names import name_of
from companion.games.miniatures.rules.state import State
from companion.language.messages import told
from tests.games.miniatures.building import a_battery, a_battle, a_brigade, play

MARKERS = {"disordered": "disorder", "low-ammo": "low ammunition"}


def by_the_list(state: State, on: set[str]) -> set[str]:
    """Do what the list asks for with the markers that lie on the table."""
    for act in state.acts:
        words = told(act.text, partial(name_of, state))
        for name in MARKERS.values():
            if words.endswith(f"{name} marker on"):
                on = on | {name}
            elif words.endswith(f"{name} marker off"):
                on = on - {name}
    return on


@given(
    lies=st.sets(st.sampled_from(sorted(MARKERS))),
    turns=st.lists(st.lists(st.sampled_from(sorted(MARKERS)), max_size=5), min_size=1, max_size=4),
)
def test_the_table_is_right_when_the_list_is_done(lies: set[str], turns: list[list[str]]) -> None:
    marked: dict[str, Any] = {name.replace("-", "_"): name in lies for name in MARKERS}
    state = a_battle(a_brigade("cutler", **marked), a_battery("hall"), a_brigade("davis", "confederate"))
    table = {MARKERS[name] for name in lies}
    for those in turns:
        for name in those:
            on = not getattr(state.brigades["cutler"], name.replace("-", "_"))
            state = apply(state, ev.Marked("cutler", name, on))  # type: ignore[arg-type]
        state = play(replace(state, step=7), cmd.NextStep()).state
        now = {words for name, words in MARKERS.items() if getattr(state.brigades["cutler"], name.replace("-", "_"))}
        assert by_the_list(state, table) == now
        asked = [told(act.text) for act in state.acts]
        assert len(asked) == len(set(asked)) <= len(MARKERS)
