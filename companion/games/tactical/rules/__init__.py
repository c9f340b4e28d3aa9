"""The rules of square-grid battles: state, commands, facts, why not, decide, apply, view, chapters. Pure."""
