"""The shipped schemas against an independent reader of JSON Schema: it accepts what we write and refuses what we do."""

from __future__ import annotations

from typing import Any

import jsonschema
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.campaign.rules.state import State
from companion.table.file import battle, result
from companion.table.file.reckoning import draft_of, edited, result_of
from tests.table.file.warring import SCALES, a_war, export, fates, plainly, reckoning, wars, with_losses

HETH = "confederate:H"
OF_BATTLE = jsonschema.Draft202012Validator(plainly(battle.schema()))
OF_RESULT = jsonschema.Draft202012Validator(plainly(result.schema()))


def a_file() -> dict[str, Any]:
    made: dict[str, Any] = plainly(export(a_war()))
    return made


def a_result() -> dict[str, Any]:
    own = export(a_war())
    draft = edited(draft_of(own, own, reckoning()), HETH, reason="so", infantry=12, leader_lost=True)
    made: dict[str, Any] = plainly(result_of(draft))
    return made


def test_both_schemas_are_sound_by_their_own_measure() -> None:
    for schema in (battle.schema(), result.schema()):
        jsonschema.Draft202012Validator.check_schema(plainly(schema))
        assert schema["$schema"] == "https://json-schema.org/draft/2020-12/schema"


@pytest.mark.clause("RTG-R-OFF-EXPORT")
@settings(max_examples=30)
@given(st.data(), wars(), st.sampled_from(SCALES))
def test_every_export_and_every_filled_in_file_fits_the_schema(data: st.DataObject, state: State, scale: str) -> None:
    file = export(state, scale)
    OF_BATTLE.validate(plainly(file))
    OF_BATTLE.validate(plainly(with_losses(file, data.draw(fates(file)))))


def test_a_result_fits_the_schema_and_so_does_the_example_of_other_programs() -> None:
    OF_RESULT.validate(a_result())
    OF_RESULT.validate(
        {
            "format": "companion-battle-result",
            "version": 1,
            "battle": "2.1",
            "check": "X0BF-K4JX",
            "field": "neither",
            "corps": {
                "confederate:E": {
                    "infantry": 12,
                    "cavalry": 0,
                    "foot_guns": 2,
                    "horse_guns": 0,
                    "fatigue": 1.5,
                    "stragglers": 0,
                    "leader_lost": False,
                    "surrendered": False,
                }
            },
        }
    )


def at(value: Any, *steps: Any) -> Any:
    for step in steps:
        value = value[step]
    return value


BRIGADE = ("sides", 0, "commands", 0, "brigades", 0)


@pytest.mark.parametrize(
    ("steps", "key", "value"),
    [
        (BRIGADE, "lost", -1),
        (BRIGADE, "lost", 1.5),
        (BRIGADE, "lost", "two"),
        (BRIGADE, "men", None),
        (BRIGADE, "arm", "balloon"),
        (BRIGADE, "unknown", 1),
        ((), "format", "companion-card"),
        ((), "version", 2),
        ((), "sides", {}),
        ((), "held_by", "France"),
        (("scale",), "men_a_stand", 0),
        (("field",), "hours", -1),
        (("sides", 0, "commands", 0), "id", ""),
        (("sides", 0), "side", "both"),
    ],
)
def test_a_broken_battle_file_does_not_fit(steps: tuple[Any, ...], key: str, value: Any) -> None:
    file = a_file()
    at(file, *steps)[key] = value
    assert not OF_BATTLE.is_valid(file)


@pytest.mark.parametrize(
    ("steps", "key"), [(BRIGADE, "men"), (BRIGADE, "id"), ((), "sides"), ((), "battle"), (("scale",), "id")]
)
def test_a_battle_file_with_something_missing_does_not_fit(steps: tuple[Any, ...], key: str) -> None:
    file = a_file()
    del at(file, *steps)[key]
    assert not OF_BATTLE.is_valid(file)


@pytest.mark.parametrize(
    ("steps", "key", "value"),
    [
        (("corps", HETH), "infantry", -1),
        (("corps", HETH), "infantry", 0.5),
        (("corps", HETH), "fatigue", -0.25),
        (("corps", HETH), "men", 1),
        (("corps", HETH), "leader_lost", "yes"),
        ((), "field", "both"),
        ((), "check", ""),
        ((), "corps", []),
        ((), "version", 2),
    ],
)
def test_a_broken_result_does_not_fit(steps: tuple[Any, ...], key: str, value: Any) -> None:
    file = a_result()
    at(file, *steps)[key] = value
    assert not OF_RESULT.is_valid(file)
