"""What the referee may override: every field that the rules let be set, with its type and its present value."""

from __future__ import annotations

from typing import Any

import msgspec

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules.hand import books
from companion.games.miniatures.rules.hand import settable as to_set
from companion.games.miniatures.rules.hand.legal import BREAKTHROUGHS, RETREATS
from companion.games.miniatures.rules.state import Placed
from companion.games.miniatures.rules.whose import OF_BATTLE
from companion.games.miniatures.words import by_hand, form_words, offers
from companion.kernel.overriding.setting import GAME
from companion.language.tongue import tr
from companion.rows.by_hand import NOT_SHOWN
from companion.rows.form import Choices, Field, FieldKind, literals, read_value


def targets(view: Any) -> Choices:
    """Give the battle, every unit and every leader."""
    return offers.Offer("override", view, (), {}).of("target")


def names(view: Any, target: str) -> Choices:
    """Give the fields of a target that may be set."""
    return tuple((form_words.setting(name), name) for name in offers.settable(view, target))


def field(view: Any, target: str, name: str, rules: Any = None) -> Field:
    """Give a field as a form has it: what it holds, its choices, its present value as the default."""
    fields = (one for kind in offers.shapes(view, target) for one in msgspec.structs.fields(kind))
    of_type = next(one.type for one in fields if one.name == name)
    kind, choices = _kind(of_type), tuple((form_words.said(one), one) for one in literals(of_type))
    if kind == "flag":
        kind, choices = "choice", ((form_words.said(True), True), (form_words.said(False), False))
    elif name == "attached":
        kind = "one"
        side = next((one.side for one in view.leaders if one.id == target), "")
        there = [one for one in view.units if one.status == "on-table" and one.side == side]
        choices = ((tr("nobody"), ""), *offers.named(there))
    elif name in to_set.EMPTIED:
        kind, choices = "choice", ((tr("struck out"), []),)
    elif name == "charges":
        kind = "one"
        own = next((one.side for one in view.units if one.id == target), "")
        choices = ((tr("nobody"), ""), *offers.named(one for one in view.units if one.side != own))
    elif found_choices := _of_turn(name, rules):
        kind, choices = "choice", found_choices
    elif name in ("division", "corps", "commands"):
        choices = tuple((words, one) for one, words in sorted(view.names.items()))
    found = old(view, target, name, rules)
    return Field(name, form_words.label("override", "value"), kind, choices, None if found is NOT_SHOWN else found)


def _of_turn(name: str, rules: Any) -> Choices:
    """Give the choices of what a unit did in this turn whose type does not name them."""
    ids: tuple[str, ...] = {"breakthrough": BREAKTHROUGHS, "retreated": RETREATS}.get(name, ())
    if name == "outcome" and rules is not None:
        ids = ("", *rules.outcomes)
    return tuple((form_words.said(one) if one else tr("nothing yet"), one) for one in ids)


def columns(target: str, name: str) -> Choices:
    """Give the columns that can pay for a field of a unit, by the referee first; none where nothing is paid."""
    if target == GAME or name not in (*books.FIGURES, "status"):
        return ()
    return tuple((words, one) for one, words in by_hand.columns().items() if one != name)


def _kind(of_type: Any) -> FieldKind:
    if literals(of_type):
        return "choice"
    if of_type is bool:
        return "flag"
    if of_type is int or of_type is Placed:
        return "whole"
    return "text" if of_type is str else "value"


def old(view: Any, target: str, name: str, rules: Any = None) -> Any:
    """Give the present value of a field, NOT_SHOWN where no view shows it; the step is found in the rules."""
    if name in to_set.EMPTIED:
        return NOT_SHOWN
    if target == GAME and name in OF_BATTLE:
        if name == "step":  # a view counts within its phase, the battle within the player turn
            steps = () if rules is None else rules.sequence.step
            own = [(one.phase, one.number) for one in steps if one.player_turn == view.player_turn]
            place = [n for n, here in enumerate(own) if here == (view.phase, view.step)]
            return place[0] if place else NOT_SHOWN
        if name == "objectives":
            return {one.id: msgspec.to_builtins(one) for one in view.objectives}
        return getattr(view, name, NOT_SHOWN)
    one = next((found for found in (*view.units, *view.leaders) if found.id == target), None)
    if name == "name" and one is not None:
        return getattr(one, "own_name", one.name)
    if name == "horse":
        return one is not None and one.arm == "horse-artillery"
    value = getattr(one, name, NOT_SHOWN)
    if isinstance(value, Placed):
        return value.turn
    return NOT_SHOWN if value is None else value


def same(one: Any, other: Any) -> bool:
    """Say whether two values are written alike: a list and a tuple are."""
    return msgspec.json.encode(one) == msgspec.json.encode(other)


def override(
    target: str, name: str, value: Any, reason: str, kind: str = "text", *, pays: str = ""
) -> cmd.Override | str:
    """Give the command, or the sentence that says what is missing."""
    if value is None or (value == "" and kind in ("value", "whole")):
        return tr("give a value")
    if not reason.strip():
        return tr("give a reason")
    found = read_value(value) if kind == "value" else value
    return cmd.Override(target=target, field=name, value=found, reason=reason.strip(), pays=pays)
