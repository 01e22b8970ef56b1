import SourceText

/// Copies of a library among the project's own files: vendored, forked or renamed.
///
/// Names of their types resolve to the library's types, as if imported. The declarations themselves are hidden: no name
/// resolves to them, and nothing in them is reported.
public struct LibraryCopies: Sendable {
    /// A copy of the library.
    public struct Copy: Sendable {
        /// The module that contains the copy, inferred from folders.
        public let module: String
        /// The names of its types in the copy, in the order of the library's types.
        public let types: [String]
        /// The names of its attaching functions that the layer above looks for, in order.
        public let attachments: [String]
        /// The innermost folder that encloses its base classes.
        let home: Int
        let moduleFolder: Int
    }

    public private(set) var copies: [Copy] = []
    /// The library that was copied.
    let library: LibrarySet
    /// Maps a declaration in a copy to the index of the library type.
    private(set) var types: [TypeID: Int] = [:]
    /// Maps a name that the library does not have to the index of the library type.
    private(set) var renamed: [Name: Int] = [:]
    private(set) var attachments = NameSet()

    public var isEmpty: Bool { copies.isEmpty }

    /// No copies.
    init(of library: LibrarySet) { self.library = library }

    /// Whether a module of that name is a copy.
    func isModule(_ name: String) -> Bool { !isEmpty && copies.contains { $0.module == name } }

    /// - Parameters:
    ///   - types: by index of a library type, the type of the copy that corresponds to it.
    ///   - renamed: the names of types that the copy renames.
    mutating func add(_ copy: Copy, types: [Int: TypeID], renamed: [Name: Int], attachments: [Name]) {
        for (number, type) in types { self.types[type] = number }
        self.renamed.merge(renamed) { $1 }
        for name in attachments { self.attachments.insert(name) }
        copies.append(copy)
    }
}
