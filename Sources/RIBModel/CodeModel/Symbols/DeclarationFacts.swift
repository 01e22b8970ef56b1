package import SourceText
import SwiftOutline

/// Facts that are written in a declaration itself.
extension Project {
    /// The type or extension in whose braces a member is declared; nil for a global.
    func part(declaring member: DeclarationID) -> DeclarationID? {
        let parent = head(member).parent
        return parent < 0 ? nil : DeclarationID(file: member.file, index: Int(parent))
    }

    /// Whether a function with a body is declared in an extension of a protocol, of the project or of a library.
    func isOfProtocolExtension(_ function: DeclarationID) -> Bool {
        guard let part = part(declaring: function), head(part).kind == .extension else { return false }
        return symbols.type(declaredAt: part).map { isProtocol($0) } ?? true
    }

    /// What a declaration says, apart from its code, its types and its position.
    @inline(__always)
    func head(_ declaration: DeclarationID) -> DeclarationHead { symbols.head(declaration) }

    package func name(of declaration: DeclarationID) -> Name { head(declaration).name }

    package func isFunction(_ declaration: DeclarationID) -> Bool { head(declaration).kind == .function }

    /// Whether a function is named like its first parameter, as a method of a delegate: without arguments, the name
    /// rather denotes an inherited property of that name.
    func isNamedLikeItsParameter(_ function: DeclarationID) -> Bool {
        let outline = files[function.file].outline
        let declared = declaration(function)
        return outline.nodes(in: declared.parameters).first.map { outline.name($0) } == declared.name
    }

    package func isInitializer(_ declaration: DeclarationID) -> Bool { head(declaration).kind == .initializer }

    /// Whether it is a `var` or `let`.
    package func isProperty(_ declaration: DeclarationID) -> Bool {
        let kind = head(declaration).kind
        return kind == .variable || kind == .constant
    }

    /// Whether it is a `var`, stored or computed.
    package func isVariable(_ declaration: DeclarationID) -> Bool { head(declaration).kind == .variable }

    /// Whether it is a `var` whose written type is optional.
    func isOptionalVariable(_ declaration: DeclarationID) -> Bool {
        guard isVariable(declaration), let type = self.declaration(declaration).type else { return false }
        let flags = files[declaration.file].outline.flags(type)
        return flags.contains(.optional) || flags.contains(.implicitlyUnwrapped)
    }

    /// Whether it is a stored `var` without an initial value, of an implicitly unwrapped type.
    package func isUnwrappedImplicitly(_ declaration: DeclarationID) -> Bool {
        let declared = self.declaration(declaration)
        guard declared.kind == .variable, isStored(declaration), declared.value == nil, let type = declared.type else {
            return false
        }
        return files[declaration.file].outline.flags(type).contains(.implicitlyUnwrapped)
    }

    /// Whether it is a member of a type or extension, not a global or a local.
    package func isMember(_ declaration: DeclarationID) -> Bool { head(declaration).scope.contains(.member) }

    package func isComputed(_ declaration: DeclarationID) -> Bool {
        head(declaration).modifiers.contains(.computed)
    }

    /// Whether it has the modifier `override`.
    public func isOverride(_ declaration: DeclarationID) -> Bool {
        head(declaration).modifiers.contains(.override)
    }

    /// Whether it has the modifier `open`, so that classes of other modules can override it.
    func isOpen(_ declaration: DeclarationID) -> Bool {
        head(declaration).modifiers.contains(.open)
    }

    /// Whether it is `private` or `fileprivate`.
    package func isPrivate(_ declaration: DeclarationID) -> Bool {
        !head(declaration).modifiers.isDisjoint(with: [.private, .fileprivate])
    }

    /// Whether it has a body: that of a function, or accessors. A body that only stops the program counts as code that
    /// is not there.
    package func hasBody(_ declaration: DeclarationID) -> Bool {
        let head = head(declaration)
        return head.hasBody && !head.modifiers.contains(.trapping) && !isLeftToMacro(declaration)
    }

    /// Whether all that its body does is to stop the program, or a macro writes the body.
    func onlyTraps(_ declaration: DeclarationID) -> Bool {
        head(declaration).modifiers.contains(.trapping) || isLeftToMacro(declaration)
    }

    /// Whether it is a function with an empty body, and an attribute that can be a macro which writes one.
    private func isLeftToMacro(_ declaration: DeclarationID) -> Bool {
        let head = head(declaration)
        guard head.hasAttributes, head.kind == .function, head.hasBody else { return false }
        let declared = self.declaration(declaration)
        let outline = files[declaration.file].outline
        guard outline.node(declared.body.first).next <= declared.body.first + 1 else { return false }
        return attributes(of: declaration).contains { mayBeMacro($0.name) }
    }

    private func mayBeMacro(_ attribute: Name) -> Bool {
        startsUpper(attribute) && symbols.topLevelTypes(attribute).isEmpty
            && !symbols.libraryNames.leavesBody(attribute)
    }

