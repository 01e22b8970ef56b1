"""What a report looks like to the person, or the program, that reads it."""
import os
import re

INTERACTOR = """import RIBs
import RxSwift

final class HomeInteractor: Interactor {
    func listen(_ values: Observable<Int>) {
        values.subscribe(onNext: { print($0) })
    }
}
"""


def make_app(bench):
    bench.write("Sources/Feature/Home.swift", INTERACTOR)
    bench.write("Sources/Core/Core.swift", "let core = 1\n")
    bench.repository()


def places(text):
    """The paths that a person's report points at."""
    return [path for path in re.findall(r"^(?: *--> )?(\S+\.swift):\d+:\d+", text, re.M)]


def test_paths_lead_to_the_file_from_the_working_folder(bench):
    make_app(bench)
    for cwd in (".", "Sources", "Sources/Feature", "Sources/Core"):
        for form in ("text", "concise"):
            result = bench.run("--format", form, bench.path("Sources"), cwd=cwd)
            found = places(result.output)
            bench.expect(found, f"{form} in {cwd} has no location", result)
            for path in found:
                bench.expect(not os.path.isabs(path), f"{form} in {cwd}: {path} is absolute", result)
                bench.expect(os.path.isfile(bench.path(cwd, path)), f"{form} in {cwd}: {path} leads nowhere", result)


def test_paths_elsewhere_are_absolute(bench):
    make_app(bench)
    bench.write("../elsewhere/x", "")
    result = bench.run("--format", "concise", bench.path("Sources"), cwd="../elsewhere")
    bench.expect(places(result.output) == [os.path.realpath(bench.path("Sources/Feature/Home.swift"))], "not absolute", result)


def test_machines_see_paths_from_the_root(bench):
    make_app(bench)
    for form in ("json", "jsonl", "gitlab", "rdjson", "checkstyle", "junit", "sonarqube", "github", "sarif", "markdown"):
        inside, outside = (bench.run("--format", form, bench.path("Sources"), cwd=cwd) for cwd in ("Sources/Feature", "."))
        bench.expect(inside.output == outside.output and "Sources/Feature/Home.swift" in inside.output, f"{form} differs by folder", inside)


def test_notices_lead_to_the_file_too(bench):
    bench.write("Sources/Feature/Broken.swift", "class A {\n")
    bench.repository()
    result = bench.run(".", cwd="Sources")
    bench.expect("note: Feature/Broken.swift:" in result.errors, "a notice has another path", result)
