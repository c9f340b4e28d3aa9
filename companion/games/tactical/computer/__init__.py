"""Computer players of a square-grid battle: a side's view in, its plan and its orders out (ANT-R-AI).

    view ──► picture ──► staff: planning, reserves, rallying, openings ──► plan: a mission a corps, its side's own
                         line: gathering, troops, columns, guns, shelter, staffs ──► orders, plots

They see what their side has sighted and nothing else; odds come from the rules' own arithmetic.
"""
