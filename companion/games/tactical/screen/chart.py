"""The map in the middle: what the seat knows of the field, with what lies over it for the unit in hand."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from companion.desktop.widgets.look import Look
from companion.games.tactical.rules.ground.map import Ground
from companion.games.tactical.rules.ground.squares import Direction, Square, distance
from companion.games.tactical.rules.orders.plotting import targets
from companion.games.tactical.rules.state import Unit
from companion.games.tactical.rules.turn import choosing
from companion.games.tactical.screen.desk import TacticalDesk
from companion.games.tactical.screen.map.canvas import SquareMap
from companion.games.tactical.screen.map.picture import SquarePicture
from companion.games.tactical.words.map import overlays, showing
from companion.games.tactical.words.map.drawing import drawing_of
from companion.games.tactical.words.map.marks import NO_HINT, NOTHING, Hint, Layer, Marks, Trail
from companion.kernel.game import RULES_PREFIX
from companion.kernel.shelf import MAP
from companion.language.tongue import plural

RIM = 30
"""Pixels from the window's edge that the unit in hand keeps."""
OFF_AT_FIRST: tuple[Layer, ...] = ("sight", "fire", "zones", "command")


class BattleMap(SquareMap):
    """The map of a battle."""

    def __init__(self, desk: TacticalDesk, look: Look) -> None:
        self._drawing = drawing_of(desk.session.sources[RULES_PREFIX + MAP])
        super().__init__(look, desk.moment.ground, self._drawing, yards=desk.moment.rules.scale.square.yards)
        self.desk = desk
        self.icons = False
        """Figures in place of symbols."""
        self.kin = False
        """The formation of the unit in hand is shown (I)."""
        self.targeting = False
        """A square is being chosen to fire at."""
        self.way: Direction | None = None
        """Which way one looks from a square without a unit in hand, None all round."""
        self.trail: Trail | None = None
        """The way that the card beside the map tells of."""
        self._seat = ""
        for name in OFF_AT_FIRST:
            self.show_layer(name, shown=False)
        desk.changed.connect(self.refresh)
        desk.selected.connect(self.refresh)
        desk.looked.connect(self._on_looked)
        self.layers_changed.connect(self.refresh)
        self.hovered.connect(self._on_hover)
        self.refresh()

    # ---- what is shown

    def refresh(self) -> None:
        """Show what the seat knows; another person finds it at his first unit."""
        desk = self.desk
        if desk.covered:
            self.trail = None
            self.select(None)
            self.show_hint(NO_HINT)
            self.show_marks(NOTHING)
            return
        if desk.moment.ground is not self.ground:
            self.lay(desk.moment.ground)
        one = desk.chosen
        kin = self._kin(one)
        nights = desk.moment.rules.sequence.night_turns
        made = showing.marks(desk.view, selected=desk.selection, kin=kin, icons=self.icons, nights=nights)
        self.show_marks(self._with_layers(made, one))
        # Only when somebody else sits down: the map stays where its reader has put it.
        if self._seat != desk.seat:
            self._seat = desk.seat
            self.go_home()

    def lay(self, ground: Ground) -> None:
        """Take another ground: the fords of this game were drawn, or taken back."""
        self.ground = ground
        self._picture = SquarePicture(ground, self._drawing, self.look.percent / 100)
        self.update()

    def _kin(self, one: Unit | None) -> Collection[str]:
        if not self.kin or one is None:
            return ()
        return [unit.id for unit in choosing.division_of(self.desk.moment.state, one)]

    def _with_layers(self, made: Marks, one: Unit | None) -> Marks:
        now, on, more = self.desk.moment, self.layers, dict[str, object]()
        if "zones" in on:
            more["zones"] = overlays.zones(now)
        if one is not None and one.square is not None:
            if "sight" in on:
                more["seen"] = overlays.seen_by(now, one)
            if "fire" in on or self.targeting:
                more["fire"] = overlays.fire_of(now, one)
            if "command" in on:
                more["command"] = overlays.command_of(now, one)
            if "reach" in on and self.desk.own(one) and not self.targeting:
                more["reach"] = overlays.reached(self.desk.reach(one), one)
        elif "sight" in on and self.desk.looking is not None:
            more["seen"] = overlays.seen_from(now, self.desk.looking, self.way)
        if self.trail is not None:
            more["trails"] = (self.trail,)
        return msgspec.structs.replace(made, **more)

    def show_trail(self, trail: Trail | None) -> None:
        """Show the way that is proposed."""
        if trail != self.trail:
            self.trail = trail
            self.refresh()

    def show_icons(self, *, icons: bool) -> None:
        """Show figures or symbols."""
        self.icons = icons
        self.refresh()

    def look_along(self, way: Direction | None) -> None:
        """Show what is seen that way from the square that is looked at, None all round (ANT-7.1a)."""
        self.way = way
        self.layers_changed.emit()  # and its words

    def target(self, *, on: bool) -> None:
        """Begin or end choosing a square to fire at."""
        if on != self.targeting:
            self.targeting = on
            self.show_layer("fire", shown=on)
            self.refresh()

    # ---- the cursor

    def _on_looked(self, square: Square | None) -> None:
        self.select(square)
        # With a unit in hand its own sight is shown, which does not hang on the square that is looked at.
        if "sight" in self.layers and self.desk.chosen is None:
            self.refresh()

    def _on_hover(self, square: Square | None) -> None:
        self.show_hint(self._hint(square))

    def _hint(self, square: Square | None) -> Hint:
        one = self.desk.chosen
        if square is None or one is None or one.square is None or not self.desk.own(one) or square == one.square:
            return NO_HINT
        now = self.desk.moment
        held = any(unit.side != one.side for unit in now.state.at(square))
        if self.targeting or held:
            return Hint(shot=(one.square, square)) if square in targets(now, one) else NO_HINT
        reach = self.desk.reach(one)
        way = overlays.way_to(reach, one, square)
        if way is None:
            return NO_HINT
        return Hint(way=way, text=plural(reach.costs[square], "{n} point", "{n} points"))

    # ---- where it stands

    def in_sight(self, at: Square) -> None:
        """Bring a square into the window where it lies outside, or at its rim."""
        seen = self.rect().adjusted(RIM, RIM, -RIM, -RIM)
        if not seen.contains(self.spot(at).toPoint()):
            self.look_at(at)

    def go_home(self) -> None:
        """Bring one's own unit that stands nearest to the enemy into the middle."""
        desk = self.desk
        side = desk.view.to_act if desk.view.to_act != "referee" else "union"
        there = [(one.side, one.square) for one in desk.view.units if one.square is not None and one.here]
        own = [at for whose, at in there if whose == side]
        enemies = [at for whose, at in there if whose != side]
        if own:
            self.look_at(min(own, key=lambda at: min((distance(at, enemy) for enemy in enemies), default=0)))
