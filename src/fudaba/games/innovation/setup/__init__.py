"""How a game begins, and a situation in the middle of one."""
