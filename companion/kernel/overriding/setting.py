"""Setting a field by hand: the value as the document keeps it, in its own type, and every reason against it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Iterable, Iterator, Mapping
from functools import cache
from typing import Any, TypeVar

import msgspec

from companion.charts.bounds import MOST, beyond
from companion.charts.faults import BadInput, Problem
from companion.charts.figures import Reason
from companion.charts.misread import meant, misread
from companion.kernel.overriding.facts import OptionSet, Overridden
from companion.kernel.overriding.orders import Override, SetOption
from companion.language.messages import Id, Label, Message, Own, Several, Term, bare, says
from companion.language.nearly import ALIKE
from companion.language.tongue import tr

GAME = "game"
"""What an override calls the whole game."""
OF_FIELD = says("setting.of-field", "{field}: {what}")
NO_FIELD = says("setting.no-field", "{target} has no field {field!r} to set; there are: {names}")
NEAR_FIELD = says("setting.near-field", "{target} has no field {field!r} to set; did you mean {names}?")
UNFIT = says("setting.unfit", "{field} of {target}: {words}")
NOT_IN_SPAN = says("setting.not-in-span", "{what} is from {least} to {most}, not {value}")
READ_SO = says("setting.read-so", "{option} is read so already")
State = TypeVar("State")
One = TypeVar("One", bound=msgspec.Struct)


def plain(value: object) -> object:
    """Give a value as the document keeps it: what is read back is what was written."""
    found: object = msgspec.json.decode(msgspec.json.encode(value))
    return found


def texts(value: object) -> Iterator[str]:
    """Give every text in a value of plain data: who is named by what was set."""
    match value:
        case str():
            yield value
        case dict():
            for name, one in value.items():
                yield from (name, *texts(one))
        case list() | tuple():
            for one in value:
                yield from texts(one)


def with_field(one: One, field: str, value: object) -> One:
    """Set a field from plain JSON, in its own type; raises msgspec.ValidationError when it is none of that type."""
    return msgspec.structs.replace(one, **{field: msgspec.convert(value, _types(type(one))[field])})


@cache
def _types(kind: type[msgspec.Struct]) -> Mapping[str, Any]:
    """Give the type of each field; asked once of a kind, for reading them takes far longer than setting one."""
    return {found.name: found.type for found in msgspec.structs.fields(kind)}


def with_option(options: dict[str, int], event: OptionSet) -> dict[str, int]:
    """Give the options with a ruling read otherwise; what is read by default is not kept."""
    kept = {name: value for name, value in options.items() if name != event.option}
    return kept | ({event.option: event.after} if event.after else {})


def option_set(options: Mapping[str, int], command: SetOption) -> OptionSet:
    """Give the fact that reading a ruling otherwise leaves behind."""
    return OptionSet(command.option, options.get(command.option, 0), command.value, command.reason)


def overridden(one: msgspec.Struct, command: Override) -> Overridden:
    """Give the fact that an override of a unit, a leader or the game leaves behind."""
    before = plain(getattr(one, command.field))
    return Overridden(command.target, command.field, before, plain(command.value), command.reason, command.pays)


def against_field(
    command: Override,
    one: msgspec.Struct,
    fixed: Collection[str],
    fold: Callable[[Overridden], State],
    wrong: Callable[[State], Iterable[Message]],
) -> Iterator[Reason]:
    """Yield every reason against setting a field: it is not to be set, is no such value, or makes what cannot be.

    `fold` gives the state with the field set, `wrong` names what no game can hold in it.
    """
    made = yield from with_value(command, one, fixed, fold)
    if made is not None:
        yield from (Reason(OF_FIELD(field=Id(command.field), what=what)) for what in wrong(made))


def with_value(
    command: Override,
    one: msgspec.Struct,
    fixed: Collection[str],
    fold: Callable[[Overridden], State],
    most: int = MOST,
) -> Generator[Reason, None, State | None]:
    """Give the state with a field set; yields the reason why it is not to be set, or is no such value, and gives None.

    No figure of the value may be above `most`.
    """
    free = [name for name in one.__struct_fields__ if name not in fixed]
    if command.field not in free:
        yield Reason(no_field(command.target, command.field, free))
        return None
    if large := next(beyond(command.value, command.field, most), None):
        yield Reason(OF_FIELD(field=Id(large[0]), what=Own(large[1])))
        return None
    try:
        return fold(overridden(one, command))
    except (msgspec.ValidationError, TypeError, ValueError) as error:
        told = _unfit(command, one, error)
        yield Reason(UNFIT(field=Id(command.field), target=Id(command.target), words=Own(told)))
        return None


def _unfit(command: Override, one: msgspec.Struct, error: Exception) -> str:
    """Say why a value does not fit its field, and which of its words there are."""
    if not isinstance(error, msgspec.ValidationError):
        return tr("is no value that it can have")
    place, what = misread(error)
    # Of a value that holds others, which of them: "turn" of `$.arrives.turn`.
    within = place.removeprefix("$").removeprefix(f".{command.field}").removeprefix(".")
    hint = meant(error, {command.field: command.value}, type(one))
    told = f"{within}: {what}" if within else what
    return f"{told} ({hint})" if hint else told


def no_field(target: str, field: str, names: Collection[str]) -> Message:
    """Say that there is no such field to set, and which may have been meant, or which there are."""
    from difflib import get_close_matches  # few orders set what there is not

    if near := get_close_matches(field.replace("-", "_"), names, n=3, cutoff=ALIKE):
        return NEAR_FIELD(target=Id(target), field=Id(field), names=Several(tuple(map(Id, near))))
    return NO_FIELD(target=Id(target), field=Id(field), names=Several(tuple(map(Id, names))))


def against_option(
    command: SetOption, options: Mapping[str, int], choosing: Callable[[dict[str, int]], object]
) -> Iterator[Reason]:
    """Yield every reason against reading a ruling otherwise. `choosing` takes the options, or raises BadInput."""
    amiss = tuple(unchoosable(choosing, {**options, command.option: command.value}))
    yield from amiss
    if not amiss and options.get(command.option, 0) == command.value:
        yield Reason(READ_SO(option=Id(command.option)))


def unchoosable(choosing: Callable[[dict[str, int]], object], options: dict[str, int]) -> Iterator[Reason]:
    """Yield why rulings cannot be read so."""
    try:
        choosing(options)
    except BadInput as error:
        faults = (OF_FIELD(field=Id(one.path.removeprefix("$.")), what=Own(_with_hint(one))) for one in error.problems)
        yield Reason(bare(Several(tuple(faults), "semicolons")))


def _with_hint(problem: Problem) -> str:
    return f"{problem.what} ({problem.hint})" if problem.hint else problem.what


def outside(what: Term | Label, value: int, least: int, most: int) -> Iterator[Message]:
    """Say that a figure is not in its span."""
    if not least <= value <= most:
        yield NOT_IN_SPAN(what=what, least=least, most=most, value=value)
