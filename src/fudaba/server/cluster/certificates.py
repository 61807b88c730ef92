"""The certificate by which a process is known to the others of its database: its own, for as long as it runs.

Nobody signs it and nobody need renew it: the others take exactly the one that they read in the database.
"""

from __future__ import annotations

import datetime
import ssl
import tempfile
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

NAME = "fudaba.peer"
"""Of whom all of them are; which one it is, is known by its key."""
LASTS = datetime.timedelta(days=3650)
"""No process runs for so long. It begins as long ago: clocks differ."""


def own() -> tuple[ssl.SSLContext, str]:
    """A new key and certificate: for who listens, and the certificate as others must know it."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, NAME)])
    now = datetime.datetime.now(datetime.UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - LASTS)
        .not_valid_after(now + LASTS)
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(NAME)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    shown = certificate.public_bytes(serialization.Encoding.PEM)
    kept = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    with tempfile.TemporaryDirectory(prefix="fudaba-") as folder:  # nobody else may look into it
        file = Path(folder, "key")
        file.write_bytes(shown + kept)
        context.load_cert_chain(file)
    return context, shown.decode()


def only(certificate: str) -> ssl.SSLContext:
    """For who goes to one that shows exactly this certificate. Raises OSError or ValueError for none."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    context.load_verify_locations(cadata=certificate)
    return context
