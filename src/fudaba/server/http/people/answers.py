"""Responses about people: JSON that nobody caches."""

from __future__ import annotations

from fudaba.server.http.page import Response, struct_in_json
from fudaba.server.protocol.client_error import ClientError
from fudaba.server.protocol.people_schema import NotDone
from fudaba.server.protocol.texts import say

STATUS = {
    "guest": 401,
    "prove": 401,
    "too_fast": 429,
    "nobody": 404,
    "no_table": 404,
    "bad_message": 400,
    "not_now": 503,
}
"""Of what is not done, by its code; 403 for all others."""


def not_done(refusal: ClientError) -> Response:
    """Why something is not done."""
    detail = refusal.detail if isinstance(refusal.detail, str) else ""
    response = struct_in_json(NotDone(refusal.code, say(refusal.message), detail))
    response.status = STATUS.get(refusal.code, 403)
    if response.status == 429:
        response.headers["retry-after"] = "2"
    return response
