import RIBModel
import RuleKit

extension Rule {
    /// A rule with the findings that a function returns.
    static func sample(
        _ id: String, in family: Family = .testing, as severity: Severity = .error, isDefault: Bool = true,
        _ findings: @escaping @Sendable (Project) -> [Finding]
    ) -> Rule {
        Rule(id, in: family, as: severity, isDefault: isDefault, documentation: .sample) { context in
            for finding in findings(context.project) { context.report(finding) }
        }
    }
}

extension RuleDocumentation {
    static let sample = RuleDocumentation(
        summary: "s", reason: "r", howItWorks: "d", limitations: "l", example: RuleExample("- b\n+ a"))
}
