"""The cases of the documents are resolved, and every key of them is described."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from companion.kernel import lookup
from tests.games.tactical.casting import RESOLVE, ask

TEXT = (Path(__file__).resolve().parents[4] / "docs" / "square-grid.md").read_text(encoding="utf-8")
SECTIONS: dict[str, str] = dict(re.findall(r"^## (\S+)\n(.*?)(?=^## |\Z)", TEXT, flags=re.M | re.S))


def test_every_rule_has_its_section() -> None:
    assert set(SECTIONS) == set(RESOLVE)


@pytest.mark.parametrize("rule", sorted(RESOLVE))
def test_the_case_of_the_documents_has_the_answer_of_the_documents(rule: str) -> None:
    case, answer = (json.loads(block) for block in re.findall(r"((?:^    .*\n)+)", SECTIONS[rule], flags=re.M))
    found = ask(rule, case)
    assert found.pop("explain")
    assert found == answer


@pytest.mark.parametrize("rule", sorted(RESOLVE))
def test_every_key_is_described(rule: str) -> None:
    shapes = lookup.schema(rule)["$defs"]
    keys = {key for shape in shapes.values() for key in shape.get("properties", {})}
    told = set(re.findall(r"[`\"]([a-z_0-9]+)[`\"]", TEXT))
    assert keys <= told
