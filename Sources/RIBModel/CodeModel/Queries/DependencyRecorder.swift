import SourceText

/// A dependency of an answer.
struct DependencyKey: Hashable, Comparable, Sendable {
    /// The kind in the upper half, the index in the lower half.
    private let value: UInt64

    private enum Kind: UInt64 {
        case file, declarations, names, use, members, membersNamed, facts, descendants, anyAnswer, fileSet
        /// The first of as many kinds as there are queries.
        case answer
    }

    private init(_ kind: UInt64, _ index: Int) { value = kind << 32 | UInt64(UInt32(index)) }

    /// All facts of a file.
    static func file(_ file: Int) -> DependencyKey { DependencyKey(Kind.file.rawValue, file) }
    /// What the declarations of a file say, apart from their code, their types and their positions.
    static func declarations(of file: Int) -> DependencyKey { DependencyKey(Kind.declarations.rawValue, file) }
    /// The names that a file uses.
    static func names(of file: Int) -> DependencyKey { DependencyKey(Kind.names.rawValue, file) }
    /// The files that use a name.
    static func use(of name: Name) -> DependencyKey { DependencyKey(Kind.use.rawValue, Int(name.id)) }
    /// The members of an owner in `MemberTable`.
    static func members(of owner: Int) -> DependencyKey { DependencyKey(Kind.members.rawValue, owner) }
    /// The types that have members of a name.
    static func members(named name: Name) -> DependencyKey { DependencyKey(Kind.membersNamed.rawValue, Int(name.id)) }
    /// What declarations state about a type, such as its ancestors. Few reads are recorded: each answer about the type
    /// is computed again as well.
    static func facts(about type: TypeID) -> DependencyKey { DependencyKey(Kind.facts.rawValue, type.index) }
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

    /// Which files there are.
    static let fileSet = DependencyKey(Kind.fileSet.rawValue, 0)

    /// The query, if the dependency is an answer; else nil.
    var query: Int? {
        let kind = value >> 32
        if kind == Kind.anyAnswer.rawValue { return index }
        return kind >= Kind.answer.rawValue ? Int(kind - Kind.answer.rawValue) : nil
    }

    /// The kind as an array index; kinds are dense.
    var kind: Int { Int(value >> 32) }
    var index: Int { Int(value & 0xFFFF_FFFF) }

    /// What the dependency is, as statistics name it: a query, or a kind.
    func kindName(in project: Project) -> String {
        query.flatMap { project.queries[$0]?.name } ?? Kind(rawValue: value >> 32).map { "\($0)" } ?? ""
    }

    /// Bits that differ for neighboring keys.
    fileprivate var hash: Int { Int(truncatingIfNeeded: (value &* 0x9E37_79B9_7F4A_7C15) >> 32) }

    static func < (left: DependencyKey, right: DependencyKey) -> Bool { left.value < right.value }
}

/// Records the dependencies of one answer after another while they are computed. If none of its dependencies changes,
/// neither does an answer.
///
/// A class, because every lookup at any depth records its reads here. Used by one thread at a time.
final class DependencyRecorder: @unchecked Sendable {
    /// Those of the answer being computed, each once, in the order of the first reads.
    @exclusivity(unchecked) private var keys: [DependencyKey] = []
    /// A hash table of them, which is empty but for the places that are marked with the number of the answer.
    @exclusivity(unchecked) private var places = [Place](repeating: Place(), count: 1 << 8)
    @exclusivity(unchecked) private var answer: UInt32 = 0
    /// The computed answers with the number of dependencies of each.
    @exclusivity(unchecked) private var cells: [(cell: QueryCell, count: Int)] = []
    /// Their dependencies, those of each answer in order.
    @exclusivity(unchecked) private var recorded: [DependencyKey] = []
    /// The query that computes the answer, if cycles are checked.
    private(set) var activeQuery: ActiveQuery?
    /// The last dependency: code that reads a file reads it many times in a row.
    @exclusivity(unchecked) private var last: DependencyKey?
    /// The searches of files for names, and the last of them.
    @exclusivity(unchecked) private var searches: [Search] = []
    @exclusivity(unchecked) private var search = 0

