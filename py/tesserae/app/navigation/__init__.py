"""Navigation: links and addresses, and what opening one shows."""
