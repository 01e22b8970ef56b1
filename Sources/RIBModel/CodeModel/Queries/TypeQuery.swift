public import SourceText

/// A rule's query for each type of a list. Its answers are cached like those of the model's own queries.
///
/// Declare it as a constant: the cache is keyed by the query object, not by its name.
public struct TypeQuery<Element: Sendable>: Sendable {
    /// The concatenated answers. An edit that changes none of them, and not the list of types, does not recompute the
    /// concatenation.
    fileprivate let ofAllTypes: Query<WholeProject, [Element]>
}

extension TypeQuery where Element: Equatable {
    /// - Parameters:
    ///   - types: the types to compute answers for.
    ///   - compute: reads only the project that it is passed, so that a workspace records the dependencies of the
    ///     answer.
    public init(
        _ name: String, of types: @escaping @Sendable (Project) -> [TypeID],
        _ compute: @escaping @Sendable (Project, TypeID) -> [Element]
    ) {
        let ofType = Query<TypeID, [Element]>(name, compute)
        let list = Query<WholeProject, [TypeID]>(name) { project, _ in types(project) }
        ofAllTypes = Query(name, ofAnswers: true) { project, _ in
            project.answers(ofType, project.keepsAnswers ? project[list] : types(project))
        }
    }
}

/// A rule's query for each file of a list. Its answers are cached like those of the model's own queries.
///
/// Declare it as a constant: the cache is keyed by the query object, not by its name.
public struct FileQuery<Element: Sendable>: Sendable {
    fileprivate let ofAllFiles: Query<WholeProject, [Element]>
}

extension FileQuery where Element: Equatable {
    /// - Parameters:
    ///   - files: the files to compute answers for.
    ///   - compute: reads only the project that it is passed, so that a workspace records the dependencies of the
    ///     answer.
    public init(
        _ name: String, of files: @escaping @Sendable (Project) -> [FileID],
        _ compute: @escaping @Sendable (Project, FileID) -> [Element]
    ) {
        let ofFile = Query<FileID, [Element]>(name, compute)
        let list = Query<WholeProject, [FileID]>(name) { project, _ in files(project) }
        ofAllFiles = Query(name, ofAnswers: true) { project, _ in
            project.answers(ofFile, project.keepsAnswers ? project[list] : files(project))
        }
    }
}

/// A rule's query for the whole project.
///
/// Declare it as a constant: the cache is keyed by the query object, not by its name.
public struct ProjectQuery<Value: Sendable>: Sendable {
    fileprivate let query: Query<WholeProject, Value>
}

extension ProjectQuery where Value: Equatable {
    /// - Parameter compute: reads only the project that it is passed, so that a workspace records the dependencies of
    ///   the answer.
    public init(_ name: String, _ compute: @escaping @Sendable (Project) -> Value) {
        query = Query(name) { project, _ in compute(project) }
    }
}

extension Project {
    public subscript<Value>(query: ProjectQuery<Value>) -> Value { self[query.query] }

    /// The concatenated answers for all types of the query, in the order of the types. Missing answers are computed on
    /// several threads.
    public func answers<Element>(_ query: TypeQuery<Element>) -> [Element] { self[query.ofAllTypes] }

    /// The concatenated answers for all files of the query, in the order of the files. Missing answers are computed on
    /// several threads.
    public func answers<Element>(_ query: FileQuery<Element>) -> [Element] { self[query.ofAllFiles] }
}

extension Project {
    /// Whether answers are kept for later revisions of the project, as in a workspace. If not, an answer that is asked
    /// for once need not be a query's.
    public var keepsAnswers: Bool { queries.graph != nil }

    /// The results for the types of a list, computed on several threads for some types at a time, in the order of the
    /// types.
    public func parts<Part: Sendable>(
        of types: [TypeID], _ transform: @escaping @Sendable (ArraySlice<TypeID>) -> Part
    ) -> [Part] {
        pool.parts(types.count, chunk: QueryCache.chunk) { transform(types[$0]) }
    }
}
