/// The files of a project, in the order of their paths. In a workspace, each access to a file is recorded as a
/// dependency.
///
/// A view of the table that owns the files.
public struct FileList: RandomAccessCollection, Sendable {
    private let table: SymbolTable

    @inline(__always)
    init(_ table: SymbolTable) { self.table = table }

    /// The files without recorded accesses.
    var all: [FileFacts] {
        @inline(__always) get { table.allFiles }
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { table.allFiles.count }

    public subscript(file: Int) -> FileFacts {
        @inline(__always) get { table.facts(ofFile: file) }
    }
}
