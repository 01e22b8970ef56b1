public import SourceText

/// The configuration of a run, without running.
public struct ConfigurationReport: Sendable {
    /// The file as messages show it; nil if there is none.
    public let file: SourcePath?
    /// Every key with its value, as YAML.
    public let listing: String
    /// A line for each file that was read: the project's, then those of folders, each with the files that it extends.
    public let lines: [String]

    fileprivate init(_ settings: Settings, _ nested: NestedConfigurations) {
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
        let settings = try Settings(of: request, rules: ruleNames)
        let nested = try Workers.employ(request.jobs) { workers in
            Result { () throws(LintError) in
                try settings.nested(try Discovery(try settings.discovery(), by: workers), rules: ruleNames)
            }
        }.get()
        return ConfigurationReport(settings, nested)
    }

    /// The JSON Schema of `.riblint.yml`.
    public var configurationSchema: String { ConfigurationSchema(rules: ruleNames).text }
}
