"""A battle of miniatures as rows, sentences and reports, for every front end.

    view ──► rows (order, fire, charge, maneuver …)        facts ──► tellings: sentences by the names a seat knows

A value on its way to several front ends is made once here; what only the window needs stands in `screen`.
"""
