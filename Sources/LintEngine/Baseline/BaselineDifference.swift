internal import JSONText
public import RuleKit
internal import SourceText

/// The difference between a baseline and its version in a commit.
public struct BaselineDifference: Sendable {
    /// The commit as the user named it.
    public let reference: String
    /// Entries with the number of added findings, in the baseline's order.
    public let added: [Baseline.Entry]
    /// Entries with the number of removed findings, in the baseline's order.
    public let removed: [Baseline.Entry]
    /// The same for accepted edges.
    public let addedEdges: [Baseline.Edge]
    public let removedEdges: [Baseline.Edge]

    init(since reference: String, from old: Baseline, to new: Baseline) {
        self.reference = reference
        (added, removed) = BaselineDifference.surplus(of: new.entries, old.entries, key: \.key, count: \.count) {
            $0.with(count: $1, severity: $0.severity)
        }
        (addedEdges, removedEdges) = BaselineDifference.surplus(of: new.edges, old.edges, key: \.key, count: \.count) {
            $0.with(count: $1)
        }
    }

    /// What each of two lists has more of than the other: its elements with the numbers that the other lacks.
    private static func surplus<Element, Key: Hashable>(
        of one: [Element], _ other: [Element], key: KeyPath<Element, Key>, count: KeyPath<Element, Int>,
        _ with: (Element, Int) -> Element
    ) -> (one: [Element], other: [Element]) {
        func surplus(of one: [Element], over other: [Element]) -> [Element] {
            let counts = Dictionary(other.map { ($0[keyPath: key], $0[keyPath: count]) }) { first, _ in first }
            return one.compactMap { element in
                let more = element[keyPath: count] - counts[element[keyPath: key], default: 0]
                return more > 0 ? with(element, more) : nil
            }
        }
        return (surplus(of: one, over: other), surplus(of: other, over: one))
    }
}

extension LintEngine {
    /// Compares the baseline of a project with that of a commit. A missing baseline counts as empty.
    public func baselineDifference(
        _ request: LintRequest,
        since reference: String
    ) throws(LintError) -> BaselineDifference {
        let settings = try Settings(of: request, rules: builtInNames)
        let root = try Discovery.root(of: try settings.discovery())
        let path = request.baseline.named ?? settings.baselinePath(root: root)
        let now = try StoredBaseline(.ifThere(path), root: SourcePath(bytes: root))
        let old: Baseline?
        do throws(ChangeFailure) {
            let file = path.bytes.first == UInt8(ascii: "/") ? path.bytes : Array("./".utf8) + path.bytes
            let query = GitQuery(folder: SourcePath(bytes: RunRoot.parent(of: file)))
            try query.requireRepository()
            let commit = try query.requiredCommit(reference)
            let bytes = try query.text(
                of: SourcePath(bytes: Array(file.suffix(from: (file.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1))),
                in: commit
            )
            do throws(JSONValue.Mistake) {
                old = try bytes.map(BaselineReader.read)
            } catch {
                throw .malformedBaseline("\(reference):\(path.printable)", error.message)
            }
        } catch {
            throw .changes(error)
        }
        guard now != nil || old != nil else {
            throw .unusableBaseline(
                path,
                nil,
                "exists neither now nor in '\(reference)'; create one with 'riblint baseline create'"
            )
        }
        return BaselineDifference(since: reference, from: old ?? Baseline([]), to: now?.baseline ?? Baseline([]))
    }
}

extension BaselineChoice {
    /// The path that the request names.
    fileprivate var named: SourcePath? {
        switch self {
        case .none: nil
        case .ifThere(let path): path
        case .file(let path): path
        }
    }
}

extension RunRoot {
    /// The part of a path before its last name; the path need not be absolute.
    fileprivate static func parent(of path: [UInt8]) -> [UInt8] {
        let folder = Array(path[..<(path.lastIndex(of: UInt8(ascii: "/")) ?? 0)])
        return folder.isEmpty ? [UInt8(ascii: "/")] : folder
    }
}
