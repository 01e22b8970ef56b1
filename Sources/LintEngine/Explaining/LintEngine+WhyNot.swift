internal import RIBModel
public import RuleKit
public import SourceText

extension LintEngine {
    /// Why a rule does not report a line; or that it does.
    ///
    /// - Parameters:
    ///   - rule: its id; all rules where nil.
    ///   - file: relative to the working folder.
    ///   - line: from 1.
    ///   - request: what is linted, as far as the configuration leaves that open.
    public func whyNot(_ rule: String?, at file: SourcePath, line: Int, _ request: LintRequest) throws(LintError) -> Explanation {
        let asked = rule.map { rule in catalog.filter { $0.id == rule } } ?? catalog
        if let rule, asked.isEmpty { throw .unknownRules([.init(word: rule, suggestion: Suggestion.nearest(to: rule, among: ruleNames))]) }
        let absolute: [UInt8]
        do { absolute = try Disk.realPath(file.bytes) } catch { throw error.isMissing ? .missingPaths([file]) : .unreadable(file, error.text) }
        var request = request
        if request.paths.isEmpty, let here = try? Disk.realPath([UInt8(ascii: ".")]), RunRoot.relative(absolute, to: here).first == UInt8(ascii: "/") {
            // A file of another project is asked about within that.
            let folder = RunRoot.folder(of: absolute)
            request.paths = [SourcePath(bytes: RunRoot.marked(above: folder, honorsConfiguration: true) ?? folder)]
        }
        return try inquire(request) { inquest, workers throws(LintError) in
            let path = SourcePath(bytes: RunRoot.relative(absolute, to: inquest.found.root.bytes))
            var question = WhyNot(inquest: inquest, rules: asked, path: path, shown: file, line: line)
            if let draft = try question.fileLeftOut(by: workers) { return try explanation(draft, inquest, by: workers) }
            try question.readLines()
            let draft = asked.count == 1 ? question.answer(asked[0]) : question.answerOfAll()
            return try explanation(draft, inquest, by: workers)
        }
    }
}

/// The question why rules do not report one line of one file.
struct WhyNot {
    let inquest: Inquest
    /// One, or all.
    let rules: [Rule]
    /// Relative to the root.
    let path: SourcePath
    /// As it was asked for.
    let shown: SourcePath
    let line: Int
    /// Of the file, once it was read.
    private var map = LineMap(bytes: [])

    init(inquest: Inquest, rules: [Rule], path: SourcePath, shown: SourcePath, line: Int) {
        self.inquest = inquest
        self.rules = rules
        self.path = path
        self.shown = shown
        self.line = line
    }

    var location: String { "\(shown.printable):\(line)" }
    var project: Project { inquest.project }

    // MARK: The file

    /// What there is to say of a file that is not analysed, or not reported on.
    func fileLeftOut(by workers: Workers) throws(LintError) -> Draft? {
        if let notice = (inquest.found.notices + inquest.analysis.notices).first(where: { $0.path == path && $0.kind == .notAnalyzed }) {
            return silent("\(shown.printable) is not analyzed: it \(notice.message).")
        }
        guard inquest.found.files.contains(path) else {
            if !Discovery.isSource(path.bytes) { return silent("\(shown.printable) is not a Swift file.") }
            if let reason = try DiscoveryAccount.reason(against: path, in: inquest.settings.discovery(), by: workers) {
                return silent("\(shown.printable) is not analyzed: it is among the files \(reason).")
            }
            return silent("\(shown.printable) is not among the files that are linted. Pass a folder that contains it as PATH.")
        }
        guard let file = inquest.file(path) else { return silent("No type of the project is part of a RIB.\(likelyBases)") }
        if inquest.scope.reported.excludes(path) { return silent("\(shown.printable) is excluded: such files are analyzed, but never reported.") }
        let words: String? =
            switch project.files[file.index].kind {
            case .source: nil
            case .test: "is a test file"
            case .template: "is a template"
            case .generated: "is generated"
            case .vendored: "is vendored"
            }
        guard let words else { return nil }
        return silent("\(shown.printable) \(words): such files are analyzed, but never reported.")
    }

