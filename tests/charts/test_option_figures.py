"""A reading that puts another figure in the place of one says it beside its choice."""

from __future__ import annotations

from fractions import Fraction

from companion.games.campaign.charts.ruleset import load
from companion.kernel.shelf import ruleset_texts

RULES = load(ruleset_texts("gettysburg"))


def test_the_usual_figure_stands_but_where_a_reading_has_its_own() -> None:
    assert RULES.figure("RTG-R-ECHELON", 7) == 7
    assert RULES.choosing({"RTG-R-ECHELON": 1}).figure("RTG-R-ECHELON", 7) == Fraction(1, 3)
    assert RULES.choosing({"RTG-R-ECHELON": 2}).figure("RTG-R-ECHELON", 7) == 7
    assert RULES.choosing({"RTG-R-ECHELON": 1}).figure("RTG-R-FORAGE", 7) == 7


def test_a_house_says_another_figure_of_a_reading() -> None:
    texts = ruleset_texts("gettysburg")
    texts["options.toml"] = texts["options.toml"].replace(
        'label = "are thirds", figure = "1/3"', 'label = "x", figure = "1/4"'
    )
    assert load(texts, {"RTG-R-ECHELON": 1}).figure("RTG-R-ECHELON", 7) == Fraction(1, 4)
