/// The examples of a rule that a configuration declares, with what came out.
public struct RuleTestSummary: Sendable {
    let rule: String
    let place: String
    let examples: [Example]

    public struct Example: Sendable {
        let place: String
        let isBad: Bool
        /// Nil if it passed.
        let failure: [String]?

        public init(place: String, isBad: Bool, failure: [String]?) {
            self.place = place
            self.isBad = isBad
            self.failure = failure
        }
    }

    /// - Parameter place: where the rule is declared.
    public init(rule: String, place: String, examples: [Example]) {
        self.rule = rule
        self.place = place
        self.examples = examples
    }
}

/// The results of examples of rules: for people, and as JUnit's XML.
public enum RuleTestText {
    /// The failures, then a line with numbers.
    public static func text(_ rules: [RuleTestSummary]) -> String {
        var lines: [String] = []
        for rule in rules {
            if rule.examples.isEmpty { lines.append("\(rule.place): \(rule.rule): has no examples") }
            for example in rule.examples {
                guard let failure = example.failure else { continue }
                lines.append("\(example.place): \(rule.rule): \(failure.first ?? "")")
                lines += failure.dropFirst()
            }
        }
        let examples = rules.flatMap(\.examples)
        let failed = examples.count { $0.failure != nil }
        let without = rules.count { $0.examples.isEmpty }
        var parts = ["\(examples.count - failed) passed"]
        if failed > 0 { parts.append("\(failed) failed") }
        if without > 0 { parts.append("\(without) \(without == 1 ? "rule" : "rules") without examples") }
        let count = "\(examples.count) \(examples.count == 1 ? "example" : "examples")"
        let ofRules = "\(rules.count) \(rules.count == 1 ? "rule" : "rules")"
        lines.append("\(count) of \(ofRules): \(parts.joined(separator: ", "))")
        return lines.map { $0 + "\n" }.joined()
    }

    /// A suite for each rule, a case for each example.
    public static func junit(_ rules: [RuleTestSummary]) -> [UInt8] {
        var xml = XMLWriter()
        func counts(_ rules: [RuleTestSummary]) -> [(String, String)] {
            let tests = rules.reduce(0) { $0 + max($1.examples.count, 1) }
            let failures = rules.reduce(0) { $0 + ($1.examples.isEmpty ? 1 : $1.examples.count { $0.failure != nil }) }
            return [("tests", String(tests)), ("failures", String(failures)), ("errors", "0")]
        }
        xml.element("testsuites", [("name", "riblint rules test")] + counts(rules)) { xml in
            for rule in rules {
                xml.element("testsuite", [("name", rule.rule)] + counts([rule])) { xml in
                    if rule.examples.isEmpty {
                        xml.testCase(rule, name: "examples", failure: ["has no examples"])
                    }
                    for example in rule.examples {
                        let name = "\(example.isBad ? "bad" : "good") at \(example.place)"
                        xml.testCase(rule, name: name, failure: example.failure)
                    }
                }
            }
        }
        return xml.finished
    }
}

extension XMLWriter {
    fileprivate mutating func testCase(_ rule: RuleTestSummary, name: String, failure: [String]?) {
        let attributes = [("name", name), ("classname", rule.rule)]
        guard let failure else { return element("testcase", attributes) }
        element("testcase", attributes) { xml in
            xml.element(
                "failure", [("message", failure.first ?? ""), ("type", "example")],
                text: failure.joined(separator: "\n"))
        }
    }
}
