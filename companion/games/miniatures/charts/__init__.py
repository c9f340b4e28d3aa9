"""The shapes of the d10 charts, one module a group; the figures stand in rulesets/miniatures."""
