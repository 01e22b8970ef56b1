import SourceText

/// Copies of a library among the project's own files: vendored, forked or renamed.
///
/// Names of their types mean the library's, as an import would make them, so the declarations themselves are hidden: no
/// name means them, and nothing is reported of them.
public struct LibraryCopies: Sendable {
    /// One copy.
    public struct Copy: Sendable {
        /// The module that it makes up or is part of, as far as folders tell.
        public let module: String
        /// Its types as they are called there, in order of the library's.
        public let types: [String]
        /// Its functions that the layer above asks for, in order.
        public let attachments: [String]
        /// The innermost folder around its base classes.
        let home: Int
        let moduleFolder: Int
    }

    public private(set) var copies: [Copy] = []
    /// The library that they are copies of.
    let library: LibrarySet
    /// Declarations that stand for a type of the library, by their numbers.
    private(set) var types: [TypeID: Int] = [:]
    /// Names that the library does not have, with the type that they stand for.
    private(set) var renamed: [Name: Int] = [:]
    private(set) var attachments = NameSet()

    public var isEmpty: Bool { copies.isEmpty }

    /// No copies.
    init(of library: LibrarySet) { self.library = library }

    /// Whether a module is one of them.
    func isModule(_ name: String) -> Bool { !isEmpty && copies.contains { $0.module == name } }

    /// - Parameters:
    ///   - types: by number, the copy's type that stands for that of the library.
    ///   - renamed: those of them that go by another name.
    mutating func add(_ copy: Copy, types: [Int: TypeID], renamed: [Name: Int], attachments: [Name]) {
        for (number, type) in types { self.types[type] = number }
        self.renamed.merge(renamed) { $1 }
        for name in attachments { self.attachments.insert(name) }
        copies.append(copy)
    }
}
