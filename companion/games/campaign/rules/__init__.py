"""The rules of the campaign: state, commands, facts, why not, decide, apply, view, and a file a chapter. Pure."""
