"""A square-grid battle at a prompt: cursor menu, command menu, target menu, a menu a file."""
