"""The kept documents of earlier formats: where they lie, what is asked of each, what it answered when it was kept."""

from __future__ import annotations

import json
import lzma
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

from companion.charts.upcasting import Upcasts
from companion.kernel.session import Session
from companion.language.messages import among, for_scripts

HERE = Path(__file__).resolve().parent
RECIPES, PEOPLE, HASHES = HERE / "recipes", HERE / "people", HERE / "hashes.txt"
SEATS = ("referee", "union", "confederate")
FILE = "FILE"
"""Stands for the document in a line of a recipe and in a question."""
AS_JSON = "log as JSON"
QUESTIONS: Mapping[str, Sequence[str]] = {
    **{f"status of {seat}": ("status", FILE, "--json", "--as", seat) for seat in SEATS},
    **{f"log of {seat}": ("log", FILE, "--tree", "--explain", "--as", seat) for seat in SEATS},
    AS_JSON: ("log", FILE, "--json", "--tree", "--explain", "--as", "referee"),
    "battles": ("battle", "list", FILE, "--json", "--as", "referee"),
}
"""What is asked of every kept document: arguments of `companion`."""


def documents() -> list[Path]:
    """Give every kept document, those of the oldest format first."""
    return sorted(HERE.glob("format-*/*.companion"))


def kept_files() -> Iterator[Path]:
    """Give every file that is kept for ever: documents, what they told, files of people's own."""
    yield from sorted(
        path for folder in (*HERE.glob("format-*"), PEOPLE) for path in folder.rglob("*") if path.is_file()
    )


def digest(path: Path) -> str:
    """Give the SHA-256 of a file."""
    return sha256(path.read_bytes()).hexdigest()


def listed() -> dict[str, str]:
    """Give the list of hashes: {path within this folder: hash}."""
    rows = (line.split("  ", 1) for line in HASHES.read_text(encoding="utf-8").splitlines())
    return {name: found for found, name in rows}


def told_beside(document: Path) -> dict[str, Any]:
    """Give what was recorded beside a document: {question: answer}."""
    with lzma.open(told_file(document), "rt", encoding="utf-8") as file:
        found: dict[str, Any] = json.load(file)
    return found


def tell_beside(document: Path, told: Mapping[str, Any]) -> None:
    """Record what a document tells; the same answers make the same bytes."""
    text = json.dumps(told, ensure_ascii=False, indent=1)
    told_file(document).write_bytes(lzma.compress(text.encode(), preset=9))


def told_file(document: Path) -> Path:
    """Name the file that lies beside a document: `xzcat` shows it."""
    return document.with_suffix(".json.xz")


def answer(text: str) -> Any:
    """Give an answer as it is recorded: JSON as its value, sentences as lines."""
    try:
        return json.loads(text)
    except ValueError:
        return text.splitlines()


def form_of(document: Path) -> int:
    """Give the format that a document was kept in, which its folder names."""
    return int(document.parent.name.removeprefix("format-"))


def in_present_format(question: str, told: Any, upcasts: Upcasts, document: Path) -> Any:
    """Give a recorded answer with its facts and commands as they are today: the log as JSON shows what is stored."""
    if question != AS_JSON:
        return told
    form = form_of(document)
    with Session.open(document) as session:
        called = {line.entry: line.called for line in session.log()}
    return [
        {
            **line,
            "events": in_english(json.loads(upcasts.facts(json.dumps(line["events"]), form)), called[line["entry"]]),
            "commands": json.loads(upcasts.commands(json.dumps(line["commands"]), form)),
        }
        for line in told
    ]


def in_english(facts: Any, called: Mapping[str, str]) -> Any:
    """Give facts as scripts read them, without the messages beside their words."""
    return _without_messages(for_scripts(facts, among(called)))


def _without_messages(value: Any) -> Any:
    if isinstance(value, list):
        return [_without_messages(one) for one in value]
    if isinstance(value, dict):
        return {name: _without_messages(one) for name, one in value.items() if name != "message"}
    return value


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
