"""Where rulesets, resources and the guide lie, as texts by name, so that a game can carry its own.

No other module knows paths.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from companion.charts import house_rows
from companion.charts.bounds import LARGEST
from companion.charts.faults import BadInput, Problem
from companion.charts.misread import nearest
from companion.charts.reading import located, over
from companion.language import incoming
from companion.language.tongue import number, tr

ABOUT = "ruleset.toml"
"""What every ruleset says of itself."""
MAP = "map.txt"
"""The file of a map: among house rules, on the shelf of an installation, among the texts of a document."""
OFFLINE = "offline.toml"
"""The chart of battles on the table, in a ruleset whose battles go there."""
WORDS = ("clauses.toml", "rulings.toml")
"""What is said of the rules for reading. A ruleset that stands on another has its own first and that one's behind."""


@cache
def _root() -> Path:
    """Give the folder of `rulesets`, `resources` and `docs`: inside the wheel, or the checkout beside the package."""
    package = Path(__file__).resolve().parent.parent
    carried = package / "_data"
    return carried if carried.is_dir() else package.parent


def ruleset_names() -> tuple[str, ...]:
    """Name the rulesets that this installation carries."""
    return tuple(sorted(folder.name for folder in (_root() / "rulesets").iterdir() if folder.is_dir()))


def ruleset_texts(name: str, *, house: Path | None = None, only: Sequence[str] = ()) -> dict[str, str]:
    """Give the TOML files of a ruleset as {file name: text}, with those of the folder `house` over them.

    A house file of format 1 replaces the one of its name; from format 2 on it is merged (`charts.house_rows`).
    `only` limits the answer to the named files. Raises BadInput for an unknown ruleset, an unreadable folder, a house
    file that no chart of the ruleset bears the name of, or one that cannot be merged.
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
    texts = {file: house_rows.joined([_read(path) for path in paths]) for file, paths in own.items()}
    if house is not None:
        texts |= over(texts, {file: read_text(path) for file, path in _house_files(house, set(there), only).items()})
    return texts


def _ruleset_files(name: str) -> dict[str, tuple[Path, ...]]:
    """Name the files of a ruleset; those that it has not itself are its base's (`base` in ruleset.toml)."""
    # Sorted, so that a document carries its charts in one order wherever it was begun.
    files: dict[str, tuple[Path, ...]] = {
        path.name: (path,) for path in sorted((_root() / "rulesets" / name).glob("*.toml"))
    }
    base = tomllib.loads(_read(files[ABOUT][0])).get("base") if ABOUT in files else None
    if not base:
        return files
    of_base = _ruleset_files(base)
    # Charts take the base's place, words stand beside it: a game played by Shiloh's charts still rests on Antietam's
    # clauses.
    return of_base | files | {file: files[file] + of_base[file] for file in WORDS if file in files and file in of_base}


def _house_files(house: Path, known: set[str], only: Sequence[str]) -> dict[str, Path]:
    if not house.is_dir():
        raise BadInput(
            Problem(
                str(house), "$", tr("no such folder of house rules"), tr("give the folder that holds the TOML files")
            )
        )
    found = {path.name: path for path in sorted(house.glob("*.toml"))}
    strays = [
        Problem(str(path), "$", tr("no chart of this ruleset has this file name"), nearest(name, known))
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


def guide_text(page: str) -> str:
    """Give the text of one page under `docs`."""
    return _read(_root() / "docs" / page)


def guide_picture(name: str) -> bytes:
    """Give a picture of the guide as it is."""
    return (_root() / "docs" / "pictures" / name).read_bytes()


def read_text(path: Path) -> str:
    """Read a UTF-8 text file of people's; every failure is a BadInput, and so is a sign in it that no text may hold.

    The cells of a roster are looked at where they are read, which knows row and column.
    """
    text, kind = _read(path), path.suffix.casefold()
    found = incoming.text_amiss(text, toml=kind == ".toml") if kind != ".csv" else ()
    if problems := [Problem(str(path), place, what, "", *at) for place, what, at in found]:
        raise BadInput(located(problems, {str(path): text}))
    return text


def read_bytes(path: Path, most: int = LARGEST) -> bytes:
    """Read a file of people's, of so many bytes at the most; every failure is a BadInput."""
    try:
        with path.open("rb") as file:
            raw = file.read(most + 1)
    except FileNotFoundError:
        raise BadInput(Problem(str(path), "$", tr("no such file"), tr("check the name and the folder"))) from None
    except IsADirectoryError:
        raise BadInput(Problem(str(path), "$", tr("is a folder, not a file"))) from None
    except OSError as error:
        raise BadInput(Problem(str(path), "$", tr("cannot be read: {error}", error=error.strerror))) from None
    if len(raw) > most:
        what = tr("is larger than {largest} bytes", largest=number(most))
        raise BadInput(Problem(str(path), "$", what, tr("is it the right file?")))
    return raw


def _read(path: Path) -> str:
    raw = read_bytes(path)
    try:
        # Spreadsheets put a mark before a CSV, and editors their own line ends; what is carried has neither, or the
        # same chart would have two fingerprints.
        return raw.decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n")
    except UnicodeDecodeError as error:
        raise BadInput(
            Problem(
                str(path),
                tr("byte {position}", position=error.start),
                tr("is not UTF-8 text"),
                tr("save the file as UTF-8"),
            )
        ) from None
