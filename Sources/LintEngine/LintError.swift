internal import RuleKit
public import SourceText

/// Why a run could not be done at all. Its text says what was wrong, where, and what to do.
public enum LintError: Error, Sendable, CustomStringConvertible {
    /// There is nothing under some PATHs.
    case missingPaths([SourcePath])
    /// A PATH cannot be looked at.
    case unreadable(SourcePath, String)
    /// There is nothing where a configuration was named.
    case missingConfiguration(SourcePath)
    /// The project has a configuration already.
    case existingConfiguration(SourcePath)
    /// A configuration cannot be looked at.
    case unreadableConfiguration(SourcePath, String)
    /// All that is wrong in configurations, in order of locations.
    case configuration([ConfigurationMistake])
    /// There is no source file below PATHs that are folders.
    case noSourceFile([SourcePath])
    /// Files that would have to be source files are none.
    case foreignFiles([SourcePath])
    /// An exclusion of the request can match nothing: what is wrong with it.
    case unusableExclusion(String)
    /// Ids that no rule has, each with the nearest that one has.
    case unknownRules([Unknown])
    /// A file that was asked about has fewer lines: the line, and how many there are.
    case noSuchLine(SourcePath, Int, Int)
    /// What was given for a fingerprint is none.
    case malformedFingerprint(String)
    /// No finding has the fingerprint.
    case unknownFingerprint(String)
    /// Several have fingerprints that begin so; a line on each.
    case ambiguousFingerprint(String, [String])
    /// A baseline that is not there, or is none: its path, the place in it, and what is wrong.
    case unusableBaseline(SourcePath, Position?, String)
    /// It cannot be known what changed.
    case changes(ChangeFailure)

    /// A word that means nothing here.
    public struct Unknown: Sendable {
        public let word: String
        public let suggestion: String?
    }

    public var description: String {
        switch self {
        case .missingPaths(let paths):
            """
            \(LintError.listed(paths)) \(paths.count == 1 ? "does" : "do") not exist. \
            Check the spelling and the working folder.
            """
        case .unreadable(let path, let reason):
            "cannot read '\(path.printable)': \(reason)."
        case .missingConfiguration(let path):
            """
            the configuration '\(path.printable)' does not exist. Check the spelling, or run 'riblint init' to write \
            one.
            """
        case .existingConfiguration(let path):
            "the configuration '\(path.printable)' already exists. Edit it, or remove it first."
        case .unreadableConfiguration(let path, let reason):
            "cannot read the configuration '\(path.printable)': \(reason). Fix that, or use --isolated."
        case .configuration(let mistakes):
            mistakes.map(\.description).joined(separator: "\n")
        case .noSourceFile(let paths):
            """
            no Swift files in \(LintError.listed(paths)). Hidden folders, .build, Pods, Carthage, DerivedData, and \
            whatever .gitignore files or 'ignored' match are not read; name such a folder as PATH, or use \
            --no-exclude or --no-gitignore.
            """
        case .foreignFiles(let paths):
            "\(LintError.listed(paths)) \(paths.count == 1 ? "is not a Swift file" : "are not Swift files")."
        case .unusableExclusion(let complaint): "--exclude: \(complaint)"
        case .changes(let failure): failure.description
        case .unknownRules(let unknown):
            unknown.map { entry in
                let help = entry.suggestion.map { "did you mean '\($0)'?" } ?? "'riblint rules' lists all"
                return "unknown rule '\(entry.word)'; \(help)"
            }.joined(separator: "\n")
        case .noSuchLine(let path, let line, let count):
            "'\(path.printable)' has no line \(line); it has \(Phrase.count(count, "line"))."
        case .malformedFingerprint(let text):
            """
            '\(SourcePath(text).printable)' is not a fingerprint; expected up to 16 hexadecimal digits, as \
            --format json shows them. \
            To ask about a location, run 'riblint explain --why-not FILE:LINE RULE'.
            """
        case .unknownFingerprint(let text):
            """
            no finding has the fingerprint '\(text)'. It may be fixed, or lie outside the PATHs of this run; \
            run 'riblint --format json' to list all fingerprints.
            """
        case .ambiguousFingerprint(let text, let findings):
            (["several fingerprints start with '\(text)'; give more digits:"] + findings.map { "  \($0)" }).joined(
                separator: "\n"
            )
        case .unusableBaseline(let path, let position, let reason):
            position.map { "\(path.printable):\($0.line):\($0.utf8): the baseline cannot be read: \(reason)" }
                ?? "the baseline '\(path.printable)' \(reason)"
        }
    }

    /// The first of some paths, quoted, and how many more there are.
    static func listed(_ paths: [SourcePath]) -> String { Phrase.some(paths.map { "'\($0.printable)'" }) }
}

extension SourcePath {
    /// The path on one line: control characters as Swift would escape them.
    public var printable: String {
        var text = ""
        for scalar in self.text.unicodeScalars {
            switch scalar {
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case _ where scalar.value < 0x20 || (scalar.value >= 0x7F && scalar.value < 0xA0):
                text += "\\u{" + String(scalar.value, radix: 16) + "}"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
