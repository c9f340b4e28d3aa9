"""The one strict reader of TOML: a text into a typed value, and every problem in it at once, as values."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from companion.charts import house_rows
from companion.charts.bounds import beyond
from companion.charts.faults import BadInput, Problem
from companion.charts.misread import misread, nearest
from companion.language.tongue import tr

if TYPE_CHECKING:
    from msgspec import inspect

T = TypeVar("T")
Upcast = Callable[[dict[str, Any], str], dict[str, Any]]
"""(value, name of its file) -> the value in today's format; see `companion.charts.upcasting`."""


def over(texts: Mapping[str, str], house: Mapping[str, str]) -> dict[str, str]:
    """Give house files as the charts that they make of the ruleset's; raises BadInput with every problem of all."""
    made = {file: house_rows.over(texts[file], text) for file, text in house.items()}
    problems = [Problem(file, *one) for file, (_, wrong) in made.items() for one in wrong]
    if problems:
        raise BadInput(located(problems, house))
    return {file: text for file, (text, _) in made.items()}


def read_toml(text: str, kind: type[T], *, file: str, upcast: Upcast | None = None) -> T:
    """Read `text` as a `kind`; raises BadInput with every problem: syntax, unknown and missing keys, wrong types.

    Each has its line and column. `upcast` brings what was written in an earlier format to today's.
    """
    try:
        value = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadInput(Problem(file, "$", tr("is not TOML: {error}", error=error))) from None
    except RecursionError:
        raise BadInput(Problem(file, "$", tr("is nested too deeply"))) from None
    except ValueError:  # from int(), of which TOML knows no limit
        raise BadInput(Problem(file, "$", tr("has a number of too many digits"))) from None
    with placed({file: text}):
        return convert(value if upcast is None else upcast(value, file), kind, file=file)


@contextmanager
def placed(texts: Mapping[str, str]) -> Iterator[None]:
    """Give what is raised as BadInput within the lines and columns of TOML texts, {file: text}."""
    try:
        yield
    except BadInput as error:
        raise BadInput(located(error.problems, texts), read=error.read) from None


def located(problems: Iterable[Problem], texts: Mapping[str, str]) -> list[Problem]:
    """Give the problems of TOML texts, {file: text}, with the line and column of what their paths name."""
    from companion.charts.places import place_of, places

    found = {}
    known = []
    for one in problems:
        if one.file in texts and one.path.startswith("$") and not one.line:
            path, text = house_rows.as_written(one.path, texts[one.file])
            if one.file not in found:
                found[one.file] = places(text)
            line, column = place_of(path, found[one.file]) or (0, 0)
            known.append(msgspec.structs.replace(one, path=path, line=line, column=column))
        else:
            known.append(one)
    return known


def convert(value: object, kind: type[T], *, file: str) -> T:
    """Turn plain data (from TOML, CSV or JSON) into a `kind`, reporting every problem at once."""
    if large := [Problem(file, place, what) for place, what in beyond(value)]:
        raise BadInput(large)
    config = getattr(kind, "__struct_config__", None)
    if config is not None and config.forbid_unknown_fields:
        # It stops at its first fault, and people are to be told all of theirs at once.
        try:  # nearly all that is read is sound; the walk, which costs as much as the rest, is for what is not
            return msgspec.convert(value, kind)
        except msgspec.ValidationError:
            pass
    from msgspec import inspect

    problems = list(_problems(value, inspect.type_info(kind), "$", file))
    if problems:
        raise BadInput(problems)
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:  # a constraint that the walk above does not know
        raise BadInput(Problem(file, *misread(error))) from None


def _problems(value: object, kind: inspect.Type, path: str, file: str) -> Iterator[Problem]:
    """Walk value and type together; yields each problem with its path."""
    from msgspec import inspect

    match kind:
        case inspect.Metadata(type=marked):
            yield from _problems(value, marked, path, file)
        case inspect.StructType():
            yield from _struct_problems(value, kind, path, file)
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item) if isinstance(value, list):
            for index, element in enumerate(value):
                yield from _problems(element, item, f"{path}[{index}]", file)
        case inspect.DictType(value_type=item) if isinstance(value, dict):
            for key, element in value.items():
                yield from _problems(element, item, f"{path}.{key}", file)
        case inspect.CustomType() | inspect.AnyType():
            return
        case inspect.UnionType(types=types) if (
            isinstance(value, dict) and len(s := [t for t in types if isinstance(t, inspect.StructType)]) == 1
        ):
            yield from _problems(value, s[0], path, file)
        case _:
            yield from _plain_problems(value, kind, path, file)


