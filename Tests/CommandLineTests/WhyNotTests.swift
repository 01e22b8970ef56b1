import Foundation
import Testing

/// `riblint explain --why-not`: each thing that keeps a rule silent is named.
@Suite struct WhyNotTests {
    private static let interactor = """
        import RIBs

        protocol HomeRouting: Routing {}

        final class HomeInteractor: Interactor {
            weak var router: HomeRouting?
            var child: HomeRouting?
            var title = ""

            func close() {}
        }

        """

    private func ask(_ place: String, _ rule: String = "strong_router", _ more: [String] = [], in tree: SampleTree) throws -> String {
        let outcome = try Riblint.run(["explain", "--why-not", place, rule] + more, in: tree.root)
        #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
        return outcome.text
    }

    // MARK: The file

    @Test(arguments: [
        ("Pods/a.swift", "Pods/a.swift is left out: it is among the files in hidden folders, Pods, Carthage and DerivedData."),
        ("Gone/a.swift", "Gone/a.swift is excluded: such files are known, but never reported on."),
        ("Out/a.swift", "Out/a.swift is left out: it is among the files matched by .gitignore files."),
        ("Read.md", "Read.md is no Swift file."),
        ("wide.swift", "wide.swift is not analysed: it is in UTF-16 or UTF-32; save it as UTF-8."),
        ("HomeTests.swift", "HomeTests.swift belongs to tests: such files are known, but never reported on."),
        ("made.generated.swift", "made.generated.swift is generated: such files are known, but never reported on."),
        ("ThirdParty/a.swift", "ThirdParty/a.swift is vendored: it comes from elsewhere: such files are known, but never reported on."),
        ("___FILE___.swift", "___FILE___.swift is a template: such files are known, but never reported on."),
    ])
    func fileIsNotReportedOn(_ file: String, _ reason: String) throws {
        let names = ["Pods/a.swift", "Gone/a.swift", "Out/a.swift", "HomeTests.swift", "made.generated.swift", "ThirdParty/a.swift", "___FILE___.swift"]
        let tree = try SampleTree([
            ".git/x": "", "a.swift": Self.interactor, "Read.md": "", ".gitignore": "Out/\n", ".riblint.yml": "excluded: [Gone]",
        ])
        for name in names { try tree.write(name, Data(Self.interactor.utf8)) }
        try tree.write("wide.swift", Data([0xFF, 0xFE, 0x61, 0x00]))
        #expect(try ask("\(file):7", in: tree) == "strong_router says nothing about \(file):7.\n\n\(reason)\n")
    }

