import ArgumentParser
import LintEngine
import Reporters
import RIBRules
import RuleKit

/// Shell completions for arguments with a fixed set of values.
enum Completions {
    /// Ids, families and presets.
    static var rules: CompletionKind { .list(ruleWords) }
    static var rulesAndAll: CompletionKind { .list(catalog.map(\.id) + ["all"]) }
    static var formats: CompletionKind { .list(Format.allCases.map(\.rawValue)) }
    static var colors: CompletionKind { .list(Console.Color.allCases.map(\.rawValue)) }
    static var thresholds: CompletionKind { .list(levels + ["never"]) }
    static var severities: CompletionKind {
        .list(ruleWords.flatMap { rule in (levels + ["off"]).map { "\(rule)=\($0)" } })
    }

    private static var ruleWords: [String] { catalog.map(\.id) + RiblintCommand.engine.ruleGroups }

    private static var levels: [String] { Severity.allCases.reversed().map(\.rawValue) }
}
