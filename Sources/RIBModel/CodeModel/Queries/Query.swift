import SourceText
internal import Synchronization

/// A question about the project whose answer is cached. A query is declared once, next to its analysis, and asked by
/// subscript: `project[.queryName, key]`.
///
/// Queries are stratified: a query asks only queries of lower strata. Its answer is a function of the project and the
/// key. It reads everything through the project that it is passed, so that a workspace can record the dependencies of
/// the answer.
///
/// Conformances of keys and values are required where a query is declared, not by the type: a type that requires a
/// conformance costs a search through all conformances of the program at its first use, for each of its arguments.
/// `Sendable` costs nothing.
package struct Query<Key: Sendable, Value: Sendable>: Sendable {
    let name: String
    /// A dense number, in the order in which queries are first used; nothing visible depends on it.
    let number: Int
    let form: QueryForm
    /// Whether it is computed from answers of other queries and from what a workspace records reads of, but from no
    /// facts about types: an edit that changes types does not by itself make the answer outdated.
    let isOfAnswers: Bool
    /// Computes the answer for the key of an index.
    let compute: @Sendable (Project, Int) -> Value
    let areEqual: @Sendable (Value, Value) -> Bool
    /// Returns the numbers of the entries in which two answers of an index differ; nil if the query is not an index.
    let changedEntries: (@Sendable (Value, Value) -> [Int])?
}

extension Query where Key: QueryKey, Value: Equatable {
    package init(
        _ name: String, ofAnswers isOfAnswers: Bool = false, _ compute: @escaping @Sendable (Project, Key) -> Value
    ) {
        self.name = name
        self.isOfAnswers = isOfAnswers
        self.compute = { compute($0, Key(queryIndex: $1)) }
        areEqual = { $0 == $1 }
        changedEntries = nil
        form = Key.form
        number = queryCount.wrappingAdd(1, ordering: .relaxed).oldValue
    }
}

extension Query where Key == WholeProject {
    /// An index of the whole project. An answer that reads the entry of one key depends on that entry alone:
    /// `project[.indexName, at: key]`.
    init<Entry: IndexKey, Element: Equatable>(
        index name: String, ofAnswers isOfAnswers: Bool = false,
        _ compute: @escaping @Sendable (Project) -> [Entry: Element]
    ) where Value == [Entry: Element] {
        self.name = name
        self.isOfAnswers = isOfAnswers
        self.compute = { project, _ in compute(project) }
        areEqual = { $0 == $1 }
        changedEntries = { old, new in
            new.compactMap { old[$0.key] == $0.value ? nil : $0.key.indexNumber }
                + old.keys.compactMap { new[$0] == nil ? $0.indexNumber : nil }
        }
        form = .wholeProject
        number = queryCount.wrappingAdd(1, ordering: .relaxed).oldValue
    }
}

extension Query where Key == WholeProject {
    /// An index whose entries are lists.
    package init<Entry: IndexKey, Element: Equatable>(
        index name: String, ofAnswers isOfAnswers: Bool = false,
        _ compute: @escaping @Sendable (Project) -> Groups<Entry, Element>
    ) where Value == Groups<Entry, Element> {
        self.name = name
        self.isOfAnswers = isOfAnswers
        self.compute = { project, _ in compute(project) }
        areEqual = { $0 == $1 }
        changedEntries = { old, new in new.changedKeys(from: old) }
        form = .wholeProject
        number = queryCount.wrappingAdd(1, ordering: .relaxed).oldValue
    }
}

/// The number of queries declared so far. A query is a lazily initialized constant, so an unused one costs nothing.
private let queryCount = Atomic<Int>(0)

/// A key of a query: a dense number, so that a table of answers is an array.
package protocol QueryKey: Sendable {
    static var form: QueryForm { get }
    init(queryIndex: Int)
    var queryIndex: Int { get }
}

/// The kind of keys of a query.
package enum QueryForm: Sendable {
    case wholeProject, file, type

    /// The number of possible keys.
    func count(in project: Project) -> Int {
        switch self {
        case .wholeProject: 1
        case .file: project.symbols.files.count
        case .type: project.symbols.types.count
        }
    }
}

/// The key of queries that have one answer for the whole project.
package struct WholeProject: QueryKey {
    package static var form: QueryForm { .wholeProject }
    init() {}
    package init(queryIndex: Int) {}
    package var queryIndex: Int { 0 }
}

extension FileID: QueryKey {
    static var form: QueryForm { .file }
    init(queryIndex: Int) { self.init(queryIndex) }
    var queryIndex: Int { index }
}

extension TypeID: QueryKey {
    package static var form: QueryForm { .type }
    package init(queryIndex: Int) { self.init(queryIndex) }
    package var queryIndex: Int { index }
}

/// A key of an index: a dense number.
package protocol IndexKey: Hashable, Sendable {
    var indexNumber: Int { get }
}

