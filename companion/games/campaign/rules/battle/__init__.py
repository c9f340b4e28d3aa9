"""Battles within a campaign: who fights, what both believe, how it ends, on the computer or on a table.

    open_battle ── prompts: off the computer? urgency? who in front? ─► estimates ─► resolution ─► aftermath ─► close
                                     └── on_table: the result of a table, entered as one command ──┘

How far a battle has come is in `state.Battle`; what is asked next follows from it.
"""
