"""The command `fudaba`, also as `python -m fudaba`."""

import sys


def main() -> int:
    """Run the command line and return its exit code; 130 after Ctrl-C, also while it is being loaded."""
    try:
        from fudaba.cli import main as run
    except KeyboardInterrupt:
        sys.stderr.write("\n")
        return 130
    return run()


if __name__ == "__main__":
    sys.exit(main())
