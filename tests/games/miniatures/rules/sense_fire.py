"""Of the house rules of fire: value, words of its label, words of the ruling (0) or of the alternative in that place."""

from __future__ import annotations

SENSE: dict[str, list[tuple[int, str, str]]] = {
    "D10-RUL-FIRE-RANGE-32": [(0, "last artillery figure", "last artillery figure"), (1, "not used", "unused")],
    "D10-RUL-FIRE-CAV-SLASH": [
        (0, "breech-loaders", "breech-loading"),
        (1, "Union and Confederates", "Union / Confederate"),
        (3, "on foot the first", "Dismounted / mounted"),
    ],
    "D10-RUL-FIRE-CANISTER": [
        (0, "outside its angle ball", "may be fired at with ball"),
        (1, "outside its angle no fire", "No fire at 4 in outside 30"),
        (2, "to the second heading", "reaches 8 in"),
    ],
    "D10-RUL-FIRE-BELOW-HALF": [
        (0, "no fire", "No fire"),
        (1, "row of a half", "1/2 row"),
        (2, "natural ten only", "only for the base 10"),
    ],
    "D10-RUL-FIRE-ARITHMETIC": [(0, "at the end", "then drop the fraction"), (1, "each time", "round each time")],
    "D10-RUL-FIRE-ENFILADE-SCOPE": [
        (0, "the stands", "only the stands"),
        (1, "half", "half its firing stands"),
        (2, "all fire", "whole total"),
    ],
    "D10-RUL-FIRE-PER-STAND": [(0, "each gun stand", "Per gun stand"), (1, "whole battery", "Per battery")],
    "D10-RUL-FIRE-CHANGING-WHEN": [
        (0, "player turn of the change", "current player turn"),
        (1, "own next Maneuver phase", "own next Maneuver phase"),
        (2, "any mode", "wheel, oblique"),
    ],
    "D10-RUL-FIRE-COVER-STACK": [(0, "the best", "Only the best"), (1, "add up", "add up")],
    "D10-RUL-FIRE-WHO": [(0, "all at one target", "at one target"), (1, "split", "split its stands")],
    "D10-RUL-FIRE-COMBINE": [
        (0, "as they like", "may split them"),
        (1, "must fire together", "must combine"),
        (2, "on its own", "on its own"),
    ],
    "D10-RUL-FIRE-MIXED-TARGET": [(0, "named", "one unit, named"), (1, "both", "both")],
    "D10-RUL-FIRE-TARGET-CHOICE": [
        (0, "only at whom he touches", "only at a unit in contact with it"),
        (2, "nobody else fires into", "No fire at units in charge contact"),
        (3, "at anybody", "any unit"),
    ],
    "D10-RUL-FIRE-CHARGERS": [(0, "offensive step", "in the offensive step"), (1, "do not fire", "do not fire")],
    "D10-RUL-FIRE-LIMBERED": [(0, "do not fire", "may not fire"), (1, "at once", "always fire")],
    "D10-RUL-FIRE-HIT-ONE": [(0, "may be", "is enough"), (1, "cannot", "No fire")],
    "D10-RUL-SEQ-SIMULTANEOUS": [
        (0, "within a step", "within one numbered step"),
        (1, "whole phase", "through the whole"),
        (2, "not at all", "Charge phase only"),
    ],
    "D10-RUL-FIRE-TEN": [(0, "whatever", "whatever the effect"), (1, "only if", "Only if the fire had an effect")],
    "D10-RUL-FIRE-TEN-HALF": [(0, "it has", "at that moment"), (1, "began with", "starting stands")],
    "D10-RUL-FIRE-TEN-ORDER": [(0, "are tested", "still tested"), (1, "not tested", "No test")],
    "D10-RUL-FIRE-AMMO-TIMING": [(0, "at once", "at once"), (1, "next player turn", "next player turn")],
    "D10-RUL-FIRE-REPEAT": [(0, "no further effect", "No further effect"), (1, "costs a stand", "costs a stand")],
    "D10-RUL-FIRE-WRECKED": [(0, "leaves", "are removed"), (1, "stays", "stays on the table")],
}
