"""The centre of the window: the work of the current step, one panel a kind of step."""
