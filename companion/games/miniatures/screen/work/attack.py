"""A fire attack as it is put together: the target, the firers with their range bands, what the eyes say of each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from companion.games.miniatures.charts import readings
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules.fire_modifiers import NO_COVER
from companion.games.miniatures.screen.desk import MiniaturesDesk

if TYPE_CHECKING:
    from companion.games.miniatures.words.field.proposals import Group, Proposal


class FiringLine(msgspec.Struct, frozen=True):
    """Stands of a unit that fire in one band; None are all that may."""

    unit: str
    band: int
    """Which of the printed range headings, from 0."""
    enfilade: bool = False
    ball: bool = False
    stands: int | None = None
    measured: Group | None = None
    """What the field proposes; None where it knows nothing of it."""

    def of_referee(self, name: str) -> bool:
        """Say whether the referee has said something else than was measured: "band", "enfilade", "ball", "stands"."""
        return self.measured is not None and getattr(self, name) != getattr(self.measured, name)

    @property
    def touched(self) -> bool:
        """Whether anything of it is the referee's."""
        return any(self.of_referee(name) for name in ("band", "enfilade", "ball", "stands"))


def headings(rules: Rules) -> list[int]:
    """Give the printed range headings in inches."""
    return list(rules.fire_points.headings.inches)


def reach(rules: Rules, unit: Any) -> int:
    """Give how many of the headings a unit's fire reaches."""
    firer = unit.gun or (unit.carbine if unit.arm == "cavalry" else unit.arm)
    longest = rules.bands[firer][-1].upto
    return sum(inches <= longest for inches in headings(rules))


def band_of(rules: Rules, inches: float) -> int:
    """Give the first of the printed headings that a range is within; the last for what is beyond all."""
    found = headings(rules)
    return next((nth for nth, upto in enumerate(found) if inches <= upto), len(found) - 1)


