"""Facts about the operating system."""

from __future__ import annotations

import sys

THREADS: bool = sys.platform != "emscripten"
"""Whether threads and processes can be started; in a browser's Python neither can."""
