import Foundation
import Testing

/// The command line of `riblint leak`.
@Suite struct LeakCommandTests {
    private static let app = """
        import RIBs
        import UIKit

        protocol HomePresentable: Presentable {}
        protocol HomePresentableListener: AnyObject {}
        final class HomeInteractor: PresentableInteractor<HomePresentable>, HomePresentableListener {}
        final class HomeViewController: UIViewController, HomePresentable, ViewControllable {
            var listener: HomePresentableListener?
        }
        final class HomeRouter: ViewableRouter<HomeInteractor, HomeViewController> {}
        final class HomeBuilder: Builder<EmptyDependency> {
            func build() -> ViewableRouting {
                let view = HomeViewController()
                return HomeRouter(interactor: HomeInteractor(presenter: view), viewController: view)
            }
        }

        """
    private static let message = "Assertion failed: <Home.HomeInteractor: 7> has leaked. Objects are expected"

    private func tree() throws -> SampleTree {
        try SampleTree(["App/Home.swift": LeakCommandTests.app, "log.txt": LeakCommandTests.message + "\n"])
    }

    @Test func aLogIsAnswered() throws {
        let tree = try tree()
        let outcome = try Riblint.run(["leak", "log.txt"], in: tree.root)
        #expect(outcome.status == 0 && outcome.errors.isEmpty)
        #expect(
            outcome.text == """
                'Home.HomeInteractor' has leaked (the interactor of Home)
                  Its router was released a second ago. Holding the router, or not detaching the RIB, is not the \
                cause: either would keep the router.

                  One candidate:
                    1. certain: 'HomeViewController' holds its interactor 'HomeInteractor', which owns it, strongly \
                in 'listener'.
                       App/Home.swift:8
                       HomeViewController.listener → HomeInteractor.presenter → HomeViewController
                       Declare it as 'weak var'.
                       strong_listener_in_view, reported

                  Not looked at:
                    - libraries that keep what they are passed, storyboards, threads, and debuggers

                """)
        let same = try Riblint.run(["leak", "-", "App"], in: tree.root, input: LeakCommandTests.message)
        #expect(same.output == outcome.output)
        #expect(try Riblint.run(["leak", "--log", "log.txt", "--fail-on", "certain"], in: tree.root).status == 1)
    }

    @Test func aTypeIsAnswered() throws {
        let tree = try tree()
        let outcome = try Riblint.run(["leak", "HomeInteractor", "--format", "markdown"], in: tree.root)
        #expect(outcome.status == 0)
        let start = "### 'HomeInteractor' (the interactor of Home)\n\nOne candidate:\n\n1. **certain**: "
        #expect(outcome.text.hasPrefix(start))
        // What keeps the object is in bold type, what the object itself keeps is not.
        let chain = "**`HomeViewController.listener`** → `HomeInteractor.presenter` → `HomeViewController`."
        #expect(outcome.text.contains(" \(chain) Declare it as 'weak var'."), "\(outcome.text)")
    }

    @Test(arguments: [
        ([], "missing LOG or TYPE"),
        (["home.memgraph"], "'home.memgraph' is a memory graph; run 'leaks home.memgraph > leaks.txt'"),
        (["logs/none.txt"], "no such file 'logs/none.txt'; to ask about a type, give its name alone"),
        (["HomeInteractr"], "no type 'HomeInteractr' is declared in the files that were read; did you mean"),
        (["--type", "A", "--log", "log.txt"], "--type and --log cannot be used together; remove one"),
        (["log.txt", "--format", "sarif"], "format of leak"),
        (["App/Home.swift"], "the log has no message that riblint knows"),
    ])
    func aMistakeIsExplained(_ arguments: [String], _ text: String) throws {
        let tree = try tree()
        let outcome = try Riblint.run(["leak"] + arguments, in: tree.root)
        #expect(outcome.status == 2 && outcome.output.isEmpty)
        #expect(outcome.errors.contains(text), "\(outcome.errors)")
    }

    /// The answers say which of several types they are about, unless the module in the name does.
    @Test func typesOfOneNameHaveAnAnswerEach() throws {
        let tree = try tree()
        try tree.write("Old/Home.swift", Data("import RIBs\nfinal class HomeInteractor {}\n".utf8))
        let both = try Riblint.run(["leak", "-"], in: tree.root, input: "<Project.HomeInteractor: 7> has leaked.")
        let about = both.text.split(separator: "\n").filter { $0.contains("types have this name") }
        #expect(
            about
                == ["App/Home.swift", "Old/Home.swift"].map {
                    "  2 types have this name; this answer is about that of '\($0)'."
                })
        let one = try Riblint.run(["leak", "-"], in: tree.root, input: "<Old.HomeInteractor: 7> has leaked.")
        #expect(one.status == 0 && !one.text.contains("types have this name") && !one.text.contains("App/Home"))
    }

    @Test func typesOfOtherCodeAreNamed() throws {
        let tree = try tree()
        let log = "<Map.Pin: 7> has leaked.\n\(LeakCommandTests.message)\n<Map.Pin: 8> has leaked.\n"
        let text = try Riblint.run(["leak", "-"], in: tree.root, input: log).text
        #expect(text.hasPrefix("'Home.HomeInteractor' has leaked"))
        let sentence = "The files that were read do not declare 'Map.Pin', which the log has messages about."
        #expect(text.hasSuffix("\n\n\(sentence)\n"), "\(text)")
        let markdown = try Riblint.run(["leak", "-", "--format", "markdown"], in: tree.root, input: log).text
        #expect(markdown.hasSuffix("\n\(sentence.replacing("_", with: "\\_"))\n"), "\(markdown)")
        let json = try Riblint.run(["leak", "-", "--format", "json"], in: tree.root, input: log)
        let object = try #require(JSONSerialization.jsonObject(with: json.output) as? [String: Any])
        #expect(object["undeclared"] as? [String] == ["Map.Pin"])
        #expect((object["messages"] as? [Any])?.count == 1)
    }

    /// A candidate says why `lint` does not report the finding there.
    @Test func statesOfFindings() throws {
        func state(_ tree: SampleTree) throws -> String? {
            let outcome = try Riblint.run(["leak", "log.txt"], in: tree.root)
            return outcome.text.split(separator: "\n").first { $0.contains("strong_listener_in_view, ") }.map {
                $0.trimmingCharacters(in: .whitespaces)
            }
        }
        let tree = try tree()
        #expect(try Riblint.run(["baseline", "create"], in: tree.root).status == 0)
        #expect(try state(tree) == "strong_listener_in_view, in the baseline")
        try tree.write(".riblint.yml", Data("rules:\n  strong_listener_in_view: off\n".utf8))
        #expect(try state(tree) == "strong_listener_in_view, off")
        let line = "    var listener: HomePresentableListener?\n"
        let silenced = LeakCommandTests.app.replacing(
            line, with: "    // riblint:disable:next strong_listener_in_view -- known\n" + line)
        let other = try SampleTree(["App/Home.swift": silenced, "log.txt": LeakCommandTests.message])
        #expect(try state(other) == "strong_listener_in_view, suppressed by a comment")
    }
}
