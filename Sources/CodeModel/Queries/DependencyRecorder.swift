import SourceText

/// A dependency of an answer.
struct DependencyKey: Hashable, Comparable, Sendable {
    /// The kind in the upper half, the index in the lower half.
    private let value: UInt64

    private enum Kind: UInt64 {
        case file, members, membersNamed, descendants, anyAnswer
        /// The first of as many kinds as there are queries.
        case answer
    }

    private init(_ kind: UInt64, _ index: Int) { value = kind << 32 | UInt64(UInt32(index)) }

    /// The facts of a file.
    static func file(_ file: Int) -> DependencyKey { DependencyKey(Kind.file.rawValue, file) }
    /// The members of an owner in `MemberTable`.
    static func members(of owner: Int) -> DependencyKey { DependencyKey(Kind.members.rawValue, owner) }
    /// The types that have members of a name.
    static func members(named name: Name) -> DependencyKey { DependencyKey(Kind.membersNamed.rawValue, Int(name.id)) }
    /// The descendants of a type, and all facts about them.
    static func descendants(of type: TypeID) -> DependencyKey {
        DependencyKey(Kind.descendants.rawValue, type.index)
    }
    /// A query's answer for one key.
    static func answer(_ query: Int, _ key: Int) -> DependencyKey {
        DependencyKey(Kind.answer.rawValue + UInt64(query), key)
    }
    /// An entry of an index: a query whose only answer has the key 0.
    static func entry(_ query: Int, _ entry: Int) -> DependencyKey { answer(query, entry + 1) }
    /// A query's answers for several keys.
    static func anyAnswer(_ query: Int) -> DependencyKey { DependencyKey(Kind.anyAnswer.rawValue, query) }

    /// The query, if the dependency is an answer; else nil.
    var query: Int? {
        let kind = value >> 32
        if kind == Kind.anyAnswer.rawValue { return index }
        return kind >= Kind.answer.rawValue ? Int(kind - Kind.answer.rawValue) : nil
    }

    /// The kind as an array index; kinds are dense.
    var kind: Int { Int(value >> 32) }
    var index: Int { Int(value & 0xFFFF_FFFF) }

    /// What the dependency is, as statistics name it.
    func kindName(in project: Project) -> String {
        if let query { return project.queries[query].map { "\($0.name)" } ?? "?" }
        return switch Kind(rawValue: value >> 32) {
        case .file: "file"
        case .members: "members"
        case .descendants: "descendants"
        default: "members named"
        }
    }

    static func < (left: DependencyKey, right: DependencyKey) -> Bool { left.value < right.value }
}

/// Records the dependencies of one answer while it is computed. If none of them changes, neither does the answer.
///
/// A class, because every lookup at any depth records its reads here. Used by one thread at a time.
final class DependencyRecorder: @unchecked Sendable {
    /// Each dependency once, in the order of the first reads.
    private(set) var keys: [DependencyKey] = []
    /// By kind and index, the number of the last answer that depended on it.
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
