"""A WebSocket of Starlette, as a connection needs it."""

from __future__ import annotations

from starlette.websockets import WebSocket, WebSocketDisconnect

from fudaba.server.ws.socket import Caller, Gone


class StarletteSocket:
    """A `ws.socket.Socket`."""

    def __init__(self, socket: WebSocket) -> None:
        headers = socket.headers
        self.caller = Caller(
            address=socket.client.host if socket.client is not None else "",
            host=headers.get("host"),
            origin=headers.get("origin"),
            cookie=headers.get("cookie", ""),
        )
        self._socket = socket

    async def accept(self) -> None:
        """Let it in. Raises `Gone`."""
        try:
            await self._socket.accept()
        except (WebSocketDisconnect, RuntimeError, OSError):
            raise Gone from None

    async def receive(self) -> bytes | None:
        """Its next message; None once it is gone."""
        received = await self._socket.receive()
        if received["type"] == "websocket.disconnect":
            return None
        data: bytes | None = received.get("bytes")
        return (received.get("text") or "").encode() if data is None else data

    async def send(self, data: bytes) -> None:
        """Send it a message. Raises `Gone`."""
        try:
            await self._socket.send_bytes(data)
        except (WebSocketDisconnect, RuntimeError):
            raise Gone from None

    async def close(self, code: int, reason: str) -> None:
        """End the connection. Raises `Gone`."""
        try:
            await self._socket.close(code, reason)
        except (WebSocketDisconnect, RuntimeError):
            raise Gone from None
