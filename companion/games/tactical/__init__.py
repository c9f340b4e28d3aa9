"""Square-grid battles: the engine of *Battle of Antietam* and the *Shiloh* charts. A ruleset answers what differs.

The computer keeps field, points and luck; each side is a person's or the computer's. Shiloh is charts over Antietam's
(`base` in `rulesets/shiloh/ruleset.toml`): no code asks which of both it has, what a ruleset lacks counts for nothing.
"""
