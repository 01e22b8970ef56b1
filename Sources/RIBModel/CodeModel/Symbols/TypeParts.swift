/// The parts of a type that can declare members: its declaration, then its extensions in the order of files. Built
/// without an array.
public struct TypeParts: RandomAccessCollection, Sendable {
    private let declaration: DeclarationID
    private let extensions: [DeclarationID]

    init(declaration: DeclarationID, extensions: [DeclarationID]) {
        self.declaration = declaration
        self.extensions = extensions
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { extensions.count + 1 }
    public subscript(position: Int) -> DeclarationID { position == 0 ? declaration : extensions[position - 1] }
}

/// The types that a name may denote from a file, because they are equally near; nearly always one.
struct EquallyNear: RandomAccessCollection, Sendable {
    private let only: TypeID?
    private let several: ArraySlice<TypeID>

    init(_ only: TypeID) {
        self.only = only
        several = []
    }

    init(_ several: ArraySlice<TypeID>) {
        only = nil
        self.several = several
    }

    var startIndex: Int { 0 }
    var endIndex: Int { only == nil ? several.count : 1 }
    subscript(position: Int) -> TypeID { only ?? several[several.startIndex + position] }
}
