"""A battle of three turns played from a fixed list of orders and dice, compared with a text that people can read.

After a change that is meant, write the text anew with

    COMPANION_REWRITE_GOLDEN=1 pytest tests/games/miniatures/rules/test_game_playthrough.py

and read the difference before it is committed.
"""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import sequence
from companion.games.miniatures.rules.names import name_of
from companion.games.miniatures.rules.state import Battery, Objective, State, Unit, units
from companion.language.messages import Message
from companion.language.messages import told as tell
from tests.games.miniatures.building import (
    a_battery,
    a_battle,
    a_brigade,
    a_cavalry,
    a_leader,
    charge,
    play,
    reasons,
    shot,
    the_rules,
)

GOLDEN = Path(__file__).parent / "golden" / "playthrough.txt"
REWRITE = "COMPANION_REWRITE_GOLDEN"

NEXT = cmd.NextStep()
Script = tuple[tuple[cmd.AnyCommand, list[int]], ...]


def the_battle() -> State:
    return a_battle(
        a_brigade("iron", exceptional_commander=True),
        a_brigade("stone", stands=6),
        a_cavalry("buford"),
        a_battery("calef"),
        a_leader("wadsworth", attached="iron"),
        a_leader("reynolds", rank="corps", commands="union-I", exceptional=True),
        a_brigade("archer", "confederate"),
        a_brigade("davis", "confederate", stands=7),
        a_battery("pegram", "confederate", gun="smoothbore", limbered=True),
        a_leader("heth", "confederate"),
        turn=1,
        last_turn=3,
        objectives={"ridge": Objective("ridge", "The Ridge", 3, "union")},
    )


UNION_1: Script = (
    (cmd.Attach("reynolds", "stone"), []),
    (NEXT, []),
    (cmd.Maneuver("iron"), [3]),
    (cmd.Move("iron", 6), []),
    (cmd.ChangeFormation("iron", "attack-column"), []),
    (cmd.Maneuver("stone"), [1]),
    (cmd.Maneuver("buford"), [8]),
    (cmd.Move("buford", 9, fords=0), []),
    (cmd.Dismount("buford"), []),
    (NEXT, []),
    (NEXT, []),
    (shot("archer", at="buford", range=8, cover="cover"), [9]),
    (NEXT, []),
    (shot("calef", at="davis", range=16), [10]),
    (shot("buford", at="archer", range=8), [4]),
    (NEXT, []),
    (NEXT, []),
)
CONFEDERATE_1: Script = (
    (cmd.Attach("heth", "archer"), []),
    (NEXT, []),
    (cmd.Maneuver("davis"), [7]),
    (cmd.Maneuver("archer"), [9]),
    (cmd.Move("archer", 8, charges="buford"), []),
    (cmd.Move("pegram", 4), []),
    (cmd.Unlimber("pegram", "heth"), []),
    (NEXT, []),
    (NEXT, []),
    (shot("buford", at="archer", range=0), [10]),
    (shot("calef", at="davis", range=16), []),
    (NEXT, [4]),
    (shot("pegram", at="calef", range=12), []),
    (shot("archer", at="buford", range=0), [6]),
    (shot("davis", at="calef", range=8), [9]),
    (NEXT, []),
    (charge("archer", "buford", ground="favorable"), [5, 5]),
    (cmd.RollAgain(), [9, 2]),
    (NEXT, []),
    (cmd.BreakThrough("archer", "stone"), []),
    (NEXT, []),
    (charge("archer", "stone"), [2, 9]),
    (NEXT, []),
)
UNION_2: Script = (
    (cmd.Detach("reynolds"), []),
    (NEXT, []),
    (NEXT, []),
    (cmd.Limber("calef"), []),
    (cmd.Move("calef", 4, away=True), []),
    (cmd.Maneuver("buford", in_radius=("reynolds",)), [4]),
    (cmd.Maneuver("iron"), [9]),
    (cmd.Move("iron", 4, charges="davis"), []),
    (NEXT, []),
    (cmd.MoveLeader("reynolds", 12), []),
    (cmd.NextStep(outside_musket_range=("calef",)), []),
    (NEXT, []),
    (NEXT, []),
    (charge("iron", "davis"), [1, 2]),
    (NEXT, []),
    (cmd.Answer("break-through"), []),
    (NEXT, []),
    (cmd.BreakThrough("iron", "pegram"), []),
    (NEXT, []),
    (charge("iron", "pegram"), [6, 4]),
    (cmd.TakeObjective("ridge", "union"), []),
    (NEXT, []),
)
CONFEDERATE_2: Script = (
    (NEXT, []),
    (cmd.Maneuver("davis"), [1]),
    (cmd.Maneuver("archer"), [6]),
    (NEXT, []),
    (NEXT, []),
    (NEXT, []),
    (NEXT, []),
    (NEXT, []),
)
TURN_3: Script = (
    (NEXT, []),
    (NEXT, []),
    (cmd.Maneuver("buford", in_radius=("reynolds",)), [9]),
    (cmd.Override(target="iron", field="stands", value=7, reason="miscounted"), []),
    (NEXT, []),
    (NEXT, []),
    (NEXT, []),
    (NEXT, []),
    (NEXT, []),
    (cmd.Attach("heth", "archer"), []),
    (cmd.ReplaceLeader("heth", "archer", attached=True), []),
    (NEXT, []),
    (cmd.Maneuver("archer"), [10]),
    (NEXT, []),
    (NEXT, []),
    (NEXT, []),
    (NEXT, []),
    (NEXT, []),
)


