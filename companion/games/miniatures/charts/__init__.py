"""The shapes of the d10 charts, one module a group; the figures stand in rulesets/miniatures.

    rulesets/miniatures/*.toml ──► ruleset: Rules, each chart read at its first use ──► rules, cards, words
                                      ├─ vocabulary: what a row may say of where it holds
                                      └─ sense: gaps, overlaps, rows that nothing reads

A figure is named and has its clause; what it means is a rule's to say. Pure.
"""
