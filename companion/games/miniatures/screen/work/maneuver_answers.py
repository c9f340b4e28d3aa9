"""What only eyes know of a maneuver roll: which leaders are in radius, fieldworks, musket range."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from companion.charts.figures import exact
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.games.miniatures.words import eyes, rolls
from companion.language.figures import inches
from companion.language.tongue import tr

RADIUS_KEYS = "IJKLNP"
RADIUS = "radius "
"""How the name of a question begins that asks for a leader; his id follows."""
ASKED = "asked "
"""How the name of a question begins that a row of the table asks; its word follows."""
TAKEN = "RMFCAYODWUH" + RADIUS_KEYS
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
    """The answers of each brigade; each starts at its last.

    Whom a leader's radius covers and who stands in fieldworks is forgotten when one of them moves, and what the journal
    says of it holds until somebody says otherwise.
    """

    def __init__(self, desk: MiniaturesDesk) -> None:
        self._desk = desk
        self._of: Any = None
        self._rolls: dict[str, Any] = {}
        """What the field says of each brigade's roll, asked once a position."""

    def asked(self, unit: Any) -> list[Question]:
        """Give the questions about a brigade with their present answers."""
        radius = inches(float(exact(self._desk.rules.maneuver.command_radius.inches)))
        found = [
            Question(
                f"{RADIUS}{one.id}",
                tr("{leader} within {radius}", leader=one.name, radius=radius),
                key,
                self._is(unit.id, f"{RADIUS}{one.id}"),
                self._whose(unit.id, f"{RADIUS}{one.id}"),
            )
            for one, key in zip(rolls.covering(self._desk.view, unit), RADIUS_KEYS, strict=False)
        ]
        works = self._is(unit.id, "works")
        found.append(Question("works", tr("in fieldworks"), "W", works, self._whose(unit.id, "works")))
        if not unit.disordered:
            outside = self._is(unit.id, "outside")
            whose = self._whose(unit.id, "outside")
            found.append(Question("outside", tr("outside musket range"), "U", outside, whose))
        asks = eyes.of_maneuver(self._desk.rules)
        letters = eyes.keys([one.word for one in asks], TAKEN + "".join(one.key for one in found))
        for ask in asks:
            name = f"{ASKED}{ask.word}"
            found.append(Question(name, ask.words, letters[ask.word], self._is(unit.id, name), ask.value))
        return found

    def turn(self, unit: str, question: str) -> None:
        """Answer the other way."""
        self._say(unit, question, on=not self._is(unit, question))

    def cover(self, question: str, units: Sequence[str]) -> None:
        """Say of all these units at once that a leader's radius covers them; that it does not, where it covers all."""
        on = not all(self._is(unit, question) for unit in units)
        for unit in units:
            self._say(unit, question, on=on)

    def command(self, name: str) -> cmd.Maneuver:
        """Give the command to roll, with the answers."""
        unit = self._desk.unit(name)
        chain = rolls.covering(self._desk.view, unit) if unit is not None else ()
        near = tuple(one.id for one in chain if self._is(name, f"{RADIUS}{one.id}"))
        asks = eyes.of_maneuver(self._desk.rules)
        return cmd.Maneuver(
            name,
            in_radius=near,
            in_fieldworks=self._is(name, "works"),
            outside_musket_range=self._is(name, "outside"),
            asked=tuple(one.word for one in asks if self._is(name, f"{ASKED}{one.word}")),
        )

    def _is(self, unit: str, question: str) -> bool:
        said, known = self._desk.remembered, self._desk.eyes
        if question.startswith(RADIUS):
            before = question.removeprefix(RADIUS) in said.covered.get(unit, ())
        else:
            before = question == "works" and unit in said.in_works
        measured = self._measured(unit, question)
        before = before if measured is None else measured
        return bool(known.get((unit, self._now(unit, question)), before))

    def _measured(self, unit: str, question: str) -> bool | None:
        """Give what the field says, None where it knows nothing of it: what the referee says comes before it."""
        view = self._desk.view
        if self._of is not view:
            self._of, self._rolls = view, {}
        if unit not in view.field.places:
            return None
        if unit not in self._rolls:
            self._rolls[unit] = self._desk.session.field.roll(unit)
        found = self._rolls[unit]
        if question.startswith(RADIUS):
            leader = question.removeprefix(RADIUS)
            return leader in found.in_radius if leader in view.field.places else None
        return {"works": found.in_fieldworks, "outside": found.outside_musket_range}.get(question)

    def _whose(self, unit: str, question: str) -> str:
        """Say whether an answer is the field's, or the referee's against it; "" where nothing was measured."""
        measured = self._measured(unit, question)
        if measured is None:
            return ""
        if self._is(unit, question) == measured:
            return tr("field") if measured else ""
        return tr("referee · field: {measured}", measured=tr("yes") if measured else tr("no"))

    def _say(self, unit: str, question: str, *, on: bool) -> None:
        self._desk.eyes[unit, self._now(unit, question)] = on

    def _now(self, unit: str, question: str) -> str:
        """Name a question with the moment since which its answer can hold: another move makes it another question."""
        if question.startswith(RADIUS):
            return f"{question} {self._desk.remembered.since(unit, question.removeprefix(RADIUS))}"
        return f"{question} {self._desk.remembered.since(unit)}" if question == "works" else question
