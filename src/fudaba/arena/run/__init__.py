"""Playing many games: in this process, in several, or on a cluster."""