class Attack:
    """The attack of the moment. It starts at the last answers of each unit, and every answer is remembered."""

    def __init__(self, desk: MiniaturesDesk) -> None:
        self._desk = desk
        self.target = ""
        self.covers: tuple[str, ...] = ()
        """What the target stands in, the first of it named as its cover."""
        self.asked: tuple[str, ...] = ()
        """What else eyes said of the target."""
        self.lines: list[FiringLine] = []
        self.at = 0
        """Which line the keys are about."""
        self.because = ""
        """The referee's word, by which it is fired though the rules refuse it."""
        self.measures: Callable[[str, str], Proposal | None] = lambda unit, target: None
        """What the field proposes for a unit and a target."""
        self.covered: Callable[[str, Sequence[str]], str | None] = lambda target, units: None
        """What the field says covers a target from units that fire together."""
        self.cover_measured: str | None = None
        """The cover that the field proposes; None where it knows nothing of it."""
        self.cover_said = False
        """Whether the referee has said what the target stands in: no measure overwrites that."""

    def aim(self, target: str) -> None:
        """Choose the target; it stands in what it stood in when it was last fired at."""
        self.target, self.lines, self.at, self.because = target, [], 0, ""
        last = next((one.order for one in self._desk.remembered.attacks if one.order.target == target), None)
        covers = () if last is None or last.cover == NO_COVER else (last.cover, *last.cover_besides)
        self.covers = self._desk.eyes.get((target, "cover"), covers)
        self.asked = self._desk.eyes.get((target, "asked"), last.asked if last is not None else ())
        self.cover_measured, self.cover_said = None, False

    def clear(self) -> None:
        """Begin again."""
        self.aim("")

    def add(self, unit: str) -> None:
        """Add a firer as the field measures it; where it knows nothing, at its last range."""
        found = self.measures(unit, self.target)
        if found is not None and found.groups:
            self.at = len(self.lines)
            self.lines += self._measured(found)
            self._cover()
            return
        longest = reach(self._desk.rules, self._desk.unit(unit)) - 1
        eyes, last = self._desk.eyes, self._desk.remembered.last_attack(unit)
        usual = self._band(last.order, unit) if last is not None and last.order.target == self.target else longest
        band = min(eyes.get((unit, "band"), usual), longest)
        self.lines.append(FiringLine(unit, max(0, band), eyes.get((unit, f"enfilade {self.target}"), False)))
        self.at = len(self.lines) - 1

    @staticmethod
    def _measured(found: Proposal) -> list[FiringLine]:
        return [
            FiringLine(found.unit, one.band, one.enfilade, one.ball, one.stands, measured=one) for one in found.groups
        ]

    def _cover(self) -> None:
        """Take the cover that is measured from all who fire, unless the referee has said one."""
        measured = [line.unit for line in self.lines if line.measured is not None]
        self.cover_measured = self.covered(self.target, list(dict.fromkeys(measured))) if measured else None
        if self.cover_measured is not None and not self.cover_said:
            self.covers = () if self.cover_measured == NO_COVER else (self.cover_measured,)

    def measure_again(self) -> None:
        """Measure anew where somebody stands elsewhere by now; what the referee has said stays."""
        made: list[FiringLine] = []
        for unit in dict.fromkeys(line.unit for line in self.lines):
            those = [line for line in self.lines if line.unit == unit]
            found = self.measures(unit, self.target)
            fresh = found is not None and found.groups and not any(one.touched for one in those)
            # Lines that were typed before anybody had a place are the referee's too.
            known = all(one.measured is not None for one in those)
            made += self._measured(found) if found is not None and fresh and known else those
        self.lines, self.at = made, max(0, min(self.at, len(made) - 1))
        if made:
            self._cover()

    def _band(self, order: cmd.Fire, unit: str) -> int:
        """Give the band of a unit's first group in an order."""
        return band_of(self._desk.rules, next(one.groups[0].range for one in order.firers if one.unit == unit))

    def repeat(self, order: cmd.Fire) -> None:
        """Put an attack together as it was ordered before."""
        rules = self._desk.rules
        self.target, self.asked, self.at, self.because = order.target, order.asked, 0, ""
        self.covers = () if order.cover == NO_COVER else (order.cover, *order.cover_besides)
        self.lines = [
            FiringLine(one.unit, band_of(rules, group.range), group.enfilade, group.ball, group.stands)
            for one in order.firers
            for group in one.groups
        ]

    def remove(self) -> None:
        """Take the present line away."""
        if self.lines:
            del self.lines[self.at]
            self.at = max(0, min(self.at, len(self.lines) - 1))

    def walk(self, steps: int) -> None:
        """Go to another line."""
        if self.lines:
            self.at = max(0, min(len(self.lines) - 1, self.at + steps))

    @property
    def cover(self) -> str:
        """The cover that is named."""
        return self.covers[0] if self.covers else NO_COVER

    @property
    def line(self) -> FiringLine | None:
        """The line that the keys are about."""
        return self.lines[self.at] if self.lines else None

    def change(self, **values: Any) -> None:
        """Change the present line and remember the answer."""
        if self.line is None:
            return
        self.lines[self.at] = msgspec.structs.replace(self.line, **values)
        for name, value in values.items():
            if name in ("band", "enfilade"):
                question = name if name == "band" else f"enfilade {self.target}"
                self._desk.eyes[self.lines[self.at].unit, question] = value

    def shelter(self, cover: str) -> None:
        """Say what the target stands in; the same again takes it back. Another takes its place, or stands beside it."""
        self.cover_said = True
        kept = self.covers if self._desk.rules.reads(readings.COVERS_ADD) else ()
        others = tuple(one for one in kept if one != cover)
        self.covers = others if cover in self.covers else (*others, cover)
        self._desk.eyes[self.target, "cover"] = self.covers

    def answer(self, word: str) -> None:
        """Say that something is so of the target; the same again takes it back."""
        self.asked = tuple(one for one in self.asked if one != word) if word in self.asked else (*self.asked, word)
        self._desk.eyes[self.target, "asked"] = self.asked

    def split(self) -> None:
        """Let one stand of the present line fire in a line of its own, for another band."""
        line, found = self.line, None if self.line is None else self._desk.unit(self.line.unit)
        if line is not None and found is not None and self.stands(line) > 1:
            self.lines[self.at] = msgspec.structs.replace(line, stands=self.stands(line) - 1)
            self.lines.insert(self.at + 1, msgspec.structs.replace(line, stands=1))
            self.at += 1

    def shift(self, stands: int) -> None:
        """Move stands into the present line, or out of it."""
        if self.line is not None:
            self.change(stands=max(1, self.stands(self.line) + stands))

    def stands(self, line: FiringLine) -> int:
        """Give how many stands fire in a line."""
        if line.stands is not None:
            return line.stands
        prospect = self._desk.session.odds(self.command([line]))
        found = self._desk.unit(line.unit)
        return prospect.firers[0].stands if prospect is not None else (found.stands if found is not None else 0)

    def command(self, lines: Sequence[FiringLine] | None = None) -> cmd.Fire:
        """Give the command; without firers it is one that nobody may give."""
        inches = headings(self._desk.rules)
        groups: dict[str, list[cmd.FiringGroup]] = {}
        for line in self.lines if lines is None else lines:
            group = cmd.FiringGroup(float(inches[line.band]), line.stands, line.enfilade, line.ball)
            groups.setdefault(line.unit, []).append(group)
        firers = tuple(cmd.FiringUnit(unit, tuple(of_unit)) for unit, of_unit in groups.items())
        because = self.because if lines is None else ""  # the word is for this attack, not for whoever could join it
        return cmd.Fire(self.target, firers, self.cover, self.asked, self.covers[1:], because=because)

    def stale(self) -> str:
        """Give the name of a unit of the attack that is gone from the table, "" when none is."""
        for name in (self.target, *(line.unit for line in self.lines)):
            found = self._desk.unit(name) if name else None
            if name and (found is None or found.status != "on-table"):
                return name
        return ""
