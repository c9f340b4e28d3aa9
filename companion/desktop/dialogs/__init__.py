"""Dialogs that every game has: forms for any command, overrides, options, amending, reference, export, replay.

    desk ──► rows (kernel's and `companion.rows`) ──► fields and pages ── a command ──► desk.do

None knows which game it has: what is asked and how it is called comes from the kind's rows. A dialog that is refused
stays open, with the reasons in it.
"""
