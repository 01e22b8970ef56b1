internal import RIBModel
public import RuleKit
public import SourceText

extension LintEngine {
    /// Why a rule does not report a line, or that it does.
    ///
    /// - Parameters:
    ///   - rule: the rule's id; nil for all rules.
    ///   - file: relative to the working folder.
    ///   - line: from 1.
    ///   - request: without paths, a file outside of the working folder is linted with its own project.
    public func whyNot(
        _ rule: String?, at file: SourcePath, line: Int, _ request: LintRequest
    ) throws(LintError) -> Explanation {
        try whyNot(rule, at: file, shown: file, line: line, request, .none)
    }

    /// As the other function, with texts that are not on disk.
    ///
    /// - Parameters:
    ///   - shown: the path in the answer.
    ///   - overlay: by path relative to the root.
    func whyNot(
        _ rule: String?, at file: SourcePath, shown: SourcePath, line: Int, _ request: LintRequest,
        _ overlay: FileOverlay
    ) throws(LintError) -> Explanation {
        let engine = try withRules(of: request)
        let asked = rule.map { rule in engine.catalog.filter { $0.id == rule } } ?? engine.catalog
        if let rule, asked.isEmpty {
            let suggestion = Suggestion.nearest(to: rule, among: engine.ruleNames.ids)
            throw .unknownRules([.init(word: rule, suggestion: suggestion)])
        }
        return try ask(about: asked, at: file, shown: shown, line: line, request, overlay) { question, session in
            let rule = rule.flatMap { id in session.catalog.first { $0.id == id } }
            return rule.map { question.answer($0) } ?? question.answerOfAll()
        }
    }

    /// Runs as `lint` does, and asks about a line of a file.
    ///
    /// - Parameters:
    ///   - shown: the path in the answer; nil for the one that is given.
    ///   - overlay: texts that are not on disk.
    func ask(
        about rules: [Rule], at file: SourcePath, shown: SourcePath? = nil, line: Int, _ request: LintRequest,
        _ overlay: FileOverlay = .none, _ answer: @escaping (WhyNot, ExplainSession) -> ExplanationBuilder
    ) throws(LintError) -> Explanation {
        let root = try request.givenRoot
        let absolute: [UInt8]
        do {
            absolute = try GivenPath.absolute(file.bytes, in: root)
        } catch {
            throw error.isMissing ? .missingPaths([file]) : .unreadable(file, error.text)
        }
        var request = request
        if request.paths.isEmpty, root == nil, let here = try? Disk.realPath([UInt8(ascii: ".")]),
            RunRoot.relative(absolute, to: here).first == UInt8(ascii: "/")
        {
            // The file belongs to another project, which is linted instead.
            let folder = RunRoot.folder(of: absolute)
            request.paths = [SourcePath(bytes: RunRoot.marked(above: folder, honorsConfiguration: true) ?? folder)]
        }
        return try withSession(request, overlay) { session, workers throws(LintError) in
            let path = SourcePath(bytes: RunRoot.relative(absolute, to: session.found.root.bytes))
            var question = WhyNot(session: session, rules: rules, path: path, shown: shown ?? file, line: line)
            if let builder = try question.answerForUnreportedFile(by: workers) {
                return try explanation(builder, session, by: workers)
            }
            try question.readLines()
            return try explanation(answer(question, session), session, by: workers)
        }
    }
}

/// The question why rules do not report one line of a file.
struct WhyNot {
    let session: ExplainSession
    /// The rules in question: one, or all.
    let rules: [Rule]
    /// Relative to the root.
    let path: SourcePath
    /// The path as the user wrote it.
    let shown: SourcePath
    let line: Int
    /// The lines of the file, once `readLines` has read it.
    private(set) var map = LineMap(bytes: [])

    init(session: ExplainSession, rules: [Rule], path: SourcePath, shown: SourcePath, line: Int) {
        self.session = session
        self.rules = rules
        self.path = path
        self.shown = shown
        self.line = line
    }

    var location: String { "\(shown.printable):\(line)" }
    var project: Project { session.project }

    // MARK: The file

    /// The answer if the file is not analyzed, or not reported; nil if rules report it.
    func answerForUnreportedFile(by workers: Workers) throws(LintError) -> ExplanationBuilder? {
        let notices = session.found.notices + session.analysis.notices
        if let notice = notices.first(where: { $0.path == path && $0.kind == .notAnalyzed }) {
            return notReported("\(shown.printable) is not analyzed: it \(notice.message).")
        }
        guard session.found.files.contains(path) else {
            if !SourceLanguage.isSource(path.bytes) {
                return notReported("\(shown.printable) \(Phrase.isNoSource()).")
            }
            if let reason = try DiscoveryAccount.reason(against: path, in: session.settings.discovery(), by: workers) {
                return notReported("\(shown.printable) is not analyzed: it is among the files \(reason).")
            }
            let advice = "Pass a folder that contains it as PATH."
            return notReported("\(shown.printable) is not among the files that are linted. \(advice)")
        }
        guard let file = session.file(path) else {
            return notReported("No type of the project is part of a RIB.\(likelyBases)")
        }
        if session.scope.reported.excludes(path) {
            return notReported("\(shown.printable) is excluded: such files are analyzed, but never reported.")
        }
        if project.files[file.index].kind == .test, rules.allSatisfy({ $0.family == .testing }) { return nil }
        let words: String? =
            switch project.files[file.index].kind {
            case .source: nil
            case .test: "is a test file"
            case .template: "is a template"
            case .generated: "is generated"
            case .vendored: "is vendored"
            }
        guard let words else { return nil }
        return notReported("\(shown.printable) \(words): such files are analyzed, but never reported.")
    }

    /// Advice on why no type has a role.
    private var likelyBases: String {
        guard let advice = session.hint?.advice else { return "" }
        return " \(advice.prefix(1).uppercased())\(advice.dropFirst())."
    }

    private func notReported(_ reason: String) -> ExplanationBuilder {
        let subject = rules.count == 1 ? "\(rules[0].id) does not report" : "No rule reports"
        return ExplanationBuilder(answer: "\(subject) \(location).", details: [Detail(reason)])
    }

    /// Reads the file's lines.
    ///
    /// - Throws: if the file changed since the run, or has no such line.
    mutating func readLines() throws(LintError) {
        let bytes = try LintEngine.withRoot(session.found.root) { root in
            let reader = SourceReader(root: root, overlay: session.scope.overlay)
            return withExtendedLifetime(reader) { (try? reader.read(path)).map { Array($0) } }
        }
        guard let bytes else { throw .unreadable(shown, "it changed while it was analyzed") }
        map = LineMap(bytes: bytes)
        guard (1...map.lineCount).contains(line) else { throw .noSuchLine(shown, line, map.lineCount) }
    }
}
