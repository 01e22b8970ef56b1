internal import RIBModel
public import RuleKit
public import SourceText

extension LintEngine {
    /// Why a rule says nothing about a line; or that it does.
    ///
    /// - Parameters:
    ///   - file: relative to the working folder.
    ///   - line: from 1.
    ///   - request: what is linted, as far as the configuration leaves that open.
    public func whyNot(_ rule: String, at file: SourcePath, line: Int, _ request: LintRequest) throws(LintError) -> Explanation {
        guard let asked = catalog.first(where: { $0.id == rule }) else {
            throw .unknownRules([.init(word: rule, suggestion: Suggestion.nearest(to: rule, among: ruleNames))])
        }
        let absolute: [UInt8]
        do { absolute = try Disk.realPath(file.bytes) } catch { throw error.isMissing ? .missingPaths([file]) : .unreadable(file, error.text) }
        return try inquire(request) { inquest, workers throws(LintError) in
            let path = SourcePath(bytes: RunRoot.relative(absolute, to: inquest.found.root.bytes))
            var question = WhyNot(inquest: inquest, rule: asked, path: path, shown: file, line: line)
            if let draft = try question.fileLeftOut(by: workers) { return try explanation(draft, inquest, by: workers) }
            try question.readLines()
            return try explanation(question.answer(), inquest, by: workers)
        }
    }
}

/// The question why a rule is silent about one line of one file.
struct WhyNot {
    let inquest: Inquest
    let rule: Rule
    /// Relative to the root.
    let path: SourcePath
    /// As it was asked for.
    let shown: SourcePath
    let line: Int
    /// Of the file, once it was read.
    private var map = LineMap(bytes: [])

    init(inquest: Inquest, rule: Rule, path: SourcePath, shown: SourcePath, line: Int) {
        self.inquest = inquest
        self.rule = rule
        self.path = path
        self.shown = shown
        self.line = line
    }

    private var place: String { "\(shown.printable):\(line)" }
    private var project: Project { inquest.project }

    // MARK: The file

    /// What there is to say of a file that is not analysed, or not reported on.
    func fileLeftOut(by workers: Workers) throws(LintError) -> Draft? {
        if let notice = (inquest.found.notices + inquest.analysis.notices).first(where: { $0.path == path && $0.kind == .notAnalysed }) {
            return silent("\(shown.printable) is not analysed: it \(notice.message).")
        }
        guard inquest.found.files.contains(path) else {
            if !Discovery.isSource(path.bytes) { return silent("\(shown.printable) is no Swift file.") }
            if let reason = try DiscoveryAccount.reason(against: path, in: inquest.settings.discovery(), by: workers) {
                return silent("\(shown.printable) is left out: it is among the files \(reason).")
            }
            return silent("\(shown.printable) is not among the files that are linted; name a folder that it is in as PATH.")
        }
        guard let file = inquest.file(path) else { return silent("No type of the project has a role in a RIB.\(likelyBases)") }
        if inquest.scope.reported.excludes(path) { return silent("\(shown.printable) is excluded: such files are known, but never reported on.") }
        let words: String? =
            switch project.files[file.index].standing {
            case .source: nil
            case .test: "belongs to tests"
            case .template: "is a template"
            case .generated: "is generated"
            case .vendored: "is vendored: it comes from elsewhere"
            }
        guard let words else { return nil }
        return silent("\(shown.printable) \(words): such files are known, but never reported on.")
    }

    /// What may be the reason that nothing has a role.
    private var likelyBases: String {
        let bases = project.foreignBases.interactors + project.foreignBases.routers
        if bases.isEmpty { return "" }
        return " If \(bases.prefix(4).map { "'\($0)'" }.joined(separator: ", ")) are bases of RIBs, name them below 'ribs' in .riblint.yml."
    }

    private func silent(_ reason: String) -> Draft { silent([Draft.Remark(reason)]) }

    private func silent(_ remarks: [Draft.Remark]) -> Draft { Draft(answer: "\(rule.id) says nothing about \(place).", remarks: remarks) }

    mutating func readLines() throws(LintError) {
        let bytes = try LintEngine.withRoot(inquest.found.root) { root in
            let reader = SourceReader(root: root)
            return withExtendedLifetime(reader) { (try? reader.read(path)).map { Array($0) } }
        }
        guard let bytes else { throw .unreadable(shown, "it changed while it was analysed") }
        map = LineMap(bytes: bytes)
        guard (1...map.lineCount).contains(line) else { throw .noSuchLine(shown, line, map.lineCount) }
    }

    private func isHere(_ site: Site) -> Bool { inquest.file(path) == site.file && map.line(of: Int(site.range.start)) == line }

