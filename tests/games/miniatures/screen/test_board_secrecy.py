"""A side's board gives nothing away: whatever is hidden may be anything, and not one string of the board differs."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from companion.desktop.widgets.look import Look
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules.state import State
from companion.games.miniatures.screen.board import BoardView
from companion.games.miniatures.screen.boards import SideBoard
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.kernel.beginning import Beginning, begin
from companion.kernel.session import Session
from companion.kernel.shelf import resource_text
from tests.desktop.conftest import a_session
from tests.games.miniatures.building import a_battery, a_battle, a_brigade, a_leader, in_contact, shot

HIDING = ("units-hidden", "strengths-hidden")
SIDES = ("union", "confederate")


class Work:
    """The referee's panel, as a side's board asks it."""

    def __init__(self, command: Any, words: str) -> None:
        self.command, self.words = command, words

    def order(self) -> Any:
        return self.command

    def now(self) -> str:
        return self.words


@pytest.fixture
def side_board(qtbot: QtBot) -> Iterator[Callable[..., SideBoard]]:
    made: list[tuple[MiniaturesDesk, SideBoard]] = []

    def go(session: Session, path: Path, side: str, work: Work | None = None) -> SideBoard:
        desk = MiniaturesDesk(session)
        board = SideBoard(desk, Look(), path, side, None if work is None else lambda: work)
        qtbot.addWidget(board.window)
        board.window.resize(1366, 768)
        made.append((desk, board))
        return board

    yield go
    for desk, board in made:
        board.window.close()
        desk.close()


def strings(root: QWidget) -> list[str]:
    """Give every string of a window: what is painted on every page, said aloud, shown as tip, title or name."""
    found: list[str] = []
    view = root.findChild(BoardView)
    assert view is not None
    for page in range(view.pages()):
        view.page = page
        root.grab()
        assert view.texts()
        found += view.texts()
    for one in (root, *root.findChildren(QWidget)):
        found += [one.accessibleName(), one.accessibleDescription(), one.accessibleIdentifier(), one.toolTip()]
        found += [one.statusTip(), one.whatsThis(), one.windowTitle(), one.objectName(), one.windowFilePath()]
        values = [one.property(bytes(name.data()).decode()) for name in one.dynamicPropertyNames()]
        found += [value for value in values if isinstance(value, str)]
        text = getattr(one, "text", None)
        found += [text()] if callable(text) else []
    view.page = 0
    return found


def field(intelligence: str, **enemy: Any) -> State:
    """Make a battle whose Confederates are as given; Davis has been seen, Archer has not."""
    return a_battle(
        a_brigade("cutler", exceptional_commander=True),
        a_brigade("meredith", disordered=True),
        a_battery("hall"),
        a_leader("wadsworth", attached="meredith", exceptional=True),
        in_contact(a_brigade("davis", "confederate", seen=True, **enemy), "cutler"),
        a_battery("pegram", "confederate", seen=True, stands=enemy.get("guns", 2)),
        step="charge",
        player_turn="confederate",
        intelligence=intelligence,
    )


HIDDEN_FACTS = (
    {"stands": 3},
    {"stands": 8, "stands_at_start": 19},
    {"fresh_at": 3, "worn_at": 2},
    {"low_ammo": True},
    {"exceptional_commander": True},
    {"commander": "Davis the Younger"},
    {"note": "a feint"},
    {"skedaddled": 2},
    {"captured": 1},
)


@pytest.mark.parametrize("intelligence", HIDING)
@pytest.mark.parametrize("fact", HIDDEN_FACTS, ids=lambda fact: next(iter(fact)))
def test_no_string_depends_on_what_is_hidden_of_an_enemy(
    side_board: Callable[..., SideBoard], tmp_path: Path, intelligence: str, fact: dict[str, Any]
) -> None:
    boards = []
    for nth, facts in enumerate(({}, fact)):
        path = tmp_path / f"{nth}.companion"
        boards.append(side_board(a_session(field(intelligence, **facts), path), path, "union"))
    one, other = (strings(board.window) for board in boards)
    assert one == other
    assert "Davis" in one


@pytest.mark.parametrize("intelligence", HIDING)
def test_no_string_depends_on_who_has_not_come_or_been_seen(
    side_board: Callable[..., SideBoard], tmp_path: Path, intelligence: str
) -> None:
    state = field(intelligence)
    coming = a_brigade("archer", "confederate", status="to-arrive")
    leader = a_leader("heth", "confederate", status="to-arrive", exceptional=True)
    unseen = a_brigade("lane", "confederate")
    more = {**state.brigades, "archer": coming} | ({"lane": unseen} if intelligence == "units-hidden" else {})
    states = (state, replace(state, brigades=more, leaders={**state.leaders, "heth": leader}))
    boards = []
    for nth, one in enumerate(states):
        path = tmp_path / f"{nth}.companion"
        boards.append(side_board(a_session(one, path), path, "union"))
    assert strings(boards[0].window) == strings(boards[1].window)


@pytest.mark.parametrize("intelligence", HIDING)
def test_the_odds_of_a_roll_that_an_enemy_takes_part_in_are_not_shown(
    side_board: Callable[..., SideBoard], tmp_path: Path, intelligence: str
) -> None:
    path = tmp_path / "game.companion"
    orders = (
        cmd.ResolveCharge(("davis",), ("cutler",)),
        shot("cutler", at="davis"),
        shot("pegram", at="hall"),
        cmd.Maneuver("davis"),
    )
    work = Work(None, "Davis charges Cutler")
    board = side_board(a_session(field(intelligence), path), path, "union", work)
    without = strings(board.window)
    for order in orders:
        work.command = order
        board.refresh()
        assert strings(board.window) == without
    assert "%" not in "".join(without)


def test_the_odds_of_a_sides_own_roll_are_shown(side_board: Callable[..., SideBoard], tmp_path: Path) -> None:
    path = tmp_path / "game.companion"
    work = Work(cmd.Maneuver("meredith"), "Meredith rolls to maneuver")
    told = strings(side_board(a_session(field("units-hidden"), path), path, "union", work).window)
    assert "Meredith rolls to maneuver" in told
    assert "odds of the next roll" in told
    path = tmp_path / "other.companion"
    other = strings(side_board(a_session(field("units-hidden"), path), path, "confederate", work).window)
    assert "%" not in "".join(other)
    assert not [one for one in other if "Meredith" in one]


def test_with_open_knowledge_a_side_sees_the_odds_of_everything(
    side_board: Callable[..., SideBoard], tmp_path: Path
) -> None:
    path = tmp_path / "game.companion"
    work = Work(cmd.ResolveCharge(("davis",), ("cutler",)), "Davis charges Cutler")
    told = strings(side_board(a_session(field("open"), path), path, "union", work).window)
    assert "Davis charges Cutler" in told
    assert "Cutler holds" in told


# ---- the demonstration battle, entry by entry


def demo(path: Path, intelligence: str) -> Iterator[Session]:
    """Play the demonstration battle; gives the session after every line of it, undone lines and all."""
    session = begin(path, Beginning(scenario="mcphersons-ridge", seed="1863", settings={"intelligence": intelligence}))
    yield session
    for line in resource_text("scenarios", "demo-mcphersons-ridge.jsonl").splitlines():
        one = json.loads(line)
        if "undo" in one:
            session.undo()
        elif "do" in one:
            commands = [session.decode(json.dumps(c)) for c in one["do"]]
            answers = any(isinstance(command, cmd.Answer) for command in commands)
            # Entries of the test's own shift the dice, so that other questions come than in the demonstration itself.
            for asked in () if answers else session.view.waiting:
                session.do(cmd.Answer(choice=asked.choices[0], question=asked.name))
            if session.view.waiting or not answers:
                session.do(*commands, faces=tuple(one.get("roll", ())))
        yield session


def secrets(view: Any, side: str, intelligence: str) -> set[str]:
    """Give the names and ids that a side may not know, as the referee's view has them."""
    units = [one for one in view.units if one.side != side]
    hidden = [one for one in units if one.status == "to-arrive"]
    hidden += [one for one in units if intelligence == "units-hidden" and not one.seen and one not in hidden]
    leaders = [one for one in view.leaders if one.side != side and one.status == "to-arrive"]
    return {one.name for one in (*hidden, *leaders)} | {one.id for one in hidden}


