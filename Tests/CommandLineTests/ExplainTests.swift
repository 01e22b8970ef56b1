import Foundation
import TestSupport
import Testing

/// `riblint explain`: pages of rules, and the evidence of findings.
@Suite struct ExplainTests {
    @Test func unknownRuleGetsSuggestion() throws {
        for (word, complaint) in [
            ("strong_ruter", "unknown rule 'strong_ruter'; did you mean 'strong_router'?")
        ] {
            let outcome = try Riblint.run(["explain", word])
            #expect(outcome.status == 2 && outcome.output.isEmpty && outcome.errors == "riblint: error: \(complaint)\n")
        }
        let none = try Riblint.run(["explain"])
        #expect(
            none.status == 2
                && none.errors
                    == """
                    riblint: error: missing rule id; run 'riblint explain RULE', or 'riblint rules' to list \
                    all rules

                    """
        )
        let two = try Riblint.run(["explain", "strong_router", "b"])
        #expect(two.status == 2 && two.errors == "riblint: error: unexpected argument 'b'; give one rule, or 'all'\n")
    }

    /// All rules have the same sections in the same order.
    @Test func pagesHaveFixedSections() throws {
        let list = try Riblint.run(["rules"]).text
        let rules = list.split(separator: "\n").filter { $0.hasPrefix("  ") && !$0.hasPrefix("    ") }.compactMap {
            $0.split(separator: " ").first.map(String.init)
        }
        #expect(rules.count > 5)
        let whole = try Riblint.run(["explain", "all"]).text
        var rest = whole[...]
        for rule in rules {
            #expect(rest.hasPrefix("\(rule) ("))
            for title in [
                "\n\nWhy\n  ", "\n\nBad\n    ", "\n\nGood\n    ", "\n\nHow it is decided\n  ",
                "\n\nWhen it is an error, a warning, a note\n  ", "\n\nLimits\n  ",
                "\n\nOptions\n  Severity: ",
                "\n\nFix\n  ", "\n\nSuppress a finding\n    // riblint:disable:next \(rule) - ", "\n\nSince ",
            ] {
                let found = try #require(rest.range(of: title), "\(rule):\(title)")
                rest = rest[found.upperBound...]
            }
            let next = rest.range(of: "\n\n") ?? rest.endIndex..<rest.endIndex
            rest = rest[next.upperBound...]
        }
        #expect(rest.isEmpty)
        for rule in rules.suffix(Thoroughness.choose(2, whole: rules.count)) {
            let page = try Riblint.run(["explain", rule])
            #expect(page.status == 0 && page.errors.isEmpty && "\n\(whole)".contains("\n\(page.text)"))
        }
    }

    // MARK: Findings

    private func fingerprints(_ tree: SampleTree, _ more: [String] = []) throws -> [String] {
        let report = try Riblint.run(["--format", "json"] + more, in: tree.root).output
        let json = try #require(try JSONSerialization.jsonObject(with: report) as? [String: Any])
        return try #require(json["findings"] as? [[String: Any]]).compactMap { $0["fingerprint"] as? String }
    }

    private static let router = """
        import RIBs
        protocol HomeRouting: Routing {}
        final class HomeInteractor: Interactor {
            var router: HomeRouting?
        }

        """

    @Test func findingIsExplained() throws {
        let tree = try SampleTree([".git/x": "", "View.swift": SampleTree.leaky("Cart")])
        let fingerprint = try #require(try fingerprints(tree).first)
        let outcome = try Riblint.run(["explain", "--finding", fingerprint], in: tree.root)
        let parts = outcome.text.components(separatedBy: "\n\n")
        #expect(outcome.status == 0 && outcome.errors.isEmpty && parts.count == 8)
        #expect(parts[0] == "view_self_dismissal in 'CartViewController.closeTapped()', fingerprint \(fingerprint).")
        #expect(
            parts[1].hasPrefix(
                """
                error[view_self_dismissal]: 'CartViewController' dismisses itself in 'closeTapped()' without \
                notifying a listener.

                """
            ))
        #expect(
            parts[2...5].joined(separator: "\n\n") == """
                It is reported as an error.

                Path:
                  View.swift:11:24: event handler 'closeTapped()'
                  View.swift:13:9: dismisses the view

                Evidence:
                  View.swift:5:10: the listener's 'didTapClose()' is not called on the path

                'CartViewController' is a view.
                  View.swift:8:13: 'CartViewController' conforms to 'CartPresentable'
                  View.swift:17:10: 'CartPresentable' refines the framework's 'Presentable'
                """)
        #expect(parts[6].hasPrefix("How view_self_dismissal decides: The rule follows every path from each event "))
        #expect(parts[7].hasPrefix("When it is an error, a warning, a note: "))
        // A unique prefix of the fingerprint, in lower and upper case.
        #expect(
            try Riblint.run(["explain", "--finding", String(fingerprint.prefix(1)).uppercased()], in: tree.root).output
                == outcome.output)
    }

    @Test func factsOfEachRule() throws {
        let tree = try SampleTree([
            ".git/x": "", "a.swift": Self.router,
            "b.swift": """
            import RIBs
            import RxSwift
            final class ListInteractor: Interactor {
                private let bag = DisposeBag()
                private let items: Observable<Int>
                override func didBecomeActive() {
                    items.subscribe(onNext: { print($0) }).disposed(by: bag)
                    items.subscribe(onNext: { print($0) })
                }
                override func willResignActive() {
                    super.willResignActive()
                }
            }
            """,
        ])
        let facts = try fingerprints(tree).map { fingerprint in
            let parts = try Riblint.run(["explain", "--finding", fingerprint], in: tree.root).text.components(
                separatedBy: "\n\n")
            return try #require(parts.first { $0.hasPrefix("Evidence:\n") })
        }
        #expect(
            facts == [
                """
                Evidence:
                  a.swift:2:10: the router has the type 'HomeRouting'
                """,
                """
                Evidence:
                  b.swift:7:15: this subscription is stored in 'bag'
                  b.swift:10:19: deactivation starts here and does not clear it
                """,
                """
                Evidence:
                  b.swift:6:19: this member subscribes
                """,
            ])
    }

    @Test func findsSuppressedAndBaselinedFindings() throws {
        let text = Self.router.replacing("    var", with: "    // riblint:disable:next strong_router\n    var")
        let tree = try SampleTree([".git/x": "", "a.swift": Self.router])
        let fingerprint = try #require(try fingerprints(tree).first)
        func fate() throws -> String {
            let outcome = try Riblint.run(["explain", "--finding", fingerprint], in: tree.root)
            #expect(outcome.status == 0, "\(outcome.errors)")
            return outcome.text.components(separatedBy: "\n\n")[2].replacing("\nreason", with: " reason")
        }
        #expect(try fate() == "It is reported as an error.")
        #expect(try Riblint.run(["baseline", "create", "--reason", "old code"], in: tree.root).status == 0)
        #expect(
            try fate()
                == """
                It is not reported, because the baseline '.riblint-baseline.json' contains it (line 2), with \
                the reason 'old code'.
                """
        )
        try tree.write("a.swift", Data(text.utf8))
        #expect(
            try fate() == "It is suppressed by 'riblint:disable:next'.\n  a.swift:4:8: 'riblint:disable:next' is here")
        try tree.write(".riblint.yml", Data("rules: { strong_router: off }".utf8))
        #expect(try fate() == "strong_router is off: 'rules' in '.riblint.yml' turns it off.")
    }

    @Test func unknownAndAmbiguousFingerprints() throws {
        let copies = (0..<17).map { number in Self.router.replacing("Home", with: "Home\(number)x") }
        let tree = try SampleTree([".git/x": ""])
        for (number, text) in copies.enumerated() { try tree.write("a\(number).swift", Data(text.utf8)) }
        let all = try fingerprints(tree)
        // Of seventeen fingerprints, two have the same first digit.
        let digits = Dictionary(grouping: all) { $0.prefix(1) }
        let shared = try #require(digits.first { $0.value.count > 1 })
        let outcome = try Riblint.run(["explain", "--finding", String(shared.key)], in: tree.root)
        let lines = outcome.errors.split(separator: "\n")
        #expect(outcome.status == 2 && outcome.output.isEmpty)
        #expect(lines.first == "riblint: error: several fingerprints start with '\(shared.key)'; give more digits:")
        #expect(lines.count == shared.value.count + 1)
        for fingerprint in shared.value {
            #expect(lines.contains { $0.hasPrefix("riblint: error:   \(fingerprint) strong_router in Home") })
        }
        let unknown = try Riblint.run(["explain", "--finding", "0123456789abcdef"], in: tree.root)
        #expect(
            unknown.status == 2
                && unknown.errors == """
                    riblint: error: no finding has the fingerprint '0123456789abcdef'. It may be fixed, or lie \
                    outside the PATHs of this run; run \
                    'riblint --format json' to list all fingerprints.

                    """
        )
        for word in ["xyz", "0123456789abcdef0"] {
            let wrong = try Riblint.run(["explain", "--finding", word], in: tree.root)
            #expect(
                wrong.status == 2
                    && wrong.errors == """
                        riblint: error: '\(word)' is not a fingerprint; expected up to 16 hexadecimal digits, as \
                        --format json shows them. \
                        To ask about a location, run 'riblint explain --why-not FILE:LINE RULE'.

                        """
            )
        }
    }
}
