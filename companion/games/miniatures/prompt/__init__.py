"""A battle of miniatures at a plain prompt: commands as they are typed, status and refusals in words."""