    /// Whether analyses read the bodies of its file.
    package func isRead(_ declaration: DeclarationID) -> Bool { symbols.heads(ofFile: declaration.file).areBodiesRead }

    /// Whether it has a body, and analyses read the bodies of its file.
    package func hasReadBody(_ declaration: DeclarationID) -> Bool {
        isRead(declaration) && hasBody(declaration)
    }

    /// The location of a function's body.
    func place(ofBody function: DeclarationID) -> NodeReference {
        NodeReference(file: function.file, node: declaration(function).body.first)
    }

    /// Whether a type or extension has an inheritance clause.
    func hasSupertypes(_ part: DeclarationID) -> Bool { head(part).hasSupertypes }

    /// Whether it is in a `source` file, not in tests or generated code.
    package func isSource(_ declaration: DeclarationID) -> Bool { symbols.isSource(declaration.file) }

    /// Whether it is a member or global that owns code, and has a body or an initial value.
    package func hasCode(_ declaration: DeclarationID) -> Bool {
        let head = head(declaration)
        switch head.kind {
        case .function, .initializer, .deinitializer, .variable, .constant, .subscript:
            return head.hasBody || head.hasValue
        default: return false
        }
    }

    /// Whether a type is written: that of a property, or the result of a function.
    func hasWrittenType(_ declaration: DeclarationID) -> Bool { head(declaration).hasType }

    // MARK: Types

    package func isClass(_ type: TypeID) -> Bool { symbols.types[type.index].kind == .class }

    package func isStruct(_ type: TypeID) -> Bool { symbols.types[type.index].kind == .struct }

    func isEnum(_ type: TypeID) -> Bool { symbols.types[type.index].kind == .enum }

    package func isProtocol(_ type: TypeID) -> Bool { symbols.types[type.index].kind == .protocol }

    /// The members directly in a type's declaration or an extension, in order.
    package func members(declaredIn part: DeclarationID) -> [DeclarationID] {
        symbols.heads(ofFile: part.file).children(of: part.index).map { DeclarationID(file: part.file, index: $0) }
    }

    /// The functions and computed properties directly in a part of a type, in order; none if the bodies of the file
    /// were not read.
    func code(withBodiesIn part: DeclarationID) -> [DeclarationID] {
        let heads = symbols.heads(ofFile: part.file)
        guard heads.hasBodies else { return [] }
        var result: [DeclarationID] = []
        for child in heads.children(of: part.index) {
            guard heads[child].kind == .function || heads[child].modifiers.contains(.computed) else { continue }
            result.append(DeclarationID(file: part.file, index: child))
        }
        return result
    }

    /// Whether a protocol declares a function, a property, a subscript or an initializer itself.
    func declaresRequirement(_ type: TypeID) -> Bool {
        let declared = symbols.types[type.index].declaration
        let heads = symbols.heads(ofFile: declared.file)
        return heads.children(of: declared.index).contains { member in
            switch heads[member].kind {
            case .function, .variable, .subscript, .initializer: true
            default: false
            }
        }
    }

    // MARK: Attributes

    /// Whether a declaration is marked for Objective-C.
    func isVisibleToObjectiveC(_ declaration: DeclarationID) -> Bool {
        attributes(of: declaration).contains { $0.name == .objc }
    }

    /// The attributes of a declaration, in order.
    package func attributes(of declaration: DeclarationID) -> Attributes {
        // Most declarations have none, and then an answer does not depend on the rest of the file.
        guard head(declaration).hasAttributes else { return Attributes() }
        let outline = symbols.outline(ofFile: declaration.file)
        return Attributes(outline, outline.declarations[declaration.index].attributes)
    }
}

/// `@name(arguments)`
package struct Attribute {
    fileprivate let outline: Outline
    fileprivate let node: NodeID

    /// The last part of the name after `@`.
    package var name: Name { outline.name(node) }

    var range: ByteRange { outline.node(node).range }

    /// The first name in the arguments: `close` in `@objc(close:)`.
    var firstArgumentName: Name? {
        outline.subtree(node).dropFirst().lazy.map { outline.name($0) }.first { !$0.isNone && $0 != name }
    }

    /// Whether a member that the arguments name, as in `\.dismiss`, satisfies a predicate.
    func namesMember(where isOne: (Name) -> Bool) -> Bool {
        outline.subtree(node).contains {
            outline.kind($0) == .member && isOne(outline.name($0))
        }
    }
}

package struct Attributes: Sequence, IteratorProtocol {
    private var outline: Outline?
    private var nodes: NodeChildren?

    /// None.
    fileprivate init() {}

    fileprivate init(_ outline: Outline, _ span: NodeSpan) {
        self.outline = outline
        nodes = outline.nodes(in: span)
    }

    package mutating func next() -> Attribute? {
        guard let outline else { return nil }
        return nodes?.next().map { Attribute(outline: outline, node: $0) }
    }
}
