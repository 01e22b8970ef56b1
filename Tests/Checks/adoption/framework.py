"""Copies of the framework in a project, and the advice if no RIBs are found."""
import os

from .workbench import ROOT

FRAMEWORK = os.path.join(ROOT, "Fixtures", "Frameworks", "ReactiveCore")

HOME = """import OurCore

protocol HomePresentable: Presentable {}
protocol HomeRouting: ViewableRouting {}

final class HomeInteractor: PresentableInteractor<HomePresentable> {
    var router: HomeRouting?
}
"""


def vendored(bench, folder):
    for name in sorted(os.listdir(FRAMEWORK)):
        with open(os.path.join(FRAMEWORK, name), encoding="utf-8") as file:
            bench.write(f"{folder}/{name}", file.read())


def test_a_vendored_framework_is_the_framework(bench):
    vendored(bench, "OurCore/Sources/OurCore/RIBs")
    bench.write("Sources/Home/HomeInteractor.swift", HOME)
    result = bench.run()
    bench.expect(result.status == 1 and "strong_router" in result.output, "the framework in the project is not taken for it",
        result)
    bench.expect(not result.errors, "there is nothing to note", result)
    bench.expect(bench.findings() == [("strong_router", "Sources/Home/HomeInteractor.swift", 7)], "other findings")
    doctor = bench.run("doctor")
    bench.expect("built on OurCore" in doctor.output or "built on RxSwift, OurCore" in doctor.output,
        "doctor does not name the module", doctor)


def test_declarations_that_may_be_a_framework_are_named(bench):
    bench.write("OurCore/Sources/OurCore/Bases.swift",
        "open class Interactor {}\nopen class Router {}\nopen class Builder {}\n")
    bench.write("Sources/Home/Home.swift", "import OurCore\nfinal class HomeInteractor: Interactor {}\n"
        "final class HomeRouter: Router {}\n")
    note = (
        "found no RIBs, but 'OurCore' declares Interactor, Router and Builder; if that is RIBs, add ribs.modules: "
        "[OurCore] to .riblint.yml")
    result = bench.run()
    bench.expect(result.status == 0 and result.errors == f"riblint: note: {note}\n", "the run does not name the module",
        result)
    for command in ("doctor", "init"):
        result = bench.run(command)
        bench.expect(note in result.output, f"{command} does not name the module", result)
    bench.expect("#   modules: [OurCore]" in bench.read(".riblint.yml"), "init does not write the line")
    bench.write(".riblint.yml", "ribs: { modules: [OurCore] }\n")
    result = bench.run()
    bench.expect("(1 RIB)" in result.output and not result.errors, "the line does not settle it", result)


def test_a_first_interactor_and_its_view_are_enough(bench):
    bench.write(
        "Home.swift", "import UIKit\nimport Platform\nfinal class HomeInteractor: BaseInteractor<HomePresentable> {}\n"
                "final class HomeViewController: UIViewController {}\n")
    result = bench.run()
    bench.expect(result.errors == "riblint: note: found no RIBs; if 'BaseInteractor' is a base class of RIBs, "
                 "add ribs.interactor: [BaseInteractor] to .riblint.yml\n",
                 "no hint at bases that are not among the files", result)


def test_a_module_that_is_not_among_the_files_is_named(bench):
    bench.write("Home.swift", "import UIKit\nimport Platform\nfinal class HomeInteractor: Interactor {}\n"
        "final class HomeRouter: Router<HomeInteractor> {}\n")
    result = bench.run()
    bench.expect(result.errors == "riblint: note: found no RIBs; if 'Platform' provides RIBs, add ribs.modules: "
        "[Platform] to .riblint.yml\n",
                 "no hint at the module", result)


def test_advice_is_tried_first(bench):
    bench.write("Home.swift", "import Alamofire\nimport Platform\nfinal class HomeInteractor: Interactor {}\n"
        "final class HomeRouter: Router<HomeInteractor> {}\n")
    bench.write("Login.swift", "import Platform\nfinal class LoginInteractor: Interactor {}\n")
    result = bench.run()
    bench.expect("if 'Platform' provides RIBs, add ribs.modules: [Platform]" in result.errors,
        "it names a module that few interactors import", result)
    bench.write(".riblint.yml", "ribs: { modules: [Platform] }\n")
    bench.expect("(1 RIB)" in bench.run().output, "the advice does not lead to RIBs")


def test_names_alone_are_noted(bench):
    bench.write(
        "Home.swift", "protocol HomeLogic {}\nfinal class HomeInteractor: HomeLogic {}\nfinal class HomeRouter {}\n")
    result = bench.run()
    bench.expect(result.errors == "riblint: note: found no RIBs, but 'HomeInteractor' and 'HomeRouter' are named like "
        "parts of RIBs; if they are, "
                 "name their base classes in ribs.interactor and ribs.router in .riblint.yml\n", "no hint at names",
                 result)
    bench.expect(not bench.run("--quiet").errors, "it is said even when asked to be quiet")


def test_other_code_is_not_bothered(bench):
    bench.write("Sources/Server/Routes.swift",
        "import Hummingbird\nfinal class RequestBuilder {}\nfinal class Routes: Router<Context> {}\n")
    result = bench.run()
    bench.expect(result.status == 0 and not result.errors, "a web server is bothered", result)


def test_unresolved_supertypes_are_counted_by_name(bench):
    homes = "\n".join(f"final class Home{number}Interactor: Interactor, Registration {{}}" for number in range(16))
    bench.write("Home.swift", f"import RIBs\nprotocol HomeRouting: class, Routing {{}}\n{homes}\n")
    bench.write("HomeTests.swift", "import RIBs\nfinal class HomeInteractorMock: Interactor, Recorded {}\n")
    bench.write("___FILEBASENAME___Builder.swift",
        "import RIBs\nprotocol XDependency: ___VARIABLE_childName___Dependency, Buildable {}\n")
    result = bench.run("doctor")
    bench.expect("1 unresolved supertype (16 uses): Registration\n" in result.output,
        "keywords, templates or tests are counted, or names twice", result)
    bench.expect("class" not in result.output, "'class' counts as a supertype", result)
    closing = bench.run().output.splitlines()[-1]
    bench.expect("unresolved" not in closing or closing.endswith("1 unresolved supertype"),
        "the closing line counts otherwise: " + closing)
