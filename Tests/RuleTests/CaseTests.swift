import Foundation
import RIBRules
import RuleKit
import TestSupport
import Testing

/// Every case of every rule, in one harness: what carets say is found, and nothing else, by any rule.
@Suite struct CaseTests {
    @Test(arguments: catalog.map(\.id))
    func casesHold(_ id: String) throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Rules/Cases/\(id).swift")
        let cases = AnnotatedCase.parse(try String(contentsOf: file, encoding: .utf8))
        #expect(!cases.isEmpty)
        for annotated in cases {
            let differences = CaseRunner.differences(of: annotated, rules: catalog)
            if !differences.isEmpty {
                Issue.record("\(id).swift:\(annotated.line): \(annotated.title)\n  \(differences.joined(separator: "\n  "))")
            }
        }
    }
}
