"""The shapes of the campaign's charts, one file a chapter.

    rulesets/gettysburg/*.toml ──► ruleset: Rules ──► rules, cards, words        sense_*: what must hold between rows

What the book leaves to the computer of 1982 (how chance runs, how leaders choose) is charts too, marked `invented`.
Pure.
"""
