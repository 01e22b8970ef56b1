public import SourceText
public import SwiftOutline

/// The facts of one file: a function of its path and bytes alone.
///
/// A class, because many owners share it and it never changes.
public final class FileFacts: Sendable {
    /// The path relative to the root of the run.
    public let path: SourcePath
    /// Whether these are not the facts of a file; see `vacant`.
    public let isVacant: Bool
    public let kind: Kind
    let language: SourceLanguage
    /// Declarations, and bodies if they were read.
    public let outline: Outline
    /// The suppression comments.
    public let directives: [Directive]
    /// Whether analyses need the bodies, if the outline has them. Bodies that only rules of a configuration look into
    /// count as unread where an analysis asks whether code was read; queries over all code see them.
    let isDemanded: Bool
    /// What rules ask of the bodies of a file that no analysis reads. Nil if the bodies were read, or if no rule asks.
    let unread: UnreadBodies?
    /// The names that declarations and code use; none if the bodies were not read.
    package let usedNames: UsedNames
    /// Types that a compiler knows; none unless it was asked.
    let receiverTypes: ReceiverTypes

    init(
        path: SourcePath, kind: Kind, language: SourceLanguage, outline: Outline, directives: [Directive],
        isDemanded: Bool = true, unread: UnreadBodies? = nil, receiverTypes: ReceiverTypes = .none,
        usedNames: UsedNames? = nil
    ) {
        self.path = path
        isVacant = path.bytes.isEmpty
        self.kind = kind
        self.language = language
        self.outline = outline
        self.directives = directives
        self.isDemanded = isDemanded
        self.unread = unread
        self.receiverTypes = receiverTypes
        self.usedNames = usedNames ?? (outline.hasBodies ? UsedNames(in: outline) : .none)
    }

    /// A number that no file has. A workspace reserves some, so that the other files keep theirs when a file comes or
    /// goes.
    public static let vacant = FileFacts(
        path: SourcePath(bytes: []), kind: .source, language: .swift, outline: .empty, directives: [])

    /// A copy with another outline of the same file.
    func with(_ outline: Outline) -> FileFacts {
        FileFacts(path: path, kind: kind, language: language, outline: outline, directives: directives)
    }

    /// A copy with what a compiler knows.
    func with(_ types: ReceiverTypes) -> FileFacts {
        FileFacts(
            path: path, kind: kind, language: language, outline: outline, directives: directives,
            isDemanded: isDemanded, unread: unread, receiverTypes: types, usedNames: usedNames)
    }

    /// A copy that says whether analyses need the bodies.
    func with(isDemanded: Bool) -> FileFacts {
        FileFacts(
            path: path, kind: kind, language: language, outline: outline, directives: directives,
            isDemanded: isDemanded, unread: unread, receiverTypes: receiverTypes, usedNames: usedNames)
    }

    /// Whether the outline has the bodies of the file.
    package var hasBodies: Bool { outline.hasBodies }

    /// The modules that the file imports, in order.
    var importedModules: some Sequence<Name> { outline.imports.lazy.map(\.name) }

    /// The names of the members that the file declares.
    var memberNames: NameSet {
        NameSet(outline.declarations.lazy.filter { $0.scope.contains(.member) }.map(\.name))
    }

    /// Whether the file declares a method of one of these names.
    func declaresMethod(_ names: NameSet) -> Bool {
        outline.declarations.contains { declared in
            declared.kind == .function && declared.scope.contains(.member) && names.contains(declared.name)
        }
    }

    public var problems: [TokenBuffer.Problem] { outline.problems }

    /// The kind of a file, which decides how it is treated. Only `source` files are reported on; all are analyzed.
    public enum Kind: UInt8, Sendable {
        case source, test, template, generated, vendored
    }
}