    /// What may be the reason that nothing has a role.
    private var likelyBases: String {
        guard let advice = project.hint?.advice else { return "" }
        return " \(advice.prefix(1).uppercased())\(advice.dropFirst())."
    }

    private func silent(_ reason: String) -> Draft {
        Draft(answer: rules.count == 1 ? "\(rules[0].id) does not report \(location)." : "No rule reports \(location).", remarks: [Draft.Remark(reason)])
    }

    private func silent(_ rule: Rule, _ remarks: [Draft.Remark]) -> Draft { Draft(answer: "\(rule.id) does not report \(location).", remarks: remarks) }

    mutating func readLines() throws(LintError) {
        let bytes = try LintEngine.withRoot(inquest.found.root) { root in
            let reader = SourceReader(root: root)
            return withExtendedLifetime(reader) { (try? reader.read(path)).map { Array($0) } }
        }
        guard let bytes else { throw .unreadable(shown, "it changed while it was analyzed") }
        map = LineMap(bytes: bytes)
        guard (1...map.lineCount).contains(line) else { throw .noSuchLine(shown, line, map.lineCount) }
    }

    func isHere(_ site: Site) -> Bool { inquest.file(path) == site.file && map.line(of: Int(site.range.start)) == line }

    /// Whether the line is one of those that a place takes.
    private func isWithin(_ site: Site) -> Bool {
        guard inquest.file(path) == site.file, !site.range.isEmpty else { return false }
        return (map.line(of: Int(site.range.start))...map.line(of: Int(site.range.end) - 1)).contains(line)
    }

    // MARK: The line

    func answer(_ rule: Rule) -> Draft {
        let silence = silence(of: rule)
        let verdicts = rule.judge(project, .everything)
        if let draft = found(rule, verdicts, silence) { return draft }
        let reasons = reasons(verdicts)
        return reasons.isEmpty ? nothingHere(rule, verdicts, silence) : silent(rule, silence + reasons + roles)
    }

    func silence(of rule: Rule) -> [Draft.Remark] { inquest.silence(of: rule, at: path).map { [Draft.Remark($0)] } ?? [] }

    /// Why what is on the line is no violation.
    func reasons(_ verdicts: [Verdict]) -> [Draft.Remark] {
        // A builder, say, stands for its functions as well: what is said of one need not be said of the other.
        var said: Set<String> = []
        return concerned(verdicts.compactMap(\.pass)).sorted { $0.site < $1.site }.filter { said.insert($0.sentence).inserted }.map { remark(on: $0) }
    }

    /// What is named on the line; else what it shows to be right; else the smallest of what it is a part of.
    private func concerned(_ passes: [Pass]) -> [Pass] {
        let named = passes.filter { isHere($0.site) }
        if !named.isEmpty { return named }
        let shown = passes.filter { pass in pass.notes.contains { isHere($0.site) } }
        if !shown.isEmpty { return shown }
        let around = passes.filter { $0.extent.map(isWithin) ?? false }
        let least = around.compactMap { $0.extent.map { $0.range.end - $0.range.start } }.min()
        return around.filter { pass in pass.extent.map { $0.range.end - $0.range.start } == least }
    }

    /// The finding that is there, reported or not; or one elsewhere that names the line.
    func found(_ rule: Rule, _ verdicts: [Verdict], _ silence: [Draft.Remark]) -> Draft? {
        let own = inquest.judged.filter { $0.rule.id == rule.id }
        if let judged = own.first(where: { isHere($0.finding.site) }) {
            let answer = judged.isShown ? "\(rule.id) reports \(location)." : "\(rule.id) has a finding at \(location), but does not report it."
            return Draft(answer: answer, judged: [judged], remarks: judged.isShown ? [] : [inquest.fate(of: judged)])
        }
        if let finding = verdicts.compactMap(\.finding).first(where: { isHere($0.site) }), !silence.isEmpty {
            let judged = LintEngine.ReportedFinding(
                rule: rule, finding: finding, severity: finding.severity ?? rule.severity, fingerprint: "", isSuppressed: false,
                isAsked: true)
            return Draft(answer: "\(rule.id) does not report \(location), but would if it were on.", judged: [judged], remarks: silence)
        }
        let naming = own.first { ($0.finding.related + $0.finding.path).contains { isHere($0.site) } }
        guard let naming else { return nil }
        return Draft(
            answer: "\(rule.id) has a finding elsewhere that refers to \(location).", judged: [naming],
            remarks: naming.isShown ? [] : [inquest.fate(of: naming)])
    }

