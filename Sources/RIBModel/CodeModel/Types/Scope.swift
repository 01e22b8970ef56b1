/// The location of a use of a name: the name resolves to the nearest declaration.
public struct Scope: Sendable {
    public let file: Int
    /// The declaration that encloses the use; -1 at the top level of a file.
    public let declaration: Int
    /// Whether the use is in the head of that declaration, as in its inheritance clause: its generic parameters are in
    /// scope, its members are not.
    public let isHead: Bool

    public init(file: Int, declaration: Int, isHead: Bool = false) {
        self.file = file
        self.declaration = declaration
        self.isHead = isHead
    }

    public init(_ declaration: DeclarationID) {
        self.init(file: declaration.file, declaration: declaration.index)
    }
}
