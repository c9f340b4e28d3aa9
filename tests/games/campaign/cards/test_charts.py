"""The campaign's charts: every figure a row of the rules and every row on a card; a battle reckoned by hand from them."""

from __future__ import annotations

import itertools
import json
import os
import re
import tomllib
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.cards.book import pdf
from companion.cards.content import Card, Paragraph, Table, plain
from companion.cards.decks import build
from companion.cards.sizes import Layout
from companion.cards.source import of_rules
from companion.kernel import languages, lookup, shelf
from tests.cards import reading, told, tracing
from tests.cards.measured import Measured

GOLDEN = Path(__file__).parent / "golden" / "charts.txt"
REWRITE = "COMPANION_REWRITE_GOLDEN"
TEXTS = shelf.ruleset_texts("gettysburg")
ELSEWHERE = ("clauses", "rulings", "ruleset", "options", "players", "map", "offline")
"""For reading, for the referee's choice, for the computer, for who draws a map, for the table."""
TABLES = {name: tomllib.loads(text) for name, text in TEXTS.items() if name.removesuffix(".toml") not in ELSEWHERE}
NO_FIGURES = (
    *("format", "hex", "holder", "heading", "objective", "from_turn", "start", "day", "first_day", "last_day"),
    *("grain", "spread", "number", "direction"),
)
"""Places, turns and days, by their numbers; to what a successor is cut; the other reading of a ruling."""
KNOWN = {
    row["id"]
    for name, key in (("clauses.toml", "clause"), ("rulings.toml", "ruling"))
    for row in tomllib.loads(TEXTS[name])[key]
}


@cache
def combat() -> lookup.Lookup:
    return lookup.Lookup("gettysburg.combat")


@cache
def cards() -> dict[str, Card]:
    return {card.id: card for card in build("gettysburg-charts", of_rules("gettysburg")).cards}


@pytest.fixture
def german() -> Iterator[None]:
    languages.choose("de")
    yield
    languages.choose("en")


def cells(card: Card) -> Iterator[tuple[str, tuple[str, ...]]]:
    """What every cell and paragraph says, with its clauses; heads have those of their table, small type is left out."""
    for block in reading.blocks(card):
        if isinstance(block, Table):
            rests = tuple(clause for row in block.rows for one in row for clause in one.clauses)
            yield from ((plain(one.said), rests) for row in block.heads for one in row)
            yield from ((plain(one.said), one.clauses) for row in block.rows for one in row)
        elif isinstance(block, Paragraph) and block.style != "foot":
            yield plain(block.said), block.clauses


@cache
def figures(clauses: tuple[str, ...]) -> set[Fraction]:
    """Every figure of the rows that rest on one of the clauses, as a share and in hundredths, and their products."""
    found = tracing.figures(TABLES, clauses)
    return found | {100 * one for one in found}


# ---- from the card to the row, and back


def test_every_number_is_a_figure_of_a_row_that_the_cell_names() -> None:
    strange = [
        f"{card.id}: {number} in {said!r} ({', '.join(clauses)})"
        for card in cards().values()
        for said, clauses in cells(card)
        for number in tracing.numbers(_bare(said))
        if number not in figures(clauses) and set(clauses) != {"RTG-R-MARCHMODE"}
    ]
    assert strange == []


def _bare(text: str) -> str:
    """A text without what is no figure of a rule: the number of a step, a date, a place, the first number of a draw."""
    if re.fullmatch(r"\d{4}(/\d{4})*|\d+:\d+|0", text):
        return ""  # turns, and odds that a figure is given for
    text = re.sub(r"^\d+  |see \d+|(step|after) \d+|from 1 to|−1 to 1", "", text)
    return re.sub(r"(June|July) \d+(, 1863| to (July )?\d+)?(, \d+|, 1863)?|\d+,\d+", "", text)


def test_the_clauses_exist() -> None:
    assert {clause for card in cards().values() for _, clauses in cells(card) for clause in clauses} <= KNOWN


def test_every_figure_of_every_chart_stands_on_a_card() -> None:
    said: dict[str, set[Fraction]] = {}
    for card in cards().values():
        for text, clauses in cells(card):
            for clause in clauses:
                said.setdefault(clause, set()).update(tracing.numbers(text))
    lost = [
        f"{name}: {value} ({clause})"
        for name, table in TABLES.items()
        for clause, value in _leaves(table, "")
        if clause in KNOWN and not _shown(value, said.get(clause, set()))
    ]
    assert lost == []