    // MARK: Nothing that the rule looks at

    private func nothingHere(_ rule: Rule, _ verdicts: [Verdict], _ silence: [Draft.Remark]) -> Draft {
        let directives = self.directives
        guard rule.family != .suppressions || directives.isEmpty else { return silent(rule, silence + directives) }
        let scope = Draft.Remark("This rule does not check anything on this line. It checks: \(rule.scope.things).")
        let around = roles.isEmpty ? [Draft.Remark("No type contains this line.")] : roles
        // Outside of RIBs that comes first: the line may well have what the rule checks in them.
        return silent(rule, silence + (isOutsideOfRIBs ? around + [scope] : [scope] + around) + nearby(verdicts))
    }

    /// Whether the line is in a type without a role.
    var isOutsideOfRIBs: Bool { type.map { project.roleOrigins(of: $0).isEmpty } ?? false }

    /// What the directives on the line silence: what rules about suppressions look at.
    var directives: [Draft.Remark] {
        guard let file = inquest.file(path) else { return [] }
        let suppressions = Suppressions(project)
        return project.files[file.index].directives.filter { isHere(Site(file, $0.range)) }.map { directive in
            let silenced = inquest.judged.filter { judged in
                guard judged.isSuppressed, let origin = suppressions.origin(of: judged.finding, of: judged.rule) else { return false }
                return origin.file == file && origin.directive.range == directive.range
            }
            guard !silenced.isEmpty else { return Draft.Remark("'\(directive.form)' suppresses nothing.") }
            return Draft.Remark("'\(directive.form)' suppresses:", silenced.map { Finding.Note($0.finding.site, $0.finding.message) })
        }
    }

    /// A pass with its reason; its own place leads if the line is another.
    private func remark(on pass: Pass) -> Draft.Remark {
        Draft.Remark(pass.sentence, (isHere(pass.site) ? [] : [Finding.Note(pass.site, "it is here")]) + pass.notes)
    }

    /// What the type around the line is.
    var roles: [Draft.Remark] { type.map { [RoleWords(project: project).remark(on: $0)] } ?? [] }

    private var type: TypeID? {
        guard let file = inquest.file(path) else { return nil }
        let range = map.range(ofLine: line)
        let text = map.bytes[range]
        let blanks = text.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
        let start = UInt32(range.lowerBound + (blanks < text.count ? blanks : 0))
        return project.type(at: Site(file, ByteRange(start, start)))
    }

    /// What the rule looks at in the same file, nearest first chosen, in order of lines.
    private func nearby(_ verdicts: [Verdict]) -> [Draft.Remark] {
        let candidates = verdicts.map { verdict -> Finding.Note in
            switch verdict {
            case .breach(let finding, _): Finding.Note(finding.site, finding.message)
            case .pass(let pass): Finding.Note(pass.site, pass.sentence)
            }
        }.filter { inquest.file(path) == $0.site.file }
        func distance(_ note: Finding.Note) -> Int { abs(map.line(of: Int(note.site.range.start)) - line) }
        let nearest = candidates.sorted { (distance($0), $0.site) < (distance($1), $1.site) }.prefix(WhyNot.mostNearby)
        guard !nearest.isEmpty else { return [Draft.Remark("It does not check anything in this file.")] }
        return [Draft.Remark("In this file it checks:", nearest.sorted { $0.site < $1.site })]
    }

    private static let mostNearby = 6
}
