import ArgumentParser
import LintEngine
import Reporters
import RIBRules
import RuleKit

/// Shell completions for arguments with a fixed set of values.
///
/// Stored, since the parser asks for them several times in each run.
enum Completions {
    /// Ids, families and presets.
    static let rules: CompletionKind = .list(ruleWords)
    static let rulesAndTest: CompletionKind = .list(ruleWords + [RulesCommand.test])
    static let rulesAndAll: CompletionKind = .list(catalog.map(\.id) + ["all"])
    static let formats: CompletionKind = .list(Format.allCases.map(\.rawValue))
    static let colors: CompletionKind = .list(Console.Color.allCases.map(\.rawValue))
    static let thresholds: CompletionKind = .list(levels + ["never"])
    static let severities: CompletionKind = .list(
        ruleWords.flatMap { rule in (levels + ["off"]).map { "\(rule)=\($0)" } })

    private static let ruleWords = catalog.map(\.id) + RiblintCommand.engine.ruleGroups

    private static let levels = Severity.allCases.reversed().map(\.rawValue)
}
