"""Painted parts of every window: the look, buttons, lists, fields, ticks, dice."""
