"""How fast Fudaba is, measured beside its peers in the same run."""
