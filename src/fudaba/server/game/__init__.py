"""One game as a server sees it: its timeline, its log, and what each viewer reads of it."""
