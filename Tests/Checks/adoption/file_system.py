"""File metadata, and Unicode normalization of file names."""
import os


def test_fix_keeps_attributes(bench):
    bench.copy_fixture("HarbourLeaky")
    changed = {}
    for folder, _, names in os.walk(bench.path()):
        for name in names:
            if name.endswith(".swift"):
                path = os.path.join(folder, name)
                os.chmod(path, 0o640)
                os.setxattr(path, "user.com.apple.quarantine", b"0081;65000000;Safari;")
                with open(path, "rb") as file:
                    changed[path] = file.read()
    result = bench.run("--fix", "--unsafe-fixes", "--fail-on", "never")
    fixed = []
    for path, text in changed.items():
        with open(path, "rb") as file:
            if file.read() != text:
                fixed.append(path)
    bench.expect(fixed, "nothing was fixed", result)
    for path in fixed:
        bench.expect(os.listxattr(path) == ["user.com.apple.quarantine"], f"{path} lost its attributes", result)
        bench.expect(os.stat(path).st_mode & 0o7777 == 0o640, f"{path} has other permissions", result)
    left = [name for _, _, names in os.walk(bench.path()) for name in names if name.endswith(".tmp")]
    bench.expect(not left, f"left behind: {left}", result)


def test_names_are_bytes_on_linux(bench):
    """On Linux, both normalization forms of a name are separate files, each reported under its own name."""
    text = (
        "import RIBs\nfinal class AInteractor: Interactor {\n    var router: ARouting?\n}\n"
        "protocol ARouting: Routing {}\n")
    names = ["Cafe\u0301.swift", "Caf\u00e9.swift"]
    for name in names:
        bench.write(name, text)
    result = bench.run("--format", "json", "--fail-on", "never")
    found = {finding["location"]["path"] for finding in result.json["findings"]}
    bench.expect(found <= set(names), f"found {found}", result)
    result = bench.run(names[0], "--format", "json", "--fail-on", "never")
    bench.expect(result.json["summary"]["files"] == 1, "both forms were taken for one", result)


def test_leftovers_of_macos(bench):
    """AppleDouble files, which macOS creates on other file systems, are not Swift files."""
    bench.write("A.swift", "import RIBs\n")
    bench.write("._A.swift", "\x00\x05\x16\x07")
    bench.write(".DS_Store", "\x00\x00\x00\x01Bud1")
    result = bench.run("--format", "json", "--fail-on", "never")
    bench.expect(result.status == 0 and result.json["summary"]["files"] == 1, "leftovers were read", result)
