"""Two ways to every number of the movement chart: what a player works out from the card, and the rules' own way."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.cards.content import Card
from companion.charts.figures import exact
from companion.games.miniatures.rules import movement
from companion.games.miniatures.rules.moves import Move
from companion.language import lengths
from tests.cards import reading
from tests.cards.reading import Chosen, cards, number, readings, rules, short

pytestmark = pytest.mark.usefixtures("either_measure")
MOVERS: dict[str, dict[str, Any]] = {
    "Infantry": {"arm": "infantry", "formation": "march-column"},
    "Cavalry, mounted": {"arm": "cavalry", "mounted": True, "formation": "march-column"},
    "Cavalry, on foot": {"arm": "cavalry"},
    "Leaders": {"arm": "leader"},
    "Foot artillery": {"arm": "foot-artillery", "limbered": True},
    "Horse artillery": {"arm": "horse-artillery", "limbered": True},
}
MOVE = readings(
    "D10-RUL-MOVE-CAV-ROAD",
    "D10-RUL-MOVE-LEADER-ROAD",
    "D10-RUL-MOVE-DISMOUNTED-RATE",
    "D10-RUL-MOVE-ROUGH-PART",
    "D10-RUL-MOVE-ORDER",
    "D10-RUL-MOVE-ROAD-COMPLETE",
)
RATES = [
    *(
        clause
        for rate in rules().movement.rate
        for clause in (rate.basic.clause, rate.road.clause, rate.rough.clause, rate.ford.clause)
    ),
    "D10-MOVE-PASSAGE",
    "D10-MOVE-LINEAR-TROOPS",
]
CHANGES = [
    clause
    for one in rules().formations.formation
    for clause in (*(row.clause for row in one.changes), one.mount.clause, one.dismount.clause)
]
FORMATIONS: dict[str, str] = {one.name: one.id for one in rules().formations.formation}


def rates(card: Card) -> dict[str, list[str]]:
    """Each mover's move, road, rough, ford, passage, linear object; cavalry on foot has the rest of the row it names."""
    found = {row[0]: row[1:] for row in reading.rows(reading.table(card, ""))}
    foot = found["Cavalry, on foot"]
    as_whom = found["Infantry" if foot[1].startswith("as infantry, no road") else "Cavalry, mounted"]
    assert foot[1].partition(";")[0] in ("as infantry, no road", "as mounted, no road")
    found["Cavalry, on foot"] = [foot[0], "–", *as_whom[2:]]
    return found


def spent(card: Card, mover: str) -> Fraction:
    """What the card's words take for an inch, or a centimetre, of rough ground: "infantry 2; cavalry and leaders 3"."""
    row = reading.rows(reading.table(card, ""))
    foot = next(cells for cells in row if cells[0] == "Cavalry, on foot")
    name = ("Infantry" if "infantry" in foot[2] else "Cavalry") if mover == foot[0] else mover.partition(",")[0]
    said = dict(reading.rows(reading.under(card, "Ground")))["Rough"].rstrip(".")
    (cost,) = (part.split()[-1] for part in said.partition(": ")[2].split("; ") if re.search(rf"(?i)\b{name}\b", part))
    return number(cost)


def inches(chosen: Chosen, mover: str, **more: Any) -> float | None:
    found = movement.resolve(rules(chosen), Move(**{**MOVERS[mover], **more}))
    return found.inches if found.allowed else None


@pytest.mark.clause(
    *RATES, "D10-RUL-MOVE-CAV-ROAD", "D10-RUL-MOVE-LEADER-ROAD", "D10-RUL-MOVE-DISMOUNTED-RATE", "D10-MOVE-LINEAR-ART"
)
@pytest.mark.parametrize("mover", MOVERS)
@pytest.mark.parametrize("chosen", MOVE, ids=short)
def test_every_mover_goes_as_far_as_its_row_says(chosen: Chosen, mover: str) -> None:
    move, road, rough, ford, friends, linear = rates(cards(chosen)["movement"])[mover]
    assert inches(chosen, mover) == number(move)
    factor, _, whole = road.partition("\u202f=\u202f")
    assert inches(chosen, mover, whole_move_on_road=True) == number(move if road == "–" else whole)
    assert road == "–" or number(whole) == number(move) * number(factor)
    far = inches(chosen, mover, rough_inches=99.0)
    exactly = number(move) * number(rough)
    step = Fraction(exact(rules().movement.round_to.inches))
    rounded = (exactly / step + Fraction(1, 2)) // 1 * step if chosen == (("D10-RUL-MOVE-ORDER", 2),) else exactly
    assert far == pytest.approx(float(rounded))
    assert inches(chosen, mover, fords=1) == number(move) + number(ford)
    assert inches(chosen, mover, passages=1) == number(move) + (0 if friends == "free" else number(friends))
    over = None if linear == "never" else number(move) + (0 if linear == "free" else number(linear))
    assert inches(chosen, mover, linear_objects=1) == over
    wood = dict(reading.rows(reading.under(cards(chosen)["movement"], "Ground"))).get("Closed wood", "")
    assert (inches(chosen, mover, closed_wood=True) is None) == (mover.lower() in wood.lower())


