"""What a view offers for each field of a command: own units, enemies, who is still to arrive, who leads whom."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

import msgspec

from companion.games.miniatures.charts import readings
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules.formations import mounts_into
from companion.games.miniatures.rules.hand import settable as to_set
from companion.games.miniatures.rules.legal_maneuver import POSITION
from companion.games.miniatures.rules.pursuing import BREAK_WHERE
from companion.games.miniatures.rules.state import SIDES, Battery, Brigade, Leader, State
from companion.games.miniatures.words import by_hand, eyes, form_units, form_words
from companion.games.miniatures.words.names import Names
from companion.kernel.overriding.setting import GAME
from companion.language.messages import told
from companion.language.tongue import tr
from companion.language.words import capital, plain

Choices = tuple[tuple[str, Any], ...]
Test = Callable[[Any], bool]
COUNTED = (
    "stands",
    "disordered",
    "low_ammo",
    "silenced",
    "damaged",
    "formation",
    "mounted",
    "limbered",
    "lost",
    "captured",
    "skedaddled",
    "set_aside",
)
"""What a count of the table can find otherwise."""


def named(ones: Iterable[Any]) -> Choices:
    """Give units and leaders by name; those of one name say their side."""
    those = list(ones)
    names = [one.name for one in those]
    return tuple(
        (one.name if names.count(one.name) == 1 else f"{one.name} ({form_words.said(one.side)})", one.id)
        for one in those
    )


def countable() -> Choices:
    """Give the values that a count may set."""
    return tuple((form_words.setting(name), name) for name in COUNTED)


def settable(view: Any, target: str) -> tuple[str, ...]:
    """Name the fields of a unit, a leader or the battle ("game") that the referee may set."""
    return to_set.names(_kinds(view, target))


def shapes(view: Any, target: str) -> tuple[type[msgspec.Struct], ...]:
    """Give what has the fields of a target; the first that has one is meant."""
    return to_set.shapes(_kinds(view, target))


def _kinds(view: Any, target: str) -> tuple[type[msgspec.Struct], ...]:
    """Give what a target may be: the battle before whoever is called "game"."""
    found: list[type[msgspec.Struct]] = [State] if target == GAME else []
    found += [Brigade if one.kind == "brigade" else Battery for one in view.units if one.id == target]
    return (*found, *(Leader for one in view.leaders if one.id == target))


def commands(view: Any) -> Choices:
    """Give both sides, and the corps and divisions that are known, as what a player may be named for."""
    names = Names(view)
    units = names.ordered(view.units)
    places = dict.fromkeys(place for unit in units for place in (unit.corps, unit.division) if place)
    sides = tuple((form_words.said(side), side) for side in SIDES)
    return (*sides, *((names.formation(place), place) for place in places if place not in SIDES))


def fits(tag: str, one: Any) -> bool:
    """Say whether a unit is of the kind, and stands in the way, that a command is for; the rest the rules say."""
    match tag:
        case "maneuver" | "change-formation":
            return bool(one.kind == "brigade")
        case "mount" | "dismount":
            return one.mounted is (tag == "dismount")
        case "limber" | "unlimber":
            return one.limbered is (tag == "unlimber")
        case "break-contact" | "contact":
            return bool(one.charges)
    return True


class Offer(NamedTuple):
    """What there is to choose from for a command, and what has been chosen so far."""

    tag: str
    view: Any
    options: tuple[Any, ...]
    values: Mapping[str, Any]
    rules: Rules | None = None

    def of(self, field: str) -> Choices:
        """Give the choices of a field."""
        if seen := eyes.choices(self.rules, self.tag, field):
            return seen
        match self.tag, field:
            case "note", "unit":
                return named(self.view.units)
            case (("split" | "rename" | "transfer"), "unit"):
                return named(form_units.present(self.view))
            case "merge", "units":
                return named(form_units.alike(self.view, self.values.get("units") or ()))
            case "merge", "into":
                chosen = self.values.get("units") or ()
                return named(one for one in form_units.present(self.view) if not chosen or one.id in chosen)
            case "transfer", "to":
                return form_units.commands(self.view, self.values.get("unit") or "")
            case (("attach" | "replace-leader"), "unit"):
                return self._units(self._own, self._commanded)
            case (("surrender" | "leave-table" | "mark-seen"), "unit"):
                return self._units()
            case _, "unit":
                return self._units(self._own, lambda one: fits(self.tag, one))
            case (("arrive" | "delay"), "units"):
                return named(one for one in (*self.view.units, *self.view.leaders) if one.status == "to-arrive")
            case "lift", "units":
                return named(one for one in self.view.units if one.at is not None)
            case "move", "charges":
                return self._units(self._enemy)
            case "break-through", "target":
                return self._units(self._enemy, self._not_just_beaten)
            case "contact", "enemies":
                return self._units(self._enemy)
            case "break-contact", "enemy":
                return self._units(self._enemy, self._touched)
            case "next-step", _:
                return self._units(lambda one: bool(one.low_ammo))
            case ("mount", "formation") if self.rules is not None:
                return tuple((form_words.said(one), one) for one in mounts_into(self.rules))
            case "arrive", "edge":
                found = {one.edge for one in self.view.units if one.status == "to-arrive" and one.edge}
                return tuple((tr(edge), edge) for edge in sorted(found))
        return self._of_leaders(field) or self._of_combat(field) or self._of_referee(field)

    def _of_leaders(self, field: str) -> Choices:
        of_side = [one for one in self.view.leaders if one.side == self.view.player_turn]
        match field:
            case "leader" if self.tag == "replace-leader":
                return named(one for one in of_side if one.status != "on-table" or one.returns)
            case "leader":
                return named(one for one in of_side if one.status == "on-table")
            case "in_radius":
                return named(one for one in self._chain() if not one.attached or self._helps(one))
            case "commander":
                return named(self._chain())
        return ()

    def _of_combat(self, field: str) -> Choices:
        match self.tag, field:
            case "fire", ("target" | "beside"):
                return self._units()
            case "fire", "rows":
                return self._units(self._may_fire)
            case "resolve-charge", "attackers":
                return self._units(self._own)
            case "resolve-charge", "defenders":
                return self._units(self._enemy)
            case "resolve-charge", ("on_road" | "over_bridge"):
                return self._units(lambda one: one.formation == "march-column")
            case "roll-again", ("supported" | "combat"):
                there = {name for one in self.view.combats if one.again for name in (*one.attackers, *one.defenders)}
                return self._units(lambda one: not there or one.id in there)
            case "resolve-charge", "supported":
                return self._units()
            case "resolve-charge", "supporters":
                return self._units(lambda one: one.kind == "brigade")
        return ()

    def _of_referee(self, field: str) -> Choices:
        match self.tag, field:
            case (("override" | "count-table"), "pays"):
                return tuple((words, one) for one, words in by_hand.columns().items())
            case "count-table", "rows":
                return self._units()
            case "override", "target":
                return ((tr("The battle itself"), GAME), *named((*self.view.units, *self.view.leaders)))
            case "override", "field":
                return tuple(
                    (form_words.setting(name), name) for name in settable(self.view, self.values.get("target", ""))
                )
            case "commander", "commands":
                return (*commands(self.view), *self._units())
            case "name-player", "command":
                return commands(self.view)
            case "take-objective", "objective":
                return tuple((one.name, one.id) for one in self.view.objectives)
            case "set-option", "option":
                return tuple((tr(one.label), one.id) for one in self.options)
            case "set-option", "value":
                chosen = next((one for one in self.options if one.id == self.values.get("option")), None)
                return tuple((tr(one.label), one.value) for one in chosen.choices) if chosen is not None else ()
            case "answer", "question":
                return self._units(lambda one: any(asked.name == one.id for asked in self.view.waiting))
            case "answer", "choice" if (asked := self._asked()) is not None:
                names = Names(self.view)
                return tuple((capital(plain(names(one))), one) for one in asked.choices)
            case "tick", "acts":
                return tuple((told(one.text), one.number) for one in self.view.acts)
        return ()

    # ---- who

    def _units(self, *tests: Test) -> Choices:
        there = (one for one in self.view.units if one.status == "on-table")
        return named(one for one in there if all(test(one) for test in tests))

    def _own(self, one: Any) -> bool:
        return bool(one.side == self.view.player_turn)

    def _enemy(self, one: Any) -> bool:
        return bool(one.side != self.view.player_turn)

    def _asked(self) -> Any:
        """Give the question that is answered: the one that is named, else the oldest."""
        name = self.values.get("question") or ""
        return next((one for one in self.view.waiting if not name or one.name == name), None)

    def _touched(self, one: Any) -> bool:
        """Say whether a unit is touched by the chosen one; by anybody before one is chosen."""
        chosen = self.values.get("unit")
        return any(one.id in (who.charges, *who.touches) for who in self.view.units if not chosen or who.id == chosen)

    def _not_just_beaten(self, one: Any) -> bool:
        """Say whether the chosen unit may break through at one: never at whom it has just beaten, by default."""
        if self.rules is not None and self.rules.choice(BREAK_WHERE) == 2:
            return True
        chosen = self.values.get("unit")
        return not any(one.id in who.beat for who in self.view.units if who.id == chosen)

    def _may_fire(self, one: Any) -> bool:
        """Who fires is not of the target's side; before there is a target, of the side that acts."""
        target = next((unit for unit in self.view.units if unit.id == self.values.get("target")), None)
        if target is not None:
            return bool(one.side != target.side)
        return self.view.to_act not in SIDES or bool(one.side == self.view.to_act)

    def _helps(self, leader: Any) -> bool:
        """Say whether a leader attached elsewhere still helps (D10-RUL-MAN-LEADER-ELSEWHERE)."""
        elsewhere = self.rules is not None and self.rules.reads(readings.ATTACHED_HELP_OTHERS)
        return elsewhere and leader.attached != self.values.get("unit")

    def _chain(self) -> list[Any]:
        """Give the leaders on the table in the chain of command of the chosen unit; all of its side before."""
        of_side = [one for one in self.view.leaders if one.status == "on-table" and one.side == self.view.player_turn]
        unit = next((one for one in self.view.units if one.id == self.values.get("unit")), None)
        rules = self.rules
        anybody = rules is not None and rules.choice(POSITION) == 1 and self.tag in ("unlimber", "face")
        every = rules is not None and rules.reads(readings.ANY_LEADER_COUNTS) and self.tag == "maneuver"
        anybody = anybody or every
        if unit is None or anybody:
            return of_side
        place = {"division": unit.division, "corps": unit.corps, "army": ""}
        return [one for one in of_side if one.rank == "army" or one.commands == place[one.rank]]

    def _commanded(self, one: Any) -> bool:
        """A replacement comes on with a unit of his own command; whom else one joins, the rules say."""
        leader = next((who for who in self.view.leaders if who.id == self.values.get("leader")), None)
        if self.tag != "replace-leader" or leader is None or leader.rank == "army":
            return True
        return bool(leader.commands == (one.division if leader.rank == "division" else one.corps))