@pytest.mark.parametrize("intelligence", HIDING)
@pytest.mark.parametrize("side", SIDES)
def test_through_a_whole_battle_no_hidden_name_and_no_enemy_figure_is_told(
    side_board: Callable[..., SideBoard], tmp_path: Path, intelligence: str, side: str
) -> None:
    path = tmp_path / "demo.companion"
    played = demo(path, intelligence)
    session = next(played)
    board = side_board(session, path, side)
    looked = enemies = 0
    for nth, _ in enumerate(played):
        if nth % 7:
            continue
        if nth % 28 == 0:
            known = {one.name for one in session.view.units if one.side != side and one.status == "on-table"}
            hidden = [cmd.MarkSeen(one.id) for one in session.view.units if one.name in known and not one.seen]
            if hidden:
                session.do(*hidden)
        told = strings(board.window)
        words = "\n".join(told)
        own = " ".join(one.name for one in (*session.view.units, *session.view.leaders) if one.side == side)
        for secret in secrets(session.view, side, intelligence):
            if secret not in own:
                assert not re.search(rf"(?<!\w){re.escape(secret)}(?!\w)", words)
        shown = board.window.view._shown
        assert shown is not None
        for name, points, units in shown.sides:
            assert points == ""
            for one in units if name != side else ():
                enemies += 1
                assert (one.stands, one.pips, one.state) == ("", None, None)
                assert not any(one.stars)
                assert not set("0123456789") & set("".join((*one.subs, one.aloud)).replace(one.name, ""))
        looked += 1
    assert looked > 3
    assert enemies > 0
