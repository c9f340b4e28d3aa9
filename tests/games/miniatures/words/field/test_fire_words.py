"""An attack on the field in words: what covers a target, and how many of its stands lie in what."""

from __future__ import annotations

from companion.drawing.shapes import Line
from companion.games.miniatures.words.field.fire_words import Lying, cover_in, enfilade_words
from companion.games.miniatures.words.field.ground_words import covering
from tests.games.miniatures.rules.fielded import grounds


def stand(x: float, y: float) -> Line:
    """Give a stand of the drawing, of a table 48 inches deep, about a place."""
    return ((x - 0.5, 48 - y), (x + 0.5, 48 - y), (x + 0.5, 48.75 - y), (x - 0.5, 48.75 - y))


def test_stands_are_counted_in_the_ground_that_covers_most_of_them() -> None:
    rules = grounds.rules(
        grounds.block("woods", 0, 0, 10, 10, name="Herbst Woods"), grounds.block("orchard", 10, 0, 30, 10)
    )
    stands = [stand(5, 5), stand(9, 5), stand(15, 5), stand(25, 5)]
    assert covering(rules, rules.ground, stands) == (2, "Herbst Woods")  # an orchard covers nobody
    assert covering(rules, rules.ground, [stand(40, 40)]) == (0, "")


def test_the_callout_says_cover_with_its_count() -> None:
    assert cover_in("none", Lying(0, 6, "")) == "no cover: none of its stands in any"
    assert cover_in("none", Lying(2, 6, "Herbst Woods")) == "no cover: 2 of 6 in Herbst Woods"
    assert cover_in("cover", Lying(4, 6, "Herbst Woods")) == "cover: 4 of 6 in Herbst Woods"
    assert cover_in("works", Lying(0, 6, "")) == "works: from a line before at least half of its stands"


def test_no_enfilade_says_from_how_many_degrees_off_the_ranks() -> None:
    assert enfilade_words([]) == "no: in its front"
    assert enfilade_words([], off=48.2) == "no: 49° off its ranks"
    assert enfilade_words([], short=True, off=48.2) == "no"
