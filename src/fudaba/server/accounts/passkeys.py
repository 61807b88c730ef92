"""Registration and proof of passkeys, by the library `webauthn`.

The passkey must know its owner by itself, so no name need be typed, and make sure of them by a finger, a face
or a PIN: so it stands for both, what they have and who they are.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Iterable
from typing import Any, NamedTuple

from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import bytes_to_base64url
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from fudaba.server.accounts.people import Passkey, Person
from fudaba.server.accounts.site import Site
from fudaba.server.protocol.client_error import ClientError

log = logging.getLogger("fudaba.server")

OURS = "Fudaba"
LONGEST_ID = 1023
"""Bytes of a passkey's id (WebAuthn, 4): a database has no index of whatever length."""


class PasskeyRequest(NamedTuple):
    """What a browser is to ask a passkey. challenge: what it has to sign."""

    challenge: bytes
    options: dict[str, Any]


class NewPasskey(NamedTuple):
    """A passkey that has been made."""

    id: str
    """The id that the browser gave it (base64url)."""
    public: bytes
    """The public key, as COSE has it."""
    uses: int
    """The device's counter of uses."""


def making(site: Site, person: Person, known: Iterable[Passkey] = ()) -> PasskeyRequest:
    """Ask for a new passkey. known: those that they have; a device that has one of them makes no other."""
    options = generate_registration_options(
        rp_id=site.id,
        rp_name=OURS,
        user_id=person.handle,
        user_name=person.name,
        user_display_name=person.name,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.REQUIRED,
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(one.id)) for one in known],
    )
    return PasskeyRequest(options.challenge, json.loads(options_to_json(options)))


def made(site: Site, challenge: bytes, credential: dict[str, Any]) -> NewPasskey:
    """The passkey that a browser says was made. Raises `ClientError` where that is not so."""
    try:
        found = verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.id,
            expected_origin=list(site.origins),
            require_user_verification=True,
        )
        if len(found.credential_id) > LONGEST_ID:
            raise ValueError("its id is too long")
    except Exception as error:  # whatever the library says of what a stranger sent: it is no proof
        raise _unproven(error) from None
    return NewPasskey(bytes_to_base64url(found.credential_id), found.credential_public_key, found.sign_count)


def asking(site: Site) -> PasskeyRequest:
    """Ask for any passkey of this server."""
    options = generate_authentication_options(
        rp_id=site.id, user_verification=UserVerificationRequirement.REQUIRED
    )
    return PasskeyRequest(options.challenge, json.loads(options_to_json(options)))


def proved(site: Site, challenge: bytes, credential: dict[str, Any], passkey: Passkey, person: Person) -> int:
    """How often that passkey has been used, now that it has proved that it is here. Raises `ClientError`."""
    try:
        found = verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.id,
            expected_origin=list(site.origins),
            credential_public_key=passkey.public,
            credential_current_sign_count=passkey.uses,
            require_user_verification=True,
        )
        whose = credential["response"].get("userHandle")
        if whose and base64url_to_bytes(whose) != person.handle:
            raise ValueError("the passkey belongs to somebody else")
    except Exception as error:  # as above
        raise _unproven(error) from None
    return found.new_sign_count


def id_of(credential: dict[str, Any]) -> str:
    """Which passkey a browser says it is; "" for none."""
    id = credential.get("id")
    return id if isinstance(id, str) else ""


def _unproven(error: Exception) -> ClientError:
    log.info("a passkey has proved nothing: %s", type(error).__name__)
    return ClientError("not_proven", "people-not-proven")
