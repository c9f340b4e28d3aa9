"""What documents and people's own files are made of: a changed shape is a new format, with its steps."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from companion.kernel.journal.migrations import present_version
from tests.old.shapes import shapes

FOLDER = Path(__file__).parent / "formats"
PINNED = {
    1: "4e3aab9b9c20f8943060b147bf9fe584884562e45f8a4e2fa84a30096934b5d4",
    2: "9ec8e29feabe1012ab10f6150918aa8d3fc7203d7ab4900468428e8e72e9376f",
    3: "24eb951e9f32e4d14be8d39ccda1440c30628896af31ac4a661417a488b0c00d",
    4: "7b2190d92173e7bb5d754adc098757c701b07a922e7a662875b0bd737177af85",
}
"""The SHA-256 of the shapes of every format before the present one: they were, and nothing changes them any more."""
CHANGED = (
    "a shape that is kept has changed: raise the version of the document (companion/kernel/journal/migrations.py), write the "
    "step from the format before (companion/*/upcasts.py), keep documents of it, then write its shapes anew; "
    "CONTRIBUTING.md tells how"
)


def test_the_shapes_that_are_kept_are_those_of_the_present_format() -> None:
    kept = (FOLDER / f"format-{present_version()}.txt").read_text(encoding="utf-8")
    assert shapes().splitlines() == kept.splitlines(), CHANGED


def test_every_earlier_format_is_pinned() -> None:
    assert sorted(PINNED) == list(range(1, present_version()))


@pytest.mark.parametrize("form", PINNED)
def test_the_shapes_of_an_earlier_format_stand_for_ever(form: int) -> None:
    kept = (FOLDER / f"format-{form}.txt").read_bytes()
    assert hashlib.sha256(kept).hexdigest() == PINNED[form]
