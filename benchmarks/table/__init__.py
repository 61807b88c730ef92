"""Load and faults for the table in a browser: `python -m benchmarks.table --help`."""
