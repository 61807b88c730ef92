"""A table: its seats, answers, clock, takebacks, hints, and the messages that it sends."""
