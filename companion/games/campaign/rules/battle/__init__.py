"""Battles within a campaign: who fights, what both believe, how it ends, on the computer or on a table."""
