"""The rulings that a referee can switch: each is a ruling, each choice one of its alternatives, nothing else is taken."""

from __future__ import annotations

import tomllib
from functools import partial

import pytest

from companion.charts.faults import BadInput
from companion.games.miniatures.charts.ruleset import Rules, load
from companion.kernel.shelf import ruleset_texts
from tests.games.miniatures.rules import sense_fire, sense_maneuver

TEXTS = ruleset_texts("miniatures")
RULINGS = {row["id"]: row for row in tomllib.loads(TEXTS["rulings.toml"])["ruling"]}

SENSE: dict[str, list[tuple[int, str, str]]] = {
    "D10-RUL-MOVE-CAV-ROAD": [(0, "x 2", "x 2"), (1, "x 3", "x 3")],
    "D10-RUL-MOVE-LEADER-ROAD": [(0, "the road bonus", "Yes"), (1, "no road bonus", "No road bonus")],
    "D10-RUL-MOVE-ORDER": [
        (0, "multipliers first, nothing rounded", "Nothing is rounded"),
        (1, "deductions first", "deductions before multipliers"),
        (2, "nearest half inch", "nearest half inch"),
    ],
    "D10-RUL-MOVE-ROUGH-PART": [(0, "only the inches in it", "Only the inches"), (1, "whole move", "whole move")],
    "D10-RUL-MOVE-ROAD-COMPLETE": [
        (0, "keeps", "may still be a road move"),
        (1, "no road bonus", "no road bonus"),
        (2, "only the way", "only the inches made on the road"),
    ],
    "D10-RUL-MOVE-DISMOUNTED-RATE": [
        (0, "as infantry", "the infantry line"),
        (1, "as cavalry", "also move 18 in"),
        (2, "ends the move", "no move is left"),
    ],
    "D10-RUL-TEXT-FIELD-COLUMN": [(0, "+1 in all", "one +1"), (2, "+1 each", "+1 for fieldworks")],
    "D10-RUL-MOVE-FORD-EACH": [(0, "each is paid", "Once for each"), (1, "once a phase", "once per kind")],
    "D10-RUL-MOVE-MINIMUM": [(0, "no least", "None"), (1, "one inch", "always move 1 in")],
    "D10-RUL-MOVE-PASSAGE-ART": [
        (0, "no charge", "at no charge"),
        (1, "never", "may not pass"),
        (2, "pay", "pays 3 in"),
    ],
    "D10-RUL-MOVE-LINEAR-WHAT": [
        (0, "leaders cross free", "Leaders pay nothing"),
        (1, "as cavalry", "as cavalry"),
        (2, "full move", "full move"),
    ],
    "D10-RUL-MOVE-CLOSED-WOOD-ROAD": [(0, "by road", "on the road"), (1, "never", "No artillery")],
    "D10-RUL-MOVE-VISIBILITY": [
        (0, "as printed", "printed figures"),
        (1, "exchanged", "Exchange"),
        (2, "edge", "edge"),
    ],
    "D10-RUL-MOVE-POSITION-BATTERY": [
        (0, "of its chain", "own chain"),
        (1, "any leader", "Any friendly"),
        (2, "moving", "moving"),
    ],
    "D10-RUL-MOVE-LIMBER": [(0, "half a move", "Half a move"), (2, "free", "Free")],
    "D10-RUL-FORM-COST": [
        (0, "before or after", "before or after"),
        (1, "before the move", "first"),
        (2, "as many", "Two half-move"),
    ],
    "D10-RUL-FORM-CAV-ATTACK": [(0, "ticks", "allowed in the new"), (1, "change to it", "override the tick list")],
    "D10-RUL-FORM-DISMOUNT-INTO": [
        (0, "forms Single Line", "forms Single Line"),
        (1, "first", "must first"),
        (2, "until it moves", "until it next moves"),
    ],
    "D10-RUL-FORM-MOUNT-ROWS": [
        (0, "or March Column", "into March Column"),
        (1, "any formation", "any formation"),
        (2, "Single Line only", "void"),
    ],
    "D10-RUL-FORM-NINE-INCHES": [(0, "mounted move", "mounted rate"), (1, "that it has", "available")],
    "D10-RUL-FORM-CAV-FIRE-DOUBLE": [(0, "none", "do not fire"), (1, "front stand", "front stand")],
    "D10-RUL-FORM-ABOUT-FACE": [(0, "free", "Free"), (1, "only", "only"), (2, "basic", "basic")],
    "D10-RUL-FORM-FEW-STANDS": [(0, "all it has", "all the stands"), (1, "not available", "not available")],
    "D10-RUL-FORM-DOUBLE-RANK": [(0, "half", "Half"), (1, "owner", "owner")],
    "D10-RUL-FORM-CHARGED-TIMING": [
        (0, "whom it touches", "in contact with"),
        (1, "anybody", "any target"),
        (2, "never", "never"),
    ],
    "D10-RUL-STATE-MUSKET-RANGE": [(0, "8 in", "8 in"), (1, "fire table", "literal range reading")],
    "D10-RUL-STATE-LOWAMMO-WHEN": [(0, "its own", "own Maneuver"), (2, "any", "Any")],
    "D10-RUL-STATE-DISORDER-WHEN": [(0, "any time", "In Maneuver step 2"), (1, "before", "before")],
    "D10-RUL-FIRE-RANGE-CELLS": [
        (0, "spanned", "printed across two range cells"),
        (1, "literal", "literal"),
        (2, "first", "first figure spans"),
    ],
    "D10-RUL-FIRE-FRACTIONS": [
        (0, "dropped once, at the end", "drop the fraction once, at the end"),
        (1, "halves up", "halves up"),
        (2, "each unit", "each unit before adding"),
    ],
    "D10-RUL-FIRE-HALF-ONCE": [(0, "once", "Once"), (1, "twice", "Twice")],
    "D10-RUL-FIRE-HALF-GUNS": [(0, "full points", "full points"), (1, "half points", "halves guns")],
    "D10-RUL-FIRE-MARCH-COLUMN": [(0, "x 2 and +1", "and +1"), (1, "in place of +1", "in place of +1")],
    "D10-RUL-FIRE-DIE-PLUS-ONCE": [(0, "+1 in all", "+1 in all"), (1, "+1 each", "+1 each")],
    "D10-RUL-FIRE-DISMOUNTED": [
        (0, "as target, added", "adds to cover"),
        (1, "as firers", "are the firers"),
        (2, "not added", "Not added"),
    ],
    "D10-RUL-FIRE-CLAMP": [
        (0, "nearest end", "Clamp"),
        (1, "below the lowest, from 30 points, desultory", "Below -1 from 30 points"),
        (2, "above the highest, one effect further", "one effect to the right"),
    ],
    "D10-RUL-FIRE-DAMAGED-TWICE": [
        (0, "one damaged stand is wrecked", "one damaged stand is wrecked"),
        (1, "whole battery", "whole battery"),
        (2, "no further effect", "No further effect"),
    ],
    "D10-RUL-MAN-RETREAT-ORDER": [(0, "leaves good order", "in good order"), (1, "also disorders", "also disorders")],
    "D10-RUL-CHARGE-STANDS": [
        (0, "fight in their formation", "melee row"),
        (1, "all stands", "All stands"),
        (2, "guns", "Guns do not count"),
        (3, "supporters", "Supporters count"),
    ],
    "D10-RUL-CHARGE-LEADERS": [(0, "the best", "never more"), (1, "each", "for each leader"), (2, "+1 and +2", "add")],
    "D10-RUL-CHARGE-CONFED-CAV": [(0, "both", "Yes"), (1, "no Confederate +1", "do not get the Confederate +1")],
    "D10-RUL-CHARGE-FIRE-LOSS": [(0, "no limit", "No limit"), (1, "at most -3", "At most -3"), (2, "net", "net")],
    "D10-RUL-CHARGE-SILENCED": [(0, "as disordered", "as disordered"), (1, "no effect", "no effect")],
    "D10-RUL-CHARGE-STRUGGLE-DISORDER": [(0, "at once", "Yes"), (1, "next combat", "next combat")],
    "D10-RUL-CHARGE-CAPTURE-COUNT": [(0, "beyond the tenth", "n - 10"), (1, "from ten on", "from 10 on")],
    "D10-RUL-CHARGE-TERRAIN-STACK": [
        (0, "best", "the best one"),
        (1, "hill and the best", "Ground and works add"),
        (2, "all add", "All add"),
    ],
    "D10-RUL-CHARGE-TERRAIN-SIDE": [
        (0, "nobody", "None against an attack that outflanks"),
        (1, "any side", "any side"),
    ],
    "D10-RUL-CHARGE-BREAK-WHERE": [
        (0, "never who was just beaten", "not just beaten"),
        (1, "within half a move", "within half a move"),
        (2, "beaten", "may be the target"),
    ],
    "D10-RUL-FORM-MARCH-MELEE": [(0, "any of its", "whole unit"), (1, "only the stands", "only stands")],
    "D10-RUL-CHARGE-ONE-COMBAT": [(0, "one combat", "one combat"), (1, "may part", "may split")],
    "D10-RUL-CHARGE-RATIO": [(0, "exact ratio", "exact ratio"), (1, "nearest", "nearest row")],
    "D10-RUL-CHARGE-HALF": [(0, "marks", "Not governed"), (1, "everything", "governs everything")],
    "D10-RUL-CHARGE-FRESH-TIME": [
        (0, "begins", "at the start of the Charge phase"),
        (1, "each roll", "at each roll"),
        (2, "anew", "anew"),
    ],
    "D10-RUL-CHARGE-SUPPORT": [
        (0, "any brigade", "A friendly brigade"),
        (2, "disordered", "Disordered"),
        (3, "same combat", "same combat"),
    ],
    "D10-RUL-CHARGE-SUPPORT-FLANK": [(0, "none", "No"), (1, "counts", "keeps it")],
    "D10-RUL-CHARGE-STRUGGLE": [(0, "as often", "as often as 0"), (1, "once, then assault checked", "one extra roll")],
    "D10-RUL-CHARGE-RUN-OUT": [
        (0, "captured", "Captured stands"),
        (1, "skedaddled", "Skedaddle first"),
        (2, "other units", "other units"),
    ],
    "D10-RUL-CHARGE-LOSS-SCOPE": [(0, "once for the side", "Per combat"), (1, "each brigade", "Per brigade")],
    "D10-RUL-CHARGE-STAND-KIND": [(0, "no stand", "no troop stand"), (1, "gun stands", "a gun stand")],
    "D10-RUL-CHARGE-BATTERY-TAKEN": [(0, "one is", "One battery"), (1, "every", "Every battery")],
    "D10-RUL-CHARGE-BATTERY-PART": [(0, "captured", "is captured"), (1, "no further", "no further effect")],
    "D10-RUL-CHARGE-BATTERY-RETREAT": [(0, "limbers", "limbers"), (1, "captured", "is captured")],
    "D10-RUL-CHARGE-BREAK-WHICH": [
        (0, "all, said at once", "as soon as"),
        (1, "good order", "good order"),
        (2, "breakthrough step", "in step 2"),
    ],
    "D10-RUL-CHARGE-BREAK-CHAIN": [(0, "no further", "No"), (1, "another", "Repeat")],
    "D10-RUL-CHARGE-CARRY": [
        (0, "must", "not optional"),
        (1, "their choice", "Optional"),
        (2, "made contact", "point of contact"),
    ],
    "D10-RUL-CHARGE-VANISHED": [(0, "carry", "carry the position"), (1, "may break", "may break through")],
    "D10-RUL-FIELD-STAND": [
        (0, "1 by ¾", "An inch wide"),
        (1, "25 by 20", "25 x 20 mm"),
        (2, "30 by 20", "30 x 20 mm"),
        (3, "40 by 30", "40 x 30 mm"),
        (4, "60 by 30", "60 x 30 mm"),
    ],
    "D10-RUL-STATE-DAMAGED-COMBAT": [(0, "half a stand", "half a stand"), (1, "whole", "No effect")],
}
"""Of each option: value, words of its label, words of the ruling (0) or of the alternative in that place."""
SENSE |= sense_fire.SENSE | sense_maneuver.SENSE


