import SourceText
import SwiftOutline

/// What the declaration of a property or an extension says.
extension Project {
    func hasInitialValue(_ property: DeclarationID) -> Bool { declaration(property).value != nil }

    /// Whether an accessor sets it, an observer included.
    func isSettable(_ property: DeclarationID) -> Bool { declaration(property).modifiers.contains(.settable) }

    func isConstant(_ property: DeclarationID) -> Bool { declaration(property).kind == .constant }

    /// Whether a member is of the type, not of its objects.
    func isStatic(_ member: DeclarationID) -> Bool {
        !declaration(member).modifiers.isDisjoint(with: [.static, .class])
    }

    /// Whether a member is declared by a protocol itself.
    func isRequirement(_ member: DeclarationID) -> Bool {
        let parent = declaration(member).parent
        return parent >= 0 && files[member.file].outline.declarations[Int(parent)].kind == .protocol
    }

    func isDeinitializer(_ member: DeclarationID) -> Bool { declaration(member).kind == .deinitializer }

    /// Whether a declaration is in a body.
    func isLocal(_ declaration: DeclarationID) -> Bool { self.declaration(declaration).scope.contains(.local) }

    func hasParameters(_ function: DeclarationID) -> Bool { !declaration(function).parameters.isEmpty }

    /// Whether a written type mentions one of some types by name, as itself or as an argument.
    func writtenType(of member: DeclarationID, mentions names: NameSet) -> Bool {
        let outline = files[member.file].outline
        guard let type = outline.declarations[member.index].type else { return false }
        return (type..<outline.nodes[Int(type)].next).contains {
            outline.kind($0) == .typeName && names.contains(outline.nodes[Int($0)].name)
        }
    }

    /// Whether the code of a member has one of these names.
    func code(of member: DeclarationID, mentionsOneOf isMeant: (Name) -> Bool) -> Bool {
        let outline = files[member.file].outline
        let nodes = outline.nodes
        for span in outline.code(of: member.index) {
            for node in span.first..<max(span.end, span.first) {
                let kind = nodes[Int(node)].kind
                if kind == .identifier || kind == .member, isMeant(nodes[Int(node)].name) { return true }
            }
        }
        return false
    }

    /// The types of a function's parameters, in order.
    func parameterTypes(of function: DeclarationID) -> some Sequence<TypeReference> {
        let outline = files[function.file].outline
        return outline.nodes(in: outline.declarations[function.index].parameters).lazy.compactMap { parameter in
            let type = outline.children(of: parameter).first { outline.kind($0) == .type }
            return type.map { self.symbols.resolve($0, in: Scope(function)) }
        }
    }

    /// What `where Self: …` of an extension says that `Self` is.
    func boundsOfSelf(in part: DeclarationID) -> [TypeReference] {
        let outline = files[part.file].outline
        return outline.nodes(in: outline.declarations[part.index].requirements).compactMap { requirement in
            let sides = outline.list(of: requirement)
            guard sides.count == 2, let subject = outline.firstChild(of: sides[0]),
                outline.nodes[Int(subject)].name == Name.`Self`
            else { return nil }
            return symbols.resolve(sides[1], in: Scope(part))
        }
    }

    /// The members with code directly in a part of a type whose bodies were read, in order.
    func membersWithCode(declaredIn part: DeclarationID) -> [DeclarationID] {
        let outline = files[part.file].outline
        guard outline.hasBodies else { return [] }
        return outline.children(of: part.index).compactMap { index in
            switch outline.declarations[index].kind {
            case .function, .initializer, .deinitializer, .variable, .constant, .subscript:
                DeclarationID(file: part.file, index: index)
            default: nil
            }
        }
    }

    func startsUpper(_ name: Name) -> Bool { names.utf8(name).first.map { $0 >= 65 && $0 <= 90 } ?? false }

    /// Whether a file imports one of some modules.
    func file(_ file: Int, importsOneOf modules: [String]) -> Bool {
        files[file].outline.declarations.contains { $0.kind == .import && modules.contains(text($0.name)) }
    }

    /// Whether a declaration is a class or an actor.
    func isClassOrActor(_ type: TypeID) -> Bool {
        let kind = symbols.types[type.index].kind
        return kind == .class || kind == .actor
    }

    /// The bytes of a part of a body.
    func range(_ place: NodeReference) -> ByteRange { files[place.file].outline.nodes[Int(place.node)].range }
}
