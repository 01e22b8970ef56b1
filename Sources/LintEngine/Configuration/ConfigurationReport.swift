public import SourceText

/// The configuration of a run, without running.
public struct ConfigurationReport: Sendable {
    /// The file as messages show it; nil if there is none.
    public let file: SourcePath?
    /// Every key with its value, as YAML.
    public let listing: String
    /// A line for each file that was read: the project's, then those of folders, each with the files that it extends.
    public let lines: [String]
    /// A line for each setting without effect on the project, if a check was asked for.
    public let notes: [String]

    fileprivate init(_ settings: Settings, _ nested: NestedConfigurations, notes: [ConfigurationMistake] = []) {
        self.notes = notes.map(\.description)
        file = settings.file?.shown
        listing = ConfigurationListing(settings.configuration).text
        func extended(_ files: [ConfigurationFile]) -> String {
            files.isEmpty ? "" : ", extends \(files.map(\.shown.printable).joined(separator: ", "))"
        }
        let project = settings.file.map { ["\($0.shown.printable): OK\(extended(settings.extended))"] } ?? []
        lines =
            project
            + nested.entries.map { entry in
                let what =
                    entry.isProject
                    ? "a project of its own, of which rules and severities count here"
                    : "rules and severities of its folder"
                return "\(entry.file.shown.printable): OK, \(what)\(extended(entry.extended))"
            }
    }
}

extension LintEngine {
    /// The configuration that a run would use, with those of folders.
    ///
    /// - Throws: all mistakes in them.
    public func configuration(of request: LintRequest) throws(LintError) -> ConfigurationReport {
        let settings = try Settings(of: request, rules: builtInNames)
        let nested = try Workers.employ(request.jobs) { workers in
            Result { () throws(LintError) in
                try settings.nested(try Discovery(try settings.discovery(), by: workers), rules: builtInNames)
            }
        }.get()
        return ConfigurationReport(settings, nested)
    }

    /// Checks the configuration that a run would use, also for what only the project's files show.
    ///
    /// - Throws: all mistakes in it, or that the baseline that it names does not exist.
    public func configurationCheck(of request: LintRequest) throws(LintError) -> ConfigurationReport {
        let settings = try Settings(of: request, rules: builtInNames)
        let (nested, declared) = try Workers.employ(request.jobs) { workers in
            Result { () throws(LintError) -> (NestedConfigurations, [ConfigurationMistake]) in
                let found = try Discovery(try settings.discovery(), by: workers)
                let nested = try settings.nested(found, rules: builtInNames)
                _ = try settings.baselineChoice(root: found.root.bytes)
                if settings.file == nil || found.named.isEmpty { return (nested, []) }
                return (nested, try LintEngine.settingsWithoutEffect(settings, nested, by: workers))
            }
        }.get()
        // Which functions the project calls, and what rules of the team find, only its bodies say.
        let needsCode = !settings.configuration.ribs.functions.isEmpty || !settings.configuration.customRules.isEmpty
        let called = needsCode ? try settingsWithoutEffect(in: request) : []
        let known = Set(declared.map(\.description))
        let notes = ConfigurationMistake.sorted(declared + called.filter { !known.contains($0.description) })
        return ConfigurationReport(settings, nested, notes: notes)
    }

    /// The JSON Schema of `.riblint.yml`.
    public var configurationSchema: String { ConfigurationSchema(rules: builtInNames).text }

    /// The same with the ids of the rules that the configuration of a request declares, if it can be read.
    public func configurationSchema(of request: LintRequest) -> String {
        let names = (try? Settings(of: request, rules: builtInNames).ruleNames) ?? builtInNames
        return ConfigurationSchema(rules: names).text
    }
}
