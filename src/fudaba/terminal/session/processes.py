"""Processes beside the table, which goes before them."""

from __future__ import annotations

import atexit
import sys
from collections.abc import Callable
from contextlib import redirect_stderr
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Concatenate, Final, ParamSpec

from fudaba.system import ctrl_c_waits

KINDNESS: Final = 5
"""So far (`os.nice`) these processes stand back behind the table."""

Given = ParamSpec("Given")


def begun(
    work: Callable[Concatenate[Connection, Given], None], *args: Given.args, **kwargs: Given.kwargs
) -> tuple[Connection, BaseProcess]:
    """Begin work in a process beside the table, which ends with this one and may start others.

    work: a function at the top level of a module; it gets one end of a connection, then the arguments, and
    makes its process a worker (`system.become_worker`). The other end is returned.
    """
    context = get_context("spawn")
    here, there = context.Pipe()
    process = context.Process(
        target=work,
        args=(there, *args),
        kwargs=kwargs,
        daemon=False,  # no daemon may start others
    )
    # The full screen has an stderr of its own, which cannot be handed on to a process.
    with redirect_stderr(sys.__stderr__), ctrl_c_waits():
        process.start()
    atexit.register(process.kill)  # before Python waits for it
    there.close()
    return here, process
