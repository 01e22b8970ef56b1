internal import RuleKit
public import SourceText

/// An error that ends a run. The text says what is wrong, where, and what to do.
public enum LintError: Error, Sendable, CustomStringConvertible {
    /// PATHs that do not exist.
    case missingPaths([SourcePath])
    /// PATHs that are outside of the folder that `--root` names.
    case outsideOfRoot([SourcePath], root: SourcePath)
    /// A folder among PATHs that have to be files, because nothing else is read.
    case unlistedFolder(SourcePath)
    /// A list of modules that cannot be used: its path, the position of the mistake, and the reason.
    case unusableModules(SourcePath, Position?, String)
    /// A tar archive that cannot be used: its path, the offset of the mistake, and the reason.
    case unusableArchive(SourcePath, offset: Int, String)
    /// A file that is in two archives.
    case doubledFile(SourcePath, SourcePath, SourcePath)
    /// A PATH that cannot be read, and why.
    case unreadable(SourcePath, String)
    /// A configuration that was named and does not exist.
    case missingConfiguration(SourcePath)
    /// `init` was called, but the project has a configuration.
    case existingConfiguration(SourcePath)
    /// A configuration that cannot be read, and why.
    case unreadableConfiguration(SourcePath, String)
    /// All mistakes in configurations, in order of locations.
    case configuration([ConfigurationMistake])
    /// A configuration that is for other versions of riblint.
    case otherVersion(ConfigurationMistake, needed: String)
    /// The PATHs are folders without a Swift file.
    case noSourceFile([SourcePath])
    /// Files that have to be source files and are not.
    case foreignFiles([SourcePath])
    /// What is wrong with an exclusion of the request, which can match nothing.
    case unusableExclusion(String)
    /// Ids that are not rules, each with the nearest rule.
    case unknownRules([Unknown])
    /// A configuration that declares no rule, although its rules are asked about; nil if there is no configuration.
    case noCustomRules(SourcePath?)
    /// A log without a message that is understood.
    case noLeakMessage
    /// A type that the project does not declare, with the nearest that it does.
    case unknownType(Unknown)
    /// A line that the file does not have: the file, the line, and the number of lines.
    case noSuchLine(SourcePath, Int, Int)
    /// The text is not a fingerprint.
    case malformedFingerprint(String)
    /// No finding has the fingerprint.
    case unknownFingerprint(String)
    /// Several fingerprints start with the given digits; one line of text for each.
    case ambiguousFingerprint(String, [String])
    /// A finding that is to be fixed and has no fix, or only an unsafe one: its fingerprint and its rule.
    case unfixable(String, rule: String, isUnsafe: Bool)
    /// A baseline that does not exist or is malformed: its path, the position of the mistake, and the reason.
    case unusableBaseline(SourcePath, Position?, String)
    /// The libclang that the environment names cannot be used: what was tried.
    case unusableLibclang(String)
    /// The changes cannot be determined.
    case changes(ChangeFailure)
    /// A cancellation stopped the opening of a workspace, or a search for its files.
    case canceled

    /// An unknown word, with the nearest known one.
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
        case .outsideOfRoot(let paths, let root):
            """
            \(LintError.listed(paths)) \(paths.count == 1 ? "is" : "are") outside of '\(root.printable)', which --root \
            names. Name a folder that contains them, or leave --root out.
            """
        case .noCustomRules(let file?): "\(file.printable) has no 'custom_rules', so no examples are to be tested."
        case .noCustomRules(nil): "Found no .riblint.yml, so no examples are to be tested. Pass --config FILE."
        case .unlistedFolder(let path):
            "'\(path.printable)' is a folder; with --only-listed, name each file."
        case .unusableModules(let path, let position, let reason):
            position.map { "\(path.printable):\($0.line):\($0.utf8): the list of modules cannot be read: \(reason)" }
                ?? "the list of modules '\(path.printable)' \(reason)"
        case .unusableArchive(let path, offset: let offset, let reason):
            "the archive '\(path.printable)' cannot be read at byte \(offset): \(reason)."
        case .doubledFile(let file, let first, let second):
            """
            '\(file.printable)' is in two archives, '\(first.printable)' and '\(second.printable)'. Leave it out of one.
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
        case .otherVersion(let mistake, needed: _): mistake.description + "."
        case .noSourceFile(let paths):
            """
            no Swift or Objective-C files in \(LintError.listed(paths)). Hidden folders, .build, Pods, Carthage, \
            DerivedData, and whatever .gitignore files or 'ignored' match are not read; name such a folder as PATH, \
            or use --no-exclude or --no-gitignore.
            """
        case .foreignFiles(let paths):
            "\(LintError.listed(paths)) \(Phrase.isNoSource(paths.count))."
        case .unusableExclusion(let complaint): "--exclude: \(complaint)"
        case .changes(let failure): failure.description
        case .canceled: "the opening of the project was canceled."
        case .unknownRules(let unknown):
            unknown.map { entry in
                let help = entry.suggestion.map { "did you mean '\($0)'?" } ?? "'riblint rules' lists all"
                return "unknown rule '\(entry.word)'; \(help)"
            }.joined(separator: "\n")
        case .noLeakMessage:
            "the log has no message that riblint knows: of the RIBs framework, of 'leaks', or of FBRetainCycleDetector"
        case .unknownType(let entry):
            "no type '\(SourcePath(entry.word).printable)' is declared in the files that were read; "
                + (entry.suggestion.map { "did you mean '\($0)'?" } ?? "name the folders that contain it")
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
        case .unfixable(let text, rule: let rule, isUnsafe: true):
            "the finding '\(text)' of \(rule) has an unsafe fix only; add --unsafe-fixes, and read the diff."
        case .unfixable(let text, rule: let rule, isUnsafe: false):
            "the finding '\(text)' of \(rule) has no fix; 'riblint explain --finding \(text)' says what to do."
        case .unusableLibclang(let tried):
            """
            RIBLINT_LIBCLANG names no libclang that can be used: \(tried). Correct it, or unset it to use the one that \
            is found.
            """
        case .unusableBaseline(let path, let position, let reason):
            position.map { "\(path.printable):\($0.line):\($0.utf8): the baseline cannot be read: \(reason)" }
                ?? "the baseline '\(path.printable)' \(reason)"
        }
    }

    /// The first of some paths in quotes, and the number of the others.
    static func listed(_ paths: [SourcePath]) -> String { Phrase.some(paths.map { "'\($0.printable)'" }) }
}

extension SourcePath {
    /// The path on one line, with control characters escaped as in Swift.
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
