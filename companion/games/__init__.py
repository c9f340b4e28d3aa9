"""The games, a room each; who looks for how one plays opens its folder. They do not know each other."""
