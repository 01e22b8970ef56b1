"""The folders in which the examples of the pages are run: copies of a small leaky app, each prepared for one example.

A scene is a function that is passed a `Workbench`, an empty temporary folder with operations in it. Pages name it in
their comments; capture.py describes them.
"""
import os

MAP = "App/Map/MapInteractor.swift"
BOOKINGS = "App/Bookings/BookingsInteractor.swift"
BASELINE = ".riblint-baseline.json"


def leaky(bench):
    """The app, in a git repository."""
    bench.copy_fixture("HarbourLeaky")
    bench.write(".riblint.yml", "version: 1\n")
    bench.repository()


def attached(bench):
    """An app in which children stay attached."""
    bench.copy_fixture("CourierLeaky")
    bench.repository()


def baselined(bench):
    """The findings of the app are accepted, and the baseline is committed."""
    leaky(bench)
    bench.run("baseline", "create", "--reason", "before riblint")
    bench.commit("baseline")


def fixed(bench):
    """Two of the accepted findings are fixed."""
    baselined(bench)
    bench.edit(MAP, "    var router:", "    weak var router:")
    bench.edit(BOOKINGS, "private var openDetail:", "private weak var openDetail:")


def pruned(bench):
    """The two are not in the baseline any more, on a branch."""
    baselined(bench)
    bench.git("checkout", "-q", "-b", "fixes")
    bench.edit(MAP, "    var router:", "    weak var router:")
    bench.edit(BOOKINGS, "private var openDetail:", "private weak var openDetail:")
    bench.run("baseline", "prune")
    bench.commit("fixes")


def suppressed(bench):
    """A comment suppresses a finding that is accepted too."""
    baselined(bench)
    bench.edit(MAP, "    var router:",
        "    // riblint:disable:next strong_router - the map outlives its router (MAP-7)\n    var router:")


def conflict(bench):
    """The baseline has the markers of a conflict."""
    baselined(bench)
    lines = bench.read(BASELINE).split("\n")
    lines[2:2] = ["<<<<<<< HEAD"]
    lines[4:4] = ["=======", lines[3], ">>>>>>> fixes"]
    bench.write(BASELINE, "\n".join(lines))


def edited(bench):
    """A branch changes a view that dismisses itself."""
    leaky(bench)
    bench.git("checkout", "-q", "-b", "booking")
    start = "guard hasPhoto else {\n            "
    bench.edit("App/NewBooking/NewBookingViewController.swift", f"{start}dismiss", f"{start}self.dismiss")
    bench.commit("close")


def shallow(bench):
    """A clone that has only the last commit, and the main branch beside it."""
    bench.copy_fixture("HarbourLeaky", "origin")
    bench.repository("origin")
    bench.git("checkout", "-q", "-b", "booking", cwd="origin")
    bench.write("origin/App/New.swift", "let new = 1\n")
    bench.commit("new", cwd="origin")
    bench.git("checkout", "-q", "main", cwd="origin")
    bench.write("origin/App/Other.swift", "let other = 1\n")
    bench.commit("other", cwd="origin")
    bench.git("clone", "-q", "--depth", "1", "--no-single-branch", "--branch", "booking",
        f"file://{bench.path('origin')}", "clone")
    bench.folder = bench.path("clone")


def staged(bench):
    """A file is staged in part."""
    leaky(bench)
    bench.edit(MAP, "    var router:", "    internal var router:")
    bench.git("add", "-A")
    bench.edit(MAP, "    private var marinas", "    // Those on the map.\n    private var marinas")


def opened(bench):
    """A child is not detached any more."""
    leaky(bench)
    bench.edit("App/Map/MapRouter.swift", "        detachChild(router)\n        newBooking = nil\n", "        newBooking = nil\n")


def commented(bench):
    """Two suppression comments, one of which suppresses nothing."""
    bench.copy_fixture("HarbourLeaky")
    bench.edit(MAP, "    var router:",
        "    // riblint:disable:next strong_router - the map outlives its router (MAP-7)\n    var router:")
    bench.edit("App/Profile/ProfileInteractor.swift", "    weak var router: ProfileRouting?",
        "    weak var router: ProfileRouting?  // riblint:disable:this strong_router")
    bench.repository()


def nested(bench):
    """The configuration of a folder has a key of a whole project."""
    leaky(bench)
    bench.write(".riblint.yml", "version: 1\n")
    bench.write("Sources/Experiments/.riblint.yml", "disabled_rules: [unreset_dispose_bag]\nincluded: [App]\n")
    bench.write("Sources/Experiments/A.swift", "let a = 1\n")


def team(bench):
    """An app with the first rule of OWN-RULES.md."""
    bench.copy_fixture("Courier")
    page = open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "OWN-RULES.md")).read()
    bench.write(".riblint.yml", page.split("```yaml\n", 1)[1].split("```", 1)[0])
    bench.repository()


def untested(bench):
    """A rule whose example marks another place."""
    bench.write(".riblint.yml", """version: 1
custom_rules:
  app_no_print:
    in: {}
    must_not: { call: Swift.print }
    message: "'{subject}' prints."
    examples:
      - bad: |
          func start() { print("started") }
          //   ^^^^^
""")


def misspelled(bench):
    """A base class that no type inherits from."""
    leaky(bench)
    bench.write("App/Base.swift",
        "import RIBs\n\nclass BaseInteractor: Interactor {}\nfinal class A: BaseInteractor {}\n")
    bench.write(".riblint.yml", "version: 1\nribs:\n  interactor: [BaseInteracter]\n")


def invalid(bench):
    """A configuration with two errors."""
    leaky(bench)
    bench.write(".riblint.yml", "exclude: [App/Legacy]\nrules:\n  strong_routr: warning\n")
