"""A scenario as one file: packed with its rosters, field, map, house rules, pictures and credits, and unpacked again.

A `.companion-scenario` is a zip of plain files: `about.toml` says what it is, `scenario.toml` is the scenario,
beside it lies what it names; `house/` holds charts in place of the installed ones, `pictures/` whatever somebody wants
to show. Whoever opens one may have it from a stranger: nothing is unpacked that is not of these names, or more than a
battle.
"""

from __future__ import annotations

import io
import re
import stat
import tempfile
import zipfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

import msgspec

from companion.charts import reading
from companion.charts.bounds import LARGEST
from companion.charts.faults import BadInput, Problem
from companion.kernel import shelf
from companion.kernel.kind import known
from companion.language import incoming
from companion.language.tongue import number, tr

SUFFIX = ".companion-scenario"
ABOUT, SCENARIO, HOUSE, PICTURES, CREDITS = "about.toml", "scenario.toml", "house", "pictures", "credits.txt"
MOST, WHOLE, PICTURE = 200, 64_000_000, 25_000_000
"""Files in a pack, bytes of all of them, and of one picture."""
NAME = re.compile(
    r"(house/|pictures/)?[\w][\w .,'()+-]{0,99}\.(toml|csv|geojson|txt|md|png|jpg|jpeg|webp|json)", re.IGNORECASE
)
DEVICE = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\.|$)", re.IGNORECASE)
SIGNS = {".png": b"\x89PNG\r\n\x1a\n", ".jpg": b"\xff\xd8\xff", ".jpeg": b"\xff\xd8\xff", ".webp": b"RIFF"}
BESIDE = (
    ("", ""),
    (".csv", "orders-of-battle"),
    (".geojson", "fields"),
    (".txt", ""),
    (".toml", ""),
)
"""(ending, folder of the installation): what a scenario's word can be the name of."""
WRITTEN = (1980, 1, 1, 0, 0, 0)
"""The same scenario is the same file, whenever it was packed."""


