"""Of the house rules of maneuver and leaders: value, words of its label, words of the ruling or of the alternative."""

from __future__ import annotations

SENSE: dict[str, list[tuple[int, str, str]]] = {
    "D10-RUL-MAN-WHO-ROLLS": [
        (0, "if they move or change", "only if it wants to move"),
        (1, "always roll", "every turn"),
        (2, "without a roll", "without a roll"),
    ],
    "D10-RUL-MAN-WHEN-ROLLED": [
        (0, "each carried out", "carry the result out"),
        (1, "before the first", "All rolls first"),
    ],
    "D10-RUL-MAN-LEADERS-CUMULATE": [
        (0, "better figure", "better of his two figures"),
        (1, "only the best", "Only the best single leader"),
        (2, "any leader", "Any friendly leader"),
        (3, "within radius and attached add", "attached bonuses of one leader add"),
    ],
    "D10-RUL-MAN-LEADER-ELSEWHERE": [(0, "only the unit", "only the unit"), (1, "others", "every other brigade")],
    "D10-RUL-MAN-DISENGAGE-OUTSIDE": [
        (0, "no move", "does not move"),
        (1, "as usual", "move normally"),
        (2, "half a move", "half move"),
    ],
    "D10-RUL-MAN-HOLD-GROUND": [(0, "not even face about", "about face"), (1, "may face about", "about face")],
    "D10-RUL-MAN-ELAN-OR": [(0, "moves and changes", "Both"), (1, "moves or changes", "one or the other")],
    "D10-RUL-MAN-HALF-MOVE": [(0, "all of it", "all of a cavalry"), (2, "not possible", "not allowed")],
    "D10-RUL-MAN-QUITS": [(0, "leaves the game", "out for the rest"), (2, "retreats", "retreat through enemies")],
    "D10-RUL-MAN-BROKEN-STEPS": [(0, "the stand goes", "stand goes first"), (1, "retreats, then", "Retreat first")],
    "D10-RUL-SEQ-CHARGE-WHO": [
        (0, "whoever can", "may charge if"),
        (1, "limbered guns", "only a limbered battery"),
        (2, "half a move", "half move"),
    ],
    "D10-RUL-SEQ-LEADER-STEPS": [(0, "first step", "only in step 1"), (2, "where their move ends", "move ends")],
    "D10-RUL-LEADER-FULL-TURN": [
        (0, "one missed", "misses exactly one"),
        (1, "next Maneuver phase", "next Maneuver phase"),
        (2, "next one's start", "next turn's start"),
    ],
    "D10-RUL-LEADER-REPLACEMENT": [
        (0, "ordinary", "ordinary"),
        (1, "as good", "Same quality"),
        (2, "edge", "table edge"),
    ],
    "D10-RUL-LEADER-CAPTURED": [
        (0, "one by lot, replaced", "drawn at random"),
        (1, "all attached", "All attached"),
        (2, "not replaced", "No replacement"),
        (3, "highest in rank", "highest rank"),
    ],
}
