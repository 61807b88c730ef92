"""`python -m fudaba` is the command `fudaba`."""

import sys

from fudaba.cli import main

if __name__ == "__main__":
    sys.exit(main())
