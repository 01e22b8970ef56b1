internal import CustomRules
public import RuleKit
internal import SourceText

extension Settings {
    /// The rules that the configuration declares, for a run.
    ///
    /// - Parameter root: absolute.
    func customRules(root: [UInt8]) -> [CustomRule] {
        configuration.customRules.map { declared in
            let folder = RunRoot.folder(of: declared.location.path.bytes)
            let base = declared.location.path.bytes == file?.path ? self.base ?? root : folder
            return declared.rule.binding { texts in
                let patterns = PathPatterns(texts.map { Array($0.utf8) }, from: base, root: root)
                return PathPattern(texts) { patterns.match($0) }
            } path: { pattern, path in
                PathPatterns([Array(pattern.utf8)], from: base, root: root).match(SourcePath(bytes: path))
            }
        }
    }
}

extension LintRequest {
    /// With ids in place of groups and patterns.
    ///
    /// - Throws: if a word names no rule.
    func expandingRules(_ rules: RuleNames) throws(LintError) -> LintRequest {
        var request = self
        request.selection = try selection.expanded(rules)
        return request
    }
}

extension LintEngine {
    /// The pages of all rules, in the order of the catalog, then those that the configuration of a request declares.
    ///
    /// - Throws: if the configuration has mistakes.
    public func pages(of request: LintRequest) throws(LintError) -> [RulePage] {
        try withRules(of: request).catalog.map(\.page)
    }

    /// The engine with the rules that the configuration of a request declares, for questions about rules alone.
    func withRules(of request: LintRequest) throws(LintError) -> LintEngine {
        adding(try Settings(of: request, rules: builtInNames).configuration.customRules.map(\.rule))
    }
}
