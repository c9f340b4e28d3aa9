"""Orders by click and key: what a touch of the map means for the unit in hand, and what an order asks for (ANT-7.3)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from companion.charts.figures import Reason
from companion.games.tactical.charts.terms import SIDES
from companion.games.tactical.messages import square
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules.ground.squares import Direction, Square, facing_to, towards
from companion.games.tactical.rules.names import place, who
from companion.games.tactical.rules.orders.plotting import targets
from companion.games.tactical.rules.state import Unit
from companion.games.tactical.rules.turn import choosing
from companion.games.tactical.screen.asking import AskingBar, Reply
from companion.games.tactical.screen.panels import BattlePanels
from companion.games.tactical.screen.riding import Riding
from companion.games.tactical.screen.rows import walk, words
from companion.kernel.record import Done
from companion.language.messages import among, says
from companion.language.tongue import tr

COMPASS = range(1, 9)
NOBODY_IN_HAND = says("tactical.why.nobody-in-hand", "no unit of your own is in hand")
NO_SUCH_ORDER = says("tactical.why.no-such-order", "this game has no such order")
OWN_STANDS_THERE = says(
    "tactical.why.own-stands-there",
    "plotted, but {friend} of your own stands on {target}: unless an enemy is there by then, {name} fires at the "
    "closest enemy instead",
)
CLAUSES = {
    "target": "ANT-7.13g",
    "melee": "ANT-7.13b",
    "advance": "ANT-7.13c",
    "face": "ANT-7.9a",
    "mode": "ANT-7.8c",
    "force-march": "ANT-7.10a",
    "fortify": "ANT-7.11b",
    "leaders": "ANT-7.12f",
    "reorganise": "SHI-R-REORG",
    "abort": "ANT-R-ABORT",
}


class Ordering:
    """What is being ordered; `bar` asks for what an order still needs: a target, a direction, a leader."""

    def __init__(self, window: BattlePanels) -> None:
        self.window, self.desk = window, window.desk
        self.asking = ""
        """What waits for something: "target", "face", "leaders", "leader-to" or "sight"; "" for nothing."""
        self.last = ""
        """The order that was given last, for F1."""
        self.bar = AskingBar(window.look)
        self.riding = Riding(self)
        self.desk.selected.connect(self.put_down_question)

    # ---- the map was touched

    def on_square(self, at: Square | None) -> None:
        """A square is looked at."""
        self.window.refusal.tell("")
        self.desk.look(at)
        if self.asking == "face" and at is not None:
            one = self.desk.chosen
            if one is not None and one.square is not None and at != one.square:
                self._face(facing_to(one.square, at))

    def on_picked(self, name: str) -> None:
        """A unit on the map was clicked: one's own comes to hand, an enemy's is looked at as a target."""
        one, held = self.desk.unit(name), self.desk.chosen
        # While a square is asked for, a unit in it is only what stands there: taking it in hand would end the question.
        if one is None or self.asking in ("target", "face"):
            return
        if self.asking == "leader-to":
            self.riding.send(one)
        elif self.window.divisions.asked:
            self.window.divisions.light(one.division)
        elif held is None or not self.desk.own(held) or one.side == held.side:
            self.pick(name)

    def on_activated(self, at: Square) -> None:
        """A square was double-clicked, or Enter pressed on it."""
        self.desk.look(at)
        if self.asking == "target":
            self.plot(at)
            return
        # A double click may mean either, so what cannot be ordered is not refused but taken as wanting the unit there.
        if not self._go_or_fire(at, refuse=False):
            self.pick_first(at)

    def on_targeted(self, at: Square) -> None:
        """The unit in hand is to go to a square, or to fire there."""
        self.desk.look(at)
        if self.asking == "target":
            self.plot(at)
            return
        self._go_or_fire(at, refuse=True)

    def _go_or_fire(self, at: Square, *, refuse: bool) -> bool:
        desk, one = self.desk, self.desk.chosen
        if one is None or not desk.own(one) or one.square is None or at == one.square:
            return False
        now = desk.moment
        if any(other.side != one.side for other in now.state.at(at)):
            return self.plot(at) if refuse or at in targets(now, one) else False
        reach = desk.reach(one)
        if at in reach.costs:
            return isinstance(desk.do(cmd.Move(unit=one.id, directions=reach.way_to(at))), Done)
        if refuse:
            self._refuse_way(one, at)
        return False

    def _refuse_way(self, one: Unit, at: Square) -> None:
        """Say why a unit cannot go to a square: what refuses the step to a neighbour, or that it is too far."""
        assert one.square is not None
        # For a neighbour the rules have the very reason; of a square far off they could only name the first step's.
        way = towards(one.square, at)
        found = None if way is None else self.desk.refusal(cmd.Move(unit=one.id, directions=(way,)))
        if found is not None:
            self.desk.refused.emit(found)
            return
        why = walk.out_of_reach(self.desk.moment, one, at)
        self.window.refuse(why.text, (why,))

    # ---- which unit is in hand

    def pick(self, name: str) -> None:
        """Take a unit in hand."""
        one = self.desk.unit(name)
        self.desk.pick_up(one)
        if one is not None and one.square is not None:
            self.window.map.in_sight(one.square)
        self.window.map.setFocus()

    def pick_first(self, at: Square) -> None:
        """Take the first of one's own units in a square in hand, else whoever is there (ANT-7.1g)."""
        desk, state = self.desk, self.desk.moment.state
        one = next((choosing.first_in(state, side, at) for side in SIDES if side == desk.view.to_act), None)
        found = one or next(iter(state.at(at)), None)
        if found is not None:
            self.pick(found.id)

    def next_in_square(self) -> None:
        """Take the next unit of the square in hand (ANT-7.3p)."""
        one = self.desk.chosen
        if one is not None:
            self.pick(choosing.next_in_square(self.desk.moment.state, one).id)

    def next_unit(self) -> None:
        """Take the next unit in the order of battle in hand, the first where none is (ANT-7.3q)."""
        desk, one = self.desk, self.desk.chosen
        own = [unit for unit in desk.moment.state.here() if unit.side == desk.view.to_act]
        if one is not None and one.side == desk.view.to_act:
            self.pick(choosing.next_in_order(desk.moment.state, one).id)
        elif own:
            self.pick(own[0].id)
        self.centre()

    def centre(self) -> None:
        """Bring the unit in hand, else the square that is looked at, into the middle (ANT-7.3a)."""
        one = self.desk.chosen
        at = one.square if one is not None and one.square is not None else self.desk.looking
        if at is not None:
            self.window.map.look_at(at)

    def put_down(self) -> None:
        """Put the unit down (ANT-7.3s)."""
        self.window.map.kin = False
        self.desk.pick_up(None)

    def show_division(self, name: str) -> None:
        """Look at a division that may be activated."""
        desk = self.desk
        side = desk.rules.activation.side
        one = next((unit for unit in desk.moment.state.here(side) if unit.division == name), None)
        if not name:
            self.window.map.kin = False
        elif one is not None:
            self.window.map.kin = True
            desk.pick_up(one)
            self.centre()

    # ---- orders

    def order(self, name: str) -> None:
        """Give an order by its id, or ask for what it needs."""
        kind = self.window.unit.kind(name)
        if kind is None:
            one = self.desk.chosen
            why = Reason((NO_SUCH_ORDER if self.desk.own(one) else NOBODY_IN_HAND)(), CLAUSES.get(name, ""))
            self.window.refuse(why.text, (why,))
            return
        self.last = name
        if name == self.asking or (name == "leaders" and self.asking == "leader-to"):
            self.put_down_question()
        elif name in ("target", "face", "leaders"):
            self._ask(name)
        else:
            self.put_down_question()
            self.desk.do(kind.command)

    def _ask(self, name: str) -> None:
        self.put_down_question()
        one = self.desk.chosen
        assert one is not None
        if name == "target":
            told = tr("Fire of {name}: click a square or go there by arrows, T or Enter plots it.", name=one.name)
            self.ask(name, told, (Reply("T", tr("plot"), self.plot_here), Reply("E", tr("no plot"), self.clear_plot)))
            self.window.map.target(on=True)
            self.window.card.targeting = True
            self.window.card.refresh()
        elif name == "face":
            ways = [Reply(str(way), words.short(way), partial(self._face, way)) for way in COMPASS]
            self.ask(name, tr("{name} faces", name=one.name), ways)
        else:
            self.riding.ask(one)

    def ask_sight(self, at: Square) -> None:
        """Ask which way one looks from a square (ANT-7.1a)."""
        ways = [Reply(str(way), words.short(way), partial(self.window.map.look_along, way)) for way in COMPASS]
        told = tr("What is seen from {at}: all round, or to the", at=place(at))
        self.ask("sight", told, ways)

    def ask(self, name: str, told: str, replies: Sequence[Reply]) -> None:
        """Ask for what an order needs."""
        self.asking = name
        self.bar.ask(told, replies)
        self.window.show_hints()

    def put_down_question(self) -> None:
        """Ask for nothing any more."""
        if not self.asking:
            return
        self.asking = ""
        self.riding.leader = None
        self.bar.hide()
        self.window.map.target(on=False)
        self.window.card.targeting = False
        self.window.card.refresh()
        self.window.show_hints()

    def plot(self, at: Square) -> bool:
        """Plot fire at a square (ANT-7.13g)."""
        one = self.desk.chosen
        if one is None or not isinstance(self.desk.do(cmd.Target(unit=one.id, square=at)), Done):
            return False
        self.on_given()
        return True

    def on_given(self) -> None:
        """Ask no longer for what was given; of fire at a square with one's own, say what comes of it (ANT-7.13j)."""
        one, fired = self.desk.chosen, self.asking == "target"
        self.put_down_question()
        if not fired or one is None or one.fire_plot is None:
            return
        # The book takes any square in sight and range, and an enemy may come there yet: told, not refused.
        there = self.desk.moment.state.at(one.fire_plot)
        friend = next((other for other in there if other.side == one.side), None)
        if friend is not None:
            called = {each.id: each.name for each in (one, friend)}
            told = OWN_STANDS_THERE(name=who(one), friend=who(friend), target=square(one.fire_plot))
            why = Reason(told, "ANT-7.13j").named(among(called))
            self.window.refuse(why.text, (why,))

    def plot_here(self) -> None:
        """Plot fire at the square that is looked at."""
        if self.desk.looking is not None:
            self.plot(self.desk.looking)

    def clear_plot(self) -> None:
        """Plot no fire (ANT-7.13i)."""
        one = self.desk.chosen
        self.put_down_question()
        if one is not None:
            self.desk.do(cmd.Target(unit=one.id))

    def _face(self, way: Direction) -> None:
        one = self.desk.chosen
        self.put_down_question()
        if one is not None:
            self.desk.do(cmd.Face(unit=one.id, direction=way))

    def step(self, way: Direction) -> None:
        """Move the unit in hand a square, or the cursor where none is (ANT-7.1c, ANT-7.3b)."""
        desk, one = self.desk, self.desk.chosen
        if one is not None and desk.own(one):
            if isinstance(desk.do(cmd.Move(unit=one.id, directions=(way,))), Done):
                self._follow(one.id)
        else:
            self.window.map.go(way)

    def _follow(self, name: str) -> None:
        one = self.desk.unit(name)
        if one is not None and one.square is not None:
            self.desk.look(one.square)
            self.window.map.in_sight(one.square)

    # ---- for the rules reference

    def clause(self) -> str:
        """Give the clause of the order that is asked about or was given last, else of the phase."""
        desk = self.desk
        if self.asking or self.last:
            return CLAUSES.get(self.asking or self.last, "")
        if desk.view.phase.kind == "set-up":
            return "ANT-2.2"
        return str(desk.rules.sequence.phase[desk.view.phase.index].clause)
