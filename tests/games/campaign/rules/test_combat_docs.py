"""The battle of the documents is fought, every key of it is described, and so is every key of the answer."""

from __future__ import annotations

import json
import re
from pathlib import Path

from companion.kernel import lookup
from tests.games.campaign.combat_oracle import answer
from tests.games.campaign.fighting import ask

TEXT = (Path(__file__).resolve().parents[4] / "docs" / "battles.md").read_text(encoding="utf-8")
EXAMPLE = json.loads("".join(re.findall(r"^    (.*)$", TEXT, flags=re.M)))


def test_the_battle_of_the_documents_is_fought() -> None:
    found = ask(EXAMPLE)
    assert found.pop("explain")
    assert found == answer(EXAMPLE)


def test_every_key_is_described() -> None:
    shapes = lookup.schema("gettysburg.combat")["$defs"]
    keys = {key for shape in shapes.values() for key in shape.get("properties", {})}
    told = set(re.findall(r"`([a-z_]+)`", TEXT))
    inside = {
        "sides",
        "corps",
        "confederate",
        "union",
        "cavalry",
        "foot_guns",
        "id",
        "effectiveness",
        "fatigue",
        "leadership",
        "aggressiveness",
    }
    assert keys - inside <= told
    assert set(ask(EXAMPLE)) <= told
