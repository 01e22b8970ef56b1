/// Accepted findings, so that only new ones are reported. They are counted by their symbol and subject, not by lines or
/// messages: both change while the finding stays the same.
public struct Baseline: Sendable {
    /// In order of path, rule, symbol and subject, as bytes; each key once.
    public let entries: [Entry]

    /// - Parameter entries: in any order; of equal keys the largest count stands, as after a merge of two branches.
    public init(_ entries: [Entry]) {
        var sorted: [Entry] = []
        for entry in entries.sorted(by: { $0.key < $1.key }) {
            if let last = sorted.last, last.key == entry.key {
                sorted[sorted.count - 1] = Entry(
                    key: last.key, count: max(last.count, entry.count), reason: last.reason ?? entry.reason,
                    line: last.line ?? entry.line)
            } else {
                sorted.append(entry)
            }
        }
        self.entries = sorted
    }

    /// Where it lies unless something else is said, seen from the root.
    public static let standardName = ".riblint-baseline.json"
    /// The form of the file that is written and read.
    public static let schemaVersion = 1

    /// Findings that have everything in common that lasts.
    public struct Entry: Sendable {
        public let key: Key
        /// How many there are; at least one.
        public let count: Int
        /// Why they are let be, in somebody's words.
        public let reason: String?
        /// Where the entry stands in its file, from 1; nil if it is new.
        public let line: Int?

        public init(key: Key, count: Int, reason: String? = nil, line: Int? = nil) {
            self.key = key
            self.count = count
            self.reason = reason
            self.line = line
        }
    }

    /// What a finding is about.
    public struct Key: Hashable, Sendable, Comparable {
        /// Relative to the root; bytes that are no UTF-8 are replaced.
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

        /// The same in whatever file.
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
