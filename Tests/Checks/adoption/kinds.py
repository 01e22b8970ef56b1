"""Files that are read and not reported on: tests, templates; and samples, which are ordinary code."""

STRONG = """import RIBs

protocol {0}Routing: Routing {{}}

final class {0}Interactor: Interactor {{
    var router: {0}Routing?
}}
"""

TEMPLATE = """//___FILEHEADER___

import RIBs

protocol ___VARIABLE_productName___Routing: Routing {}

final class ___FILEBASENAMEASIDENTIFIER___: Interactor {
    var router: ___VARIABLE_productName:identifier___Routing?
    let parts = [___VARIABLE_parts:{ }__)
}
"""

GENERATOR = """import RIBs

protocol MakerRouting: Routing {}

final class MakerInteractor: Interactor {
    let name = text.replacing("___VARIABLE_productName___", with: target)
    var router: MakerRouting?
}
"""


def test_templates_are_no_swift_yet(bench):
    bench.write("Sources/Home.swift", STRONG.format("Home"))
    bench.write("Templates/Default/Interactor.swift", TEMPLATE)
    bench.write("Templates/___FILEBASENAME___Interactor.swift", STRONG.format("Other"))
    bench.write("Tools/Maker.swift", GENERATOR)
    expected = [("strong_router", "Sources/Home.swift", 6), ("strong_router", "Tools/Maker.swift", 7)]
    bench.expect(bench.findings() == expected, f"not the findings of ordinary code: {bench.findings()}")
    result = bench.run("--no-progress")
    bench.expect(not result.errors and "in 2 files" in result.output, "there is a note, or another count", result)
    bench.expect(not bench.run("--format", "json").json["notices"], "there is a notice")
    doctor = bench.run("doctor")
    bench.expect("4 files: 2 source, 2 template" in doctor.output and "2 source files" in doctor.output,
        "doctor counts otherwise", doctor)
    result = bench.run("--no-progress", "Templates")
    bench.expect("found no sources to report on, only 2 templates" in result.errors, "no word of it", result)


def test_samples_are_ordinary_code_and_tests_are_not(bench):
    for folder in ("Sample", "Demo/App", "Examples", "HomeTests", "Mocks"):
        bench.write(f"{folder}/File.swift", STRONG.format(folder.split("/")[0]))
    found = [path for _, path, _ in bench.findings()]
    bench.expect(found == ["Demo/App/File.swift", "Examples/File.swift", "Sample/File.swift"], f"found in {found}")
    doctor = bench.run("doctor")
    bench.expect("5 files: 3 source, 2 test" in doctor.output, "doctor counts otherwise", doctor)