def _leaves(value: Any, clause: str) -> Iterator[tuple[str, Fraction]]:
    """Every figure of a chart with the clause of its row."""
    if isinstance(value, dict):
        own = str(value.get("clause", clause))
        for key, one in value.items():
            named = str(value.get(f"{key}_clause", own))
            if key not in NO_FIGURES:
                yield from _leaves(one, named)
            elif isinstance(one, list | dict):
                yield from _leaves([row for row in one if isinstance(row, dict)], named)
    elif isinstance(value, list):
        for one in value:
            yield from _leaves(one, clause)
    elif isinstance(value, bool):
        pass
    elif isinstance(value, int | float) or (isinstance(value, str) and re.fullmatch(r"-?\d+/\d+", value)):
        yield clause, abs(Fraction(str(value)))


def _shown(value: Fraction, said: set[Fraction]) -> bool:
    return value in (0, 1) or bool({value, 100 * value} & said) or round(100 * value, 1) in said


def test_a_card_says_what_is_written() -> None:
    """After a change that is meant: COMPANION_REWRITE_GOLDEN=1, and read the difference."""
    said = "\n".join("\n".join(told.card_lines(card)) for card in cards().values()) + "\n"
    if os.environ.get(REWRITE):
        GOLDEN.parent.mkdir(exist_ok=True)
        GOLDEN.write_text(said, encoding="utf-8")
    assert said == GOLDEN.read_text(encoding="utf-8")


def test_no_key_of_a_file_and_no_clause_stands_for_words() -> None:
    for card in cards().values():
        for said, _ in cells(card):
            assert not re.search(r"RTG-|\b[a-z]+_[a-z]+\b", said), said


@pytest.mark.usefixtures("german")
def test_german_cards_are_german() -> None:
    english = re.compile(r"\b(the|of|and|with|each|from|turn|corps of|cavalry|infantry)\b")
    for card in build("gettysburg-charts", of_rules("gettysburg")).cards:
        lines = [line for line in told.card_lines(card) if not line.startswith("# ")]
        assert [line for line in lines if english.search(line)] == []


def test_pages_are_few_and_no_face_holds_only_its_title() -> None:
    deck = build("gettysburg-charts", of_rules("gettysburg"))
    made = Measured(pdf(deck, Layout(size="a6")))
    assert len(made) <= 8
    assert all(face.blocks for card in deck.cards for face in told.faces(card))


# ---- the march


@pytest.mark.clause("RTG-R-MARCHMODE", "RTG-8.9b", "RTG-8.9c")
def test_the_chances_of_a_pace_are_the_lines_of_the_chart() -> None:
    chart = TABLES["march-mode.toml"]
    for label, *shares in reading.rows(reading.table(cards()["pace"], "Eagerness")):
        eager = Fraction(re.findall(r"−?\d+", label)[0].replace("−", "-"))
        force = min(max(0, (eager - chart["force"]["zero_at"]) * Fraction(chart["force"]["slope"])), Fraction(9, 10))
        rest = min(max(0, (chart["rest"]["zero_at"] - eager) * Fraction(chart["rest"]["slope"])), Fraction(9, 10))
        wanted = [force, 1 - force - rest, rest]
        assert [0 if one == "–" else reading.number(one.rstrip("\u202f%")) / 100 for one in shares] == wanted, label


# ---- a battle by hand


def shifts() -> dict[str, Fraction]:
    table = reading.table(cards()["combat-odds"], "Combat shift")
    return {row[0]: reading.number(row[1].split(" ")[0]) for row in reading.rows(table)}


def row_of(card: str, head: str) -> dict[int, Fraction]:
    """A table of one row, from its heads to its figures."""
    table = reading.table(cards()[card], head)
    (names,), (line,) = reading.heads(table), reading.rows(table)
    return {int(name): reading.number(said.rstrip("\u202f%")) for name, said in zip(names[1:], line[1:], strict=True)}


def says(card: str, about: str) -> str:
    for block in reading.blocks(cards()[card]):
        if isinstance(block, Table) and not block.heads:
            for line in reading.rows(block):
                if line[0] == about:
                    return line[1]
    raise AssertionError(about)


def first(text: str) -> Fraction:
    return next(tracing.numbers(text))


ARMS = {"infantry": "Infantry", "cavalry": "Cavalry", "foot_guns": "Foot guns", "horse_guns": "Horse guns"}


