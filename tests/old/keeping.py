"""The kept documents of earlier formats: where they lie, what is asked of each, what it answered when it was kept."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
RECIPES, PEOPLE, HASHES = HERE / "recipes", HERE / "people", HERE / "hashes.txt"
SEATS = ("referee", "union", "confederate")
FILE = "FILE"
"""Stands for the document in a line of a recipe and in a question."""
QUESTIONS: Mapping[str, Sequence[str]] = {
    **{f"status of {seat}": ("status", FILE, "--json", "--as", seat) for seat in SEATS},
    **{f"log of {seat}": ("log", FILE, "--tree", "--explain", "--as", seat) for seat in SEATS},
    "log as JSON": ("log", FILE, "--json", "--tree", "--explain"),
    "battles": ("battle", "list", FILE, "--json"),
}
"""What is asked of every kept document: arguments of `companion`."""


def documents() -> list[Path]:
    """Give every kept document, those of the oldest format first."""
    return sorted(HERE.glob("format-*/*.companion"))


def kept_files() -> Iterator[Path]:
    """Give every file that is kept for ever: documents, what they told, files of people's own."""
    yield from sorted(path for folder in (*HERE.glob("format-*"), PEOPLE) for path in folder.rglob("*") if path.is_file())


def digest(path: Path) -> str:
    """Give the SHA-256 of a file."""
    return sha256(path.read_bytes()).hexdigest()


def listed() -> dict[str, str]:
    """Give the list of hashes: {path within this folder: hash}."""
    rows = (line.split("  ", 1) for line in HASHES.read_text(encoding="utf-8").splitlines())
    return {name: found for found, name in rows}


def told_beside(document: Path) -> dict[str, Any]:
    """Give what was recorded beside a document."""
    found: dict[str, Any] = json.loads(document.with_suffix(".json").read_text(encoding="utf-8"))
    return found


def answer(text: str) -> Any:
    """Give an answer as it is recorded: JSON as its value, sentences as lines."""
    try:
        return json.loads(text)
    except ValueError:
        return text.splitlines()


def differences(recorded: Any, found: Any, place: str = "") -> Iterator[str]:
    """Yield where an answer is not the recorded one; a key that is new in an object is none."""
    if isinstance(recorded, dict) and isinstance(found, dict):
        for name, value in recorded.items():
            if name not in found:
                yield f"{place}.{name} is gone"
            else:
                yield from differences(value, found[name], f"{place}.{name}")
    elif isinstance(recorded, list) and isinstance(found, list) and len(recorded) == len(found):
        for nth, (one, other) in enumerate(zip(recorded, found, strict=True)):
            yield from differences(one, other, f"{place}[{nth}]")
    elif recorded != found:
        yield f"{place}: {recorded!r} is now {found!r}"
