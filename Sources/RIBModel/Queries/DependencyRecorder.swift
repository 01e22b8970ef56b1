import SourceText

/// Something that an answer depends on.
struct DependencyKey: Hashable, Comparable, Sendable {
    /// The kind in the upper half, what it is of in the lower.
    private let value: UInt64

    private enum Kind: UInt64 {
        case file, members, membersNamed, anyAnswer
        /// The first of as many as there are queries.
        case answer
    }

    private init(_ kind: UInt64, _ index: Int) { value = kind << 32 | UInt64(UInt32(index)) }

    /// What a file says.
    static func file(_ file: Int) -> DependencyKey { DependencyKey(Kind.file.rawValue, file) }
    /// The members that an owner of `MemberTable` has.
    static func members(of owner: Int) -> DependencyKey { DependencyKey(Kind.members.rawValue, owner) }
    /// Which types have members of a name.
    static func members(named name: Name) -> DependencyKey { DependencyKey(Kind.membersNamed.rawValue, Int(name.id)) }
    /// A query's answer for one key.
    static func answer(_ query: Int, _ key: Int) -> DependencyKey {
        DependencyKey(Kind.answer.rawValue + UInt64(query), key)
    }
    /// A query's answers for any number of keys.
    static func anyAnswer(_ query: Int) -> DependencyKey { DependencyKey(Kind.anyAnswer.rawValue, query) }

    /// The query that is asked; nil for what is no answer.
    var query: Int? {
        let kind = value >> 32
        if kind == Kind.anyAnswer.rawValue { return index }
        return kind >= Kind.answer.rawValue ? Int(kind - Kind.answer.rawValue) : nil
    }

    /// The place in an array by kind; the kinds are dense.
    var kind: Int { Int(value >> 32) }
    var index: Int { Int(value & 0xFFFF_FFFF) }

    static func < (left: DependencyKey, right: DependencyKey) -> Bool { left.value < right.value }
}

/// Records what one answer of a query depends on, as it is computed. If none of that changes, neither does the answer.
///
/// A class because every look-up, however deep, records here what it reads. Only one thread at a time has it.
final class DependencyRecorder: @unchecked Sendable {
    /// Each once, in the order in which they were first read.
    private(set) var keys: [DependencyKey] = []
    /// By kind and index, the answer that last depended on it.
    private var marks: [[Int32]] = []
    private var answer: Int32 = 0

    /// Begins another answer.
    func begin() {
        keys.removeAll(keepingCapacity: true)
        answer += 1
    }

    func record(_ key: DependencyKey) {
        let (kind, index) = (key.kind, key.index)
        while kind >= marks.count { marks.append([]) }
        if index >= marks[kind].count { marks[kind] += repeatElement(0, count: index + 1024 - marks[kind].count) }
        guard marks[kind][index] != answer else { return }
        marks[kind][index] = answer
        keys.append(key)
    }
}
