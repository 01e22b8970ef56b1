import LintEngine
import RIBModel
import Reporters
import RuleKit
import SourceText

extension LintEngine.Outcome {
    /// Prints the notes of a run and its notices on standard error. Files that were not analyzed are reported even if
    /// the run is quiet, because the exit status depends on them.
    ///
    /// - Parameters:
    ///   - reported: the notices that the command reports in another form.
    ///   - endsInWords: whether a report on standard output ends with a line of counts.
    func sayNotes(except reported: Set<Notice.Kind> = [], endsInWords: Bool = false, isQuiet: Bool) {
        let view = PathView(root: root, folder: Console.folder)
        if !isQuiet {
            if outsideCount > 0, !endsInWords {
                Console.say(
                    "riblint: note: \(Phrase.count(outsideCount, "finding")) outside the changed lines not shown")
            }
            for note in [auditNote, missingTypesNote, ribHint].compactMap({ $0 }) + notes(view) {
                Console.say("riblint: note: \(note)")
            }
        }
        for notice in report.notices where !reported.contains(notice.kind) {
            if let line = notice.line(view, isQuiet: isQuiet) { Console.say("riblint: \(line)") }
        }
    }

    /// Prints notices that the outcome does not have.
    func say(_ notices: [Notice], isQuiet: Bool) {
        let view = PathView(root: root, folder: Console.folder)
        for notice in notices {
            if let line = notice.line(view, isQuiet: isQuiet) { Console.say("riblint: \(line)") }
        }
    }

    /// Notes about files that the command line names and that were not linted.
    ///
    /// - Parameter view: converts paths for the working folder.
    private func notes(_ view: PathView) -> [String] {
        func listed(_ paths: [SourcePath]) -> String { Phrase.some(paths.map { "'\(view.path($0).printable)'" }) }
        var notes: [String] = []
        if isNothingNamed { notes.append("the list of files is empty; nothing to lint") }
        if let path = leftOut { notes.append("'\(path.printable)' is excluded; run 'riblint doctor' to see why") }
        if !excludedPaths.isEmpty {
            let verb = excludedPaths.count == 1 ? "is" : "are"
            notes.append("\(listed(excludedPaths)) \(verb) excluded; run 'riblint doctor' to see why")
        }
        if isEverythingExcluded, excludedPaths.isEmpty {
            notes.append("all files are excluded; run 'riblint doctor' to see why")
        }
        if !foreignPaths.isEmpty {
            let names = Phrase.some(foreignPaths.map { "'\($0.printable)'" })
            notes.append("\(names) \(Phrase.isNoSource(foreignPaths.count)); skipped")
        }
        for (kind, paths) in readOnlyPaths {
            let (one, many) = kind.words
            notes.append(
                paths.count == 1
                    ? "\(listed(paths)) is \(one); it is analyzed, but nothing is reported for it"
                    : "\(listed(paths)) are \(many); they are analyzed, but nothing is reported for them")
        }
        if report.summary.files == 0, readOnlyPaths.isEmpty, !readOnlyFiles.isEmpty {
            let counts = readOnlyFiles.map { kind, paths in
                "\(paths.count) \(paths.count == 1 ? kind.noun : kind.nouns)"
            }
            notes.append("found no sources to report on, only \(Phrase.some(counts))")
        }
        for path in projectsBelow {
            notes.append(
                """
                '\(path.printable)' starts a project of its own; here only its rules and severities count, and for \
                its folder alone
                """
            )
        }
        if let missing = missingTypes { notes.append(note(of: missing)) }
        notes += unusedSettings.map(\.description)
        if !untestedRules.isEmpty {
            let have = untestedRules.count == 1 ? "has" : "have"
            notes.append(
                "\(Phrase.some(untestedRules)) \(have) no examples; add 'examples', and check them with "
                    + "'riblint rules test'")
        }
        return notes + unusedExclusions.map { "--exclude '\($0.printable)' matches no file" }
    }
}

extension LintEngine.Outcome {
    /// The note that a part of a project was analyzed without what it uses.
    private func note(of missing: MissingTypes) -> String {
        let view = PathView(root: missing.project, folder: Console.folder)
        func shown(_ path: SourcePath) -> String {
            let text = view.path(path).printable
            return "'\(text.isEmpty ? "." : text)'"
        }
        let (parts, more) = (missing.analyzed.map(shown), missing.names.count - 1)
        let types = "'\(missing.names[0])'" + (more > 0 ? " and \(Phrase.count(more, "more type"))" : "")
        let root = shown(SourcePath(bytes: []))
        let advice =
            isExtentDeclared
            ? "list all folders of the project under 'included' in .riblint.yml"
            : "run 'riblint init' in \(root), so that all of it is analyzed whatever paths are named"
        return """
            \(Phrase.some(parts)) \(parts.count == 1 ? "was" : "were") analyzed without \(shown(missing.file)), which \
            declares \(types) that the code uses, so findings may be missing; \(advice)
            """
    }
}

extension Notice {
    /// The notice with its level; nil if nothing is printed.
    fileprivate func line(_ view: PathView, isQuiet: Bool) -> String? {
        let place = [path.map { view.path($0).printable }, line.map(String.init)].compactMap { $0 }
            .joined(separator: ":")
        switch kind {
        case .notAnalyzed: return "warning: \(place): not analyzed: \(message)"
        case _ where isQuiet: return nil
        case .contextNotAnalyzed: return "note: \(place): not analyzed, so findings may be missing: \(message)"
        case .doubtfulRule: return "note: \(rule.map { "\($0): " } ?? "")\(message)"
        case .parseError, .staleBaseline, .movedBaseline, .otherConfiguration: return "note: \(place): \(message)"
        // The closing line of text contains the number.
        case .unresolved: return nil
        }
    }
}

extension FileFacts.Kind {
    /// The description of a file of that kind, and of several.
    fileprivate var words: (one: String, many: String) {
        switch self {
        case .source: ("a source file", "source files")
        case .test: ("a test file", "test files")
        case .template: ("a template", "templates")
        case .generated: ("generated code", "generated code")
        case .vendored: ("vendored code", "vendored code")
        }
    }

    fileprivate var noun: String {
        self == .generated || self == .vendored ? "\(rawWord) file" : words.one.dropFirst(2).description
    }
    fileprivate var nouns: String { self == .generated || self == .vendored ? "\(rawWord) files" : words.many }

    private var rawWord: String { self == .generated ? "generated" : "vendored" }
}
