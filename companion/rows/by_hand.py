"""What the referee may set by hand: fields with type, choices and present value, and the command that sets one."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from typing import Any, Protocol, get_args, get_origin

import msgspec

from companion.kernel.overriding.orders import Override
from companion.language.messages import Called, Message, told
from companion.language.tongue import tr
from companion.rows.form import Choices, Field, FieldKind, literals, read_value, said, written

_PLACE = re.compile(r"\s*(\d+)\s*,\s*(\d+)\s*")
_PAIR = tuple[int, int]
Found = Callable[[Any, str], msgspec.Struct | None]
NOT_SHOWN = object()
"""The value of a field that no view shows."""


class Settable(Protocol):
    """What may be set in games of a kind, a module or a value of its room."""

    def targets(self, view: Any) -> Choices:
        """Give the game and everybody of whom something may be set."""

    def names(self, view: Any, target: str) -> Choices:
        """Give the fields of a target that may be set."""

    def field(self, view: Any, target: str, name: str, rules: Any = None) -> Field:
        """Give a field as a form has it: what it holds, its choices, its present value as the default."""

    def old(self, view: Any, target: str, name: str, rules: Any = None) -> Any:
        """Give the present value of a field, NOT_SHOWN where no view shows it."""

    def columns(self, target: str, name: str) -> Choices:
        """Give the columns of the books that can pay for a field, the usual one first; none where nothing is paid."""

    def override(self, target: str, name: str, value: Any, reason: str, kind: str = "text", *, pays: str = "") -> Any:
        """Give the command, or the sentence that says what is missing; `pays` is one of the columns."""

    def same(self, value: Any, shown: Any) -> bool:
        """Say whether a value is what a field holds already."""


class ByHand:
    """The fields of one kind of game that the computer keeps. A place on its map is a pair, written "12,8"."""

    def __init__(
        self,
        of: Found,
        shape: Callable[[str], type[msgspec.Struct]],
        fixed: Collection[str],
        *,
        words: Callable[[str], str],
        choices: Callable[[str], Choices] = lambda _: (),
        columns: Callable[[str, str], Choices] = lambda _, __: (),
    ) -> None:
        """Take what gives the truth of a target, and its class, the fields that stay, and the words of the others.

        `choices` gives those of a field whose type does not name them, `columns` who can pay for a field of a target.
        """
        self._columns = columns
        self._of, self._shape, self._fixed, self._words, self._choices = of, shape, fixed, words, choices

    def names(self, view: Any, target: str) -> Choices:
        """Give the fields of a target that may be set."""
        one = self._of(view, target)
        fields = () if one is None else one.__struct_fields__
        return tuple((self._words(name), name) for name in fields if name not in self._fixed)

    def field(self, view: Any, target: str, name: str, rules: Any = None) -> Field:
        """Give a field as a form has it: what it holds, its choices, its present value as the default."""
        del rules
        of_type = self._type(target, name)
        choices = tuple((said(one), one) for one in literals(of_type))
        if choices and type(None) in get_args(of_type):
            choices = ((tr("nothing"), None), *choices)
        choices = choices or self._choices(name)
        kind: FieldKind = "choice" if choices else "text" if of_type in (str, Called) else "value"
        # After the other choices: a yes or no has no literals, but would else be typed as JSON.
        if of_type is bool:
            kind, choices = "choice", ((said(True), True), (said(False), False))
        return Field(name, tr("Value"), kind, choices, self.old(view, target, name))

    def old(self, view: Any, target: str, name: str, rules: Any = None) -> Any:
        """Give the present value of a field; a place as it is written, "12,8"."""
        del rules
        value = getattr(self._of(view, target), name)
        found = told(value) if isinstance(value, Message) else msgspec.to_builtins(value)
        place = found is not None and self._is_place(target, name)
        return ",".join(map(str, found)) if place else found

    def columns(self, target: str, name: str) -> Choices:
        """Give the columns of the books that can pay for a field; none where nothing is paid."""
        return self._columns(target, name)

    def override(
        self, target: str, name: str, value: Any, reason: str, kind: str = "text", *, pays: str = ""
    ) -> Override | str:
        """Give the command, or the sentence that says what is missing."""
        if value == "" and kind == "value":
            return tr("give a value")
        if not reason.strip():
            return tr("give a reason")
        if kind == "value":
            at = _PLACE.fullmatch(value) if self._is_place(target, name) else None
            value = [int(one) for one in at.groups()] if at is not None else read_value(value)
        return Override(target=target, field=name, value=value, reason=reason.strip(), pays=pays)

    def _type(self, target: str, name: str) -> Any:
        return next(one.type for one in msgspec.structs.fields(self._shape(target)) if one.name == name)

    def _is_place(self, target: str, name: str) -> bool:
        of_type = self._type(target, name)
        return _PAIR in (of_type, *(get_args(of_type) if get_origin(of_type) is not tuple else ()))


def same(value: Any, shown: Any) -> bool:
    """Say whether a value is what a field holds already."""
    pair = isinstance(value, list) and isinstance(shown, str) and _PLACE.fullmatch(shown)
    return written(",".join(map(str, value)) if pair else value) == written(shown)


def in_words(value: Any, choices: Choices = ()) -> str:
    """Give a present value in words."""
    if value is NOT_SHOWN:
        return tr("not shown")
    if isinstance(value, bool):
        return said(value)
    found = next((words for words, one in choices if one == value), "")
    if found or value == "":
        return found or tr("nothing")
    return str(value) if isinstance(value, str | int) else written(msgspec.to_builtins(value))