def _struct_problems(value: object, kind: inspect.StructType, path: str, file: str) -> Iterator[Problem]:
    if not isinstance(value, dict):
        yield Problem(file, path, tr("expected a table, got {name}", name=_name(value)))
        return
    fields = {field.encode_name: field for field in kind.fields}
    for key in value:
        if key not in fields and key != kind.tag_field:
            yield Problem(file, f"{path}.{key}", tr("unknown key"), nearest(key, set(fields)))
    for name, field in fields.items():
        if name in value:
            yield from _problems(value[name], field.type, f"{path}.{name}", file)
        elif field.required:
            yield Problem(file, f"{path}.{name}", tr("is missing"))


def _plain_problems(value: object, kind: inspect.Type, path: str, file: str) -> Iterator[Problem]:
    from msgspec import inspect

    # A word that may be left open is one of a union with null: its words are told as those of any other.
    kinds = kind.types if isinstance(kind, inspect.UnionType) else (kind,)
    among = [word for one in kinds if isinstance(one, inspect.LiteralType) for word in one.values]
    plain = all(isinstance(one, inspect.LiteralType | inspect.NoneType) for one in kinds)
    if among and plain and value is not None and value not in among:
        words = [str(word) for word in among]
        yield Problem(
            file,
            path,
            tr("{value!r} is not one of {names}", value=value, names=", ".join(words)),
            nearest(str(value), set(words)),
        )
        return
    try:
        msgspec.convert(value, _python_type(kind))
    except msgspec.ValidationError as error:
        yield Problem(file, path, misread(error).what)


def _python_type(kind: inspect.Type) -> Any:
    """Give back a type that msgspec can convert to, from its inspected form, for the plain kinds."""
    from msgspec import inspect

    match kind:
        case inspect.Metadata(type=marked):
            return _python_type(marked)
        case inspect.UnionType(types=types):
            joined: Any = _python_type(types[0])
            for other in types[1:]:
                joined = joined | _python_type(other)
            return joined
        case inspect.IntType(ge=ge, le=le, gt=gt, lt=lt):
            return _constrained(int, ge=ge, le=le, gt=gt, lt=lt)
        case inspect.FloatType(ge=ge, le=le, gt=gt, lt=lt):
            return _constrained(float, ge=ge, le=le, gt=gt, lt=lt)
        case inspect.StrType(min_length=low, max_length=high, pattern=pattern):
            return _constrained(str, min_length=low, max_length=high, pattern=pattern)
        case inspect.BoolType():
            return bool
        case inspect.NoneType():
            return None
        case inspect.LiteralType(values=values):
            from typing import Literal

            return Literal[values]
        case inspect.ListType() | inspect.VarTupleType():
            return list
        case inspect.DictType():
            return dict
        case _:
            return Any


def _constrained(plain: type, **limits: Any) -> Any:
    from typing import Annotated

    kept = {key: value for key, value in limits.items() if value is not None}
    return Annotated[plain, msgspec.Meta(**kept)] if kept else plain


def _name(value: object) -> str:
    return {
        dict: tr("a table"),
        list: tr("a list"),
        str: tr("text"),
        bool: tr("true or false"),
        int: tr("a whole number"),
        float: tr("a number"),
    }.get(type(value), type(value).__name__)


def references(file: str, path: str, words: Mapping[str, str], known: set[str]) -> Iterator[Problem]:
    """Yield a problem for each word of {place: word} that names nothing in `known`."""
    for place, word in words.items():
        if word not in known:
            yield Problem(file, f"{path}{place}", tr("{word!r} is not defined", word=word), nearest(word, known))
