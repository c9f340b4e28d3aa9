"""The d10 brigade rules: state, commands, facts, why not, decide, apply, view, and a file a chapter. Pure."""
