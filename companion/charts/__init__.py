"""Figures read from text: the strict reader and its faults, bands, modifiers, rulesets upon rulesets, rounding, sense.

    rulesets/*/NAME.toml ─┐
    house folder          ├─ house_rows: over each other ── upcasting: in today's format ── reading: typed, strict
    a document's sources ─┘                                                                        │
                                    faults: every problem of every file, with line and column ◄── sense
                                                                                                   │
       Charts: one attribute a chart, read at its first use, kept by its text ◄────────────────────┘
       Modifier: a row that says itself where it holds ──► total, ladder, card, chip, help: one list for all

It may know text, TOML and arithmetic; no game, no folder, no clock. What a game's charts look like stands in
`games/*/charts`; a figure is a whole number or a fraction (`Exact`), never a float that a threshold hangs on.
Options are the switchable rulings: `Charts.choice(id)` is the position among a ruling's alternatives, 0 the default.
"""
