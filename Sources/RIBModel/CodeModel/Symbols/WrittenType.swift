import SourceText
import SwiftOutline

/// A type as its declaration writes it, before any name resolves.
struct WrittenType {
    private let outline: Outline
    private let place: DeclarationID

    init(_ declaration: DeclarationID, in files: [FileFacts]) {
        outline = files[declaration.file].outline
        place = declaration
    }

    /// The names in the inheritance clause, in order.
    var supertypes: [Name] {
        outline.nodes(in: outline.declarations[place.index].inheritance).compactMap { outline.firstTypeName(in: $0) }
    }

    /// The number of generic parameters.
    var genericCount: Int {
        outline.nodes(in: outline.declarations[place.index].generics).reduce(0) { count, _ in count + 1 }
    }

    /// The members directly in the declaration, in order.
    var members: some Sequence<WrittenMember> {
        outline.children(of: place.index).lazy.map { [outline] in WrittenMember(outline: outline, index: $0) }
    }

    /// Visits the parts of the names in the inheritance clause or of an alias's type, until `visit` returns false.
    ///
    /// - Parameter visit: gets the index of the supertype and a part of its name.
    func forEachSupertypePart(_ visit: (Int, Name) -> Bool) {
        let declared = outline.declarations[place.index]
        let isAlias = declared.kind == .typeAlias
        let written = isAlias ? declared.type.map { [$0] } ?? [] : Array(outline.nodes(in: declared.inheritance))
        for (index, node) in written.enumerated() {
            for part in outline.children(of: node) where outline.kind(part) == .typeName {
                if !visit(index, outline.name(part)) { return }
            }
        }
    }
}

/// A member of a `WrittenType`.
struct WrittenMember {
    fileprivate let outline: Outline
    fileprivate let index: Int

    private var declared: Declaration { outline.declarations[index] }

    var name: Name { declared.name }

    var isFunction: Bool { declared.kind == .function }

    var isProperty: Bool { declared.kind == .variable || declared.kind == .constant }

    var isOverride: Bool { declared.modifiers.contains(.override) }

    /// Whether it is `static`, `private` or `fileprivate`.
    var isStaticOrPrivate: Bool { !declared.modifiers.isDisjoint(with: [.static, .private, .fileprivate]) }

    /// By parameter, the first name of its type.
    var parameterTypes: [Name?] {
        outline.nodes(in: declared.parameters).map { outline.firstTypeName(in: $0) }
    }

    /// The first name of the type of a property, or of a function's result.
    var type: Name? { declared.type.flatMap { outline.firstTypeName(in: $0) } }
}
