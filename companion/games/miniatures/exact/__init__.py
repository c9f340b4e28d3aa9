"""The charts over every case at once: the same rules, asked once for what they read, and laid over a million cases."""
