import Foundation
import Testing

/// `riblint explain --why-not` names every reason why a rule reports nothing.
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

    private func ask(
        _ place: String, _ rule: String = "strong_router", _ more: [String] = [], in tree: SampleTree
    ) throws -> String {
        let outcome = try Riblint.run(["explain", "--why-not", place, rule] + more, in: tree.root)
        #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
        return outcome.text
    }

    // MARK: The file

    @Test(arguments: [
        (
            "Pods/a.swift",
            "Pods/a.swift is not analyzed: it is among the files in hidden folders, Pods, Carthage and DerivedData."
        ),
        ("Gone/a.swift", "Gone/a.swift is excluded: such files are analyzed, but never reported."),
        ("Out/a.swift", "Out/a.swift is not analyzed: it is among the files matched by .gitignore files."),
        ("Read.md", "Read.md is not a Swift or Objective-C file."),
        ("wide.swift", "wide.swift is not analyzed: it is in UTF-16 or UTF-32; save it as UTF-8."),
        ("HomeTests.swift", "HomeTests.swift is a test file: such files are analyzed, but never reported."),
        ("made.generated.swift", "made.generated.swift is generated: such files are analyzed, but never reported."),
        ("ThirdParty/a.swift", "ThirdParty/a.swift is vendored: such files are analyzed, but never reported."),
        ("___FILE___.swift", "___FILE___.swift is a template: such files are analyzed, but never reported."),
    ])
    func fileIsNotReportedOn(_ file: String, _ reason: String) throws {
        let names = [
            "Pods/a.swift", "Gone/a.swift", "Out/a.swift", "HomeTests.swift", "made.generated.swift",
            "ThirdParty/a.swift", "___FILE___.swift",
        ]
        let tree = try SampleTree([
            ".git/x": "", "a.swift": Self.interactor, "Read.md": "", ".gitignore": "Out/\n",
            ".riblint.yml": "excluded: [Gone]",
        ])
        for name in names { try tree.write(name, Data(Self.interactor.utf8)) }
        try tree.write("wide.swift", Data([0xFF, 0xFE, 0x61, 0x00]))
        #expect(
            try ask("\(file):7", in: tree).replacing("\nDerivedData", with: " DerivedData")
                == "strong_router does not report \(file):7.\n\n\(reason)\n")
    }

    @Test func fileIsNotLinted() throws {
        let tree = try SampleTree([".git/x": "", "A/a.swift": Self.interactor, "B/b.swift": Self.interactor])
        #expect(
            try ask("A/a.swift:7", "strong_router", ["B"], in: tree) == """
                strong_router does not report A/a.swift:7.

                A/a.swift is not among the files that are linted. Pass a folder that contains it as PATH.

                """)
    }

    @Test func noTypeHasARole() throws {
        let tree = try SampleTree([".git/x": "", "a.swift": "class Plain {\n    var router: Router?\n}\n"])
        #expect(
            try ask("a.swift:2", in: tree)
                == "strong_router does not report a.swift:2.\n\nNo type of the project is part of a RIB.\n")
    }

    // MARK: The rule

    @Test(arguments: [
        ("disabled_rules: [strong_router]", "strong_router is off: 'disabled_rules' in '.riblint.yml' lists it."),
        ("rules: { strong_router: off }", "strong_router is off: 'rules' in '.riblint.yml' turns it off."),
        ("only_rules: [unreset_dispose_bag]", "strong_router is off: 'only_rules' in '.riblint.yml' does not list it."),
        (
            "overrides: [{ paths: [a.swift], rules: { strong_router: off } }]",
            "strong_router is off for this file: 'overrides' in '.riblint.yml' turns it off."
        ),
    ])
    func ruleIsOff(_ configuration: String, _ reason: String) throws {
        let tree = try SampleTree([".git/x": "", "a.swift": Self.interactor, ".riblint.yml": configuration])
        let breach = try ask("a.swift:7", in: tree)
        #expect(
            breach.hasPrefix(
                "strong_router does not report a.swift:7, but would if it were on.\n\nerror[strong_router]: "))
        #expect(breach.hasSuffix("\n\n\(reason)\n"))
        let right = try ask("a.swift:6", in: tree)
        #expect(
            right.hasPrefix(
                "strong_router does not report a.swift:6.\n\n\(reason)\n\nThe property 'router' is declared 'weak'.\n"))
        let isolated = try ask("a.swift:7", "strong_router", ["--isolated"], in: tree)
        #expect(isolated.hasPrefix("strong_router reports a.swift:7.\n\nerror[strong_router]: "))
    }

    @Test func ruleIsOffByDefault() throws {
        let tree = try SampleTree([".git/x": "", "a.swift": Self.interactor])
        let text = try ask("a.swift:6", "suppression_without_reason", in: tree)
        #expect(
            text.contains(
                "suppression_without_reason is off by default. Turn it on with 'rules' in .riblint.yml, or --enable.\n")
        )
    }

    // MARK: The finding

    @Test func findingIsThere() throws {
        let tree = try SampleTree([".git/x": "", "a.swift": Self.interactor])
        #expect(
            try ask("a.swift:7", in: tree) == """
                strong_router reports a.swift:7.

                error[strong_router]: 'HomeInteractor' holds the router 'HomeRouting' strongly in 'child'.
                 --> a.swift:7:9
                  |
                5 | final class HomeInteractor: Interactor {
                6 |     weak var router: HomeRouting?
                7 |     var child: HomeRouting?
                  |         ^^^^^
                  = help: Declare it as 'weak var'. (safe fix)

                """)
    }

    @Test func findingIsSilenced() throws {
        let text = Self.interactor.replacing(
            "    var child", with: "    // riblint:disable:next strong_router - a fake\n    var child")
        let tree = try SampleTree([".git/x": "", "a.swift": text])
        let answer = try ask("a.swift:8", in: tree)
        #expect(
            answer.hasPrefix(
                "strong_router has a finding at a.swift:8, but does not report it.\n\nerror[strong_router]: "))
        #expect(
            answer.hasSuffix(
                """

                It is suppressed by 'riblint:disable:next', with the reason 'a fake'.
                  a.swift:7:8: 'riblint:disable:next' is here

                """))
    }

    @Test func directiveSilencesSomething() throws {
        let text = Self.interactor.replacing(
            "    var child", with: "    // riblint:disable:next strong_router - a fake\n    var child")
        let tree = try SampleTree([".git/x": "", "a.swift": text])
        #expect(
            try ask("a.swift:7", "unused_suppression", in: tree) == """
                unused_suppression does not report a.swift:7.

                'strong_router' in 'riblint:disable:next' suppresses a finding.
                  a.swift:8:9: 'HomeInteractor' holds the router 'HomeRouting' strongly in 'child'.

                """)
        #expect(
            try ask("a.swift:8", "unused_suppression", in: tree).contains(
                "\n\n'strong_router' in 'riblint:disable:next' suppresses a finding.\n  a.swift:7:29: it is here\n"))
        #expect(
            try ask("a.swift:6", "unused_suppression", in: tree).contains(
                "\n\nThis rule does not check anything on this line. It checks: suppression comments.\n\n"))
    }

    /// File names are bytes, not necessarily UTF-8.
    @Test func fileNameIsNotUTF8() throws {
        let tree = try SampleTree([".git/x": "", "a.swift": Self.interactor])
        let outcome = try Riblint.shell(
            "n=$(printf 'b\\377:3.swift'); cp a.swift \"$n\" && \"$RIBLINT\" explain --why-not \"$n:6\" strong_router",
            in: tree.root)
        #expect(
            outcome.status == 0 && outcome.text.contains("\n\nThe property 'router' is declared 'weak'.\n"),
            "\(outcome.errors)")
    }

    @Test func findingIsInTheBaseline() throws {
        let tree = try SampleTree([".git/x": "", "a.swift": Self.interactor])
        #expect(try Riblint.run(["baseline", "create"], in: tree.root).status == 0)
        let answer = try ask("a.swift:7", in: tree)
        #expect(
            answer.hasPrefix(
                "strong_router has a finding at a.swift:7, but does not report it.\n\nerror[strong_router]: "))
        #expect(
            answer.hasSuffix(
                "\n\nIt is not reported, because the baseline '.riblint-baseline.json' contains it (line 2).\n"),
            "\(answer)")
        #expect(
            try ask("a.swift:7", "strong_router", ["--no-baseline"], in: tree).hasPrefix(
                "strong_router reports a.swift:7.\n"))
    }

    @Test func findingNamesTheLine() throws {
        let tree = try SampleTree([".git/x": "", "View.swift": SampleTree.leaky("Cart")])
        let answer = try ask("View.swift:11", "view_self_dismissal", in: tree)
        #expect(
            answer.hasPrefix(
                """
                view_self_dismissal has a finding elsewhere that refers to View.swift:11.

                error[view_self_dismissal]:\u{20}
                """
            ))
    }

    // MARK: The line

    @Test func reasonListsLocations() throws {
        let text = SampleTree.leaky("Cart", before: "listener?.didTapClose()")
        let tree = try SampleTree([".git/x": "", "View.swift": text])
        let roles = """

            'CartViewController' is a view.
              View.swift:8:13: 'CartViewController' conforms to 'CartPresentable'
              View.swift:17:10: 'CartPresentable' refines the framework's 'Presentable'

            """
        #expect(
            try ask("View.swift:13", "view_self_dismissal", in: tree) == """
                view_self_dismissal does not report View.swift:13.

                The listener is notified on every path that reaches 'dismiss'.
                  View.swift:12:19: 'didTapClose' notifies the listener

                """ + roles)
        // The line of the reason gives the same answer, and a column is accepted.
        #expect(
            try ask("View.swift:12:9", "view_self_dismissal", in: tree) == """
                view_self_dismissal does not report View.swift:12.

                The listener is notified on every path that reaches 'dismiss'.
                  View.swift:13:9: it is here
                  View.swift:12:19: 'didTapClose' notifies the listener

                """ + roles)
    }

    /// Every line of a chain gives an answer: that of the innermost chain that contains the line.
    @Test func lineIsInsideChain() throws {
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
            #expect(
                try ask("a.swift:\(line)", "undisposed_subscription", in: tree).hasPrefix(
                    """
                    undisposed_subscription does not report a.swift:\(line).

                    The subscription to 'items' is ended by 'disposeOnDeactivate'.
                      a.swift:8:14: it is here
                      a.swift:11:14: 'disposeOnDeactivate' ends the subscription

                    """))
        }
        #expect(
            try ask("a.swift:9", in: tree).contains(
                "\n\nThe closure does not capture a router strongly.\n  a.swift:8:32: it is here\n\n"))
        #expect(
            try ask("a.swift:5", "undisposed_subscription", in: tree).contains(
                "\n\nThis rule does not check anything on this line. It checks: "))
    }

    @Test func nothingToCheck() throws {
        let tree = try SampleTree([".git/x": "", "a.swift": Self.interactor])
        #expect(
            try ask("a.swift:10", in: tree) == """
                strong_router does not report a.swift:10.

                This rule does not check anything on this line. It checks: properties of interactors, and closures
                that they may store.

                'HomeInteractor' is an interactor.
                  a.swift:5:13: 'HomeInteractor' inherits from the framework's 'Interactor'

                In this file it checks:
                  a.swift:6:14: The property 'router' is declared 'weak'.
                  a.swift:7:9: 'HomeInteractor' holds the router 'HomeRouting' strongly in 'child'.
                  a.swift:8:9: The property 'title' has no type that is known to be a router.

                """)
        #expect(
            try ask("a.swift:2", "view_self_dismissal", in: tree) == """
                view_self_dismissal does not report a.swift:2.

                This rule does not check anything on this line. It checks: calls that dismiss, pop or remove
                something, in the code of a RIB's view.

                No type contains this line.

                It does not check anything in this file.

                """)
    }

    @Test func typeHasOtherOrNoRole() throws {
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
            #expect(parts.count == 4)
            // Outside of RIBs, the description of the type comes first.
            let isFirst = parts[2].hasPrefix("This rule does not check anything on this line. It checks: properties of")
            #expect(isFirst || parts[1].hasPrefix("This rule does not check anything on this line. "))
            return parts[isFirst ? 1 : 2]
        }
        #expect(
            try role("b.swift:4") == """
                'HomeRouter' is a router.
                  b.swift:3:7: 'HomeRouter' inherits from 'BaseRouter'
                  b.swift:2:7: 'BaseRouter' inherits from the framework's 'Router'
                """)
        #expect(
            try role("b.swift:6") == """
                'Box' is not part of a RIB: only classes and protocols are.
                  b.swift:6:8: 'Box' is declared here
                """)
        #expect(
            try role("b.swift:8") == """
                'Plain' is not part of a RIB (superclass 'NSObject').
                  b.swift:7:7: 'Plain' is declared here
                """)
        #expect(
            try role("b.swift:11") == """
                'MockInteractor' is a test double or a preview type, which is never reported.
                  b.swift:10:7: 'MockInteractor' is declared here
                """)
        #expect(
            try role("c.swift:2") == """
                'Lost' is not part of a RIB: its supertypes are not recognized as the framework's.
                  c.swift:1:7: 'Interactor' is the framework's only in files that import a RIBs module; \
                'ribs.modules' can list more
                """)
    }

    @Test func rolesByConfiguration() throws {
        let tree = try SampleTree([
            ".git/x": "", ".riblint.yml": "ribs: { interactor: [Brain] }",
            "a.swift": """
            protocol HomeRouting: Routing {}
            class Brain {}
            class HomeBrain: Brain {
                weak var router: AnyObject?
            }
            import RIBs

            """,
        ])
        #expect(
            try ask("a.swift:4", in: tree).hasSuffix(
                """

                'HomeBrain' is an interactor.
                  a.swift:3:7: 'HomeBrain' inherits from 'Brain'
                  a.swift:2:7: 'Brain' is configured as an interactor base class under 'ribs'

                """))
    }

    /// The base class is in a package that is not analyzed, so the answer must not name a class of the framework.
    @Test func rolesByConfiguredBasesOfOtherModules() throws {
        let tree = try SampleTree([
            ".git/x": "", ".riblint.yml": "ribs: { interactor: [BaseInteractor] }",
            "a.swift": """
            import OurRIBs
            typealias Core<View> = BaseInteractor<View>
            final class HomeInteractor: BaseInteractor<HomePresentable>, Working {
                weak var router: AnyObject?
            }
            final class CartInteractor: Core<CartPresentable> {
                weak var router: AnyObject?
            }
            final class PlainInteractor: PresentableInteractor<CartPresentable> {
                weak var router: AnyObject?
            }
            """,
        ])
        for (line, name) in [(4, "HomeInteractor"), (7, "CartInteractor")] {
            #expect(
                try ask("a.swift:\(line)", in: tree).hasSuffix(
                    """

                    '\(name)' is an interactor.
                      a.swift:\(line - 1):13: '\(name)' inherits from 'BaseInteractor', which is configured as an \
                    interactor base class under 'ribs'

                    """))
        }
        #expect(
            try ask("a.swift:10", in: tree).hasSuffix(
                """

                'PlainInteractor' is an interactor.
                  a.swift:9:13: 'PlainInteractor' inherits from the framework's 'PresentableInteractor'

                """))
    }

    // MARK: All rules

    @Test func asksAllRules() throws {
        let tree = try SampleTree([".git/x": "", "a.swift": Self.interactor, "View.swift": SampleTree.leaky("Cart")])
        func all(_ place: String, _ more: [String] = []) throws -> String {
            let outcome = try Riblint.run(["explain", "--why-not", place] + more, in: tree.root)
            #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
            return outcome.text
        }
        #expect(
            try all("a.swift:6").hasPrefix(
                """
                No rule reports a.swift:6.

                strong_router: The property 'router' is declared 'weak'.

                strong_listener_in_interactor: The property 'router' is declared 'weak'.

                router_not_assigned: The property 'router' is never read.

                interactor_knows_child: The property 'router' refers to 'HomeRouting', which is not known to be a
                part of a child.
                  a.swift:3:10: it is declared here

                The other\u{20}
                """))
        #expect(try all("a.swift:7", ["."]).hasPrefix("strong_router reports a.swift:7.\n\nerror[strong_router]: "))
        #expect(
            try all("View.swift:11").contains(
                "\n\nview_self_dismissal has a finding elsewhere that refers to View.swift:11.\n"))
        #expect(try all("View.swift:11").hasPrefix("No rule reports View.swift:11.\n\nerror[view_self_dismissal]: "))
    }

    /// The role of the type comes before the scope of the rule, which would otherwise seem to contradict the answer.
    @Test func viewOutsideOfRIBs() throws {
        let tree = try SampleTree([
            ".git/x": "", "a.swift": Self.interactor,
            "View.swift": """
            import UIKit
            final class ReceiptVC: UIViewController {
                @objc func close() {
                    self.dismiss(animated: true)
                }
            }

            """,
        ])
        #expect(
            try ask("View.swift:4", "view_self_dismissal", in: tree).hasPrefix(
                """
                view_self_dismissal does not report View.swift:4.

                'ReceiptVC' is not part of a RIB (superclass 'UIViewController').
                  View.swift:2:13: 'ReceiptVC' is declared here

                This rule does not check anything on this line. It checks:
                """))
    }

    // MARK: Invalid queries

    @Test(arguments: [
        (["a.swift:99", "strong_router"], "'a.swift' has no line 99; it has 12 lines."),
        (["b.swift:1", "strong_router"], "'b.swift' does not exist. Check the spelling and the working folder."),
        (["a.swift:1", "strong_ruter"], "unknown rule 'strong_ruter'; did you mean 'strong_router'?"),
        (
            ["a.swift", "strong_router"],
            "invalid value 'a.swift' for --why-not; expected FILE:LINE, for example Home.swift:7"
        ),
        (
            ["a.swift:0", "strong_router"],
            "invalid value 'a.swift:0' for --why-not; expected FILE:LINE, for example Home.swift:7"
        ),
        (["a.swift:1", "--finding", "1", "strong_router"], "--finding and --why-not cannot be used together"),
    ])
    func questionMakesNoSense(_ arguments: [String], _ complaint: String) throws {
        let tree = try SampleTree([".git/x": "", "a.swift": Self.interactor])
        let outcome = try Riblint.run(["explain", "--why-not"] + arguments, in: tree.root)
        #expect(
            outcome.status == 2 && outcome.output.isEmpty && outcome.errors == "riblint: error: \(complaint)\n",
            "\(outcome.errors)")
    }
}
