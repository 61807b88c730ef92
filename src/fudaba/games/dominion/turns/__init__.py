"""A turn: its phases, Clean-up, and in `fast` what may be done without asking anybody."""
