import SourceText
import SwiftOutline

/// What the declarations of a file say, apart from their code, their types and their positions: an edit inside of a
/// body leaves it as it is.
struct DeclarationHeads {
    private let outline: Outline
    private let isDemanded: Bool

    @inline(__always)
    init(_ facts: FileFacts) { (outline, isDemanded) = (facts.outline, facts.isDemanded) }

    /// Whether the outline has the bodies of the file.
    var hasBodies: Bool { outline.hasBodies }
    /// Whether it has them, and analyses read them.
    var areBodiesRead: Bool { outline.hasBodies && isDemanded }
    var indices: Range<Int> { outline.declarations.indices }

    subscript(index: Int) -> DeclarationHead {
        @inline(__always) get { DeclarationHead(outline.declarations[index]) }
    }

    /// The declarations directly inside a declaration.
    @inline(__always)
    func children(of declaration: Int) -> DeclarationChildren { outline.children(of: declaration) }

    /// Whether those of another state of the file say the same.
    func areSame(as other: DeclarationHeads) -> Bool {
        hasBodies == other.hasBodies && isDemanded == other.isDemanded && indices == other.indices
            && indices.allSatisfy { self[$0] == other[$0] }
    }
}

/// What a declaration says, apart from its code, its types and its position.
struct DeclarationHead: Equatable {
    private let declared: Declaration

    @inline(__always)
    init(_ declared: Declaration) { self.declared = declared }

    var name: Name { @inline(__always) get { declared.name } }
    var kind: Declaration.Kind { @inline(__always) get { declared.kind } }
    var scope: Declaration.Scope { @inline(__always) get { declared.scope } }
    var modifiers: Declaration.Modifiers { @inline(__always) get { declared.modifiers } }
    /// The index of the enclosing declaration; -1 if there is none.
    var parent: Int32 { @inline(__always) get { declared.parent } }
    /// The index after all nested declarations.
    var next: Int32 { @inline(__always) get { declared.next } }
    var hasAttributes: Bool { @inline(__always) get { !declared.attributes.isEmpty } }
    var hasSupertypes: Bool { @inline(__always) get { !declared.inheritance.isEmpty } }
    var hasParameters: Bool { @inline(__always) get { !declared.parameters.isEmpty } }
    var hasBody: Bool { @inline(__always) get { !declared.body.isEmpty } }
    var hasType: Bool { @inline(__always) get { declared.type != nil } }
    var hasValue: Bool { @inline(__always) get { declared.value != nil } }

    static func == (left: DeclarationHead, right: DeclarationHead) -> Bool {
        left.name == right.name && left.kind == right.kind && left.scope == right.scope
            && left.modifiers == right.modifiers && left.parent == right.parent && left.next == right.next
            && left.hasAttributes == right.hasAttributes && left.hasSupertypes == right.hasSupertypes
            && left.hasParameters == right.hasParameters && left.hasBody == right.hasBody
            && left.hasType == right.hasType && left.hasValue == right.hasValue
    }
}
