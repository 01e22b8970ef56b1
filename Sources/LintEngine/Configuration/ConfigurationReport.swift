public import SourceText

/// What can be said of a run's configuration without running.
public struct ConfigurationReport: Sendable {
    /// The file as messages name it; nil where none was found or wanted.
    public let file: SourcePath?
    /// Every key with its value, as YAML.
    public let listing: String
}

extension LintEngine {
    /// The configuration that a run would have.
    ///
    /// - Throws: all mistakes in it.
    public func configuration(of request: LintRequest) throws(LintError) -> ConfigurationReport {
        let settings = try Settings(of: request, rules: ruleNames)
        if let file = settings.file {
            let missing = Settings.included(settings.configuration, from: file).missing
            guard missing.isEmpty else { throw .configuration(missing) }
        }
        return ConfigurationReport(file: settings.file?.shown, listing: ConfigurationListing(settings.configuration).text)
    }

    /// JSON Schema of `.riblint.yml`.
    public var configurationSchema: String { ConfigurationSchema(rules: ruleNames).text }
}
