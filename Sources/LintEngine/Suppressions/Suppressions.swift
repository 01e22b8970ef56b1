internal import RIBModel
internal import RuleKit
internal import SourceText

/// The suppressions of a project, and the findings that they apply to.
struct Suppressions: Sendable {
    private let project: Project
    /// The files with directives, in order.
    private let files: [FileID]
    private var entries: [FileID: Entry] = [:]

    /// The directives of a file.
    private struct Entry: Sendable {
        /// By rule id, the names in directives with the ranges that they cover.
        let names: [String: IntervalTree<SuppressedName>]
        var used: Set<SuppressedName> = []
        /// By index of the directive, the number of findings that it suppresses.
        var counts: [Int: Int] = [:]
    }

    init(_ project: Project) {
        self.project = project
        files = project.filesWithDirectives
        for file in files {
            var covers: [String: [(ByteRange, SuppressedName)]] = [:]
            for name in Suppressions.names(in: file, of: project) {
                let directive = project.directives(in: file)[name.position.directive]
                let rule = directive.rules[name.position.rule]
                // A suppression of all rules needs a reason and has no effect without one.
                guard directive.silences, rule.id != Directive.everyRule || directive.reason != nil else { continue }
                covers[rule.id, default: []].append(
                    (ByteRange(rule.covers.start, max(rule.covers.end, rule.covers.start + 1)), name)
                )
            }
            entries[file] = Entry(names: covers.mapValues { IntervalTree($0) })
        }
    }

    /// Whether there are no directives.
    var isEmpty: Bool { files.isEmpty }

    /// Whether a directive that names the rule covers the finding's site or a step of its path. All directives that do
    /// count as used, so that none of them is reported as unused.
    mutating func suppress(_ finding: Finding, of rule: Rule) -> Bool {
        if entries.isEmpty { return false }
        let covering = covering(finding, of: rule)
        for name in covering { entries[name.file]?.used.insert(name) }
        for name in Set(
            covering.map { SuppressedName(file: $0.file, position: .init(directive: $0.position.directive, rule: 0)) }
        ) {
            entries[name.file]?.counts[name.position.directive, default: 0] += 1
        }
        return !covering.isEmpty
    }

    /// The names that cover the finding's site or a step of its path.
    func covering(_ finding: Finding, of rule: Rule) -> [SuppressedName] {
        ([finding.site] + finding.path.map(\.site)).flatMap { names(covering: $0, rule) }
    }

    /// The number of findings that a directive suppresses.
    func count(of directive: Int, in file: FileID) -> Int { entries[file]?.counts[directive] ?? 0 }

    /// The first directive that covers a finding.
    func origin(of finding: Finding, of rule: Rule) -> (directive: Directive, file: FileID)? {
        for site in [finding.site] + finding.path.map(\.site) {
            guard let name = names(covering: site, rule).first else { continue }
            return (project.files[name.file.index].directives[name.position.directive], name.file)
        }
        return nil
    }

    private func names(covering site: Site, _ rule: Rule) -> [SuppressedName] {
        guard let tables = entries[site.file]?.names else { return [] }
        let own = rule.allIDs.flatMap { tables[$0]?.values(at: site.range.start) ?? [] }
        // A suppression of all rules does not apply to findings about suppressions.
        guard rule.family != .suppressions, let all = tables[Directive.everyRule]?.values(at: site.range.start) else {
            return own
        }
        return (own + all).sorted { $0.position < $1.position }
    }

    // MARK: Use

    /// Ids that are not rules, each with the nearest rule.
    func unknown(among ids: [String]) -> [SuppressionAudit.Unknown] {
        let known = Set(ids + [Directive.everyRule])
        return reported.compactMap { name in
            let id = self.id(of: name)
            return known.contains(id) ? nil : .init(name: name, suggestion: Suggestion.nearest(to: id, among: ids))
        }
    }

    /// Names of rules that ran and suppressed nothing so far, and ends without a region.
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
            let isUsed = entries[name.file]?.used.contains(name) ?? false
            return !isUsed && (id != Directive.everyRule || directive.reason != nil)
        }
    }

    /// The names of all directives in files that are reported on.
    private var reported: [SuppressedName] {
        files.filter { project.files[$0.index].kind == .source }.flatMap { Suppressions.names(in: $0, of: project) }
    }

    /// The names that end a region.
    private var ended: Set<SuppressedName> {
        Set(
            files.flatMap { file in
                project.directives(in: file).flatMap(\.rules).compactMap(\.end).map {
                    SuppressedName(file: file, position: $0)
                }
            }
        )
    }

    func id(of name: SuppressedName) -> String {
        project.files[name.file.index].directives[name.position.directive].rules[name.position.rule].id
    }

    private static func names(in file: FileID, of project: Project) -> [SuppressedName] {
        project.directives(in: file).enumerated().flatMap { number, directive in
            directive.rules.indices.map { SuppressedName(file: file, position: .init(directive: number, rule: $0)) }
        }
    }
}