extension TypeID: IndexKey {
    package var indexNumber: Int { index }
}

extension FileID: IndexKey {
    var indexNumber: Int { index }
}

extension Name: IndexKey {
    var indexNumber: Int { Int(id) }
}

extension Project {
    /// The answer of a query, computed at the first request.
    package subscript<Key: QueryKey, Value>(query: Query<Key, Value>, key: Key) -> Value {
        recorder?.record(.answer(query.number, key.queryIndex))
        return answer(query, key.queryIndex)
    }

    package subscript<Value>(query: Query<WholeProject, Value>) -> Value { self[query, WholeProject()] }

    @inline(__always)
    private func answer<Key, Value>(_ query: Query<Key, Value>, _ key: Int) -> Value {
        if let replacement = replacement(forAnswersOf: query.number) {
            return replacement.queries.answer(query, key, in: replacement)
        }
        return queries.answer(query, key, in: self)
    }

    /// The project to ask instead if an update has yet to reach the answers of a query.
    @inline(__always)
    private func replacement(forAnswersOf query: Int) -> Project? {
        recorder == nil ? nil : queries.graph?.replacement(forAnswersOf: query)
    }

    /// One entry of an index; nil where the index has none.
    subscript<Entry: IndexKey, Element>(index: Query<WholeProject, [Entry: Element]>, at entry: Entry) -> Element? {
        recorder?.record(.entry(index.number, entry.indexNumber))
        return answer(index, WholeProject().queryIndex)[entry]
    }

    /// The list of one entry of an index; empty where the index has none.
    package subscript<Entry: IndexKey, Element>(
        index: Query<WholeProject, Groups<Entry, Element>>, at entry: Entry
    ) -> ArraySlice<Element> {
        recorder?.record(.entry(index.number, entry.indexNumber))
        return answer(index, WholeProject().queryIndex)[entry]
    }

    /// The answers for several keys, in the order of the keys, computed by all threads.
    package func eachAnswer<Key: QueryKey, Value>(_ query: Query<Key, Value>, _ keys: [Key]) -> [Value] {
        recorder?.record(.anyAnswer(query.number))
        let project = replacement(forAnswersOf: query.number) ?? self
        return pool.flatMap(keys.count, chunk: QueryCache.chunk) { [queries = project.queries] range in
            range.map { queries.answer(query, keys[$0].queryIndex, in: project) }
        }
    }

    /// The concatenated answers for several keys, in the order of the keys, computed by all threads.
    package func answers<Key: QueryKey, Element>(_ query: Query<Key, [Element]>, _ keys: [Key]) -> [Element] {
        recorder?.record(.anyAnswer(query.number))
        let project = replacement(forAnswersOf: query.number) ?? self
        return pool.flatMap(keys.count, chunk: QueryCache.chunk) { [queries = project.queries] range in
            // Most answers of a rule are empty. Nothing is done with those, because this code is shared by all types of
            // elements: each operation on an array would look up the types that it needs at run time.
            var result: [Element] = []
            if let graph = queries.graph, graph.isCanceled { return result }
            for index in range {
                let answer = queries.answer(query, keys[index].queryIndex, in: project)
                if !answer.isEmpty { result += answer }
            }
            return result
        }
    }

    /// The answer of a query that only one caller asks, once: only a workspace keeps it.
    package func askedOnce<Value>(_ query: Query<WholeProject, Value>) -> Value {
        if keepsAnswers { return self[query] }
        let project = asking(query)
        return clock.measure(query.name) { query.compute(project, WholeProject().queryIndex) }
    }

    /// The project as a running query sees it: without cycles where these are checked.
    private func asking<Key, Value>(_ query: Query<Key, Value>) -> Project {
        #if DEBUG
        return Project(self, asking: ActiveQuery(query.number, query.name, asker: activeQuery))
        #else
        return self
        #endif
    }

    /// The concatenated answers of a query that only one other query asks, once. Only a workspace keeps them.
    package func collected<Key: QueryKey, Element>(_ query: Query<Key, [Element]>, _ keys: [Key]) -> [Element] {
        if keepsAnswers { return answers(query, keys) }
        let project = asking(query)
        return pool.flatMap(keys.count, chunk: QueryCache.chunk) { range in
            var result: [Element] = []
            for index in range {
                let answer = project.clock.measure(query.name) { query.compute(project, keys[index].queryIndex) }
                if !answer.isEmpty { result += answer }
            }
            return result
        }
    }
}

/// A running query and the query that asked it, for detecting cycles.
///
/// A class, because it is a list that shares its tail.
final class ActiveQuery: Sendable {
    private let number: Int
    private let name: String
    private let asker: ActiveQuery?

    init(_ number: Int, _ name: String, asker: ActiveQuery?) {
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
