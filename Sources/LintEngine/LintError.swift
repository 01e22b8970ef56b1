public import SourceText

/// Why a run could not be done at all. Its text says what was wrong, where, and what to do.
public enum LintError: Error, Sendable, CustomStringConvertible {
    /// There is nothing under a PATH.
    case missingPath(SourcePath)
    /// A PATH cannot be looked at.
    case unreadable(SourcePath, String)
    /// There is nothing where a configuration was named.
    case missingConfiguration(SourcePath)
    /// The project has a configuration already.
    case existingConfiguration(SourcePath)
    /// A configuration cannot be looked at.
    case unreadableConfiguration(SourcePath, String)
    /// All that is wrong in a configuration, in order of places.
    case configuration([ConfigurationMistake])
    /// Neither a PATH nor anything below one is a source file.
    case noSourceFile([SourcePath])
    /// All PATHs are files, and none of them is a source file.
    case foreignFiles([SourcePath])
    /// An exclusion of the request can match nothing; what is wrong with it.
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
        case .missingPath(let path):
            "'\(path.printable)' does not exist. Check the spelling, or the folder that riblint is run in."
        case .unreadable(let path, let reason):
            "'\(path.printable)' cannot be read: \(reason). Name a file or a folder that can be."
        case .missingConfiguration(let path):
            "the configuration '\(path.printable)' does not exist. Check the spelling, or let 'riblint init' write one."
        case .existingConfiguration(let path):
            "there is already a configuration, '\(path.printable)'. Change it, or remove it first."
        case .unreadableConfiguration(let path, let reason):
            "the configuration '\(path.printable)' cannot be read: \(reason). Make it a file that can be, or use --isolated."
        case .configuration(let mistakes):
            mistakes.map(\.description).joined(separator: "\n")
        case .noSourceFile(let paths):
            """
            found no Swift source file in \(paths.map { "'\($0.printable)'" }.joined(separator: ", ")). \
            Hidden folders, .build, Pods, Carthage, DerivedData and what .gitignore files, the configuration or --exclude name are left out: \
            name such a folder itself, or use --no-exclude or --no-gitignore.
            """
        case .foreignFiles(let paths):
            """
            found no Swift source file in \(paths.map { "'\($0.printable)'" }.joined(separator: ", ")): \
            name files that end in .swift, or folders that hold some.
            """
        case .unusableExclusion(let complaint): "--exclude: \(complaint)"
        case .changes(let failure): failure.description
        case .unknownRules(let unknown):
            unknown.map { entry in
                let help = entry.suggestion.map { "did you mean '\($0)'?" } ?? "'riblint rules' lists all"
                return "unknown rule '\(entry.word)'; \(help)"
            }.joined(separator: "\n")
        case .noSuchLine(let path, let line, let count):
            "'\(path.printable)' has no line \(line): it has \(count) line\(count == 1 ? "" : "s")."
        case .malformedFingerprint(let text):
            """
            '\(SourcePath(text).printable)' is no fingerprint: write its 16 hexadecimal digits, or the first of them; --format json has them. \
            Of a place, 'riblint explain --why-not FILE:LINE RULE' tells what a rule thinks.
            """
        case .unknownFingerprint(let text):
            """
            no finding has the fingerprint '\(text)'. It may have been mended, or lie outside of the PATHs or the configuration of this run: \
            'riblint --format json' lists the fingerprints that there are.
            """
        case .ambiguousFingerprint(let text, let findings):
            (["several fingerprints begin with '\(text)'; write more digits:"] + findings.map { "  \($0)" }).joined(separator: "\n")
        case .unusableBaseline(let path, let position, let reason):
            position.map { "\(path.printable):\($0.line):\($0.utf8): the baseline cannot be read: \(reason)" }
                ?? "the baseline '\(path.printable)' \(reason)"
        }
    }
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
