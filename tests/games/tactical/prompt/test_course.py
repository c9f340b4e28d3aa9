"""`companion play`: the course of a square-grid battle, its activation, its messages, its clock and its end."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Literal

import pytest

from companion.games.tactical.prompt.clock import Clock
from companion.games.tactical.prompt.course import play_battle
from companion.games.tactical.rules.state import OnTable, Phase, Prompt
from companion.kernel.session import Session
from companion.language.messages import kept
from companion.language.messages import told as in_words
from companion.terminal.keyboard import Keyboard, Left
from companion.terminal.setting import Setting
from companion.terminal.single_keys import END
from tests.cli.conftest import Run
from tests.games.tactical.building import unit
from tests.games.tactical.prompt.scripts import (
    ALL,
    ENEMY,
    MEADE,
    Play,
    begun,
    in_memory,
    marked,
    now,
    screens,
    scripted,
    the_unit,
)

ACTIVATION = Phase(0, "activation", "union")
COMBAT = Phase(5, "combat", "union", 1)
IDLE = [
    unit(
        one.name,
        one.side,
        one.square,
        brigade=one.brigade,
        division=one.division,
        corps=one.corps,
        activated=one.side == "confederate",
    )
    for one in ALL
    if one.arm == "infantry"
]


@pytest.fixture
def play(run: Run) -> Play:
    return scripted(run)


class Terminal:
    """A terminal whose keys are told beforehand, with how long each was waited for, and the clock on the wall."""

    def __init__(self, *keys: str, idle: int = 0) -> None:
        self.keys, self.idle = list(keys), idle
        self.waits: list[float | None] = []
        self.clock = 0.0

    def press(self, wait: float | None) -> str | None:
        """Give the next key; then nobody types for so many waits, and the input ends. Messages are not cut short."""
        self.waits.append(wait)
        if wait is not None and wait < 60:
            return None
        if self.keys:
            return self.keys.pop(0)
        if wait is None or not self.idle:
            return END
        self.idle -= 1
        self.clock += wait
        return None


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> Callable[..., tuple[Keyboard, Terminal]]:
    monkeypatch.setattr("click.clear", lambda: None)

    def made(*keys: str, idle: int = 0) -> tuple[Keyboard, Terminal]:
        told = Terminal(*keys, idle=idle)
        keyboard = Keyboard(told.press)
        keyboard.people = True
        return keyboard, told

    return made


def played(session: Session, keys: Keyboard, setting: Setting | None = None, *, of: Terminal | None = None) -> None:
    """Play until the keys have run out, by the clock of a terminal."""
    with pytest.raises(Left):
        play_battle(session, keys, "referee", setting or Setting(), seconds=lambda: of.clock if of is not None else 0.0)


def shown(capture: pytest.CaptureFixture[bytes]) -> str:
    """Give what stands on the screen, without its colours."""
    return re.sub(r"\x1b\[[0-9;]*m", "", capture.readouterr().out.decode())


# ---- activation


@pytest.mark.clause("ANT-3.1a")
def test_each_division_is_shown_in_inverse_about_its_leader_and_offered(play: Play, tmp_path: Path) -> None:
    file = begun(tmp_path / "b.companion", *IDLE, leaders=(MEADE,), phase=ACTIVATION, activations=2)
    told = play(file, "?", "N")
    meade, scammon = screens(told)
    assert marked(meade, "[") == {(13, 12)}
    assert marked(meade, ">") == {(12, 14)}
    assert marked(scammon, "[") == {(35, 25)}
    assert "Meade (I Corps): Meade, 13,12; 3 units, 1,200 men" in told
    assert "Activate Meade (Y, N, Q ends; 2 left)? N" in told
    assert "ACTIVATION" in told


@pytest.mark.clause("ANT-R-ACT-INTER", "ANT-3.1a")
def test_without_leaders_the_cursor_is_at_the_divisions_first_unit(play: Play, tmp_path: Path) -> None:
    phase = {"phase": ACTIVATION, "activations": 1, "level": "intermediate"}
    told = play(begun(tmp_path / "b.companion", *IDLE, leaders=(), **phase))
    assert marked(screens(told)[0], "[") == {(13, 12)}
    assert "Meade (I Corps): 13,12; 3 units" in told


@pytest.mark.clause("ANT-3.1b", "ANT-R-ACT-CYCLE")
def test_the_cycle_ends_at_the_limit_and_begins_again_where_it_is_not_reached(play: Play, tmp_path: Path) -> None:
    file = begun(tmp_path / "one.companion", *IDLE, leaders=(MEADE,), phase=ACTIVATION, activations=1)
    told = play(file, "N", "N", "Y")
    offers = [line.split()[1] for line in told.splitlines() if line.startswith("Activate ")]
    assert offers == ["Meade", "Scammon", "Meade"]
    assert [the_unit(file, name).activated for name in ("Seymour-A", "Ewing-A")] == [True, False]
    assert "Union 1st Operations Phase; Union acts" in told


@pytest.mark.clause("ANT-R-ACT-CYCLE")
def test_q_ends_the_cycle(play: Play, tmp_path: Path) -> None:
    file = begun(tmp_path / "b.companion", *IDLE, leaders=(MEADE,), phase=ACTIVATION, activations=2)
    told = play(file, "Q")
    assert "Union 1st Operations Phase; Union acts" in told
    assert not the_unit(file, "Seymour-A").activated


# ---- combat


NEAR = (
    unit("Law-A", "confederate", (14, 12), division="Hood", corps="Longstreet"),
    unit("Seymour-A", at=(13, 12), division="Meade", corps="I Corps", facing=5),
)


@pytest.mark.clause("ANT-8.1c", "ANT-QS-4.1c")
@pytest.mark.parametrize("level", ["basic", "advanced"])
def test_combat_is_resolved_without_a_key_and_told_blow_by_blow(play: Play, tmp_path: Path, level: str) -> None:
    told = play(begun(tmp_path / "b.companion", *NEAR, level=level), "C", "Y")
    for words in (
        "Defensive fire (Confederate).",
        "Law-A fires at 13,12",
        "Seymour-A fires at 14,12",
        "casualties",
        "Seymour-A loses",
    ):
        assert words in told
    assert told.count("? ") == 2 + told.count("? or H"), "C and Y are all that is asked for"


@pytest.mark.clause("ANT-R-DELAY", "ANT-2.1b")
@pytest.mark.parametrize(("steps", "seconds"), [(0, None), (4, 1.2), (9, 2.7), (None, 1.2)])
def test_each_message_of_combat_stands_as_long_as_the_delay_says(
    terminal: Callable[..., tuple[Keyboard, Terminal]], steps: int | None, seconds: float | None
) -> None:
    keys, told = terminal("C", "Y", " ", " ", " ")
    played(in_memory(*NEAR), keys, Setting(delay=steps))
    waits = {wait for wait in told.waits if wait is not None}
    assert waits == ({seconds} if seconds is not None else set())


def test_return_ends_the_waiting(terminal: Callable[..., tuple[Keyboard, Terminal]]) -> None:
    keys, told = terminal("C", "Y", " ", " ")
    press, waits = told.press, list[float]()

    def hurried(wait: float | None) -> str | None:
        if wait is None:
            return press(wait)
        waits.append(wait)
        return "x" if len(waits) == 1 else "\r"

    keys._press = hurried
    played(in_memory(*NEAR), keys, Setting(delay=5))
    assert waits == [1.5, 1.5], "a key goes on to the next message, Return past them all"


@pytest.mark.clause("ANT-R-DELAY")
def test_nothing_waits_where_there_is_no_terminal(monkeypatch: pytest.MonkeyPatch, play: Play, tmp_path: Path) -> None:
    def waited(_: float | None) -> str:
        raise AssertionError

    monkeypatch.setattr("companion.terminal.keyboard.pressed", waited)
    assert "Law-A fires" in play(begun(tmp_path / "b.companion", *NEAR), "C", "Y", more=("--delay", "9"))


@pytest.mark.clause("ANT-R-DELAY")
def test_a_delay_off_the_scale_is_refused(run: Run, tmp_path: Path) -> None:
    found = run("play", "--delay", 10, begun(tmp_path / "b.companion", *NEAR))
    assert (found.exit_code, found.stderr.strip()) == (2, "--delay: 10 is off the scale (0-9)")


@pytest.mark.clause("ANT-8.1c")
def test_the_map_goes_to_where_the_fire_falls(
    terminal: Callable[..., tuple[Keyboard, Terminal]], capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    keys, _ = terminal("1", "1", "C", "Y", " ", " ")
    played(in_memory(*NEAR), keys, Setting(delay=1))
    cursors = [marked(screen, "[") for screen in screens(shown(capfdbinary).split("Combat Phase.", 1)[1])]
    assert cursors[:2] == [{(13, 12)}, {(14, 12)}]


# ---- keys on a terminal


@pytest.mark.clause("ANT-1.2")
def test_a_single_key_is_enough_on_a_terminal(
    terminal: Callable[..., tuple[Keyboard, Terminal]], capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    keys, _ = terminal("\x1b[B", "\x1b[C", " ", "q")
    session = in_memory(*ALL)
    played(session, keys)
    told = shown(capfdbinary)
    assert "X,Y:14,12" in told
    assert "X,Y:14,13" in told
    assert "None of your units stands here." in told


@pytest.mark.clause("ANT-2.1n", "ANT-1.5c", "ANT-QS-1.4b")
def test_the_union_is_blue_unless_colours_are_off(
    terminal: Callable[..., tuple[Keyboard, Terminal]], capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    told = {}
    for colour in (True, False):
        keys, _ = terminal("5")
        played(in_memory(*ALL), keys, Setting(colour=colour))
        told[colour] = capfdbinary.readouterr().out
    assert b"\x1b[94mI#5\x1b[0m" in told[True]
    assert b"\x1b[97m\x1b[40mi-1\x1b[0m" in told[True]
    assert b"\x1b[94m" not in told[False]
    assert b"\x1b[97m" not in told[False]


def test_help_and_messages_stand_until_a_key_is_typed(
    terminal: Callable[..., tuple[Keyboard, Terminal]], capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    keys, told = terminal("?", "x", "C", "Y", "x")
    played(in_memory(*NEAR), keys, Setting(delay=0))
    after_help, after_combat = shown(capfdbinary).split("Any key goes on.")[1:]
    assert "CURSOR MENU" not in after_help
    assert "Seymour-A fires" in after_help
    assert "Confederate 1st Operations Phase; Confederate acts" in after_combat
    assert not told.keys


def test_messages_are_read_before_the_keyboard_changes_hands(
    terminal: Callable[..., tuple[Keyboard, Terminal]],
    monkeypatch: pytest.MonkeyPatch,
    capfdbinary: pytest.CaptureFixture[bytes],
) -> None:
    monkeypatch.setattr("builtins.input", lambda question: print(question) or "")
    keys, _ = terminal("C", "Y", "x", "0")
    played(in_memory(*NEAR, hidden=True), keys, Setting(delay=0))
    told = shown(capfdbinary)
    combat, cover = (told.index(words) for words in ("Seymour-A fires", "Confederate player: type Return"))
    assert combat < told.index("Any key goes on.") < cover
    assert told.count("Any key goes on.") == 1


# ---- the clock


@pytest.mark.clause("ANT-R-TIME", "ANT-2.1m")
def test_the_phase_ends_with_its_plots_when_the_time_is_up(
    terminal: Callable[..., tuple[Keyboard, Terminal]], capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    keys, told = terminal(" ", "M", idle=1)
    session = in_memory(*NEAR, time_limit=10)
    played(session, keys, Setting(delay=0), of=told)
    assert "The time is up: the phase ends with its plots as they stand [ANT-R-TIME]." in shown(capfdbinary)
    assert session.view.phase.side == "confederate"
    assert any("plot melee" in in_words(line.label) for line in session.log())
    assert 600.0 in told.waits, "a key is waited for no longer than there is time"


@pytest.mark.clause("ANT-7.1e", "ANT-R-TIME")
def test_s_stops_the_clock_and_nothing_but_s_counts_until_it_goes_on(play: Play, tmp_path: Path) -> None:
    told = play(begun(tmp_path / "b.companion", *ALL, time_limit=60), "S", "5", "C", "S", "5")
    assert "stopped] Cursor?" in told
    assert told.count("The clock is stopped: S lets it go on, nothing else does anything [ANT-R-TIME].") == 2
    assert told.count("X,Y:14,12") == 1, "once it goes on"
    assert "The clock goes on." in told


def test_without_a_limit_there_is_nothing_to_stop(play: Play, tmp_path: Path) -> None:
    assert "There is no time limit in this game" in play(begun(tmp_path / "b.companion", *ALL), "S")


@pytest.mark.clause("ANT-R-TIME")
def test_the_clock_counts_down_stops_and_goes_on() -> None:
    moment = 100.0
    clock = Clock(lambda: moment)
    assert (clock.left, clock.limited, clock.shown()) == (None, False, "")
    clock.toggle()
    assert not clock.stopped
    clock.start(2)
    moment = 130.0
    assert (clock.left, clock.shown()) == (90.0, "1:30")
    clock.toggle()
    moment = 500.0
    assert (clock.left, clock.stopped) == (90.0, True)
    clock.toggle()
    moment = 580.0
    assert (clock.left, clock.stopped) == (10.0, False)
    moment = 700.0
    assert clock.left == 0.0


# ---- two people, hidden units


@pytest.mark.clause("ANT-R-HIDDEN")
def test_two_people_at_one_keyboard_hand_over_and_see_their_own_view_alone(play: Play, tmp_path: Path) -> None:
    mine, theirs = unit("Secret-A", at=(2, 26)), unit("Law-A", "confederate", (35, 2))
    file = begun(tmp_path / "b.companion", theirs, mine, hidden=True)
    told = play(file, "C", "Y", "", "?", "", "0")
    union, confederate = told.split("Type Return to hand over the keyboard.", 1)
    assert "SECRET - A" in union
    assert "Law" not in union
    assert "LAW - A" not in union
    assert "Confederate player: type Return to take over." in confederate
    assert "nothing of either side is shown" in confederate
    assert "SECRET" not in confederate
    assert "Secret" not in confederate
    assert "CONFED LAW - A INF 400 MEN" in confederate


@pytest.mark.clause("ANT-R-HIDDEN")
def test_the_divisions_of_hidden_units_are_offered_to_their_player_alone(play: Play, tmp_path: Path) -> None:
    file = begun(tmp_path / "b.companion", *IDLE, leaders=(MEADE,), phase=ACTIVATION, activations=2, hidden=True)
    told = play(file, "?", "", "Q")
    before, after = told.split("Union player: type Return to take over.\n", 1)
    assert "Meade" not in before
    assert "Meade" in after


@pytest.mark.clause("ANT-2.1k", "ANT-R-HIDDEN")
def test_of_combat_among_hidden_units_both_are_told_what_both_may_know(play: Play, tmp_path: Path) -> None:
    away = (unit("Secret-A", at=(35, 25)), unit("Hidden-A", "confederate", (35, 2)))
    file = begun(tmp_path / "b.companion", *NEAR, *away, hidden=True)
    told = play(file, "C", "Y", "", "")
    combat = told.split("(Y or N)? Y", 1)[1]
    assert "Law-A fires at 13,12" in combat
    assert "Secret" not in combat
    told = play(
        begun(
            tmp_path / "one.companion",
            *NEAR,
            *away,
            hidden=True,
            control={"union": "human", "confederate": "computer:basic"},
        ),
        "C",
        "Y",
    )
    assert "Law-A fires at 13,12" in told
    assert "Hidden-A" not in told


@pytest.mark.parametrize("seat", ["union", "referee"])
def test_a_question_is_asked_until_it_is_answered(
    play: Play, tmp_path: Path, seat: Literal["union", "referee"]
) -> None:
    asked = Prompt(seat, "activation", kept("Shall it be?"), choices=("yes", "no"), default="no")
    told = play(begun(tmp_path / "b.companion", *ALL, pending=asked), "?", "perhaps", "", "0")
    assert told.count("Shall it be?") == 1
    assert "Answers: yes, no" in told
    assert "refused: 'perhaps' is not one of yes, no" in told
    assert "Cursor? 0" in told


def test_while_a_part_of_the_field_is_on_the_table_the_game_stands_still(play: Play, tmp_path: Path) -> None:
    away = OnTable(id="1.1", nth=1, units=(ENEMY.id, "union:seymour-a"))
    file = begun(tmp_path / "b.companion", *ALL, table=away, tables=1)
    assert "Battle 1.1 is being fought on the table" in play(file, "Y", seat="union")
    assert "Cursor?" not in play(file, "?", "N")
    told = play(file, "Y", "0")
    assert "Call it off (Y or N)? Y" in told
    assert "Cursor? 0" in told


# ---- the end


@pytest.mark.clause("ANT-10.0a")
def test_the_score_is_told_when_a_turn_is_over(play: Play, tmp_path: Path) -> None:
    last = Phase(12, "combat", "confederate", 2)
    for hidden in (False, True):
        file = begun(tmp_path / f"{hidden}.companion", *NEAR, phase=last, hidden=hidden)
        told = play(file, "N").split("Turn 2: Activation Phase.")[0]
        assert "Victory Determination Phase" in told
        assert ("Points: Union" in told) is not hidden


@pytest.mark.clause("ANT-10.0c", "ANT-QS-7.0b")
@pytest.mark.parametrize("level", ["basic", "advanced"])
def test_after_the_end_both_sides_units_can_be_looked_at(play: Play, tmp_path: Path, level: str) -> None:
    file = begun(tmp_path / "b.companion", *ALL, hidden=True, over=True, level=level)
    told = play(file, "55", " ", "P", "N", "Q", "?", "V3", "O", "Q", seat="union")
    assert "The battle is over." in told
    assert told.count("Points: Union") == 2
    assert "if it ended now" not in told
    assert "CONFED LAW - A INF 400 MEN" in told
    assert "THE FIELD AFTER THE BATTLE" in told
    assert told.rstrip().endswith("Examine (Q leaves)? Q")


def test_at_the_end_nothing_can_be_ordered(play: Play, tmp_path: Path) -> None:
    file = begun(tmp_path / "b.companion", *ALL, over=True)
    told = play(file, " 1", "M", "U", "U", "U", "0", "Q")
    assert told.count("is no key of this menu") == 2
    with now(file) as session:
        assert session.head == 1
    told = play(begun(tmp_path / "c.companion", *ALL, over=True), "G0,0", " ")
    assert "Nobody stands here." in told


@pytest.mark.clause("ANT-2.1g", "ANT-2.1h")
def test_two_computers_play_the_battle_to_its_end(play: Play, tmp_path: Path) -> None:
    computers = {"union": "computer:basic", "confederate": "computer:basic"}
    file = begun(tmp_path / "b.companion", ENEMY, *NEAR[1:], control=computers, last_turn=1, level="basic")
    told = play(file, "Q")
    assert "The battle is over." in told
    with now(file) as session:
        assert session.view.over
        assert all(line.seat == "referee" for line in session.log()[1:])


def test_the_computers_moves_are_told_as_far_as_they_are_seen(play: Play, tmp_path: Path) -> None:
    mine = {"union": "human", "confederate": "computer:basic"}
    theirs = unit("Far-A", "confederate", (35, 2), division="Hood", corps="Longstreet")
    for hidden in (False, True):
        file = begun(tmp_path / f"{hidden}.companion", theirs, *NEAR[1:], control=mine, hidden=hidden)
        told = play(file, "C", "Y", "", "")
        assert ("Far-A" in told) is not hidden
