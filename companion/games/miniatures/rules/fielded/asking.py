"""The one door to the field of a game: what a seat may ask of it. Front ends get it as `session.field`."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from msgspec.structs import replace

from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules.events import Back
from companion.games.miniatures.rules.fielded import charging, measured, moving, proposing, retreating, supporting
from companion.games.miniatures.rules.fielded import fire as firing
from companion.games.miniatures.rules.fielded import radius as radii
from companion.games.miniatures.rules.fielded import splitting as parting
from companion.games.miniatures.rules.fielded import stretches as over
from companion.games.miniatures.rules.fielded import upon as lying_upon
from companion.games.miniatures.rules.fielded.board import Board
from companion.games.miniatures.rules.fielded.knowing import as_known
from companion.games.miniatures.rules.measuring.asked import Shot
from companion.games.miniatures.rules.placing.folding import put
from companion.games.miniatures.rules.placing.spots import Point, Shape, Spot, spot
from companion.games.miniatures.rules.state import State, unit
from companion.games.miniatures.rules.view import Seat


def asked(rules: Rules, state: State, seat: Seat) -> Field:
    """Give what a seat may ask of the field."""
    return Field(rules, as_known(state, seat))


class Field:
    """A field with those on it of whom a seat knows. Every question raises Refused for who has no place on it."""

    def __init__(self, rules: Rules, known: State) -> None:
        """Take the rules in force, and a state as the seat knows it."""
        self.board = Board(rules, known)

    def fire(
        self, firers: Iterable[str] | None = None, targets: Iterable[str] | None = None, shot: Shot | None = None
    ) -> tuple[firing.FireRow, ...]:
        """Give who can fire at whom now, the best first."""
        return firing.fire(self.board, firers, targets, shot)

    def who_fires(
        self, firers: Iterable[str] | None = None, targets: Iterable[str] | None = None
    ) -> tuple[firing.FireRow, ...]:
        """Give who can fire at whom now, the best first; where the rules let a unit split, its parts besides."""
        return parting.with_parts(self.board, firing.fire(self.board, firers, targets))

    def split(self, firer: str) -> tuple[parting.Part, ...]:
        """Give how the stands of a unit are parted among its targets, where the rules in force allow that."""
        return parting.split(self.board, firer)

    def measure(self, firer: str, target: str, shot: Shot | None = None) -> measured.Pair:
        """Measure from one unit to another, stand by stand."""
        return measured.pair(self.board, firer, target, shot)

    def sight(self, one: str, other: str) -> measured.Seen:
        """Say whether one unit sees another."""
        return measured.sight(self.board, one, other)

    def moves(self, name: str, path: Sequence[Spot] = ()) -> moving.Way:
        """Give what a unit's way takes of its move, and whom it touches at its end."""
        return moving.moves(self.board, name, path)

    def stretches(self, way: moving.Way) -> tuple[over.Stretch, ...]:
        """Give a way that was measured in stretches, each over one kind of ground."""
        return over.stretches(self.board, way)

    def charge(self, attacker: str, defender: str, at: Spot) -> charging.Charge:
        """Give what a charge comes to where it ends."""
        return charging.charge(self.board, attacker, defender, at)

    def support(self, name: str, fighting: Iterable[str] = ()) -> tuple[supporting.Near, ...]:
        """Give the brigades of a unit's side by how near they are, and why one does not support it."""
        return supporting.near(self.board, name, frozenset(fighting))

    def contact(self, attacker: str, defender: str) -> charging.Touch:
        """Give where a charge touches whom it has reached, and whether it outflanks him."""
        return charging.touch(self.board, attacker, defender)

    def radius(self, leader: str) -> tuple[radii.InRadius, ...]:
        """Give how far the units of his side are from a leader."""
        return radii.radius(self.board, leader)

    def roll(self, name: str) -> radii.Roll:
        """Give what the field says of a brigade's maneuver roll."""
        return radii.roll(self.board, name)

    def fire_order(
        self, target: str, firers: Sequence[str], shot: Shot | None = None, parted: Collection[str] = ()
    ) -> proposing.Filled[cmd.Fire] | None:
        """Give the order by which units fire at a target together, filled in from the field; None where none can.

        Of those who are `parted` only the stands fire that have this target when it is split.
        """
        return proposing.fire_order(self.board, target, firers, shot, parted)

    def charge_order(self, attackers: Sequence[str], defenders: Sequence[str]) -> proposing.Filled[cmd.ResolveCharge]:
        """Give the order that resolves a charge combat, filled in from the field."""
        return proposing.charge_order(self.board, attackers, defenders)

    def maneuver_order(self, name: str) -> proposing.Filled[cmd.Maneuver]:
        """Give the order for a maneuver roll, filled in from the field."""
        return proposing.maneuver_order(self.board, name)

    def retreat(self, name: str, how: Back) -> retreating.Ghost:
        """Give where a unit that falls back is sent."""
        return retreating.retreat(self.board, name, how)

    def upon(self, names: Iterable[str]) -> tuple[tuple[str, str], ...]:
        """Give those of some units that lie over stands of an enemy, each with him."""
        return lying_upon.upon(self.board, names)

    def supposing(self, places: dict[str, Spot], shapes: dict[str, Shape] | None = None) -> Field:
        """Give the field with units put elsewhere, to ask what would be; nobody moves."""
        state = self.board.state
        for name, place in places.items():
            if unit(state, name) is not None:
                state = put(state, name, spot(*place), (shapes or {}).get(name, ()))
        return Field(self.board.rules, state)

    def supposing_leader(self, leader: str, at: Point) -> Field:
        """Give the field with a leader elsewhere."""
        state = self.board.state
        leaders = state.leaders | {leader: replace(state.leaders[leader], at=at, attached="")}
        return Field(self.board.rules, replace(state, leaders=leaders))
