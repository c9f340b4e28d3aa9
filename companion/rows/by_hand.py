"""What the referee may set by hand in a game that the computer keeps: fields with type, choices and present value."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence
from typing import Any, get_args, get_origin

import msgspec

from companion.games.miniatures.words import form_words, forms
from companion.games.miniatures.words.form_values import read_value, written
from companion.kernel.overriding.orders import Override
from companion.language.tongue import tr

_PLACE = re.compile(r"\s*(\d+)\s*,\s*(\d+)\s*")
_PAIR = tuple[int, int]
Found = Callable[[Any, str], msgspec.Struct | None]


class ByHand:
    """The fields of one kind of game. A place on its map is a pair, written "12,8"."""

    def __init__(
        self,
        of: Found,
        shape: Callable[[str], type[msgspec.Struct]],
        fixed: Collection[str],
        *,
        words: Callable[[str], str] = form_words.setting,
        choices: Callable[[str], forms.Choices] = lambda _: (),
    ) -> None:
        """Take what gives the truth of a target, and its class, the fields that stay, and the words of the others.

        `choices` gives those of a field whose type does not name them.
        """
        self._of, self._shape, self._fixed, self._words, self._choices = of, shape, fixed, words, choices

    def names(self, view: Any, target: str) -> forms.Choices:
        """Give the fields of a target that may be set."""
        one = self._of(view, target)
        fields = () if one is None else one.__struct_fields__
        return tuple((self._words(name), name) for name in fields if name not in self._fixed)

    def field(self, view: Any, target: str, name: str, steps: Sequence[Any] = ()) -> forms.Field:
        """Give a field as a form has it: what it holds, its choices, its present value as the default."""
        del steps
        of_type = self._type(target, name)
        choices = tuple((form_words.said(one) or tr("nothing"), one) for one in forms.literals(of_type))
        if choices and type(None) in get_args(of_type):
            choices = ((tr("nothing"), None), *choices)
        choices = choices or self._choices(name)
        kind: forms.Kind = "choice" if choices else "text" if of_type is str else "value"
        if of_type is bool:
            kind, choices = "choice", ((form_words.said(True), True), (form_words.said(False), False))
        label = form_words.label("override", "value")
        return forms.Field(name, label, kind, choices, self.old(view, target, name))

    def old(self, view: Any, target: str, name: str, steps: Sequence[Any] = ()) -> Any:
        """Give the present value of a field; a place as it is written, "12,8"."""
        del steps
        found = msgspec.to_builtins(getattr(self._of(view, target), name))
        place = found is not None and self._is_place(target, name)
        return ",".join(map(str, found)) if place else found

    def override(self, target: str, name: str, value: Any, reason: str, kind: str = "text") -> Override | str:
        """Give the command, or the sentence that says what is missing."""
        if value == "" and kind == "value":
            return tr("give a value")
        if not reason.strip():
            return tr("give a reason")
        if kind == "value":
            at = _PLACE.fullmatch(value) if self._is_place(target, name) else None
            value = [int(one) for one in at.groups()] if at is not None else read_value(value)
        return Override(target=target, field=name, value=value, reason=reason.strip())

    def _type(self, target: str, name: str) -> Any:
        return next(one.type for one in msgspec.structs.fields(self._shape(target)) if one.name == name)

    def _is_place(self, target: str, name: str) -> bool:
        of_type = self._type(target, name)
        return _PAIR in (of_type, *(get_args(of_type) if get_origin(of_type) is not tuple else ()))


def same(value: Any, shown: Any) -> bool:
    """Say whether a value is what a field holds already."""
    pair = isinstance(value, list) and isinstance(shown, str) and _PLACE.fullmatch(shown)
    return written(",".join(map(str, value)) if pair else value) == written(shown)
