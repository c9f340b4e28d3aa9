"""What only eyes know of a maneuver roll: which leaders are in radius, fieldworks, musket range."""

from __future__ import annotations

from typing import Any, NamedTuple

from companion.charts.figures import exact
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.games.miniatures.words import eyes
from companion.language.figures import inches
from companion.language.tongue import tr

RADIUS_KEYS = "IJKLNP"
ASKED = "asked "
"""How the name of a question begins that a row of the table asks; its word follows."""
TAKEN = "RMFCAYOWU" + RADIUS_KEYS
"""Letters that mean something else in the panel."""


class Question(NamedTuple):
    """Something to say of a brigade with a key."""

    id: str
    words: str
    key: str
    on: bool
    value: str = ""
    """What it is worth by itself."""


class Answers:
    """The answers of each brigade; each starts at its last."""

    def __init__(self, desk: MiniaturesDesk) -> None:
        self._desk = desk

    def chain(self, unit: Any) -> list[Any]:
        """Give the detached leaders on the table in a brigade's own chain of command."""
        place = {"division": unit.division, "corps": unit.corps, "army": ""}
        return [
            one
            for one in self._desk.view.leaders
            if one.side == unit.side
            and one.status == "on-table"
            # An attached leader counts by being there; only of the others must eyes say how near they are.
            and not one.attached
            and (one.rank == "army" or one.commands == place[one.rank])
        ]

    def asked(self, unit: Any) -> list[Question]:
        """Give the questions about a brigade with their present answers."""
        radius = inches(float(exact(self._desk.rules.maneuver.command_radius.inches)))
        found = [
            Question(
                f"radius {one.id}",
                tr("{leader} within {radius}", leader=one.name, radius=radius),
                key,
                self._is(unit.id, f"radius {one.id}"),
            )
            for one, key in zip(self.chain(unit), RADIUS_KEYS, strict=False)
        ]
        found.append(Question("works", tr("in fieldworks"), "W", self._is(unit.id, "works")))
        if not unit.disordered:
            found.append(Question("outside", tr("outside musket range"), "U", self._is(unit.id, "outside")))
        asks = eyes.of_maneuver(self._desk.rules)
        letters = eyes.keys([one.word for one in asks], TAKEN + "".join(one.key for one in found))
        for ask in asks:
            name = f"{ASKED}{ask.word}"
            found.append(Question(name, ask.words, letters[ask.word], self._is(unit.id, name), ask.value))
        return found

    def turn(self, unit: str, question: str) -> None:
        """Answer the other way."""
        self._desk.eyes[unit, question] = not self._is(unit, question)

    def command(self, name: str) -> cmd.Maneuver:
        """Give the command to roll, with the answers."""
        unit = self._desk.unit(name)
        near = (
            tuple(one.id for one in self.chain(unit) if self._is(name, f"radius {one.id}")) if unit is not None else ()
        )
        asks = eyes.of_maneuver(self._desk.rules)
        return cmd.Maneuver(
            name,
            in_radius=near,
            in_fieldworks=self._is(name, "works"),
            outside_musket_range=self._is(name, "outside"),
            asked=tuple(one.word for one in asks if self._is(name, f"{ASKED}{one.word}")),
        )

    def _is(self, unit: str, question: str) -> bool:
        return bool(self._desk.eyes.get((unit, question), False))
