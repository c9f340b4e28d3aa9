"""The morning in the Cornfield at every level of the game, and the Sunken Road: fixed orders and a seed, told in words.

After a change that is meant, write the texts anew with

    COMPANION_REWRITE_GOLDEN=1 pytest tests/games/tactical/rules/test_playthrough.py

and read the difference before it is committed.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.names import side_to_act
from companion.games.tactical.rules.state import Phase, State
from companion.games.tactical.words.names import Names
from companion.games.tactical.words.sentences import sentences
from companion.kernel.beginning import Beginning, laid_out
from companion.kernel.game import game_of
from companion.kernel.supply import Supply
from companion.language.messages import among
from companion.language.messages import told as in_words

GOLDEN = Path(__file__).parent / "golden"
REWRITE = "COMPANION_REWRITE_GOLDEN"
Orders = Mapping[tuple[int, str], Sequence[cmd.AnyCommand]]
"""{(turn, phase): what is ordered in it}."""


def go(unit: str, *directions: int) -> cmd.Move:
    return cmd.Move(unit=unit, directions=directions)


# ---- the orders


CORNFIELD: Orders = {
    (1, "union-operations-1"): (
        go("magilton-b", 5, 5),
        go("magilton-a", 5, 5),
        go("anderson-b", 5, 5, 4),
        go("anderson-b", 5, 5),
        go("seymour-b", 7, 6),
        go("seymour-a", 7, 6),
        cmd.Target(unit="magilton-a", square=(16, 9)),
        cmd.Target(unit="seymour-b", square=(16, 10)),
    ),
    (1, "confederate-operations-1"): (
        go("douglas-a", 1),
        cmd.PlotMelee(unit="douglas-a"),
        go("hays-a", 1, 1),
        cmd.Target(unit="jack-d", square=(14, 9)),
        go("early-a", 3, 3),
        go("early-b", 3, 3),
    ),
    (1, "union-operations-2"): (
        go("hartsuff-a", 5, 5),
        go("hartsuff-b", 5, 5),
        cmd.PlotMelee(unit="seymour-b"),
        cmd.PlotMelee(unit="seymour-a"),
        cmd.Target(unit="i-corps-b", square=(17, 10)),
    ),
    (1, "confederate-operations-2"): (
        go("douglas-b", 1),
        cmd.PlotMelee(unit="douglas-b"),
        go("j-a-walker-a", 1),
        go("hays-a", 1),
    ),
    (2, "union-operations-1"): (
        go("duryea-a", 6, 5),
        go("hartsuff-b", 7),
        cmd.PlotMelee(unit="seymour-b"),
        cmd.PlotMelee(unit="magilton-b"),
    ),
    (2, "confederate-operations-1"): (go("early-a", 3), cmd.PlotMelee(unit="early-a"), cmd.PlotMelee(unit="douglas-b")),
}
MODES: Orders = {
    (1, "union-operations-1"): (
        cmd.ChangeMode(unit="christian-a", mode="column"),
        go("christian-a", 5),
        cmd.ForceMarch(unit="seymour-b", times=2),
        go("seymour-b", 5),
        cmd.Face(unit="magilton-b", direction=4),
        cmd.PlotAdvance(unit="magilton-b"),
        cmd.ChangeMode(unit="i-corps-b", mode="limbered"),
        cmd.Abort(unit="i-corps-b"),
    ),
    (1, "confederate-operations-1"): (cmd.ForceMarch(unit="hays-b", times=2), cmd.Fortify(unit="hays-b")),
    (2, "confederate-operations-1"): (cmd.ChangeMode(unit="jack-d", mode="limbered"), go("jack-d", 5)),
}
ACTIVATION: Orders = {
    (1, "activation"): (cmd.Activate(division="Meade"), cmd.Activate(division="Ricketts")),
    (2, "activation"): (cmd.Activate(division="Meade"), cmd.EndActivation()),
}
LEADERS: Orders = {
    (1, "union-operations-1"): (
        cmd.Transfer(unit="magilton-a", leader="Meade"),
        cmd.Transfer(unit="seymour-b", leader="Hooker"),
    ),
    (2, "confederate-operations-1"): (cmd.Transfer(unit="early-a", leader="Lawton"),),
}
SUNKEN_ROAD: Orders = {
    (1, "confederate-operations-1"): (
        go("gibson-a", 2),
        cmd.PlotMelee(unit="gibson-a"),
        go("gibson-b", 1),
        cmd.PlotMelee(unit="gibson-b"),
        cmd.Reorganise(unit="stephens"),
        go("stephens-a", 1),
        cmd.ChangeMode(unit="robertson", mode="limbered"),
        cmd.Target(unit="gladden-a", square=(15, 15)),
    ),
    (1, "union-operations-1"): (
        cmd.Reorganise(unit="miller"),
        cmd.Fortify(unit="peabody"),
        go("lauman-a", 5),
        cmd.PlotMelee(unit="lauman-b"),
        cmd.Target(unit="tyler", square=(18, 17)),
    ),
    (1, "confederate-operations-2"): (
        cmd.PlotMelee(unit="gibson-a"),
        cmd.PlotMelee(unit="gibson-b"),
        go("gladden-a", 1),
        go("gladden-b", 1),
        cmd.PlotMelee(unit="gladden-b"),
        cmd.Reorganise(unit="stephens-a"),
    ),
    (1, "union-operations-2"): (cmd.PlotMelee(unit="lauman-a"), cmd.PlotMelee(unit="tuttle-b")),
}


# ---- the battles


class Script(msgspec.Struct, frozen=True):
    """A part of a battle and what is ordered in it."""

    scenario: str
    divisions: tuple[str, ...]
    others: tuple[str, ...]
    """Units besides those of the divisions."""
    turns: int
    orders: tuple[Orders, ...]


MEN = ("Meade", "Lawton")
OTHERS = (
    "union:hartsuff-a",
    "union:hartsuff-b",
    "union:duryea-a",
    "union:christian-a",
    "union:i-corps-b",
    "confederate:jack-d",
)
SCRIPTS = {
    "cornfield-basic": Script("antietam-basic", MEN, OTHERS, 2, (CORNFIELD,)),
    "cornfield-intermediate": Script("antietam-intermediate", MEN, OTHERS, 2, (ACTIVATION, CORNFIELD, MODES)),
    "cornfield-advanced": Script("antietam-advanced", MEN, OTHERS, 2, (ACTIVATION, LEADERS, CORNFIELD, MODES)),
    "sunken-road": Script(
        "shiloh-sunken-road",
        ("Ruggles", "Prentiss", "Cheatham"),
        (
            "confederate:gladden-a",
            "confederate:gladden-b",
            "confederate:robertson",
            "union:tuttle-b",
            "union:lauman-a",
            "union:lauman-b",
            "union:tyler",
        ),
        1,
        (SUNKEN_ROAD,),
    ),
}


def begun(script: Script) -> tuple[Any, State]:
    """Give the rules and the part of the battle as it stood before the first turn."""
    first = laid_out(Beginning(scenario=script.scenario))
    event: Any = first.event
    state: State = event.state
    units = {
        name: one for name, one in state.units.items() if one.division in script.divisions or name in script.others
    }
    brigades = {(one.side, one.brigade) for one in units.values()}
    leaders = {
        name: one
        for name, one in state.leaders.items()
        if one.unit in units or (one.rank == "brigade" and (one.side, one.formation) in brigades)
    }
    part = replace(state, units=units, leaders=leaders, last_turn=script.turns)
    return game_of(first.kind, first.sources), part


def told(name: str, seed: str = "1862") -> str:
    """Give a battle in words: each order, refused or not, and what came of it."""
    script = SCRIPTS[name]
    rules, now = begun(script)
    lines, entry = [f"# {now.title}: a part of it, to turn {script.turns}, seed {seed}"], 0
    while not now.over:
        for order in wanted(script, rules, now):
            called = among(rules.called(now, "referee"))
            reasons = [one.named(called) for one in rules.why_not(now, order)]
            label = in_words(rules.label(now, order), called)
            if isinstance(order, cmd.Continue | cmd.Done):
                lines.append("")
            if reasons:
                lines += [
                    f"{label}: refused",
                    *(f"    {one.text} [{one.clause}]".removesuffix(" []") for one in reasons),
                ]
                continue
            entry += 1
            events = rules.decide(now, order, Supply(f"{seed}/{entry}"))
            for event in events:
                now = rules.apply(now, event)
            told = [text for text in sentences(with_something(events), Names(now)) if not plain(text)]
            lines += [f"{label}:", *(f"    {text}" for text in told)]
    return "\n".join(lines) + "\n"


def wanted(script: Script, rules: Any, now: State) -> list[cmd.AnyCommand]:
    """Give the orders of a phase, and last what ends it."""
    phase = rules.rules(now).sequence.phase[now.phase.index].id
    given = [order for orders in script.orders for order in orders.get((now.turn, phase), ())]
    if now.phase.kind == "activation" and now.activations:
        return given or [cmd.EndActivation()]
    return [*given, cmd.Done()] if side_to_act(now) is not None else [cmd.Continue()]


def with_something(events: Sequence[ev.AnyEvent]) -> Iterator[ev.AnyEvent]:
    """Leave out the sub-phases of combat in which nothing happened."""
    quiet = (ev.SubPhaseBegan, ev.PhaseBegan)
    for event, following in pairwise((*events, ev.PhaseBegan(0, Phase(0, "set-up")))):
        if not (isinstance(event, ev.SubPhaseBegan) and isinstance(following, quiet)):
            yield event


def plain(text: str) -> bool:
    """Say whether a sentence only says that points were given, or recovery failed, as in every phase."""
    return "operation points: " in text or text.endswith("in vain.")


@pytest.mark.clause("ANT-2.3a", "ANT-1.1b", "SHI-R-SEQUENCE")
@pytest.mark.parametrize("name", SCRIPTS)
def test_a_battle_is_the_one_known(name: str) -> None:
    found, golden = told(name), GOLDEN / f"{name}.txt"
    if os.environ.get(REWRITE):
        golden.write_text(found, encoding="utf-8")
    assert found == golden.read_text(encoding="utf-8")
