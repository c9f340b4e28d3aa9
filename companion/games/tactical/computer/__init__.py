"""Computer players of a square-grid battle: a side's view in, its orders out (ANT-R-AI).

    view ──► picture ── goals, fronts ── troops, guns, staffs ──► orders, plots        doctrine: computer.toml

They see what their side has sighted and nothing else; odds come from the rules' own arithmetic.
"""
