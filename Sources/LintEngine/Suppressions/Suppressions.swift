internal import RIBModel
internal import RuleKit
internal import SourceText

/// What the sources ask to keep quiet about, and what came of it.
struct Suppressions: Sendable {
    private let project: Project
    /// The files with directives, in order.
    private let files: [FileID]
    /// By file and id, each name that silences, with what it covers.
    private let entries: [FileID: [String: IntervalTree<SuppressedName>]]
    private var used: Set<SuppressedName> = []
    /// By file and number of the directive, the findings that it suppresses.
    private var counts: [FileID: [Int: Int]] = [:]

    init(_ project: Project) {
        self.project = project
        files = project.filesWithDirectives
        var entries: [FileID: [String: IntervalTree<SuppressedName>]] = [:]
        for file in files {
            var covers: [String: [(ByteRange, SuppressedName)]] = [:]
            for name in Suppressions.names(in: file, of: project) {
                let directive = project.files[file.index].directives[name.position.directive]
                let rule = directive.rules[name.position.rule]
                // All rules at once need a reason; without one nothing is silenced.
                guard directive.silences, rule.id != Directive.everyRule || directive.reason != nil else { continue }
                covers[rule.id, default: []].append(
                    (ByteRange(rule.covers.start, max(rule.covers.end, rule.covers.start + 1)), name)
                )
            }
            entries[file] = covers.mapValues { IntervalTree($0) }
        }
        self.entries = entries
    }

    /// Whether there are no directives at all.
    var isEmpty: Bool { files.isEmpty }

    /// Whether the finding's own place, or a step of its path, lies in the range of a directive that names its rule.
    /// All that do count as used: none of them may be dropped for the others' sake.
    mutating func silence(_ finding: Finding, of rule: Rule) -> Bool {
        if entries.isEmpty { return false }
        let covering = ([finding.site] + finding.path.map(\.site)).flatMap { names(covering: $0, rule) }
        used.formUnion(covering)
        for name in Set(
            covering.map { SuppressedName(file: $0.file, position: .init(directive: $0.position.directive, rule: 0)) }
        ) {
            counts[name.file, default: [:]][name.position.directive, default: 0] += 1
        }
        return !covering.isEmpty
    }

    /// How many findings a directive suppresses.
    func count(of directive: Int, in file: FileID) -> Int { counts[file]?[directive] ?? 0 }

    /// Where a finding is silenced: the first directive that covers it.
    func origin(of finding: Finding, of rule: Rule) -> (directive: Directive, file: FileID)? {
        for site in [finding.site] + finding.path.map(\.site) {
            guard let name = names(covering: site, rule).first else { continue }
            return (project.files[name.file.index].directives[name.position.directive], name.file)
        }
        return nil
    }

    private func names(covering site: Site, _ rule: Rule) -> [SuppressedName] {
        guard let tables = entries[site.file] else { return [] }
        let own = tables[rule.id]?.values(at: site.range.start) ?? []
        // What suppressions themselves do wrong is not among all that may be silenced at once.
        guard rule.family != .suppressions, let all = tables[Directive.everyRule]?.values(at: site.range.start) else {
            return own
        }
        return (own + all).sorted { $0.position < $1.position }
    }

    // MARK: What came of it

    /// Names that no rule has, with the nearest that one has.
    func unknown(among ids: [String]) -> [SuppressionAudit.Unknown] {
        let known = Set(ids + [Directive.everyRule])
        return reported.compactMap { name in
            let id = self.id(of: name)
            return known.contains(id) ? nil : .init(name: name, suggestion: Suggestion.nearest(to: id, among: ids))
        }
    }

    /// Names of rules that ran which have silenced nothing so far, and ends of no region.
    ///
    /// - Parameters:
    ///   - ran: the ids of those rules.
    ///   - all: whether all rules that are on by default are among them.
    func unused(ran: Set<String>, all: Bool) -> [SuppressedName] {
        reported.filter { name in
            let directive = project.files[name.file.index].directives[name.position.directive]
            let id = self.id(of: name)
            guard id == Directive.everyRule ? all : ran.contains(id) else { return false }
            if directive.kind == .end { return !ended.contains(name) }
            return !used.contains(name) && (id != Directive.everyRule || directive.reason != nil)
        }
    }

    /// The names of all directives in files that findings may stand in.
    private var reported: [SuppressedName] {
        files.filter { project.files[$0.index].kind == .source }.flatMap { Suppressions.names(in: $0, of: project) }
    }

    /// The names that end a region.
    private var ended: Set<SuppressedName> {
        Set(
            files.flatMap { file in
                project.files[file.index].directives.flatMap(\.rules).compactMap(\.end).map {
                    SuppressedName(file: file, position: $0)
                }
            }
        )
    }

    func id(of name: SuppressedName) -> String {
        project.files[name.file.index].directives[name.position.directive].rules[name.position.rule].id
    }

    private static func names(in file: FileID, of project: Project) -> [SuppressedName] {
        project.files[file.index].directives.enumerated().flatMap { number, directive in
            directive.rules.indices.map { SuppressedName(file: file, position: .init(directive: number, rule: $0)) }
        }
    }
}
