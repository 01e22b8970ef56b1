"""Files that --fix changes."""


def leaky(name):
    return (
        f"import RIBs\n\nprotocol {name}Routing: Routing {{}}\n\n"
        f"final class {name}Interactor: Interactor {{\n"
        f"    var router: {name}Routing?\n"
        "}\n")


def test_files_with_syntax_errors_are_left_alone(bench):
    bench.write("Whole.swift", leaky("Whole"))
    bench.write("Broken.swift", leaky("Broken") + "func f() {\n")
    before = bench.read("Broken.swift")
    result = bench.run("--fix")
    bench.expect(bench.read("Broken.swift") == before, "a file with a syntax error was edited", result)
    bench.expect("weak var" in bench.read("Whole.swift"), "the other was not", result)
    bench.expect("riblint: warning: Broken.swift: not fixed: has syntax errors; correct them first\n" in result.errors,
        "it is not told", result)
    diff = bench.run("--diff-fixes")
    bench.expect(diff.output == "" and "Broken.swift: not fixed" in diff.errors, "--diff-fixes does otherwise", diff)
