"""The desktop: one window a game, Qt widgets over `session.Session` and the rows of `present`."""
