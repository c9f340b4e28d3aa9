"""The field in the window: the table to scale, beside the list, with everything that keys and mouse do on it."""
