/// Accepted findings, so that only new ones are reported. They are identified by symbol and subject, since lines and
/// messages change while the finding stays the same.
public struct Baseline: Sendable {
    /// In the order of path, rule, symbol and subject, compared as bytes; each key once.
    public let entries: [Entry]
    /// In the order of their keys; each key once.
    public let edges: [Edge]

    /// - Parameters:
    ///   - entries: in any order; of several entries for one key, the largest count and the highest severity are kept,
    ///     as after a merge of two branches.
    ///   - edges: the same for accepted edges of the tree.
    public init(_ entries: [Entry], edges: [Edge] = []) {
        var sorted: [Entry] = []
        for entry in entries.sorted(by: { $0.key < $1.key }) {
            if let last = sorted.last, last.key == entry.key {
                sorted[sorted.count - 1] = Entry(
                    key: last.key, count: max(last.count, entry.count),
                    severity: [last.severity, entry.severity].compactMap { $0 }.max(),
                    reason: last.reason ?? entry.reason, line: last.line ?? entry.line)
            } else {
                sorted.append(entry)
            }
        }
        self.entries = sorted
        self.edges = Baseline.sorted(edges)
    }

    /// With other ids of rules.
    ///
    /// - Parameter ids: by old id, the new one.
    public func renaming(_ ids: [String: String]) -> Baseline {
        let renamed = entries.map { entry in
            guard let id = ids[entry.key.rule] else { return entry }
            let key = Key(path: entry.key.path, rule: id, symbol: entry.key.symbol, subject: entry.key.subject)
            return entry.with(count: entry.count, key: key, severity: entry.severity)
        }
        return Baseline(renamed, edges: edges)
    }

    /// The default path of the file, relative to the root.
    public static let standardName = ".riblint-baseline.json"
    /// The supported versions of the file format: 2 is a file with accepted edges.
    public static let schemaVersions = 1...2

    /// The lowest version that can hold the baseline, for readers that know no other.
    public var schemaVersion: Int { edges.isEmpty ? 1 : 2 }

    /// The accepted findings with the same key.
    public struct Entry: Sendable {
        public let key: Key
        /// The number of findings; at least one.
        public let count: Int
        /// The highest severity with which they were accepted: a finding above it is new. Not part of the identity; nil
        /// in a file of an earlier version, which accepts every severity.
        public let severity: Severity?
        /// Why they are accepted, as the user wrote it.
        public let reason: String?
        /// The entry's line in the file, from 1; nil for a new entry.
        public let line: Int?

        public init(
            key: Key, count: Int, severity: Severity? = nil, reason: String? = nil, line: Int? = nil
        ) {
            self.key = key
            self.count = count
            self.severity = severity
            self.reason = reason
            self.line = line
        }

        /// The entry for some of its findings, or for another file.
        public func with(count: Int, key: Key? = nil, severity: Severity?) -> Entry {
            Entry(key: key ?? self.key, count: count, severity: severity, reason: reason, line: line)
        }
    }

    /// The identity of a finding.
    public struct Key: Hashable, Sendable, Comparable {
        /// Relative to the root; invalid UTF-8 is replaced.
        public let path: String
        public let rule: String
        public let symbol: String
        public let subject: String

        public init(path: String, rule: String, symbol: String, subject: String) {
            self.path = path
            self.rule = rule
            self.symbol = symbol
            self.subject = subject
        }

        /// The same key without the path.
        public var anywhere: Key { Key(path: "", rule: rule, symbol: symbol, subject: subject) }

        public func at(_ path: String) -> Key { Key(path: path, rule: rule, symbol: symbol, subject: subject) }

        public static func < (left: Key, right: Key) -> Bool {
            for (first, second) in [(left.path, right.path), (left.rule, right.rule), (left.symbol, right.symbol)]
            where first != second {
                return first.utf8.lexicographicallyPrecedes(second.utf8)
            }
            return left.subject.utf8.lexicographicallyPrecedes(right.subject.utf8)
        }
    }
}
