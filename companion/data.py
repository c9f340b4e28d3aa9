"""Where rulesets and resources lie, and the one strict reader of TOML.

The only module that knows paths. It gives texts by name (so that a game can carry its own sources) and reads a
text into a typed value, reporting every problem at once as values: file, path inside it, what is wrong, what to do.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from companion import words_in
from companion.bounds import LARGEST, beyond
from companion.tongue import number, tr

if TYPE_CHECKING:
    from msgspec import inspect

T = TypeVar("T")
Upcast = Callable[[dict[str, Any], str], dict[str, Any]]
"""(value, name of its file) -> the value in today's format; see `companion.upcasting`."""


class Problem(msgspec.Struct, frozen=True):
    """One thing wrong with one place of an input file."""

    file: str
    path: str
    what: str
    hint: str = ""
    line: int = 0
    """Where the path is in the file, and the column, from 1; 0 where that is not known, or said by the path itself."""
    column: int = 0

    def __str__(self) -> str:
        """Give the problem as one line for people; the path "$", which is the whole file, goes without saying."""
        file = f"{self.file}: " if self.file else ""
        place = tr("line {line}, column {column}: ", line=self.line, column=self.column) if self.line else ""
        path = f"{self.path}: " if self.path not in ("", "$") else ""
        hint = f" ({self.hint})" if self.hint else ""
        return f"{file}{place}{path}{self.what}{hint}"


class BadInput(Exception):
    """Input that cannot be used; `problems` holds everything found, not only the first.

    `read` is what could be made of it all the same, that more may be held against it; None for nothing.
    """

    def __init__(self, problems: Sequence[Problem] | Problem, *, read: Any = None) -> None:
        self.problems = (problems,) if isinstance(problems, Problem) else tuple(problems)
        self.read = read
        super().__init__("\n".join(str(problem) for problem in self.problems))


ABOUT = "ruleset.toml"
"""What every ruleset says of itself."""
MAP = "map.txt"
"""The file of a map: among house rules, on the shelf of an installation, among the texts of a document."""
WORDS = ("clauses.toml", "rulings.toml")
"""What is said of the rules for reading. A ruleset that stands on another has its own first and that one's behind."""


@cache
def _root() -> Path:
    """Give the folder that holds `rulesets` and `resources`: inside the wheel, or the checkout beside the package."""
    package = Path(__file__).resolve().parent
    carried = package / "_data"
    return carried if carried.is_dir() else package.parent


def ruleset_names() -> tuple[str, ...]:
    """Name the rulesets that this installation carries."""
    return tuple(sorted(folder.name for folder in (_root() / "rulesets").iterdir() if folder.is_dir()))


def ruleset_texts(name: str, *, house: Path | None = None, only: Sequence[str] = ()) -> dict[str, str]:
    """Give the TOML files of a ruleset as {file name: text}; files of the folder `house` replace those of their name.

    `only` limits the answer to the named files. Raises BadInput for an unknown ruleset, an unreadable folder, or a
    house file that no chart of the ruleset bears the name of.
    """
    if name not in ruleset_names():  # "" and ".." are folders too
        raise BadInput(
            Problem(
                name or tr("(no name)"),
                "$",
                tr("no such ruleset"),
                tr("there are: {names}", names=", ".join(ruleset_names())),
            )
        )
    there = _ruleset_files(name)
    own = {file: paths for file, paths in there.items() if not only or file in only}
    texts = {file: _joined([_read(path) for path in paths]) for file, paths in own.items()}
    if house is not None:
        texts |= {file: read_text(path) for file, path in _house_files(house, set(there), only).items()}
    return texts


def _ruleset_files(name: str) -> dict[str, tuple[Path, ...]]:
    """Name the files of a ruleset; those that it has not itself are its base's (`base` in ruleset.toml)."""
    files: dict[str, tuple[Path, ...]] = {
        path.name: (path,) for path in sorted((_root() / "rulesets" / name).glob("*.toml"))
    }
    base = tomllib.loads(_read(files[ABOUT][0])).get("base") if ABOUT in files else None
    if not base:
        return files
    of_base = _ruleset_files(base)
    return of_base | files | {file: files[file] + of_base[file] for file in WORDS if file in files and file in of_base}


def _joined(texts: Sequence[str]) -> str:
    """Put texts of one file name together: the head of the first, the rows of all."""
    first, *others = texts
    return "\n".join((first, *(text[text.index("[[") :] for text in others)))


def _house_files(house: Path, known: set[str], only: Sequence[str]) -> dict[str, Path]:
    if not house.is_dir():
        raise BadInput(
            Problem(
                str(house), "$", tr("no such folder of house rules"), tr("give the folder that holds the TOML files")
            )
        )
    found = {path.name: path for path in sorted(house.glob("*.toml"))}
    strays = [
        Problem(str(path), "$", tr("no chart of this ruleset has this file name"), _nearest(name, known))
        for name, path in found.items()
        if name not in known
    ]
    if strays:
        raise BadInput(strays)
    if not found:
        raise BadInput(
            Problem(str(house), "$", tr("holds no TOML file"), tr("copy a chart into it and change the copy"))
        )
    return {name: path for name, path in found.items() if not only or name in only}


