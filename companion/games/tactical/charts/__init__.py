"""Shapes of the charts of square-grid battles: one file a subject, every figure beside its clause.

    rulesets/antietam/*.toml ──────────────┐
    rulesets/shiloh/*.toml, over Antietam's ┴─► ruleset: Rules ──► rules, cards, words

What a ruleset does not have is absent in its chart and counts for nothing. `terms` are the words of the
field that every room shares. Pure.
"""