def change(card: Card, move: Move, basic: Fraction) -> Fraction:
    """What the changes of a move take, by the back of the card."""
    taken = Fraction(0)
    table = reading.table(card, "From / to")
    heads = reading.heads(table)[0]
    names: dict[str, str] = {value: name for name, value in FORMATIONS.items()}
    mounting = dict(reading.rows(reading.under(card, "Mounting and limbering")))
    for word in move.changes:
        if word.startswith("to-"):
            row = next(row for row in reading.rows(table) if row[0] == names[move.formation])
            said = row[heads.index(names[word[3:]])]
            taken += {"full move": Fraction(1), "half move": Fraction(1, 2)}[said] * basic
        elif word in ("mount", "dismount"):
            told = mounting[word.capitalize()]
            assert names[move.formation] in told
            taken += number(told.partition(" of the mounted rate, ")[0])
        else:
            taken += number(mounting["Limber, unlimber"].split()[0]) * basic
    return taken


def worked_out(card: Card, mover: str, move: Move) -> Fraction | None:
    """How far a move goes, by following the card's "In this order" row by row; None where it may not start."""
    mounts = "Cavalry, mounted" if "mount" in move.changes else mover  # "9″ of the mounted rate"
    basic, road, rough, ford, friends, linear = rates(card)[mounts]
    ground = dict(reading.rows(reading.under(card, "Ground")))
    # "The whole move of the phase on it, … with no change"; else a change may come before the way on the road.
    changed = move.changes and ground["Road"].startswith("The whole move")
    on_road = move.whole_move_on_road and not changed and road != "–"
    held = next((word[3:] for word in move.changes if word.startswith("to-")), move.formation)
    limbered = move.limbered and "unlimber" not in move.changes
    on_road = on_road and (held == "march-column" or limbered or mover == "Leaders")
    on_road = on_road and not (move.halved and ground["Road"].endswith("lost."))
    left = Fraction(0)
    for key, said in reading.rows(reading.under(card, "In this order")):
        if key == "Begin":
            left = number(basic)
        elif key == "Halve" and move.halved:
            left *= number(said.split()[0])
        elif key == "Take off" and said.startswith("change"):
            left -= change(card, move, number(basic))
        elif key == "Take off":
            for count, cost in ((move.fords, ford), (move.passages, friends), (move.linear_objects, linear)):
                left += count * (0 if cost in ("free", "never") else number(cost))
        elif key == "Multiply" and move.mode == "by-the-flank":
            left *= number(re.findall(r"×\S+", said)[0].rstrip(","))
        elif key == "Multiply" and on_road:
            left *= number(road.partition("\u202f")[0])
        elif key == "Spend":
            if left < 0:
                return None
            left = through_rough(card, mounts, left, number(rough), move.rough_inches)
        elif key == "Round":
            step = number(said.removeprefix("to the nearest "))
            left = (left / step + Fraction(1, 2)) // 1 * step
    return left


def through_rough(card: Card, mover: str, left: Fraction, times: Fraction, inches: float) -> Fraction:
    said = dict(reading.rows(reading.under(card, "Ground")))["Rough"]
    rough = Fraction(inches)
    if not rough:
        return left
    if said.endswith("slows the whole move by its factor."):
        return left * times
    assert f"Only the {'cm' if lengths.metric() else 'inches'} in it cost more" in said
    cost = spent(card, mover)
    return left / cost if rough >= left / cost else left - rough * cost + rough


@st.composite
def moves(draw: Any) -> tuple[str, Move]:
    mover = draw(st.sampled_from(sorted(MOVERS)))
    more: dict[str, Any] = dict(MOVERS[mover])
    changes = [""]
    if "artillery" in more["arm"]:
        changes += ["unlimber"]
    elif more["arm"] != "leader":
        more["formation"] = draw(st.sampled_from(sorted(FORMATIONS.values())))
        more["mode"] = draw(st.sampled_from(["forward", "by-the-flank"]))
        changes += [f"to-{one}" for one in FORMATIONS.values() if one != more["formation"]]
        changes += {"Cavalry, mounted": ["dismount"], "Cavalry, on foot": ["mount"]}.get(mover, [])
    word = draw(st.sampled_from(changes))
    more["changes"] = [word] if word else []
    counts = {one: draw(st.integers(0, 2)) for one in ("fords", "linear_objects", "passages")}
    flags = {one: draw(st.booleans()) for one in ("halved", "whole_move_on_road")}
    return mover, Move(**more, **counts, **flags, rough_inches=draw(st.sampled_from([0.0, 0.5, 2.0, 7.0, 40.0])))


@pytest.mark.clause("D10-RUL-MOVE-ORDER", "D10-RUL-MOVE-ROUGH-PART", "D10-RUL-MOVE-ROAD-COMPLETE", *CHANGES)
@settings(max_examples=250, deadline=None)
@given(moves(), st.sampled_from(MOVE))
def test_a_move_worked_out_by_the_card_is_the_rules_own(drawn: tuple[str, Move], chosen: Chosen) -> None:
    mover, move = drawn
    found = movement.resolve(rules(chosen), move)
    if {reason.clause for reason in found.reasons} - {"D10-RUL-MOVE-MINIMUM"}:
        return  # the ground or the formation forbids it: no matter of inches
    by_card = worked_out(cards(chosen)["movement"], mover, move)
    assert found.allowed == (by_card is not None)
    assert found.inches == pytest.approx(float(by_card or 0))
