"""Steps from format to format: each is taken once, in order, from where a value was written, and nothing else changes."""

from __future__ import annotations

import json

import pytest

from companion.charts.faults import BadInput
from companion.charts.upcasting import Plain, Step, Upcasts
from companion.kernel.game import game_of
from companion.kernel.journal.migrations import present_version
from companion.kernel.kind import kinds

OLD = '[{"event":"fired","men":3},{"event":"moved"}]'


def renamed(old: str, new: str) -> Step:
    def change(value: Plain) -> Plain:
        return {(new if key == old else key): found for key, found in value.items()}

    return Step(
        facts={"fired": change},
        commands={"fire": change},
        files={"fire.toml": change},
        records={"battle": change},
        texts={"map": lambda text: text.replace(old, new)},
        working=change,
        purpose=lambda why, facts: f"{why.replace(old, new)}{len(facts)}",
        label=lambda label, commands: f"{label.replace(old, new)}{len(commands)}",
    )


STEPS = Upcasts(renamed("men", "troops"), renamed("troops", "soldiers"), newest_file=3)


@pytest.mark.parametrize(("form", "name"), [(1, "soldiers"), (2, "men"), (3, "men"), (4, "men")])
def test_facts_pass_the_steps_from_their_own_format_on(form: int, name: str) -> None:
    assert json.loads(STEPS.facts(OLD, form)) == [{"event": "fired", name: 3}, {"event": "moved"}]


@pytest.mark.parametrize(("form", "name"), [(1, "soldiers"), (2, "soldiers"), (3, "troops")])
def test_whatever_is_kept_passes_the_same_steps(form: int, name: str) -> None:
    assert json.loads(STEPS.commands('[{"order":"fire","troops":3}]', form)) == [{"order": "fire", name: 3}]
    steps = "11"[: 3 - form]
    assert json.loads(STEPS.dice('[{"why":"3 troops"}]', "[{}]", form)) == [{"why": f"3 {name}{steps}"}]
    assert STEPS.label("3 troops", "[{}]", form) == f"3 {name}{steps}"
    assert json.loads(STEPS.working(b'[{"troops":1}]', form)) == [{name: 1}]
    assert STEPS.record("battle", {"troops": 1}, form) == {name: 1}
    assert STEPS.record("result", {"troops": 1}, form) == {"troops": 1}
    assert STEPS.text("map", "troops", form) == name
    assert STEPS.file("fire.toml")({"format": form, "troops": 1}, "my.toml") == {"format": form, name: 1}


def test_what_no_step_names_is_the_same_text() -> None:
    text = '[ {"event": "moved"} ]'
    assert STEPS.facts(text, 1) is text
    assert STEPS.working(b"", 1) == b""


def test_a_file_of_a_format_to_come_is_refused_by_name_and_place() -> None:
    with pytest.raises(BadInput, match=r"my\.toml: \$\.format: format 4 is of a newer companion; .* up to 3") as told:
        STEPS.file("fire.toml")({"format": 4}, "my.toml")
    assert told.value.problems[0].hint


@pytest.mark.parametrize("form", [0, -1, True, 1.0, "1", None])
def test_what_is_no_number_of_a_format_is_left_to_the_shape(form: object) -> None:
    value = {"format": form}
    assert STEPS.file("fire.toml")(value, "my.toml") is value


@pytest.mark.parametrize("kind", kinds())
def test_every_kind_has_a_step_to_each_version_of_the_document(kind: str) -> None:
    assert game_of(kind, {}).upcasts.present == present_version()


@pytest.mark.parametrize("facts", ['[{"event": "asked", "prompt": 5}]', '[5, {"event": "asked"}]'])
def test_what_no_program_wrote_is_refused_as_unread(facts: str) -> None:
    steps = Upcasts(Step(facts={"asked": lambda fact: fact | {"prompt": fact["prompt"] | {"text": ""}}}))
    with pytest.raises((ValueError, LookupError)):
        steps.facts(facts, 1)


def test_a_die_that_is_none_is_refused_as_unread() -> None:
    steps = Upcasts(Step(purpose=lambda words, _: words.strip()))
    for dice in ("[5]", '[{"why": {"is": "message"}}]'):
        with pytest.raises(ValueError, match=r"\w"):
            steps.dice(dice, "[]", 1)
