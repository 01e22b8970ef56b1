import Foundation
import Testing

/// `riblint explain`: pages of rules, and what led to a finding.
@Suite struct ExplainTests {
    @Test func unknownRuleHasASuggestion() throws {
        for (word, complaint) in [
            ("strong_ruter", "unknown rule 'strong_ruter'; did you mean 'strong_router'?"),
        ] {
            let outcome = try Riblint.run(["explain", word])
            #expect(outcome.status == 2 && outcome.output.isEmpty && outcome.errors == "riblint: error: \(complaint)\n")
        }
        let none = try Riblint.run(["explain"])
        #expect(none.status == 2 && none.errors == "riblint: error: which rule? Write 'riblint explain RULE', or 'all'; 'riblint rules' lists them\n")
        let two = try Riblint.run(["explain", "strong_router", "b"])
        #expect(two.status == 2 && two.errors == "riblint: error: 'b' is one word too many: one rule at a time, or 'all'\n")
    }

    /// The same sections in the same order, whatever the rule.
    @Test func pagesHaveFixedSections() throws {
        let rules = try Riblint.run(["rules"]).text.split(separator: "\n").dropFirst().compactMap { $0.split(separator: " ").first.map(String.init) }
        #expect(rules.count > 5)
        var whole: [String] = []
        for rule in rules {
            let page = try Riblint.run(["explain", rule])
            #expect(page.status == 0 && page.text.hasPrefix("\(rule) (") && page.errors.isEmpty)
            var rest = page.text[...]
            for title in ["\n\nWhy: ", "\n\nBreach:\n\n    ", "\n\nInstead:\n\n    ", "\n\nHow it is decided: ", "\n\nLimits: ", "\n\nOptions: ",
                "\n\nFix: ", "\n\nSilence or change it:\n\n    // riblint:disable:next \(rule) - ", "\n\nSince "] {
                let found = try #require(rest.range(of: title), "\(rule):\(title)")
                rest = rest[found.upperBound...]
            }
            whole.append(page.text)
        }
        #expect(try Riblint.run(["explain", "all"]).text == whole.joined(separator: "\n"))
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
        #expect(outcome.status == 0 && outcome.errors.isEmpty && parts.count == 7)
        #expect(parts[0] == "view_self_dismissal in 'CartViewController.closeTapped()', fingerprint \(fingerprint).")
        #expect(parts[1].hasPrefix("error[view_self_dismissal]: 'CartViewController' dismisses itself in 'closeTapped()', and no listener hears of it.\n"))
        #expect(parts[2...5].joined(separator: "\n\n") == """
            It is reported as error.

            The way that it takes, in order:
              View.swift:11:24: The event enters 'closeTapped()'.
              View.swift:13:9: Dismisses the view.

            What it rests on:
              View.swift:13:9: 'CartViewController' dismisses itself in 'closeTapped()', and no listener hears of it.
              View.swift:5:10: the listener's 'didTapClose()' is not called on the way

            'CartViewController' is a view.
              View.swift:8:13: 'CartViewController' conforms to 'CartPresentable'
              View.swift:17:10: 'CartPresentable' has 'Presentable' of the framework among its supertypes
            """)
        #expect(parts[6].hasPrefix("How view_self_dismissal decides: From each event "))
        // As many digits as no other finding has, in either case.
        #expect(try Riblint.run(["explain", "--finding", String(fingerprint.prefix(1)).uppercased()], in: tree.root).output == outcome.output)
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
            let parts = try Riblint.run(["explain", "--finding", fingerprint], in: tree.root).text.components(separatedBy: "\n\n")
            return try #require(parts.first { $0.hasPrefix("What it rests on:\n") })
        }
        #expect(facts == [
            """
            What it rests on:
              a.swift:4:9: 'HomeInteractor' holds its router 'HomeRouting' strongly in 'router'.
              a.swift:2:10: 'HomeRouting' is the type of the router
            """,
            """
            What it rests on:
              b.swift:4:17: 'ListInteractor' keeps subscriptions in 'bag', which its deactivation does not empty.
              b.swift:7:15: this subscription is kept in 'bag'
              b.swift:10:19: what runs at deactivation begins here, and empties nothing of it
            """,
            """
            What it rests on:
              b.swift:8:15: 'ListInteractor' subscribes to 'items' and nothing disposes of that.
              b.swift:6:19: the interactor's code that subscribes
            """,
        ])
    }

    @Test func silencedAndKnownFindingsAreFound() throws {
        let text = Self.router.replacing("    var", with: "    // riblint:disable:next strong_router\n    var")
        let tree = try SampleTree([".git/x": "", "a.swift": Self.router])
        let fingerprint = try #require(try fingerprints(tree).first)
        func fate() throws -> String {
            let outcome = try Riblint.run(["explain", "--finding", fingerprint], in: tree.root)
            #expect(outcome.status == 0, "\(outcome.errors)")
            return outcome.text.components(separatedBy: "\n\n")[2]
        }
        #expect(try fate() == "It is reported as error.")
        #expect(try Riblint.run(["baseline", "create", "--reason", "old code"], in: tree.root).status == 0)
        #expect(try fate() == "The baseline '.riblint-baseline.json' knows it (line 2), for the reason 'old code', so it is not reported.")
        try tree.write("a.swift", Data(text.utf8))
        #expect(try fate() == "It is silenced by 'riblint:disable:next'.\n  a.swift:4:8: 'riblint:disable:next' stands here")
        try tree.write(".riblint.yml", Data("rules: { strong_router: off }".utf8))
        #expect(try fate() == "strong_router is off: the configuration says so under 'rules'.")
    }

    @Test func unknownAndAmbiguousFingerprints() throws {
        let copies = (0..<17).map { number in Self.router.replacing("Home", with: "Home\(number)x") }
        let tree = try SampleTree([".git/x": ""])
        for (number, text) in copies.enumerated() { try tree.write("a\(number).swift", Data(text.utf8)) }
        let all = try fingerprints(tree)
        // Of seventeen, two begin alike.
        let digits = Dictionary(grouping: all) { $0.prefix(1) }
        let shared = try #require(digits.first { $0.value.count > 1 })
        let outcome = try Riblint.run(["explain", "--finding", String(shared.key)], in: tree.root)
        let lines = outcome.errors.split(separator: "\n")
        #expect(outcome.status == 2 && outcome.output.isEmpty)
        #expect(lines.first == "riblint: error: several fingerprints start with '\(shared.key)'; give more digits:")
        #expect(lines.count == shared.value.count + 1)
        for fingerprint in shared.value { #expect(lines.contains { $0.hasPrefix("riblint: error:   \(fingerprint) strong_router in Home") }) }
        let unknown = try Riblint.run(["explain", "--finding", "0123456789abcdef"], in: tree.root)
        #expect(unknown.status == 2 && unknown.errors == """
            riblint: error: no finding has the fingerprint '0123456789abcdef'. It may be fixed, or lie outside the PATHs of this run; run \
            'riblint --format json' to list all fingerprints.

            """)
        for word in ["xyz", "0123456789abcdef0"] {
            let wrong = try Riblint.run(["explain", "--finding", word], in: tree.root)
            #expect(wrong.status == 2 && wrong.errors == """
                riblint: error: '\(word)' is not a fingerprint; expected up to 16 hexadecimal digits, as --format json shows them. \
                To ask about a location, run 'riblint explain --why-not FILE:LINE RULE'.

                """)
        }
    }
}
