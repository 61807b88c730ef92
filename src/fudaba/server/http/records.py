"""The addresses by which the record of a game, or the report of one that met an error, is downloaded.

Any server of a database gives them: a game that goes on no more is the same wherever it is read, so the
server that has its table need neither give it up for that nor be asked.
"""

from __future__ import annotations

import json
import platform
from collections import OrderedDict
from io import BytesIO
from zipfile import ZIP_DEFLATED, ZipFile

import msgspec

from fudaba import __version__
from fudaba.kernel.record import encode
from fudaba.server.http.page import Address, Request, Response, in_json, in_text, refused
from fudaba.server.http.people.pages import People
from fudaba.server.lobby.lobby import Lobby
from fudaba.server.protocol.client_error import ClientError
from fudaba.server.store import Away
from fudaba.server.store.stored_table import StoredTable
from fudaba.server.table.seating import seat_of
from fudaba.text.visible import in_json as escaped

KEPT = 32
"""How many records of games whose tables other servers have are kept, those asked for last."""


class RecordPages:
    """Records and reports, for anyone who may have them."""

    def __init__(self, lobby: Lobby, people: People) -> None:
        self._lobby = lobby
        self._people = people
        self._records: OrderedDict[str, bytes] = OrderedDict()
        self.addresses = [
            Address("/api/record/{table}", self._record),
            Address("/api/report/{table}", self._report),
            Address("/api/match/{table}", self._match),
        ]

    async def _record(self, request: Request) -> Response:
        """The record of a game that is over, to anyone who may watch it or sat there."""
        try:
            kept = await self._lobby.registry.kept(request.names["table"])
            person = await self._people.whose(request)
            await self._lobby.entrance.viewer(kept, request.token, "", person)
            data = await self._encoded(kept) if kept.state == "over" else b""
        except ClientError as refusal:
            return refused(refusal)
        except Away:
            return refused(ClientError("not_now", "server-away"))
        if not data:
            return in_text("the game is not over yet\n", 409)
        return _download(data, _name(kept))

    async def _match(self, request: Request) -> Response:
        """The records of all games of a match that are over, in one archive, by the table of any of them."""
        try:
            kept = await self._lobby.registry.kept(request.names["table"])
            person = await self._people.whose(request)
            if kept.match is None:
                return in_text("this game is of no match\n", 409)
            present = (await self._lobby.matches.present(kept)).match
            tables = [] if present is None else present.tables
            found = BytesIO()
            with ZipFile(found, "w", ZIP_DEFLATED) as archive:
                for number, table in enumerate(tables, 1):
                    one = await self._lobby.registry.kept(table)
                    await self._lobby.entrance.viewer(one, request.token, "", person)
                    if one.state == "over":
                        archive.writestr(f"{number}-{_name(one)}", await self._encoded(one))
        except ClientError as refusal:
            return refused(refusal)
        except Away:
            return refused(ClientError("not_now", "server-away"))
        response = Response(found.getvalue(), 200, "application/zip")
        response.headers["content-disposition"] = f'attachment; filename="fudaba-match-{kept.match.id}.zip"'
        return response

    async def _encoded(self, kept: StoredTable) -> bytes:
        """The record of a game that is over. Raises `ClientError`, `Away`."""
        if kept.id in self._records:
            self._records.move_to_end(kept.id)
            return self._records[kept.id]
        table = await self._lobby.registry.ended(kept.id)
        data = encode(table.record())
        if table.id not in self._lobby.tables:
            self._records[kept.id] = data
            while len(self._records) > KEPT:
                self._records.popitem(last=False)
        return data

    async def _report(self, request: Request) -> Response:
        """What is known of a game that met an error, to anyone who sat there."""
        try:
            kept = await self._lobby.registry.kept(request.names["table"])
            if max(seat_of(kept, request.token), await self._his_seat(request, kept)) < 0:
                raise ClientError("not_allowed", "server-no-token")
            if kept.state != "frozen":
                return in_text("this game has met no error\n", 409)
            table = await self._lobby.registry.ended(kept.id)
        except ClientError as refusal:
            return refused(refusal)
        except Away:
            return refused(ClientError("not_now", "server-away"))
        report = {
            "engine": __version__,
            "python": platform.python_version(),
            "table": table.id,
            "fault": table.kept.fault,
            "tried": table.kept.tried,
            "record": msgspec.to_builtins(table.record()),
        }
        data = escaped(json.dumps(report, ensure_ascii=False, indent=1)).encode()
        return _download(data, f"fudaba-report-{table.id}.json")

    async def _his_seat(self, request: Request, kept: StoredTable) -> int:
        person = await self._people.whose(request)
        return await self._lobby.ask(self._lobby.held_seats.seat, person, kept)


def _name(kept: StoredTable) -> str:
    """What the file with the record of a game is called."""
    return f"fudaba-{kept.game}-{kept.id}.json"


def _download(data: bytes, name: str) -> Response:
    response = in_json(data)
    response.headers["content-disposition"] = f'attachment; filename="{name}"'
    return response