def resource_text(*parts: str) -> str:
    """Give the text of one file under `resources`."""
    return _read(_root().joinpath("resources", *parts))


def resource_bytes(*parts: str) -> bytes:
    """Give one file under `resources` as it is: a font, a picture."""
    return _root().joinpath("resources", *parts).read_bytes()


def resource_place(*parts: str) -> str:
    """Give where a file under `resources` lies, for what can only be told a place: a style sheet's picture."""
    return _root().joinpath("resources", *parts).as_posix()


def resource_names(*parts: str, suffix: str = ".toml") -> tuple[str, ...]:
    """Name the files with `suffix` in a folder under `resources`, without the suffix."""
    return tuple(
        sorted(path.name.removesuffix(suffix) for path in _root().joinpath("resources", *parts).glob("*" + suffix))
    )


def read_text(path: Path) -> str:
    """Read a UTF-8 text file of people's; every failure is a BadInput, and so is a sign in it that no text may hold.

    The cells of a roster are looked at where they are read, which knows row and column.
    """
    text, kind = _read(path), path.suffix.casefold()
    found = words_in.text_amiss(text, toml=kind == ".toml") if kind != ".csv" else ()
    if problems := [Problem(str(path), place, what, "", *at) for place, what, at in found]:
        raise BadInput(located(problems, {str(path): text}))
    return text


def _read(path: Path) -> str:
    try:
        with path.open("rb") as file:
            raw = file.read(LARGEST + 1)
        if len(raw) > LARGEST:
            what = tr("is larger than {largest} bytes", largest=number(LARGEST))
            raise BadInput(Problem(str(path), "$", what, tr("is it the right file?")))
        return raw.decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n")
    except FileNotFoundError:
        raise BadInput(Problem(str(path), "$", tr("no such file"), tr("check the name and the folder"))) from None
    except IsADirectoryError:
        raise BadInput(Problem(str(path), "$", tr("is a folder, not a file"))) from None
    except UnicodeDecodeError as error:
        raise BadInput(
            Problem(
                str(path),
                tr("byte {position}", position=error.start),
                tr("is not UTF-8 text"),
                tr("save the file as UTF-8"),
            )
        ) from None
    except OSError as error:
        raise BadInput(Problem(str(path), "$", tr("cannot be read: {error}", error=error.strerror))) from None


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
    from companion.toml_places import place_of, places

    found = {}
    known = []
    for one in problems:
        if one.file in texts and one.path.startswith("$") and not one.line:
            if one.file not in found:
                found[one.file] = places(texts[one.file])
            line, column = place_of(one.path, found[one.file]) or (0, 0)
            known.append(msgspec.structs.replace(one, line=line, column=column))
        else:
            known.append(one)
    return known


def convert(value: object, kind: type[T], *, file: str) -> T:
    """Turn plain data (from TOML, CSV or JSON) into a `kind`, reporting every problem at once."""
    if large := [Problem(file, place, what) for place, what in beyond(value)]:
        raise BadInput(large)
    config = getattr(kind, "__struct_config__", None)
    if config is not None and config.forbid_unknown_fields:
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
        _, _, place = str(error).partition(" - at ")
        raise BadInput(Problem(file, place.strip("`") or "$", _plain(str(error)))) from None


def _problems(value: object, kind: inspect.Type, path: str, file: str) -> Iterator[Problem]:
    """Walk value and type together; yields each problem with its path."""
    from msgspec import inspect

    match kind:
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
            yield Problem(file, f"{path}.{key}", tr("unknown key"), _nearest(key, set(fields)))
    for name, field in fields.items():
        if name in value:
            yield from _problems(value[name], field.type, f"{path}.{name}", file)
        elif field.required:
            yield Problem(file, f"{path}.{name}", tr("is missing"))


def _plain_problems(value: object, kind: inspect.Type, path: str, file: str) -> Iterator[Problem]:
    from msgspec import inspect

    if isinstance(kind, inspect.LiteralType) and value not in kind.values:
        words = [str(word) for word in kind.values]
        yield Problem(
            file,
            path,
            tr("{value!r} is not one of {names}", value=value, names=", ".join(words)),
            _nearest(str(value), set(words)),
        )
        return
    try:
        msgspec.convert(value, _python_type(kind))
    except msgspec.ValidationError as error:
        yield Problem(file, path, _plain(str(error)))


def _plain(message: str) -> str:
    return (
        message.split(" - at ", maxsplit=1)[0].replace("`", "")[:1].lower()
        + message.split(" - at ", maxsplit=1)[0].replace("`", "")[1:]
    )


def _python_type(kind: inspect.Type) -> Any:
    """Give back a type that msgspec can convert to, from its inspected form, for the plain kinds."""
    from msgspec import inspect

    match kind:
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


def _nearest(word: str, known: set[str]) -> str:
    import difflib

    near = difflib.get_close_matches(word, sorted(known), n=1)
    return tr("did you mean {word!r}?", word=near[0]) if near else ""


def references(file: str, path: str, words: Mapping[str, str], known: set[str]) -> Iterator[Problem]:
    """Yield a problem for each word of {place: word} that names nothing in `known`."""
    for place, word in words.items():
        if word not in known:
            yield Problem(file, f"{path}{place}", tr("{word!r} is not defined", word=word), _nearest(word, known))
