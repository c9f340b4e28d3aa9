"""A battle of miniatures at a plain prompt."""
