"""Before the first turn: rosters, scenarios, and the state that they make.

    rosters (CSV), scenario (TOML) ──► rows, each fault with line and column ──► forces that take rows ──► State

It may know files as texts, charts and the state; a game that has begun never asks it again.
"""
