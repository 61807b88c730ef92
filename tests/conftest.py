"""What holds for all tests."""

from __future__ import annotations

import os

from fudaba.bots.dominion.plans import ENVIRONMENT

os.environ.setdefault(ENVIRONMENT, "0")  # no test waits for a plan to be found but those of the search itself
os.environ["LC_ALL"] = "C.UTF-8"  # English, whatever the language of the system is
