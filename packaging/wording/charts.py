"""The words of charts and scenarios: whatever their shapes mark as such, under the id of the row it stands in.

The label of the row "enfilade" of the table "modifier" of musketry.toml has the context musketry.modifier.enfilade.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from msgspec import inspect

from companion.charts.figures import WORDED
from companion.language.tongue import TITLE

ROOT = Path(__file__).resolve().parents[2]
CHARTS = {
    "campaign": "companion.games.campaign.charts.ruleset:FILES",
    "miniatures": "companion.games.miniatures.charts.ruleset:FILES",
    "tactical": "companion.games.tactical.charts.files:FILES",
}
"""{engine: the files of its rulesets with their shapes}."""
MORE = {
    "miniatures": {
        "score.toml": "companion.games.miniatures.rules.score:ScoreChart",
        "scale.toml": "companion.games.miniatures.charts.scale:ScaleChart",
    },
}
"""Charts that are read apart from the others."""
WORDS = {"rulings.toml": "wording.rulings:Rulings"}
"""What is said of the rules for reading, in every ruleset."""
SCENARIOS = {
    "miniatures": "companion.games.miniatures.setup.scenario:Scenario",
    "campaign": "companion.games.campaign.setup.start:Scenario",
    "tactical": "companion.games.tactical.setup.start:Scenario",
}


class Worded(NamedTuple):
    """Words of a chart: its file, their context, and they themselves."""

    file: str
    context: str
    text: str


def worded() -> Iterator[Worded]:
    """Yield the words of every ruleset and scenario that is carried, in the order of their files."""
    for folder in sorted((ROOT / "rulesets").iterdir()):
        about = _table(folder / "ruleset.toml")
        yield Worded(_name(folder / "ruleset.toml"), f"ruleset.{about['id']}", about["name"])
        for path in sorted(folder.glob("*.toml")):
            if shape := _shapes(about["engine"]).get(path.name):
                yield from _of_file(path, shape)
    for path in sorted((ROOT / "resources" / "scenarios").glob("*.toml")):
        title = " ".join(_table(path)["title"].split())
        yield Worded(_name(path), TITLE, title)
        words = _of_file(path, _shape(SCENARIOS[_table(path)["kind"]]))
        yield from (one for one in words if (one.context, one.text) != (path.stem, title))


def _of_file(path: Path, shape: Any) -> Iterator[Worded]:
    for context, text in _words(_table(path), inspect.type_info(shape), path.stem):
        yield Worded(_name(path), context, text)


def _words(value: Any, kind: inspect.Type, context: str) -> Iterator[tuple[str, str]]:
    """Walk value and shape together; yields the context and the words of whatever is marked."""
    match kind:
        case inspect.Metadata(extra=marks, type=inner):
            if marks == WORDED.extra and isinstance(value, str):
                text = " ".join(value.split())  # as it is shown, wherever its lines end
                if any(sign.isalpha() for sign in text):
                    yield context, text
            else:
                yield from _words(value, inner, context)
        case inspect.StructType(fields=fields) if isinstance(value, Mapping):
            for field in fields:
                if field.encode_name in value:
                    inside = value[field.encode_name]
                    under = context if isinstance(inside, str) else f"{context}.{field.encode_name}"
                    yield from _words(inside, field.type, under)
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item) if isinstance(value, list):
            for row in value:
                named = f"{context}.{row['id']}" if isinstance(row, Mapping) and "id" in row else context
                yield from _words(row, item, named)
        case inspect.DictType(value_type=item) if isinstance(value, Mapping):
            for name, inside in value.items():
                yield from _words(inside, item, f"{context}.{name}")
        case inspect.UnionType(types=types):
            for one in types:
                yield from _words(value, one, context)
        case _:
            return


def _shapes(engine: str) -> dict[str, Any]:
    files: dict[str, Any] = _shape(CHARTS[engine])
    return files | {file: _shape(place) for file, place in (MORE.get(engine, {}) | WORDS).items()}


def _shape(place: str) -> Any:
    module, _, name = place.partition(":")
    return getattr(import_module(module), name)


def _table(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def _name(path: Path) -> str:
    return str(path.relative_to(ROOT))
