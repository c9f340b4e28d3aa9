"""The certificate of https: one that a referee has, or one made for the evening, whose key goes with it.

Nobody has signed the one that is made: a browser says so, and who opens a seat compares the fingerprint that stands on
his slip. The server reads certificate and key from files, so these lie in a folder that nobody else may look into.
"""

from __future__ import annotations

import os
import ssl
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from ipaddress import ip_address
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from companion.web import there

NEEDED = "cryptography"
LASTS = timedelta(hours=36)
"""An evening that grows long, and the day after it."""
BEFORE = timedelta(hours=1)
"""A phone's clock may be late."""


class Certificate(NamedTuple):
    """Where it lies, and its key where that lies in another file."""

    path: Path
    key: Path | None = None

    @property
    def fingerprint(self) -> str:
        """Give its SHA-256 as browsers show it. Raises OSError, ValueError."""
        return fingerprint(self.path.read_text(encoding="ascii"))


def can_make() -> bool:
    """Say whether what makes certificates is installed."""
    return there(NEEDED)


def fingerprint(text: str) -> str:
    """Give the SHA-256 of the first certificate in a PEM text, "AB:CD:…". Raises ValueError where there is none."""
    begins, ends = "-----BEGIN CERTIFICATE-----", "-----END CERTIFICATE-----"
    body = text[text.index(begins) : text.index(ends) + len(ends)]
    return ":".join(f"{one:02X}" for one in sha256(ssl.PEM_cert_to_DER_cert(body)).digest())


@contextmanager
def for_the_evening(hosts: Iterable[str]) -> Iterator[Certificate]:
    """Make a certificate for hosts, names and addresses without ports; its key is gone when the block ends."""
    with TemporaryDirectory(prefix="companion-serve-") as folder:  # the owner's alone
        key, certificate = _made(sorted(set(hosts)))
        path, place = Path(folder, "certificate.pem"), Path(folder, "key.pem")
        path.write_bytes(certificate)
        with os.fdopen(os.open(place, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(key)
        yield Certificate(path, place)


def _made(hosts: Iterable[str]) -> tuple[bytes, bytes]:
    """Give a key and a certificate that it has signed itself."""
    from cryptography import x509
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

    key = ec.generate_private_key(ec.SECP256R1())
    now = datetime.now(UTC)
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "companion serve")])
    found = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - BEFORE)
        .not_valid_after(now + LASTS)
        .add_extension(x509.SubjectAlternativeName([_called(one) for one in hosts]), critical=False)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .sign(key, hashes.SHA256())
    )
    pem = serialization.Encoding.PEM
    private = key.private_bytes(pem, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    return private, found.public_bytes(pem)


def _called(host: str) -> Any:
    from cryptography import x509

    try:
        return x509.IPAddress(ip_address(host))
    except ValueError:
        return x509.DNSName(host)
