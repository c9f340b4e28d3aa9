"""A study's report: in Markdown, as a page and as pages, with what was asked, how surely, and how it is played again."""

from __future__ import annotations

import re
import shlex

import pytest

from companion.cards.mapped import measure
from companion.study.plots.studied import differences, means, moved
from companion.study.reports.page import page
from companion.study.reports.studied import line_of, of_study, result_words
from tests.study.reports.made_up import found


def test_it_tells_result_interval_and_line() -> None:
    text = of_study(found(), measure).text
    assert "union=able against union=basic" in text
    assert "\\+1.0 points on the average" in text
    assert "--vary union=basic,able" in text
    assert shlex.split(line_of(found()))[-3:] == ["--seed", "1863", "--paired"]
    assert "scenario.night_turns=[]" in shlex.split(line_of(found()))


def test_few_games_have_no_interval_and_an_interval_over_nothing_shows_no_effect() -> None:
    assert "no interval is told" in result_words(found(10)["pairs"][0])
    [pair] = found()["pairs"]
    assert "no effect was shown" not in result_words(pair)
    assert "no effect was shown" in result_words({**pair, "interval": [-1.0, 3.0]})


def test_pairs_tell_what_else_is_moved_game_by_game() -> None:
    [pair] = found()["pairs"]
    assert pair["moves"]["lost.union"] == {"games": 40, "difference": -1.0, "interval": [-1.0, -1.0]}
    assert pair["moves"]["turns"]["difference"] == 0
    assert (pair["more"], pair["less"]) == (40, 0)
    assert sum(pair["histogram"]["counts"]) == 40


@pytest.mark.parametrize("games", [2, 40])
@pytest.mark.parametrize("wide", [358.0, 824.0])
def test_every_plot_can_be_drawn_on_paper_and_on_a_telephone(games: int, wide: float) -> None:
    study = found(games)
    first, other = study["variants"]
    figures = (
        means(study, ["basic", "able"], measure, wide),
        differences(study["pairs"][0], measure, wide),
        moved(study["pairs"][0], first, other, measure, wide),
    )
    assert all(one.said and one.shapes for one in figures)


def test_a_page_of_it_needs_nothing_beside_it() -> None:
    told = of_study(found(paired=False), measure)
    html = page(told.text, "Study", told.figures, told.narrow)
    assert html.count("<svg") == 2 * len(told.figures)
    assert not re.search(r'(src|href)="(?!#|data:)', html)