    private struct Place {
        var key = DependencyKey.fileSet
        var answer: UInt32 = 0
    }

    /// A search of files for some names.
    private struct Search {
        let names: NameSet
        let firstFile: Int
        /// The dependency of a search of that file alone.
        let dependency: DependencyKey
        /// Whether other files were searched as well.
        var isWide = false
        /// Whether the use of each name was recorded.
        var areFew = false
    }

    /// A search of several files for more names than this depends on the names of each file instead of each name.
    private static let few = 64
    private static let mostSearches = 8

    /// Begins another answer.
    func begin(_ activeQuery: ActiveQuery?) {
        self.activeQuery = activeQuery
        keys.removeAll(keepingCapacity: true)
        last = nil
        answer &+= 1
        if answer == 0 {
            places = [Place](repeating: Place(), count: places.count)
            answer = 1
        }
        searches.removeAll(keepingCapacity: true)
        search = 0
    }

    /// Stores the dependencies of the answer until they are taken.
    func end(_ cell: QueryCell) {
        for search in searches where !search.isWide { record(search.dependency) }
        keys.sort()
        recorded += keys
        cells.append((cell, keys.count))
    }

    /// Calls `body` with each answer and its dependencies, in order of the keys, and forgets them.
    func take(_ body: (QueryCell, ArraySlice<DependencyKey>) -> Void) {
        var start = 0
        for (cell, count) in cells {
            body(cell, recorded[start..<(start + count)])
            start += count
        }
        (cells, recorded) = ([], [])
    }

    /// Records that an answer depends on whether a file uses one of some names. An answer that searches one file
    /// depends on the names of that file; one that goes through all files, on the use of these names.
    ///
    /// - Parameter isVacant: whether the number is vacant. A search goes through all numbers, many of which are.
    func record(useOf names: NameSet, in file: Int, isVacant: @autoclosure () -> Bool) {
        if search >= searches.count || !searches[search].names.isSameArray(as: names) {
            if let known = searches.firstIndex(where: { $0.names.isSameArray(as: names) }) {
                search = known
            } else {
                begin(Search(names: names, firstFile: file, dependency: isVacant() ? .fileSet : .names(of: file)))
            }
        }
        if !searches[search].isWide {
            if searches[search].firstFile == file { return }
            widen()
        }
        if !searches[search].areFew { record(isVacant() ? .fileSet : .names(of: file)) }
    }

    private func begin(_ new: Search) {
        search = min(searches.count, DependencyRecorder.mostSearches - 1)
        if search < searches.count { searches[search] = new } else { searches.append(new) }
        // More searches than are told apart.
        if searches.count == DependencyRecorder.mostSearches { widen() }
    }

    private func widen() {
        let first = Array(searches[search].names.prefix(DependencyRecorder.few + 1))
        (searches[search].isWide, searches[search].areFew) = (true, first.count <= DependencyRecorder.few)
        if !searches[search].areFew { return record(searches[search].dependency) }
        for name in first { record(.use(of: name)) }
    }

    func record(_ key: DependencyKey) {
        guard key != last else { return }
        last = key
        guard isNew(key) else { return }
        keys.append(key)
        guard keys.count * 2 > places.count else { return }
        places = [Place](repeating: Place(), count: places.count * 4)
        for key in keys { _ = isNew(key) }
    }

    /// Whether the answer does not depend on a key yet; from now on it does.
    @inline(__always)
    private func isNew(_ key: DependencyKey) -> Bool {
        let mask = places.count - 1
        var index = key.hash & mask
        while places[index].answer == answer {
            if places[index].key == key { return false }
            index = (index + 1) & mask
        }
        places[index] = Place(key: key, answer: answer)
        return true
    }
}