def multiple(one: dict[str, Any], arm: str, *, side: str, town: bool) -> Fraction:
    """Step 2 of the card."""
    said = shifts()
    morale = Fraction(str(one["effectiveness"])) + 2 - Fraction(str(one["fatigue"]))
    got = morale * said["corps morale"] + Fraction(str(one["effectiveness"])) * said["effectiveness"]
    got += said["deployed"] if one["deployment"] == "deployed" else 0
    got += {"stand": said["standing"], "attack": said["attacking"], "hasty-attack": said["attacking in haste"]}.get(
        one["combat_mode"], Fraction(0)
    )
    got += said["Confederate"] if side == "confederate" else 0
    if arm == "cavalry":
        got += said["cavalry"] + (said["cavalry withdrawing"] if one["combat_mode"] == "withdraw" else 0)
        got += said["cavalry in road mode"] if one["deployment"] == "road" else 0
        got += said["cavalry in a town"] if town else 0
    got += {"foot_guns": said["foot guns"], "horse_guns": said["horse guns"]}.get(arm, Fraction(0))
    return max(got, Fraction(1, 2))


def by_hand(case: dict[str, Any]) -> dict[str, Any]:
    """The steps of the cards, one after another, with nothing but their figures."""
    points = {
        side: {one["id"]: sum(one[arm] for arm in ARMS) for one in case["sides"][side]["corps"]} for side in SIDES
    }
    strength = {
        side: {
            one["id"]: sum(multiple(one, arm, side=side, town=case["town"]) * one[arm] for arm in ARMS if one[arm])
            for one in case["sides"][side]["corps"]
        }
        for side in SIDES
    }
    urgency = {side: _urgency(case["sides"][side]) for side in SIDES}
    lines = {side: _lines(case["sides"][side], points[side], urgency[side]) for side in SIDES}
    weigh = {row[0][0]: (reading.number(row[2]), reading.number(row[3])) for row in _line_rows()}
    weighted = {
        side: sum(strength[side][name] * weigh[str(lines[side][name])][0] for name in strength[side]) for side in SIDES
    }
    attacker = case["attacker"]
    defender = "union" if attacker == "confederate" else "confederate"
    odds = (
        weighted[attacker] / weighted[defender] * _leaders(case["sides"][attacker]) / _leaders(case["sides"][defender])
    )
    odds *= Fraction(str(case["random_factor"]))
    if max(odds, 1 / odds) >= first(says("combat-odds", "Surrender")):
        return {"strength": strength, "odds": odds, "losses": None}
    pulled = _pulled(case, urgency)
    fierce = int(Fraction(sum(pulled.values()), 2))
    rate = row_of("combat-losses", "Ferocity")[fierce]
    base = min(sum(points[side].values()) for side in SIDES)
    weaker = None if odds == 1 else attacker if odds < 1 else defender
    losses = {}
    for side in SIDES:
        whole = rate / 100 * base / (1 if weaker in (side, None) else max(odds, 1 / odds))
        losses[side] = _shared(case, side, whole, {name: weigh[str(n)][1] for name, n in lines[side].items()}, points)
    tiring = row_of("combat-losses", "Urgency")
    fatigue = {
        side: {
            name: Fraction(-(-Fraction(lost * 100, points[side][name]) / 5 * 2 // 1), 2) + tiring[pulled[side]]
            for name, lost in losses[side].items()
        }
        for side in SIDES
    }
    return {"strength": strength, "odds": odds, "losses": losses, "fatigue": fatigue, "ferocity": fierce}


SIDES = ("confederate", "union")


def _urgency(side: dict[str, Any]) -> int:
    divided = first(says("combat-odds", "To it").split("divided by")[1])
    mean = Fraction(sum(one["aggressiveness"] for one in side["corps"]), len(side["corps"])) / divided
    return min(max(int((side["urgency"] + mean + Fraction(1, 2)) // 1), 1), 9)


def _line_rows() -> list[list[str]]:
    return reading.rows(reading.table(cards()["combat-odds"], "Line"))


def _lines(side: dict[str, Any], points: dict[str, int], urgency: int) -> dict[str, int]:
    base, each = list(tracing.numbers(_line_rows()[0][1]))[:2]
    front = base + each * urgency
    second = first(_line_rows()[1][1]) * (1 - front)
    found, before = {}, 0
    for nth, one in enumerate(sorted(side["corps"], key=lambda corps: corps["rank"])):
        middle = (before + Fraction(points[one["id"]], 2)) / sum(points.values())
        found[one["id"]] = 1 if nth == 0 or middle <= front else 2 if middle <= front + second else 3
        before += points[one["id"]]
    return found


def _leaders(side: dict[str, Any]) -> Fraction:
    times = first(says("combat-odds", "Leadership odds"))
    chief = next(one["leadership"] for one in side["corps"] if one["id"] == side["controlling"])
    total = sum(one["leadership"] for one in side["corps"]) + chief * (times - 1)
    return Fraction(total) / (len(side["corps"]) + times - 1)


def _pulled(case: dict[str, Any], urgency: dict[str, int]) -> dict[str, int]:
    chief = {
        side: next(
            one["leadership"] for one in case["sides"][side]["corps"] if one["id"] == case["sides"][side]["controlling"]
        )
        for side in SIDES
    }
    worse, better = sorted(SIDES, key=lambda side: chief[side])
    gap = urgency[better] - urgency[worse]
    step = min(chief[better] - chief[worse], abs(gap))
    return {better: urgency[better], worse: urgency[worse] + (step if gap > 0 else -step)}


def _shared(
    case: dict[str, Any], side: str, whole: Fraction, line: dict[str, Fraction], points: dict[str, dict[str, int]]
) -> dict[str, int]:
    table = reading.table(cards()["combat-losses"], "Among its corps by points times")
    weight = {row[0]: row[1] for row in reading.rows(table)}
    exposed = {
        one["id"]: line[one["id"]] * sum(one[arm] * reading.number(weight[name]) for arm, name in ARMS.items())
        for one in case["sides"][side]["corps"]
    }
    road = reading.number(says("combat-losses", "Then").split(" ")[0])
    sums = [sum(points[one].values()) for one in SIDES]
    found = {}
    for one in case["sides"][side]["corps"]:
        share = whole * exposed[one["id"]] / sum(exposed.values())
        share *= road if side == case["attacker"] and one["deployment"] == "road" else 1
        morale = Fraction(str(one["effectiveness"])) + 2 - Fraction(str(one["fatigue"]))
        share *= Fraction(max(sums), min(sums)) if morale <= 0 else 1
        found[one["id"]] = min(int((share + Fraction(1, 2)) // 1), points[side][one["id"]])
    return found


@st.composite
def battles(draw: Any) -> dict[str, Any]:
    attacker = draw(st.sampled_from(SIDES))
    sides = {}
    for side in SIDES:
        count = draw(st.integers(1, 3))
        ranks = draw(st.permutations(range(1, count + 1)))
        corps = []
        for nth in range(count):
            attacks = side == attacker
            effective, tired = draw(st.integers(2, 9)), draw(st.integers(0, 12)) / 4
            morale = effective + 2 - tired
            mode = "attack" if attacks else draw(st.sampled_from(["stand", "withdraw"]))
            mode = draw(st.sampled_from(["attack", "hasty-attack"])) if attacks else mode if morale > 0 else "withdraw"
            where = "deployed" if mode == "attack" else draw(st.sampled_from(["deployed", "road"]))
            arms = {arm: draw(st.integers(0, 90)) for arm in ARMS}
            arms["infantry"] += 1
            corps.append(
                {
                    "id": "ABC"[nth],
                    **arms,
                    "original": sum(arms.values()),
                    "effectiveness": effective,
                    "fatigue": tired,
                    "leadership": draw(st.integers(1, 9)),
                    "aggressiveness": draw(st.integers(-3, 3)) * 10,
                    "deployment": where,
                    "combat_mode": mode,
                    "rank": ranks[nth],
                    "headquarters": False,
                }
            )
        sides[side] = {"urgency": draw(st.integers(1, 9)), "controlling": "A", "corps": corps}
    factor = draw(st.sampled_from([0.9, 1.0, 1.1, 1.15]))
    return {"attacker": attacker, "town": draw(st.booleans()), "random_factor": factor, "sides": sides}


@pytest.mark.clause(
    "RTG-9.2.2a", "RTG-9.2.2b", "RTG-9.3a", "RTG-9.4a", "RTG-9.5a", "RTG-9.6.1b", "RTG-9.6.2b", "RTG-9.11a", "RTG-11.1a"
)
@settings(max_examples=150, deadline=None)
@given(battles())
def test_a_battle_reckoned_by_the_cards_is_the_rules_own(case: dict[str, Any]) -> None:
    hand = by_hand(case)
    found = json.loads(combat().one(json.dumps(case)))
    assert found["combat_odds"] == pytest.approx(float(hand["odds"]))
    for side, name in itertools.product(SIDES, "ABC"):
        if name in hand["strength"][side]:
            assert found["strength"][side][name] == pytest.approx(float(hand["strength"][side][name]))
    if hand["losses"] is None:
        assert found["surrendered"]
        return
    assert found["ferocity"] == hand["ferocity"]
    lost = {side: {name: sum(arms.values()) for name, arms in found["losses"][side].items()} for side in SIDES}
    assert lost == hand["losses"]
    for side in SIDES:
        assert found["fatigue"][side] == {name: float(one) for name, one in hand["fatigue"][side].items()}
