"""The terminal's commands alone, as the program runs them; `python -m tests.terminal.commanding play …`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from fudaba.kernel.game import BadSetup
from fudaba.kernel.record import BadRecord
from fudaba.terminal.command import add


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; what cannot be used is said in one line and gives 2."""
    parser = argparse.ArgumentParser(prog="fudaba")
    add(parser.add_subparsers(required=True))
    args = parser.parse_args(argv)
    try:
        code: int = args.run(args)
    except (BadSetup, BadRecord, OSError) as error:
        sys.stderr.write(f"fudaba: {error}\n")
        return 2
    return code


if __name__ == "__main__":
    sys.exit(main())
