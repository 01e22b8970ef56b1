import SourceText
internal import Synchronization

/// A question about the project whose answer is kept. It is declared once, beside its analysis, and asked like a
/// function: `project[.queryName, key]`.
///
/// Queries are stratified: a query asks queries of lower strata only. Its answer is a function of the project and the
/// key; whatever it reads, it reads through the project that it is handed, so that a workspace can record what the
/// answer depends on.
///
/// What keys and values have to conform to is required where a query is declared, not by the type. A type that requires
/// a conformance costs a search through all conformances of the program when it is first used, for each of its
/// arguments; `Sendable` costs nothing.
struct Query<Key: Sendable, Value: Sendable>: Sendable {
    let name: StaticString
    /// Dense, in the order in which queries are first used; nothing visible depends on it.
    let number: Int
    let form: QueryForm
    /// The answer for the key of that number.
    let compute: @Sendable (Project, Int) -> Value
    let areEqual: @Sendable (Value, Value) -> Bool
}

extension Query where Key: QueryKey, Value: Equatable {
    init(_ name: StaticString, _ compute: @escaping @Sendable (Project, Key) -> Value) {
        self.name = name
        self.compute = { compute($0, Key(queryIndex: $1)) }
        areEqual = { $0 == $1 }
        form = Key.form
        number = queryCount.wrappingAdd(1, ordering: .relaxed).oldValue
    }
}

/// How many queries were declared so far. A query is a lazily initialized constant, so one that nobody asks costs
/// nothing.
private let queryCount = Atomic<Int>(0)

/// What answers are kept by: a dense number, so that a table of answers is an array.
protocol QueryKey: Sendable {
    static var form: QueryForm { get }
    init(queryIndex: Int)
    var queryIndex: Int { get }
}

/// What the keys of a query are.
enum QueryForm: Sendable {
    case wholeProject, file, type

    /// How many keys there are, all below it.
    func count(in project: Project) -> Int {
        switch self {
        case .wholeProject: 1
        case .file: project.symbols.files.count
        case .type: project.symbols.types.count
        }
    }
}

/// The key of queries that have one answer for the whole project.
struct WholeProject: QueryKey {
    static var form: QueryForm { .wholeProject }
    init() {}
    init(queryIndex: Int) {}
    var queryIndex: Int { 0 }
}

extension FileID: QueryKey {
    static var form: QueryForm { .file }
    init(queryIndex: Int) { self.init(queryIndex) }
    var queryIndex: Int { index }
}

extension TypeID: QueryKey {
    static var form: QueryForm { .type }
    init(queryIndex: Int) { self.init(queryIndex) }
    var queryIndex: Int { index }
}

extension Project {
    /// The answer of a query, computed when it is first asked for.
    subscript<Key: QueryKey, Value>(query: Query<Key, Value>, key: Key) -> Value {
        recorder?.record(.answer(query.number, key.queryIndex))
        return queries.answer(query, key.queryIndex, in: self)
    }

    subscript<Value>(query: Query<WholeProject, Value>) -> Value { self[query, WholeProject()] }

    /// The answers for several keys, one behind the other in the order of the keys, found by all threads.
    func answers<Key: QueryKey, Element>(_ query: Query<Key, [Element]>, _ keys: [Key]) -> [Element] {
        recorder?.record(.anyAnswer(query.number))
        return pool.flatMap(keys.count, chunk: QueryCache.chunk) { [queries] range in
            keys[range].flatMap { queries.answer(query, $0.queryIndex, in: self) }
        }
    }
}

/// A query under way, and the one that asked it: what a cycle is told by.
///
/// A class because it is a list that shares its tail.
final class ActiveQuery: Sendable {
    private let number: Int
    private let name: StaticString
    private let asker: ActiveQuery?

    init(_ number: Int, _ name: StaticString, asker: ActiveQuery?) {
        self.number = number
        self.name = name
        self.asker = asker
        var other = asker
        while let active = other {
            precondition(
                active.number != number, "cycle of queries: \(asker?.name ?? name) asks \(name), which is under way")
            other = active.asker
        }
    }
}