def words(state: State) -> list[str]:
    """Say in short lines how a battle stands."""
    step = sequence.now(the_rules().rules(state), state)
    when = f"turn {state.turn}, {state.player_turn}, {step.phase} {step.number}"
    leaders = ", ".join(
        f"{one.id} {one.status if one.status != 'on-table' else f'with {one.attached}' if one.attached else 'alone'}"
        for one in state.leaders.values()
    )
    return [f"-- {'the end' if state.over else when}", *(of_unit(one) for one in units(state)), f"   {leaders}"]


def of_unit(one: Unit) -> str:
    """Say in one line how a unit stands."""
    gone = "".join(
        f" {mark}{count}" for mark, count in zip("-~^", (one.lost, one.skedaddled, one.captured), strict=True)
    )
    if isinstance(one, Battery):
        marks = [mark for mark, on in (("limbered", one.limbered), ("silenced", one.silenced)) if on]
        marks += [f"{one.damaged} damaged"] if one.damaged else []
    else:
        marks = [one.formation, one.effectiveness]
        marks += [mark for mark, on in (("mounted", one.mounted), ("disordered", one.disordered)) if on]
    marks += ["low-ammo"] if one.low_ammo else []
    marks += [one.status] if one.status != "on-table" else []
    return f"   {one.id:7}{one.stands} ({gone.strip()}) {', '.join(marks)}".rstrip()


def in_words_of(state: State, message: Message) -> str:
    return tell(message, partial(name_of, state))


def the_story() -> str:
    """Play the script and tell it: each order with its dice, each refusal, what has changed after each step."""
    state, told = the_battle(), words(the_battle())
    lines = list(told)
    for order, faces in (*UNION_1, *CONFEDERATE_1, *UNION_2, *CONFEDERATE_2, *TURN_3):
        dice = f" [{' '.join(map(str, faces))}]" if faces else ""
        lines.append(f"> {in_words_of(state, the_rules().label(state, order))}{dice}")
        against = reasons(state, order)
        lines += [f"  no: {reason.text}" for reason in against]
        if against:
            continue
        before = len(state.acts) and state.acts[-1].number
        state = play(state, order, faces=faces).state
        lines += [f"  * {in_words_of(state, act.text)}" for act in state.acts if act.number > before]
        lines += [f"  ? {one.seat}: {in_words_of(state, one.text)}" for one in state.pending]
        if isinstance(order, cmd.NextStep):
            stands = words(state)
            lines += [stands[0], *(line for line in stands[1:] if line not in told)]
            told = stands
    return "\n".join([*lines, "-- how it stands", *words(state)[1:]]) + "\n"


def test_the_battle_goes_as_it_is_written() -> None:
    story = the_story()
    if os.environ.get(REWRITE):
        GOLDEN.parent.mkdir(exist_ok=True)
        GOLDEN.write_text(story, encoding="utf-8")
    assert story == GOLDEN.read_text(encoding="utf-8")
