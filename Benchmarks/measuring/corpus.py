"""Folders of Swift files for measurements."""

import os


class Corpus:
    """A folder with files, of which all programs read the same."""

    def __init__(self, name, folder, list_folder, expected=None):
        """`expected`: number of findings by rule, from the manifest of a generated app."""
        self.name = name
        self.folder = os.path.abspath(folder)
        self.expected = expected
        self.files, self.bytes = [], 0
        for place, folders, names in os.walk(self.folder):
            # Folders that riblint ignores, so that all programs read the same files.
            folders[:] = sorted(one for one in folders if not one.startswith("."))
            for file in sorted(names):
                if file.endswith(".swift"):
                    path = os.path.join(place, file)
                    self.files.append(path)
                    self.bytes += os.stat(path).st_size
        if not self.files:
            raise SystemExit(f"benchmarks: no Swift file below {folder}")
        self.list = os.path.join(list_folder, f"{name}.files")
        with open(self.list, "wb") as file:
            file.write(b"\0".join(path.encode() for path in self.files) + b"\0")

    def read(self):
        """Reads all files into the page cache, which can have dropped them since the last round."""
        buffer = bytearray(1 << 20)
        for path in self.files:
            file = os.open(path, os.O_RDONLY)
            while os.readv(file, [buffer]) > 0:
                pass
            os.close(file)

    def forget(self):
        """Drops the files from the page cache, after writing dirty pages, so that the next run reads from disk."""
        os.sync()
        for path in self.files:
            file = os.open(path, os.O_RDONLY)
            os.posix_fadvise(file, 0, 0, os.POSIX_FADV_DONTNEED)
            os.close(file)


def general(given):
    """The folder of general Swift: the given one, else the existing checkouts of packages."""
    if given:
        return given
    here = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../..")
    checkouts = [f"{here}/Tests/Differential/Oracle/.build/checkouts", f"{here}/Benchmarks/FrontEnd/.build/checkouts",
        f"{here}/.build/checkouts"]
    for place in checkouts:
        if os.path.isdir(place):
            return place
    raise SystemExit("benchmarks: no general Swift: name a folder by --general, or build the package first")
