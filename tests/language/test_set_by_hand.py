"""What the referee set by hand is told in words, whatever documents keep of it."""

from __future__ import annotations

from companion.kernel.messages import NOTE, OVERRIDE, field, value
from companion.language.messages import Own, told


def test_fields_and_values_are_told_in_words_though_documents_keep_them_as_the_code_has_them() -> None:
    said = [
        told(OVERRIDE(target=Own("Munford"), field=field("low_ammo"), value=value(one), reason=Own("seen")))
        for one in (True, False, None, 3)
    ]
    assert said == [f"Override Munford: low ammo = {one} (seen)" for one in ("yes", "no", "nothing", "3")]


def test_a_persons_own_word_is_never_taken_for_a_value() -> None:
    assert told(NOTE(words=Own("True"))) == "Note: True"
