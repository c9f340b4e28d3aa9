"""The off-line battle: a battle of a computer game is fought on the table and comes back (RTG-15.0).

    BattleFile (both sides, commands, units, leaders)
       ├─ to_table: a miniatures game ── played ── from_table: what became of every unit ─┐
       ├─ briefing: a copy for one side                                                   ├─ reckoning ── Draft
       └─ returns: filled in by hand or by a program, read strictly ──────────────────────┘      │ editing
                                                                        records ◄── Result ◄─────┘

`battle` is the open file, `result` what comes back; one adapter a game writes a battle, one makes the table game of
it and one reads that game again. Men, guns and stands meet in `sharing`, where nothing is lost to rounding. Pure but
for the reading of charts: it knows no session and no file on disk.
"""
