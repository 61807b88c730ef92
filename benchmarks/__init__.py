"""How fast Fudaba is, measured beside its peers in the same run."""

import os

# `make bench` measures the source, whatever has been built beside it; `make bench-compiled` an installation.
os.environ.setdefault("FUDABA_NATIVE", "0")
