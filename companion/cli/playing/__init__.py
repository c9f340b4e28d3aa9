"""`companion play`: a game at a prompt, one menu a file."""
