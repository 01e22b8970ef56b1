package import SourceText
import SwiftOutline

/// Facts that are written in the declaration of a property or an extension.
extension Project {
    /// Whether an observer of a property may have a name of its own for the value, `willSet(later)`: outlines have no
    /// such names, but the code begins further after the keyword.
    func observersMayNameValues(of property: DeclarationID) -> Bool {
        let outline = files[property.file].outline
        return outline.nodes(in: declaration(property).body).contains { node in
            guard outline.kind(node) == .accessor, let block = outline.firstChild(of: node) else { return false }
            let end = Int(outline.start(of: node)) + text(outline.name(node)).utf8.count
            return Int(outline.start(of: block)) > end + 1
        }
    }

    package func hasInitialValue(_ property: DeclarationID) -> Bool { head(property).hasValue }

    /// The properties and globals of a file whose type is that of the initial value, in order.
    func inferredProperties(in file: Int) -> [DeclarationID] {
        symbols.heads(ofFile: file).indices.lazy.map { DeclarationID(file: file, index: $0) }.filter { declared in
            self.isProperty(declared) && !self.isLocal(declared) && !self.hasWrittenType(declared)
                && self.hasInitialValue(declared)
        }
    }

    func isSwift(_ file: Int) -> Bool { files[file].language == .swift }

    /// Whether it has a setter or an observer.
    package func isSettable(_ property: DeclarationID) -> Bool { head(property).modifiers.contains(.settable) }

    /// Whether a setter is written.
    func hasSetter(_ property: DeclarationID) -> Bool {
        let outline = files[property.file].outline
        return outline.nodes(in: declaration(property).body).contains {
            outline.kind($0) == .accessor && outline.name($0) == .set
        }
    }

    /// The type that is written for a property, or for the result of a function; nil if none is.
    package func writtenType(of member: DeclarationID) -> TypeReference? {
        statedType(of: member)
    }

    /// The names by which a written type can denote a protocol that satisfies a predicate: its own, and those of type
    /// aliases, associated types and generic parameters of types.
    func names(denotingProtocols isMeant: (TypeID) -> Bool) -> NameSet {
        var names = NameSet()
        for number in symbols.types.indices {
            let entry = symbols.types[number]
            switch entry.kind {
            case .protocol: if isMeant(TypeID(number)) { names.insert(entry.name) }
            case .typeAlias, .associatedType: names.insert(entry.name)
            case .import: break
            default:
                if recorder == nil { insertGenericNames(of: entry.declaration, into: &names) }
            }
        }
        // An edit of a body computes the names of its file again, and most edits find the same.
        if recorder != nil { for name in answers(Project.genericNames, allFiles) { names.insert(name) } }
        return names
    }

    /// The names of the generic parameters of a file's types.
    private static let genericNames = Query<FileID, [Name]>("namesOfGenericParameters") { project, file in
        var names = NameSet()
        for (declaration, type) in project.symbols.declared.inFile(file.index) where type != nil {
            let place = DeclarationID(file: file.index, index: declaration)
            project.insertGenericNames(of: place, into: &names)
        }
        return Array(names)
    }

    private func insertGenericNames(of type: DeclarationID, into names: inout NameSet) {
        let outline = symbols.outline(ofFile: type.file)
        for parameter in outline.nodes(in: outline.declarations[type.index].generics) {
            names.insert(outline.name(parameter))
        }
    }

    func isConstant(_ property: DeclarationID) -> Bool { head(property).kind == .constant }

    /// Whether a member is `static` or `class`.
    package func isStatic(_ member: DeclarationID) -> Bool {
        !head(member).modifiers.isDisjoint(with: [.static, .class])
    }

    /// Whether a member is declared by a protocol itself.
    package func isRequirement(_ member: DeclarationID) -> Bool {
        part(declaring: member).map { head($0).kind == .protocol } ?? false
    }

    func isSubscript(_ member: DeclarationID) -> Bool { head(member).kind == .subscript }

    package func isDeinitializer(_ member: DeclarationID) -> Bool { head(member).kind == .deinitializer }

    /// Whether a declaration is inside a body.
    func isLocal(_ declaration: DeclarationID) -> Bool { head(declaration).scope.contains(.local) }

    package func hasParameters(_ function: DeclarationID) -> Bool { head(function).hasParameters }

    /// Whether a written type mentions one of the names, as the type itself or in its arguments.
    package func writtenType(of member: DeclarationID, mentions names: NameSet) -> Bool {
        let outline = symbols.outline(ofFile: member.file)
        guard let type = outline.declarations[member.index].type else { return false }
        return outline.subtree(type).contains {
            outline.kind($0) == .typeName && names.contains(outline.name($0))
        }
    }

    /// The types of a function's parameters, in order.
    package func parameterTypes(of function: DeclarationID) -> [TypeReference] {
        let outline = files[function.file].outline
        var types: [TypeReference] = []
        for parameter in outline.nodes(in: outline.declarations[function.index].parameters) {
            guard let type = outline.firstChild(of: parameter, .type) else { continue }
            types.append(symbols.resolve(type, in: Scope(function)))
        }
        return types
    }

    /// The types that `where Self: …` of an extension requires of `Self`.
    func boundsOfSelf(in part: DeclarationID) -> [TypeReference] {
        let outline = files[part.file].outline
        return outline.nodes(in: outline.declarations[part.index].requirements).compactMap { requirement in
            let sides = outline.list(of: requirement)
            guard sides.count == 2, let subject = outline.firstChild(of: sides[0]),
                outline.name(subject) == Name.`Self`
            else { return nil }
            return symbols.resolve(sides[1], in: Scope(part))
        }
    }

    /// The members that can have code, directly in a part of a type, in order; none if the bodies of its file were not
    /// read.
    func membersWithCode(declaredIn part: DeclarationID) -> [DeclarationID] {
        let heads = symbols.heads(ofFile: part.file)
        guard heads.hasBodies else { return [] }
        return heads.children(of: part.index).compactMap { index in
            switch heads[index].kind {
            case .function, .initializer, .deinitializer, .variable, .constant, .subscript:
                DeclarationID(file: part.file, index: index)
            default: nil
            }
        }
    }

    /// Whether a name begins with an uppercase letter of any script.
    func isCapitalized(_ name: Name) -> Bool {
        guard let first = names.utf8(name).first else { return false }
        return first < 0x80 ? first >= 65 && first <= 90 : text(name).first?.isUppercase == true
    }

    package func startsUpper(_ name: Name) -> Bool { names.utf8(name).first.map { $0 >= 65 && $0 <= 90 } ?? false }

    /// Whether a file imports one of the modules.
    package func file(_ file: Int, importsOneOf modules: [String]) -> Bool {
        files[file].outline.declarations.contains { $0.kind == .import && modules.contains(text($0.name)) }
    }

    /// Whether a declaration is a class or an actor.
    package func isClassOrActor(_ type: TypeID) -> Bool {
        let kind = symbols.types[type.index].kind
        return kind == .class || kind == .actor
    }

    /// The byte range of a node.
    package func range(_ place: NodeReference) -> ByteRange { files[place.file].outline.node(place.node).range }
}
