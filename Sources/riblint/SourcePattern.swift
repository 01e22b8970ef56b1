import ArgumentParser
import LintEngine
import Reporters
import SourceText

/// The addresses of source lines in HTML: a pattern with `{path}` and `{line}`.
enum SourcePattern {
    static let help = ArgumentHelp("Links of html: https://HOST/{path}#L{line}.", valueName: "URL")

    /// The pattern that an option gives, else that of the job on GitHub; nil without either.
    ///
    /// - Parameters:
    ///   - option: the value of `--source-link`.
    ///   - base: the prefix of the addresses of files in the job.
    static func pattern(_ option: String?, base: String?) -> String? {
        if let option { return option }
        return base.flatMap { $0.hasPrefix("https://") ? "\($0){path}#L{line}" : nil }
    }

    /// Refuses values that are not an address over HTTPS, and the option without a report that has addresses.
    static func check(_ option: String?, isHTML: Bool) throws(UsageError) {
        guard let option else { return }
        if !isHTML {
            throw UsageError(
                "--source-link applies to html, and no report is html; add --format html=FILE, or remove --source-link")
        }
        guard option.hasPrefix("https://"), option.contains("{path}") else {
            throw UsageError(
                "invalid value '\(option)' for --source-link; expected https://, with {path} and {line} in the address")
        }
    }
}
