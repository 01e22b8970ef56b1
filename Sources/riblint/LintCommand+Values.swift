import LintEngine
import RuleKit

/// The values of options, which other commands take as well.
extension LintCommand {
    /// Several ids may be separated by commas.
    static func ids(_ arguments: [String]) -> [String] {
        arguments.flatMap { $0.split(separator: ",").map(String.init) }
    }

    static func severity(_ argument: String) throws(UsageError) -> (rule: String, severity: Severity?) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2 else {
            throw UsageError(
                "invalid value '\(argument)' for --severity; expected ID=LEVEL, for example strong_router=warning"
            )
        }
        if parts[1] == "off" { return (parts[0], nil) }
        guard let severity = Severity(rawValue: parts[1]) else {
            throw UsageError("severity", parts[1], among: ["error", "warning", "note", "off"])
        }
        return (parts[0], severity)
    }

    static func threshold(_ word: String) throws(UsageError) -> Severity? {
        if word == "never" { return nil }
        guard let severity = Severity(rawValue: word) else {
            throw UsageError("severity for --fail-on", word, among: ["error", "warning", "note", "never"])
        }
        return severity
    }

    static func number(_ word: String, of option: String, in range: ClosedRange<Int>) throws(UsageError) -> Int {
        guard let number = Int(word), range.contains(number) else {
            let expected =
                range.upperBound == .max ? "\(range.lowerBound) or more" : "\(range.lowerBound) to \(range.upperBound)"
            throw UsageError("invalid value '\(word)' for \(option); expected \(expected)")
        }
        return number
    }

    /// The case of an enumeration with this raw value.
    static func word<Choice: RawRepresentable<String> & CaseIterable>(
        _ what: String, _ word: String, as type: Choice.Type
    ) throws(UsageError) -> Choice {
        guard let choice = Choice(rawValue: word) else {
            throw UsageError(what, word, among: Choice.allCases.map(\.rawValue))
        }
        return choice
    }
}