def test_these_rulings_and_no_others_can_be_switched(rules: Rules) -> None:
    assert {option.id for option in rules.options.option} == set(SENSE)
    assert len(rules.options.option) == len(SENSE)


@pytest.mark.parametrize("ruling", sorted(SENSE))
def test_a_value_is_the_position_of_its_alternative_and_says_the_same(rules: Rules, ruling: str) -> None:
    [option] = [option for option in rules.options.option if option.id == ruling]
    assert [choice.value for choice in option.choices] == [value for value, _, _ in SENSE[ruling]]
    for choice, (value, label, words) in zip(option.choices, SENSE[ruling], strict=True):
        assert label in choice.label
        text = RULINGS[ruling]["alternatives"][value - 1] if value else RULINGS[ruling]["ruling"]
        assert words in text


@pytest.mark.parametrize("ruling", sorted(SENSE))
def test_each_value_can_be_chosen_and_the_default_is_none_of_them(rules: Rules, ruling: str) -> None:
    assert rules.choice(ruling) == 0
    for value, _, _ in SENSE[ruling]:
        assert rules.choosing({ruling: value}).choice(ruling) == value
        assert load(TEXTS, {ruling: value}).choice(ruling) == value
    back = rules.choosing({ruling: SENSE[ruling][-1][0]}).choosing({})
    assert back.choice(ruling) == 0


