"""An evening of ten turns at the desk with no range typed: every fire, charge and maneuver tells what the typed one does.

All of it is played on the field's own widgets with entered dice. The typed battle is the plain one of the rules' own test.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from companion.games.miniatures.beginning import CHARTS
from companion.games.miniatures.charts.ruleset import FIELD
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.rules.contact import contacts, linked
from companion.games.miniatures.rules.state import Brigade, State, Unit, chain, on_table, struggling
from companion.games.miniatures.screen.field.charging import Charging
from companion.games.miniatures.screen.field.page import FieldWork
from companion.games.miniatures.screen.window import Window
from companion.kernel.game import RULES_PREFIX
from companion.kernel.session import Session
from companion.kernel.shelf import ruleset_texts
from tests.desktop.conftest import OpenWindow
from tests.games.miniatures.building import STEPS, the_rules
from tests.games.miniatures.rules.fielded import test_evening as typed
from tests.games.miniatures.screen.fielded import press

ENTER, SPACE = Qt.Key.Key_Return, Qt.Key.Key_Space
TURNS = 10


def a_session() -> Session:
    """Begin the battle on its field."""
    texts = ruleset_texts("miniatures", only=CHARTS)
    collection = {"type": "FeatureCollection", "table": (72, 48), "features": typed.GROUND}
    texts = {**texts, FIELD: msgspec.json.encode(collection).decode()}
    sources = {RULES_PREFIX + name: text for name, text in texts.items()}
    start = ev.Began(typed.the_battle())
    return Session.create(None, kind="miniatures", start=start, sources=sources, seed="7", scenario="test")


class AtTheDesk:
    """The evening: what is pressed, and what is typed for the same in a battle without a field."""

    def __init__(self, window: Window, seed: int) -> None:
        self.window = window
        self.luck = Random(f"desk/{seed}")
        self.thrown: deque[int] = deque()
        state = self.state
        bare = {one.id: replace(one, at=None, facing=0.0) for one in state.brigades.values()}
        guns = {one.id: replace(one, at=None, facing=0.0) for one in state.batteries.values()}
        leaders = {one.id: replace(one, at=None) for one in state.leaders.values()}
        nowhere = replace(state, brigades=bare, batteries=guns, leaders=leaders)
        self.typed = typed.Battle(the_rules(), nowhere, iter(self.thrown.popleft, None))
        self.facts: list[Any] = []
        self.volleys = self.charges = self.rolls = self.moves = 0

    @property
    def state(self) -> State:
        found: State = self.window.desk.session.field.board.state
        return found

    @property
    def work(self) -> Any:
        return self.window.centre.work

    @property
    def mode(self) -> Any:
        assert isinstance(self.work, FieldWork), type(self.work)
        return self.work.mode

    def lawful(self, order: Any) -> bool:
        return not self.window.desk.session.why_not(order)

    def unit(self, name: str) -> Unit:
        return self.state.brigades.get(name) or self.state.batteries[name]

    # ---- what is pressed, and what came of it

    def press(self, *keys: Qt.Key | str) -> None:
        press(self.window, *keys)

    def die(self) -> str:
        """Throw a real die, and give the key of its face."""
        return str(self.luck.randint(1, 10) % 10)

    def act(self, pressed: Callable[[], object], order: Callable[[State], cmd.AnyCommand]) -> None:
        """Do something by keys, give every die that it asks for, and type the same; then see to who falls back."""
        before, head = self.state, self.window.desk.session.head
        pressed()
        while self.window.desk.waiting is not None:
            self.press(self.die(), ENTER)
        lines = [line for line in self.window.desk.log if line.entry > head]
        assert len(lines) == 1, [str(line.label) for line in lines]
        self.facts += lines[0].events
        self.thrown.extend(roll.face for roll in lines[0].dice)
        self.typed.do(order(before))
        assert not self.thrown, "the typed battle throws as many dice"
        for event in lines[0].events:
            if isinstance(event, ev.Retreated) and self.unit(event.unit).status == "on-table":
                self.fall_back(event)

    def fall_back(self, event: Any) -> None:
        """Put who falls back where the rules send him: by the key where the step has one, else by hand."""
        ghost = self.window.desk.session.field.retreat(event.unit, event.how)
        if ghost.at is None:
            gone = cmd.LeaveTable(event.unit)
            self.act(lambda: self.window.desk.do(gone), lambda _: gone)
            return
        self.window.desk.select(event.unit)
        if isinstance(self.work, FieldWork) and isinstance(self.mode, Charging):
            self.press("f")
        else:
            self.window.desk.do(cmd.Place({event.unit: ghost.at}))
        assert self.window.desk.view.field.places[event.unit] == pytest.approx(ghost.at)

    # ---- a player turn

    def turn(self) -> None:
        """Play to the end of a player turn."""
        now = self.state.turn, self.state.player_turn
        while (self.state.turn, self.state.player_turn) == now and not self.state.over:
            self.step(STEPS[self.state.step])

    def step(self, step: str) -> None:
        """Do what there is to do in a step, and end it."""
        match step:
            case "move":
                for one in on_table(self.state, self.state.player_turn):
                    if isinstance(one, Brigade):
                        self.maneuver(one.id)
            case "defensive" | "offensive":
                self.fire()
            case "charge" | "break-combat":
                self.fight()
            case "break":
                self.break_through()
        self.act(self.next_step, self.ending)

    def next_step(self) -> None:
        """Go on, past the page that tells what the step did."""
        self.window.run("next-step")
        if self.window.centre.tells:
            self.window.run("next-step")

    @staticmethod
    def ending(before: State) -> cmd.NextStep:
        if STEPS[before.step] != "detached":
            return cmd.NextStep()
        low = [one.id for one in on_table(before, before.player_turn) if one.low_ammo and isinstance(one, Brigade)]
        return cmd.NextStep(tuple(name for name in low if typed.far_from_foot(before, name)))

    def choose(self, name: str) -> None:
        """Click on a unit on the table."""
        canvas, at = self.work.canvas, self.unit(name).at
        assert at is not None
        QTest.mouseClick(canvas, Qt.MouseButton.LeftButton, pos=canvas.in_window(at).toPoint())
        if self.window.desk.selection != name:
            self.window.desk.select(name)

    def maneuver(self, name: str) -> None:
        order = self.window.desk.session.field.maneuver_order(name).order
        if self.unit(name).status != "on-table":
            return
        self.choose(name)
        if self.lawful(order):
            self.rolls += 1
            self.act(lambda: self.press(self.die(), ENTER), lambda before: self.rolled(before, name))
        found = self.unit(name)
        if found.status == "on-table" and found.at is not None and (inches := self.wanted(found)) > 0:
            self.move(name, inches)

    @staticmethod
    def rolled(before: State, name: str) -> cmd.Maneuver:
        near = tuple(one.id for one in chain(before, before.brigades[name]) if typed.in_radius(before, one.id, name))
        return cmd.Maneuver(name, in_radius=near, outside_musket_range=typed.far_from_foot(before, name))

    def wanted(self, found: Unit) -> float:
        """Give how far a unit is to go: into who stands straight ahead where it reaches him, else nearer."""
        assert found.at is not None
        x, y = found.at
        ahead = 1.0 if found.facing == 0 else -1.0
        gap = min((abs(one.at[1] - y) for one in typed.before(self.state, found) if one.at), default=20.0)
        way = self.window.desk.session.field.moves(found.id, [(x, y + ahead * gap, found.facing)])
        reaches = way.touches and way.used <= way.allowance and gap <= 6
        inches = gap if reaches else min(3.0, gap - 5.5, way.allowance)
        if inches <= 0:
            return 0.0
        order = self.window.desk.session.field.moves(found.id, [(x, y + ahead * inches, found.facing)]).order
        return round(inches, 2) if order is not None and self.lawful(order) else 0.0

    def move(self, name: str, inches: float) -> None:
        """Type the figure of a way straight ahead, and make the move."""
        self.choose(name)
        if self.mode.locked:
            return
        self.press("g", f"{inches:.2f}", ENTER)
        if not self.mode.allowed:
            self.press(Qt.Key.Key_Escape)
            return
        gone = self.mode.way.order.inches
        self.moves += 1
        self.act(lambda: self.press(ENTER), lambda before: self.moved(before, name, gone))

    @staticmethod
    def moved(before: State, name: str, inches: float) -> cmd.Move:
        found = before.brigades[name]
        assert found.at is not None
        (x, y), ahead = found.at, 1.0 if found.facing == 0 else -1.0
        rough = typed.in_woods((x, y), (x, y + ahead * inches))
        ahead_of = [one for one in typed.before(before, found) if one.at is not None]
        at = next((one.id for one in ahead_of if abs(abs(one.at[1] - y) - inches) <= typed.TOUCH), "")  # type: ignore[index]
        through = typed.passages(before, found, ahead * inches)
        return cmd.Move(name, round(inches, 2), rough_inches=rough, passages=through, charges=at)

    def fire(self) -> None:
        """Take the lit attack while there is one: it is the best."""
        for _ in range(len(self.state.brigades) + len(self.state.batteries)):
            every = self.mode.every()
            if not every:
                return
            self.press(ENTER)
            unit, target = every[0].unit, every[0].target
            assert [line.unit for line in self.mode.attack.lines][:1] == [unit]
            assert self.mode.attack.target == target
            self.press(ENTER)
            if isinstance(self.work, FieldWork):
                self.press(ENTER)  # a range near to the edge of its band is asked about once
            self.volleys += 1
            shot = self.window.desk.session.field.fire([unit], [target])[0].shot
            self.act(
                lambda: self.press(SPACE, self.die(), ENTER),
                lambda before, of=(unit, target, shot): typed.plain_fire(before, *of),  # type: ignore[misc]
            )
            assert isinstance(self.work, FieldWork)

    def fight(self) -> None:
        """Resolve every combat, with all that it asks."""
        for _ in range(len(linked(contacts(self.state)))):
            if self.mode.promise is None:
                return
            attackers, defenders = self.mode.promise.attackers, self.mode.promise.defenders
            self.charges += 1
            self.press(ENTER)
            self.act(
                lambda: self.press(SPACE, self.die(), self.die(), ENTER),
                lambda before, of=(attackers, defenders): typed.plain_charge(before, *of),  # type: ignore[misc]
            )
            while self.state.pending or struggling(self.state) is not None:
                if self.state.pending:
                    choice = self.state.pending[0].choices[0]
                    self.act(self.answer, lambda _, choice=choice: cmd.Answer(choice))  # type: ignore[misc]
                else:
                    self.act(lambda: self.press(SPACE, self.die(), self.die(), ENTER), lambda _: cmd.RollAgain())
            assert isinstance(self.work, FieldWork)

    def answer(self) -> None:
        """Give the first answer to the question in hand."""
        panel: Any = self.window.centre.panels["charge"]
        hints = panel.questions.keys()
        self.press(hints[0].keys[0].lower())

    def break_through(self) -> None:
        """Let whoever must or may break through strike at nobody: it is asked in the list."""
        for one in on_table(self.state, self.state.player_turn):
            found = self.unit(one.id)
            if isinstance(found, Brigade) and found.this_turn.breakthrough in ("break-through", "may-break-through"):
                order = cmd.BreakThrough(one.id)
                if self.lawful(order):
                    self.act(lambda order=order: self.window.desk.do(order), lambda _, order=order: order)  # type: ignore[misc]


def told(facts: list[Any]) -> list[Any]:
    """Give the facts but for where anybody stands; workings are kept beside the journal, not in it."""
    those = typed.comparable(facts)
    return [replace(one, working=()) if hasattr(one, "working") else one for one in those]


@pytest.mark.clause("D10-SEQ-PHASES", "D10-FIRE-ROLL", "D10-RUL-FIRE-RANGE-EDGE")
def test_ten_turns_at_the_desk_tell_the_same_as_ten_turns_typed(open_window: OpenWindow) -> None:
    window = open_window(a_session())
    window.desk.do(cmd.SetDice("union", "entered"), cmd.SetDice("confederate", "entered"))
    window.run("field")
    evening = AtTheDesk(window, 1863)
    for _ in range(2 * TURNS):
        if evening.state.over:
            break
        evening.turn()
    assert evening.state.over
    assert evening.volleys > 20
    assert evening.charges > 1
    assert evening.rolls > 30
    assert evening.moves > 10
    assert told(evening.facts) == told(evening.typed.facts)
