"""A campaign at a prompt, one menu a file."""