    @Test func fileIsNotAmongThePaths() throws {
        let tree = try SampleTree([".git/x": "", "A/a.swift": Self.interactor, "B/b.swift": Self.interactor])
        #expect(try ask("A/a.swift:7", "strong_router", ["B"], in: tree) == """
            strong_router says nothing about A/a.swift:7.

            A/a.swift is not among the files that are linted; name a folder that it is in as PATH.

            """)
    }

    @Test func noTypeHasARole() throws {
        let tree = try SampleTree([".git/x": "", "a.swift": "class Plain {\n    var router: Router?\n}\n"])
        #expect(try ask("a.swift:2", in: tree) == "strong_router says nothing about a.swift:2.\n\nNo type of the project has a role in a RIB.\n")
    }

    // MARK: The rule

    @Test(arguments: [
        ("disabled_rules: [strong_router]", "strong_router is off: the configuration's 'disabled_rules' name it."),
        ("rules: { strong_router: off }", "strong_router is off: the configuration says so under 'rules'."),
        ("only_rules: [unreset_dispose_bag]", "strong_router is off: the configuration's 'only_rules' do not name it."),
        (
            "overrides: [{ paths: [a.swift], rules: { strong_router: off } }]",
            "The configuration's 'overrides' switch strong_router off for this file."
        ),
    ])
    func ruleIsOff(_ configuration: String, _ reason: String) throws {
        let tree = try SampleTree([".git/x": "", "a.swift": Self.interactor, ".riblint.yml": configuration])
        let breach = try ask("a.swift:7", in: tree)
        #expect(breach.hasPrefix("strong_router does not report a.swift:7, but would if it were on.\n\nerror[strong_router]: "))
        #expect(breach.hasSuffix("\n\n\(reason)\n"))
        let right = try ask("a.swift:6", in: tree)
        #expect(right.hasPrefix("strong_router says nothing about a.swift:6.\n\n\(reason)\n\nThe property 'router' is declared 'weak'.\n"))
        let isolated = try ask("a.swift:7", "strong_router", ["--isolated"], in: tree)
        #expect(isolated.hasPrefix("strong_router does report a.swift:7.\n\nerror[strong_router]: "))
    }

    @Test func ruleIsOffByDefault() throws {
        let tree = try SampleTree([".git/x": "", "a.swift": Self.interactor])
        let text = try ask("a.swift:6", "suppression_without_reason", in: tree)
        #expect(text.contains("suppression_without_reason is off by default; 'opt_in_rules' or --enable switch it on.\n"))
    }

    // MARK: The finding

    @Test func findingIsThere() throws {
        let tree = try SampleTree([".git/x": "", "a.swift": Self.interactor])
        #expect(try ask("a.swift:7", in: tree) == """
            strong_router does report a.swift:7.

            error[strong_router]: 'HomeInteractor' holds the router 'HomeRouting' strongly in 'child'.
             --> a.swift:7:9
              |
            5 | final class HomeInteractor: Interactor {
            6 |     weak var router: HomeRouting?
            7 |     var child: HomeRouting?
              |         ^^^^^
              = help: Declare it 'weak var'.
              = fix: Make 'child' weak (safe)
              = note: riblint explain strong_router

            """)
    }

    @Test func findingIsSilenced() throws {
        let text = Self.interactor.replacing("    var child", with: "    // riblint:disable:next strong_router - a fake\n    var child")
        let tree = try SampleTree([".git/x": "", "a.swift": text])
        let answer = try ask("a.swift:8", in: tree)
        #expect(answer.hasPrefix("strong_router found something at a.swift:8, but does not report it.\n\nerror[strong_router]: "))
        #expect(answer.hasSuffix("""

            It is silenced by 'riblint:disable:next', for the reason 'a fake'.
              a.swift:7:8: 'riblint:disable:next' stands here

            """))
    }

    @Test func directiveSilencesSomething() throws {
        let text = Self.interactor.replacing("    var child", with: "    // riblint:disable:next strong_router - a fake\n    var child")
        let tree = try SampleTree([".git/x": "", "a.swift": text])
        #expect(try ask("a.swift:7", "unused_suppression", in: tree) == """
            unused_suppression says nothing about a.swift:7.

            'riblint:disable:next' silences:
              a.swift:8:9: 'HomeInteractor' holds the router 'HomeRouting' strongly in 'child'.

            """)
        #expect(try ask("a.swift:8", "unused_suppression", in: tree).contains("\n\nNothing on this line is what it looks at: directives.\n\n"))
    }

    /// Names of files are bytes.
    @Test func fileNameIsNoText() throws {
        let tree = try SampleTree([".git/x": "", "a.swift": Self.interactor])
        let outcome = try Riblint.shell(
            "n=$(printf 'b\\377:3.swift'); cp a.swift \"$n\" && \"$RIBLINT\" explain --why-not \"$n:6\" strong_router", in: tree.root)
        #expect(outcome.status == 0 && outcome.text.contains("\n\nThe property 'router' is declared 'weak'.\n"), "\(outcome.errors)")
    }

    @Test func findingIsInTheBaseline() throws {
        let tree = try SampleTree([".git/x": "", "a.swift": Self.interactor])
        #expect(try Riblint.run(["baseline", "create"], in: tree.root).status == 0)
        let answer = try ask("a.swift:7", in: tree)
        #expect(answer.hasPrefix("strong_router found something at a.swift:7, but does not report it.\n\nerror[strong_router]: "))
        #expect(answer.hasSuffix("\n\nThe baseline '.riblint-baseline.json' knows it (line 2), so it is not reported.\n"), "\(answer)")
        #expect(try ask("a.swift:7", "strong_router", ["--no-baseline"], in: tree).hasPrefix("strong_router does report a.swift:7.\n"))
    }

    @Test func findingNamesTheLine() throws {
        let tree = try SampleTree([".git/x": "", "View.swift": SampleTree.leaky("Cart")])
        let answer = try ask("View.swift:11", "view_self_dismissal", in: tree)
        #expect(answer.hasPrefix("view_self_dismissal has a finding that names View.swift:11, but stands elsewhere.\n\nerror[view_self_dismissal]: "))
    }

    // MARK: The line

    @Test func reasonHasItsPlaces() throws {
        let text = SampleTree.leaky("Cart", before: "listener?.didTapClose()")
        let tree = try SampleTree([".git/x": "", "View.swift": text])
        let roles = """

            'CartViewController' is a view.
              View.swift:8:13: 'CartViewController' conforms to 'CartPresentable'
              View.swift:17:10: 'CartPresentable' has 'Presentable' of the framework among its supertypes

            """
        #expect(try ask("View.swift:13", "view_self_dismissal", in: tree) == """
            view_self_dismissal says nothing about View.swift:13.

            'dismiss' is heard of: on each path from an event of the view the listener is told.
              View.swift:12:19: 'didTapClose' tells the listener

            """ + roles)
        // The line of the reason itself is answered as well, and a column is no harm.
        #expect(try ask("View.swift:12:9", "view_self_dismissal", in: tree) == """
            view_self_dismissal says nothing about View.swift:12.

            'dismiss' is heard of: on each path from an event of the view the listener is told.
              View.swift:13:9: it stands here
              View.swift:12:19: 'didTapClose' tells the listener

            """ + roles)
    }

    /// Somebody may ask about any line of a chain: the innermost that the line is a part of is meant.
    @Test func lineIsPartOfSomething() throws {
        let tree = try SampleTree([
            ".git/x": "",
            "a.swift": """
                import RIBs
                import RxSwift
                final class ListInteractor: Interactor {
                    let items: Observable<Int>
                    func load() {
                        items
                            .map { $0 + 1 }
                            .subscribe(onNext: {
                                print($0)
                            })
                            .disposeOnDeactivate(interactor: self)
                    }
                }
                """,
        ])
        for line in [6, 7, 9, 10] {
            #expect(try ask("a.swift:\(line)", "undisposed_subscription", in: tree).hasPrefix("""
                undisposed_subscription says nothing about a.swift:\(line).

                The subscription to 'items' is ended by 'disposeOnDeactivate'.
                  a.swift:8:14: it stands here
                  a.swift:11:14: 'disposeOnDeactivate' ends it

                """))
        }
        #expect(try ask("a.swift:9", in: tree).contains("\n\nThe closure holds no router strongly.\n  a.swift:8:32: it stands here\n\n"))
        #expect(try ask("a.swift:5", "undisposed_subscription", in: tree).contains("\n\nNothing on this line is what it looks at: "))
    }

    @Test func nothingToLookAt() throws {
        let tree = try SampleTree([".git/x": "", "a.swift": Self.interactor])
        #expect(try ask("a.swift:10", in: tree) == """
            strong_router says nothing about a.swift:10.

            Nothing on this line is what it looks at: properties of interactors, and closures that they may keep.

            'HomeInteractor' is an interactor.
              a.swift:5:13: 'HomeInteractor' has 'Interactor' of the framework among its supertypes

            In this file it looks at:
              a.swift:6:14: The property 'router' is declared 'weak'.
              a.swift:7:9: 'HomeInteractor' holds the router 'HomeRouting' strongly in 'child'.
              a.swift:8:9: The property 'title' has no type that is known to be a router's.

            """)
        #expect(try ask("a.swift:2", "view_self_dismissal", in: tree) == """
            view_self_dismissal says nothing about a.swift:2.

            Nothing on this line is what it looks at: calls that dismiss, pop or remove something, in the code of views.

            No type stands around this line.

            Nothing in this file is what it looks at.

            """)
    }

    @Test func typeHasAnotherRoleOrNone() throws {
        let tree = try SampleTree([
            ".git/x": "",
            "a.swift": Self.interactor,
            "b.swift": """
                import RIBs
                class BaseRouter: Router<HomeRouting> {}
                class HomeRouter: BaseRouter {
                    var router: HomeRouting?
                }
                struct Box { var router: HomeRouting? }
                class Plain: NSObject {
                    var router: HomeRouting?
                }
                class MockInteractor: Interactor {
                    var router: HomeRouting?
                }
                """,
            "c.swift": "class Lost: Interactor {\n    var router: HomeRouting?\n}\n",
        ])
        func role(_ place: String) throws -> String {
            let parts = try ask(place, in: tree).components(separatedBy: "\n\n")
            #expect(parts.count == 4 && parts[1].hasPrefix("Nothing on this line is what it looks at: properties of interactors, "))
            return parts[2]
        }
        #expect(try role("b.swift:4") == """
            'HomeRouter' is a router.
              b.swift:3:7: 'HomeRouter' descends from 'BaseRouter'
              b.swift:2:7: 'BaseRouter' has 'Router' of the framework among its supertypes
            """)
        #expect(try role("b.swift:6") == """
            'Box' has no role in a RIB: only classes and protocols have one.
              b.swift:6:8: 'Box'
            """)
        #expect(try role("b.swift:8") == """
            'Plain' has no role in a RIB: 'NSObject' gives it none.
              b.swift:7:7: 'Plain'
            """)
        #expect(try role("b.swift:11") == """
            'MockInteractor' stands in for another type in tests or previews: it is never reported on.
              b.swift:10:7: 'MockInteractor'
            """)
        #expect(try role("c.swift:2") == """
            'Lost' has no role in a RIB: what it descends from is not taken for the framework's.
              c.swift:1:7: 'Interactor' is the framework's only where the file imports a module that exports RIBs ('ribs.modules' can name more)
            """)
    }

    @Test func rolesByConfiguration() throws {
        let tree = try SampleTree([
            ".git/x": "", ".riblint.yml": "ribs: { interactor: [Brain] }",
            "a.swift": "protocol HomeRouting: Routing {}\nclass Brain {}\nclass HomeBrain: Brain {\n    weak var router: AnyObject?\n}\nimport RIBs\n",
        ])
        #expect(try ask("a.swift:4", in: tree).hasSuffix("""

            'HomeBrain' is an interactor.
              a.swift:3:7: 'HomeBrain' descends from 'Brain'
              a.swift:2:7: 'Brain' is a base class of interactors by the configuration's 'ribs'

            """))
    }

    // MARK: Questions that make no sense

    @Test(arguments: [
        (["a.swift:99", "strong_router"], "'a.swift' has no line 99; it has 12 lines."),
        (["b.swift:1", "strong_router"], "'b.swift' does not exist. Check the spelling and the working folder."),
        (["a.swift:1", "strong_ruter"], "unknown rule 'strong_ruter'; did you mean 'strong_router'?"),
        (["a.swift", "strong_router"], "'--why-not a.swift' names no line; write --why-not FILE:LINE, the line from 1"),
        (["a.swift:0", "strong_router"], "'--why-not a.swift:0' names no line; write --why-not FILE:LINE, the line from 1"),
        (["a.swift:1"], "'--why-not a.swift:1' says nothing of which rule; write its id behind it"),
        (["a.swift:1", "--finding", "1", "strong_router"], "'--finding' and '--why-not' are two questions; ask one at a time"),
    ])
    func questionMakesNoSense(_ arguments: [String], _ complaint: String) throws {
        let tree = try SampleTree([".git/x": "", "a.swift": Self.interactor])
        let outcome = try Riblint.run(["explain", "--why-not"] + arguments, in: tree.root)
        #expect(outcome.status == 2 && outcome.output.isEmpty && outcome.errors == "riblint: error: \(complaint)\n", "\(outcome.errors)")
    }
}
