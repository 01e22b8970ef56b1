internal import CustomRules
internal import RIBModel
public import RuleKit
internal import SourceText

extension Settings {
    /// The rules that the configuration declares, for a run.
    ///
    /// - Parameter root: absolute.
    func customRules(root: [UInt8]) -> [CustomRule] {
        configuration.customRules.map { Settings.bound($0, from: base ?? root, root: root) }
    }

    /// The same with those of the projects below, which count in their folders.
    func customRules(root: [UInt8], _ nested: NestedConfigurations) -> [CustomRule] {
        var rules = customRules(root: root)
        var known = Set(rules.map(\.id))
        for entry in nested.entries where entry.isProject {
            for declared in entry.configuration.customRules where known.insert(declared.rule.id).inserted {
                rules.append(Settings.bound(declared, from: entry.file.folder, root: root))
            }
        }
        return rules
    }

    /// Checks what the rules of the team that run name, which only the project shows.
    ///
    /// - Throws: a mistake for each name that types of several modules have.
    func checkCustomRules(_ nested: NestedConfigurations, running: [Rule], in project: Project) throws(LintError) {
        let below = nested.entries.filter(\.isProject).flatMap(\.configuration.customRules)
        let declared = configuration.customRules + below
        if declared.isEmpty { return }
        let ids = Set(running.map(\.id))
        let mistakes = declared.filter { ids.contains($0.rule.id) }.flatMap { declared in
            declared.rule.ambiguousNames(in: project).map { name, modules in
                let list = Phrase.all(modules.map { "'\($0)'" })
                return ConfigurationMistake(
                    declared.place(ofType: name),
                    "'\(name)' is in modules \(list); write '\(modules[0]).\(name)'")
            }
        }
        if !mistakes.isEmpty { throw .configuration(ConfigurationMistake.sorted(mistakes)) }
    }

    /// - Parameter base: absolute: the folder that patterns of paths are relative to.
    private static func bound(_ declared: DeclaredRule, from base: [UInt8], root: [UInt8]) -> CustomRule {
        declared.rule.binding { texts in
            let patterns = PathPatterns(texts.map { Array($0.utf8) }, from: base, root: root)
            return PathPattern(texts) { patterns.match($0) }
        } path: { pattern, path in
            PathPatterns([Array(pattern.utf8)], from: base, root: root).match(SourcePath(bytes: path))
        }
    }
}

extension NestedConfigurations {
    /// Rules that two projects of a run declare by the same id in different ways.
    ///
    /// - Parameter declared: those of the project around them.
    func conflicts(with declared: [DeclaredRule]) -> [ConfigurationMistake] {
        var known = Dictionary(declared.map { ($0.rule.id, $0) }, uniquingKeysWith: { first, _ in first })
        return entries.filter(\.isProject).flatMap(\.configuration.customRules).compactMap { own in
            guard let other = known[own.rule.id] else {
                known[own.rule.id] = own
                return nil
            }
            if own.text == other.text { return nil }
            return ConfigurationMistake(
                own.location,
                "'\(own.rule.id)' is declared otherwise in \(other.location.shown(from: own.location)); "
                    + "choose another id")
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
