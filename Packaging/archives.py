"""Archives whose bytes depend on their contents alone: sorted names, fixed times, no owners."""
import gzip
import hashlib
import io
import tarfile
import zipfile
from typing import NamedTuple

# 1980-01-01, the first time that a zip can hold.
TIME = 315532800
# The highest level makes the program 0.4 % smaller and takes 2.5 times as long.
LEVEL = 6


class Entry(NamedTuple):
    """A file of an archive or of an installation."""
    name: str
    data: bytes
    executable: bool = False

    @property
    def mode(self):
        return 0o755 if self.executable else 0o644


def tarball(entries):
    """The bytes of a .tar.gz."""
    out = io.BytesIO()
    with gzip.GzipFile(filename='', fileobj=out, mode='wb', compresslevel=LEVEL, mtime=TIME) as packed, \
            tarfile.open(fileobj=packed, mode='w', format=tarfile.USTAR_FORMAT) as archive:
        for entry in sorted(entries):
            info = tarfile.TarInfo(entry.name)
            info.size, info.mode, info.mtime = len(entry.data), entry.mode, TIME
            archive.addfile(info, io.BytesIO(entry.data))
    return out.getvalue()


def zipped(entries):
    """The bytes of a .zip."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, 'w') as archive:
        for entry in sorted(entries):
            info = zipfile.ZipInfo(entry.name, (1980, 1, 1, 0, 0, 0))
            info.create_system = 3  # Unix: the upper half of external_attr is a mode.
            info.external_attr = (0o100000 | entry.mode) << 16
            archive.writestr(info, entry.data, zipfile.ZIP_DEFLATED, LEVEL)
    return out.getvalue()


def sha256(data):
    return hashlib.sha256(data).hexdigest()
