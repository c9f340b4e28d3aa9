"""Painted parts of every window: the look, buttons, lists, fields, ticks, dice.

    resources/look/tokens.json ──► look: colours, fonts, sizes by name ──► paint, widgets
    frozen rows ──► rows: a Qt model that tells only what differs ──► lists

`plain` makes labels, tips and menu words of text that is nobody's markup, `reader` is the one view of texts, which
loads nothing. No game and no session is known here.
"""
