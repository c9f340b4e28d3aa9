"""One shot, one melee, one step as JSON, without a game (`resolve antietam.fire` and its kin)."""
