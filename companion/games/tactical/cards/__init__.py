"""The charts of square-grid battles as cards: one file a subject, every figure beside its clause.

The same deck serves every ruleset of the engine.
"""