@pytest.mark.parametrize(
    ("chosen", "told"),
    [
        ({"D10-RUL-MOVE-CAV-ROD": 1}, "'D10-RUL-MOVE-CAV-ROD' is not defined (did you mean 'D10-RUL-MOVE-CAV-ROAD'?)"),
        ({"D10-RUL-MOVE-AWAY": 1}, "'D10-RUL-MOVE-AWAY' is not defined"),
        ({"D10-RUL-MOVE-CAV-ROAD": 2}, "2 is not a choice of this option (choose one of 0, 1)"),
        ({"D10-RUL-MAN-LEADERS-CUMULATE": 4}, "4 is not a choice of this option (choose one of 0, 1, 2, 3)"),
        ({"D10-RUL-MOVE-ORDER": -1}, "-1 is not a choice of this option (choose one of 0, 1, 2)"),
    ],
)
def test_an_unknown_option_or_value_is_refused_in_plain_words(rules: Rules, chosen: dict[str, int], told: str) -> None:
    for choose in (partial(load, TEXTS), rules.choosing):
        with pytest.raises(BadInput) as caught:
            choose(chosen)
        assert told in str(caught.value)
        assert str(caught.value).startswith(f"options: $.{next(iter(chosen))}: ")


def test_every_bad_choice_is_told_at_once(rules: Rules) -> None:
    with pytest.raises(BadInput) as caught:
        rules.choosing({"D10-RUL-MOVE-ORDER": 9, "D10-RUL-NONE": 1, "D10-RUL-MAN-RETREAT-ORDER": 1})
    assert [problem.path for problem in caught.value.problems] == ["$.D10-RUL-MOVE-ORDER", "$.D10-RUL-NONE"]


def test_the_readings_of_the_range_cells_change_the_bands_in_force(rules: Rules) -> None:
    spans = {
        value: [band.upto for band in rules.choosing({"D10-RUL-FIRE-RANGE-CELLS": value}).bands["smoothbore"]]
        for value in (0, 1, 2)
    }
    assert spans == {0: [4, 16, 24, 32], 1: [4, 8, 16, 24], 2: [8, 16, 24, 32]}
    assert load(TEXTS, {"D10-RUL-FIRE-RANGE-CELLS": 1}).bands == rules.choosing({"D10-RUL-FIRE-RANGE-CELLS": 1}).bands
