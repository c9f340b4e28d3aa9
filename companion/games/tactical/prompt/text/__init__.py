"""The unit displays and the field in characters."""
