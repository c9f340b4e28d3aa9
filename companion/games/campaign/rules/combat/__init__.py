"""Combat, one module a step of the rulebook's chapter 9 (order: RTG-R-COMBAT-ORDER); every draw is handed in.

    Battle ──► strength ── urgency ── echelons ── odds ── surrender? ── ferocity ── casualties ── aftermath ──► Fought

It knows no campaign: `battle` puts one's corps into these terms, and `resolve gettysburg.combat` (`case`) does it from
JSON. Numbers are whole or fractions, with one rounding a corps at the end.
"""