class About(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a pack says of itself."""

    format: Literal["companion-scenario"]
    version: Literal[1]
    title: str = ""
    kind: str = ""
    program: str = ""
    """The version that packed it."""


def is_pack(name: str) -> bool:
    """Say whether a file is a packed scenario, by its name."""
    return name.casefold().endswith(SUFFIX)


# ---- packing


def pack(files: Mapping[str, bytes]) -> bytes:
    """Pack files by name, `scenario.toml` among them; raises BadInput for one that a pack may not hold."""
    if problems := [*_amiss(files)]:
        raise BadInput(problems)
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as packed:
        for name in sorted(files, key=lambda one: (one != ABOUT, one != SCENARIO, one)):
            info = zipfile.ZipInfo(name, WRITTEN)
            info.compress_type, info.external_attr = zipfile.ZIP_DEFLATED, 0o644 << 16
            packed.writestr(info, files[name])
    return made.getvalue()


def about(text: str, program: str) -> bytes:
    """Give what a pack of a scenario says of itself; raises BadInput for what is no TOML."""
    found = reading.read_toml(text, dict[str, Any], file=SCENARIO)
    title, kind = (" ".join(str(found.get(key, "")).split())[:200] for key in ("title", "kind"))
    lines = ['format = "companion-scenario"', "version = 1"]
    lines += [f"{key} = {_quoted(one)}" for key, one in (("title", title), ("kind", kind), ("program", program)) if one]
    return ("\n".join(lines) + "\n").encode()


def _quoted(text: str) -> str:
    return msgspec.json.encode(text).decode().replace("\x7f", "\\u007F")


def named_by(text: str, folder: Path | None) -> dict[str, bytes]:
    """Give the files that a scenario names: those beside it, of what is installed armies and fields."""
    value = reading.read_toml(text, dict[str, Any], file=SCENARIO)
    kind = str(value.get("kind", ""))
    # Armies of a kind of game lie in the folder of its name.
    places = (*BESIDE, (".toml", kind)) if known(kind) else BESIDE
    found: dict[str, bytes] = {}
    for word in _words(value):
        for suffix, shelved in places:
            name = f"{word}{suffix}"
            if folder is not None and NAME.fullmatch(name) and (folder / name).is_file():
                found[name] = shelf.read_bytes(folder / name)
                break
            if shelved and word in shelf.resource_names(shelved, suffix=suffix):
                found[name] = shelf.resource_bytes(shelved, name)
                break
    found.pop(SCENARIO, None)
    if folder is not None:
        found |= _pictures(folder, [text, *(raw.decode("utf-8", "replace") for raw in found.values())])
    return found


def _pictures(folder: Path, texts: Sequence[str]) -> Iterator[tuple[str, bytes]]:
    """Yield the pictures beside a scenario, or in its folder of pictures, that it or its order of battle names."""
    for place in (folder / PICTURES, folder):
        for path in sorted(place.iterdir()) if place.is_dir() else ():
            named = path.suffix.casefold() in SIGNS and any(path.name in text for text in texts)
            if named and path.is_file() and NAME.fullmatch(f"{PICTURES}/{path.name}"):
                yield f"{PICTURES}/{path.name}", shelf.read_bytes(path, PICTURE)


def _words(value: Any) -> Iterator[str]:
    """Yield what a scenario's own keys hold that could be the name of a file."""
    for one in value.values():
        for word in one if isinstance(one, list) else [one]:
            if isinstance(word, str) and 0 < len(word) <= 100 and "\n" not in word and "/" not in word:
                yield word


# ---- unpacking


def unpack(raw: bytes, file: str) -> dict[str, bytes]:
    """Give the files of a pack by name; raises BadInput for one that is damaged, hostile, or no scenario."""
    try:
        with zipfile.ZipFile(io.BytesIO(raw)) as packed:
            parts = [one for one in packed.infolist() if not one.is_dir()]
            if problems := [*_hostile(parts, file)]:
                raise BadInput(problems)
            found = {one.filename: packed.read(one) for one in parts}
    except BadInput:
        raise
    except Exception as error:  # of a damaged file the library raises nearly anything
        what = tr("is damaged, or no packed scenario ({error})", error=str(error)[:200])
        raise BadInput(Problem(file, "$", what, tr("ask for it again"))) from None
    if ABOUT not in found or SCENARIO not in found:
        what = tr(
            "is a packed file that is no scenario: {name} is missing", name=ABOUT if ABOUT not in found else SCENARIO
        )
        raise BadInput(Problem(file, "$", what))
    if problems := [Problem(file, *one) for one in _wrong(found)]:
        raise BadInput(problems)
    reading.read_toml(found[ABOUT].decode(), About, file=f"{file}, {ABOUT}")
    return found


def _hostile(parts: list[zipfile.ZipInfo], file: str) -> Iterator[Problem]:
    if len(parts) > MOST or sum(one.file_size for one in parts) > WHOLE:
        yield Problem(file, "$", tr("holds more than any scenario does"))
        return
    seen: set[str] = set()
    for one in parts:
        link = stat.S_ISLNK(one.external_attr >> 16)
        name = one.filename
        if link or not NAME.fullmatch(name) or DEVICE.match(name.rpartition("/")[2]) or incoming.amiss(name):
            yield Problem(file, "$", tr("holds {name!r}, which is no name of a scenario's file", name=name[:80]))
        elif name.casefold() in seen:
            yield Problem(file, "$", tr("holds {name!r} twice", name=name[:80]))
        elif one.flag_bits & 1:
            yield Problem(file, "$", tr("is locked by a password"), tr("save it without one"))
            return
        seen.add(name.casefold())


def _amiss(files: Mapping[str, bytes]) -> Iterator[Problem]:
    for name in files:
        if not NAME.fullmatch(name):
            what = tr("is no name of a scenario's file")
            yield Problem(name, "$", what, tr("letters, digits and . - _ with an ending that says what it is"))
    if len(files) > MOST or sum(map(len, files.values())) > WHOLE:
        yield Problem("", "$", tr("holds more than any scenario does"))
    yield from (Problem(name, "$", what) for name, what in _wrong(files))


def _wrong(files: Mapping[str, bytes]) -> Iterator[tuple[str, str]]:
    """Yield the files of a pack that are not what their names say, and how."""
    for name, raw in files.items():
        suffix = Path(name).suffix.casefold()
        if suffix in SIGNS:
            if len(raw) > PICTURE:
                yield name, tr("is larger than {largest} bytes", largest=number(PICTURE))
            elif not raw.startswith(SIGNS[suffix]):
                yield name, tr("is no picture of the kind that its name says")
        elif len(raw) > LARGEST:
            yield name, tr("is larger than {largest} bytes", largest=number(LARGEST))
        else:
            try:
                raw.decode("utf-8-sig")
            except UnicodeDecodeError:
                yield name, tr("is not UTF-8 text")


@contextmanager
def opened(path: Path) -> Iterator[Path]:
    """Give the folder of a pack's files for as long as they are read; raises BadInput."""
    found = unpack(shelf.read_bytes(path, WHOLE), path.name)
    with tempfile.TemporaryDirectory(prefix="companion-", ignore_cleanup_errors=True) as folder:
        write(found, Path(folder))
        yield Path(folder)


def write(files: Mapping[str, bytes], folder: Path) -> None:
    """Write a pack's files into a folder; each was looked at by `unpack`."""
    for name, raw in files.items():
        place = folder / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(raw)


def house_of(folder: Path) -> Path | None:
    """Give the folder of a pack's house rules, None where it has none."""
    return folder / HOUSE if (folder / HOUSE).is_dir() else None


def credits_of(path: Path) -> str:
    """Give who made a packed scenario, "" where it does not say and for what is no pack; raises BadInput."""
    if not is_pack(path.name):
        return ""
    return unpack(shelf.read_bytes(path, WHOLE), path.name).get(CREDITS, b"").decode("utf-8-sig").strip()


def scenario_of(path: Path) -> str:
    """Give the text of a pack's scenario; raises BadInput."""
    return unpack(shelf.read_bytes(path, WHOLE), path.name)[SCENARIO].decode("utf-8-sig")


def picture_of(path: Path) -> tuple[str, bytes] | None:
    """Give the first picture of a pack that is nobody's emblem, with its name; None for none. Raises BadInput."""
    if not is_pack(path.name):
        return None
    found = unpack(shelf.read_bytes(path, WHOLE), path.name)
    texts = [raw for name, raw in found.items() if not name.startswith(f"{PICTURES}/") and name != CREDITS]
    shown = (name for name in sorted(found) if name.startswith(f"{PICTURES}/"))
    bare = (name for name in shown if not any(Path(name).name.encode() in raw for raw in texts))
    return next(((name, found[name]) for name in bare), None)