    /// Whether the line is one of those that a place takes.
    private func isWithin(_ site: Site) -> Bool {
        guard inquest.file(path) == site.file, !site.range.isEmpty else { return false }
        return (map.line(of: Int(site.range.start))...map.line(of: Int(site.range.end) - 1)).contains(line)
    }

    // MARK: The line

    func answer() -> Draft {
        let silence = inquest.silence(of: rule, at: path).map { [Draft.Remark($0)] } ?? []
        let verdicts = rule.judge(project, .everything)
        if let draft = found(verdicts, silence) { return draft }
        let passes = verdicts.compactMap(\.pass)
        let here = concerned(passes)
        if !here.isEmpty {
            // A builder, say, stands for its functions as well: what is said of one need not be said of the other.
            var said: Set<String> = []
            return silent(silence + here.sorted { $0.site < $1.site }.filter { said.insert($0.sentence).inserted }.map { remark(on: $0) } + roles)
        }
        return nothingHere(verdicts, silence)
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
    private func found(_ verdicts: [Verdict], _ silence: [Draft.Remark]) -> Draft? {
        let own = inquest.judged.filter { $0.rule.id == rule.id }
        if let judged = own.first(where: { isHere($0.finding.site) }) {
            let answer = judged.isShown ? "\(rule.id) does report \(place)." : "\(rule.id) found something at \(place), but does not report it."
            return Draft(answer: answer, judged: judged, remarks: judged.isShown ? [] : [inquest.fate(of: judged)])
        }
        if let finding = verdicts.compactMap(\.finding).first(where: { isHere($0.site) }), !silence.isEmpty {
            let judged = LintEngine.Judged(
                rule: rule, finding: finding, severity: finding.severity ?? rule.severity, fingerprint: "", isSuppressed: false,
                isAsked: true)
            return Draft(answer: "\(rule.id) does not report \(place), but would if it were on.", judged: judged, remarks: silence)
        }
        let naming = own.first { ($0.finding.related + $0.finding.path).contains { isHere($0.site) } }
        guard let naming else { return nil }
        return Draft(
            answer: "\(rule.id) has a finding that names \(place), but stands elsewhere.", judged: naming,
            remarks: naming.isShown ? [] : [inquest.fate(of: naming)])
    }

    // MARK: Nothing that the rule looks at

    private func nothingHere(_ verdicts: [Verdict], _ silence: [Draft.Remark]) -> Draft {
        let directives = self.directives
        guard rule.family != .suppressions || directives.isEmpty else { return silent(silence + directives) }
        let scope = Draft.Remark("Nothing on this line is what it looks at: \(rule.scope.things).")
        let around = roles.isEmpty ? [Draft.Remark("No type stands around this line.")] : roles
        return silent(silence + [scope] + around + nearby(verdicts))
    }

    /// What the directives on the line silence: what rules about suppressions look at.
    private var directives: [Draft.Remark] {
        guard let file = inquest.file(path) else { return [] }
        let suppressions = Suppressions(project)
        return project.files[file.index].directives.filter { isHere(Site(file, $0.range)) }.map { directive in
            let silenced = inquest.judged.filter { judged in
                guard judged.isSuppressed, let origin = suppressions.origin(of: judged.finding, of: judged.rule) else { return false }
                return origin.file == file && origin.directive.range == directive.range
            }
            guard !silenced.isEmpty else { return Draft.Remark("'\(directive.form)' silences nothing.") }
            return Draft.Remark("'\(directive.form)' silences:", silenced.map { Finding.Note($0.finding.site, $0.finding.message) })
        }
    }

    /// A pass with its reason; its own place leads if the line is another.
    private func remark(on pass: Pass) -> Draft.Remark {
        Draft.Remark(pass.sentence, (isHere(pass.site) ? [] : [Finding.Note(pass.site, "it stands here")]) + pass.notes)
    }

    /// What the type around the line is.
    private var roles: [Draft.Remark] {
        guard let file = inquest.file(path) else { return [] }
        let range = map.range(ofLine: line)
        let text = map.bytes[range]
        let blanks = text.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
        let start = UInt32(range.lowerBound + (blanks < text.count ? blanks : 0))
        guard let type = project.type(at: Site(file, ByteRange(start, start))) else {
            return []
        }
        return [RoleWords(project: project).remark(on: type)]
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
        guard !nearest.isEmpty else { return [Draft.Remark("Nothing in this file is what it looks at.")] }
        return [Draft.Remark("In this file it looks at:", nearest.sorted { $0.site < $1.site })]
    }

    private static let mostNearby = 6
}
