"""How far the build of machine code is that goes on beside the server."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from fudaba.server.http.page import Address, Request, Response, struct_in_json

if TYPE_CHECKING:  # only a server that is started builds anything
    from fudaba.native.background import Build


class Progress(msgspec.Struct):
    """What the page shows at its foot."""

    step: str
    """A step of `fudaba.native.background.State`, or "" where nothing is built."""
    share: float
    """How much is done, from 0 to 1."""


class MachineCodePage:
    """The address at which the page asks."""

    def __init__(self, build: Build | None) -> None:
        self._build = build
        self.addresses = [Address("/api/machine-code", self._progress)]

    async def _progress(self, request: Request) -> Response:
        if self._build is None:
            return struct_in_json(Progress("", 0.0))
        return struct_in_json(Progress(self._build.state.step, self._build.state.share))
