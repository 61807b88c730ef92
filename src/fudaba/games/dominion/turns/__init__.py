"""A turn: its phases, Clean-up, and in `automatic_answers` what may be done without asking anybody."""
