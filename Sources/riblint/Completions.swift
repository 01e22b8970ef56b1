import ArgumentParser
import Reporters
import RIBRules
import RuleKit

/// Shell completions for arguments with a fixed set of values.
enum Completions {
    static var rules: CompletionKind { .list(catalog.map(\.id)) }
    static var rulesAndAll: CompletionKind { .list(catalog.map(\.id) + ["all"]) }
    static var formats: CompletionKind { .list(Format.allCases.map(\.rawValue)) }
    static var colors: CompletionKind { .list(Console.Color.allCases.map(\.rawValue)) }
    static var thresholds: CompletionKind { .list(levels + ["never"]) }
    static var severities: CompletionKind {
        .list(catalog.flatMap { rule in (levels + ["off"]).map { "\(rule.id)=\($0)" } })
    }

    private static var levels: [String] { Severity.allCases.reversed().map(\.rawValue) }
}
