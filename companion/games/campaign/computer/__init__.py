"""Players of The Road to Gettysburg.

    a side's view ──► beliefs (reports, older ones worth less) ──► plans of a level ──► goals ── writing ──► orders

They know what a person in their seat would, and order by the same commands with the same delays (RTG-R-AI-INFO). Their
figures are a chart (`players.toml`).
"""
