package import SourceText
import SwiftOutline

/// A place where a file names a type, other than the declaration of the type or an extension of it.
struct TypeUse: Equatable, Sendable {
    let name: Name
    /// The outermost type whose declaration or extension contains the name; nil outside of types.
    let owner: TypeID?
    /// Nil in a body that no analysis reads.
    let place: NodeReference?
    /// Whether the name is in an inheritance clause.
    let isInherited: Bool
    /// The macro outside of types in whose arguments the name is.
    let macro: Name?
}

extension Project {
    /// The uses of types, or of other things of the same name, in the declarations and the code of a file that were
    /// read. None in tests, templates and vendored code.
    func uses(ofTypesNamed names: NameSet, in file: Int) -> [TypeUse] {
        let facts = files[file]
        guard facts.kind == .source || facts.kind == .generated else { return [] }
        let unread = usesInUnreadBodies(of: file, named: names)
        guard !facts.hasBodies || facts.usedNames.containsAny(of: names) else { return unread }
        let outline = facts.outline
        let found = outline.names(in: names).filter { !outline.isExtended($0) }
        // Most uses are in a type.
        lazy var macros = outline.macroArguments
        return unread
            + found.map { node in
                let owner = outermostType(around: outline.start(of: node), in: file)
                return TypeUse(
                    name: outline.name(node), owner: owner, place: NodeReference(file: file, node: node),
                    isInherited: outline.isInherited(node),
                    macro: owner == nil ? macros.first { $0.arguments.contains(node) }?.name : nil)
            }
    }

    /// The names of the project's types that a file uses in declarations, in code and in bodies that no analysis reads;
    /// each once.
    func typeNames(usedIn file: Int) -> [Name] {
        let facts = files[file]
        let used = (facts.hasBodies ? facts.usedNames.all : facts.outline.usedNames).filter {
            symbols.typeNames.contains($0)
        }
        let unread = facts.unread?.names.lazy.map(\.name).filter { symbols.typeNames.contains($0) } ?? []
        if facts.hasBodies, unread.isEmpty { return used }
        var seen: Set<Name> = []
        return (used + unread).filter { seen.insert($0).inserted }
    }

    /// Those in the bodies of a file that no analysis reads.
    private func usesInUnreadBodies(of file: Int, named names: NameSet) -> [TypeUse] {
        guard let unread = files[file].unread?.names.filter({ names.contains($0.name) }), !unread.isEmpty else {
            return []
        }
        let types = symbols.declared.inFile(file).reduce(into: [Int: TypeID]()) { $0[$1.declaration] = $1.type }
        return unread.map { use in
            TypeUse(
                name: use.name, owner: types[Int(use.declaration)], place: nil, isInherited: false, macro: use.macro)
        }
    }

    /// Those of some names that bodies of a file which no analysis reads contain.
    func names(inUnreadBodiesOf file: Int, among names: NameSet) -> [Name] {
        files[file].unread?.names.map(\.name).filter { names.contains($0) } ?? []
    }

    /// The type that is declared or extended outside of other declarations, around an offset.
    private func outermostType(around offset: UInt32, in file: Int) -> TypeID? {
        let declarations = files[file].outline.declarations
        return symbols.declared.inFile(file).first { declaration, _ in
            let declared = declarations[declaration]
            return declared.parent < 0 && declared.range.start <= offset && offset < declared.range.end
        }?.type
    }

    /// Whether a file declares a type whose inheritance clause contains one of the names. False in tests, templates,
    /// and generated and vendored code.
    package func declaresType(inheritingOneOf names: NameSet, in file: Int) -> Bool {
        let facts = files[file]
        guard facts.kind == .source else { return false }
        return facts.outline.declarations.contains { declared in
            facts.outline.nodes(in: declared.inheritance).contains { inherited in
                facts.outline.subtree(inherited).contains {
                    facts.outline.kind($0) == .typeName && names.contains(facts.outline.name($0))
                }
            }
        }
    }

    /// The type that encloses all others around a type; the type itself if it is not nested.
    func outermost(_ type: TypeID) -> TypeID {
        var outermost = type
        while let outer = symbols.types[outermost.index].outer { outermost = outer }
        return outermost
    }

    /// The property, function or initializer whose annotations contain a node; nil for a node in code.
    func member(withAnnotationAt place: NodeReference) -> DeclarationID? {
        let outline = files[place.file].outline
        return outline.declarations.indices.first { index in
            let declared = outline.declarations[index]
            if declared.kind.isType || declared.kind == .extension || declared.scope.contains(.local) { return false }
            return declared.type.map { outline.subtree($0).contains(place.node) } ?? false
                || declared.parameters.contains(place.node)
        }.map { DeclarationID(file: place.file, index: $0) }
    }

    /// Whether a name in an inheritance clause is that of what a type inherits from: no generic argument there, and no
    /// bound of an associated type.
    func isSupertype(at place: NodeReference) -> Bool {
        let outline = files[place.file].outline
        return outline.declarations.contains { declared in
            (declared.kind.isType || declared.kind == .extension) && declared.inheritance.contains(place.node)
                && outline.nodes(in: declared.inheritance).contains { outline.list(of: $0).contains(place.node) }
        }
    }

    /// Whether a place is in the annotation of a function's parameter, also of a local function's.
    func isInParameterType(_ place: NodeReference) -> Bool {
        files[place.file].outline.declarations.contains {
            !$0.kind.isType && $0.kind != .extension && $0.parameters.contains(place.node)
        }
    }
}

extension LocalVariable {
    /// Whether a place is in the variable's annotation.
    func isAnnotated(at place: NodeReference) -> Bool {
        let declared = body.outline.declarations[index]
        return place.file == body.file
            && declared.type.map { body.outline.subtree($0).contains(place.node) } ?? false
    }
}

extension Parameter {
    /// Whether a place is in the parameter's annotation or default value.
    func contains(_ place: NodeReference) -> Bool {
        place.file == body.file && node < place.node && place.node < body.node(node).next
    }
}

extension Outline {
    /// Whether a node is in the inheritance clause of a declaration.
    fileprivate func isInherited(_ node: NodeID) -> Bool { declarations.contains { $0.inheritance.contains(node) } }

    /// Whether a node is in the type that an extension extends.
    fileprivate func isExtended(_ node: NodeID) -> Bool {
        declarations.contains { declared in
            declared.kind == .extension && declared.type.map { subtree($0).contains(node) } ?? false
        }
    }
}

extension Outline {
    /// The macros with arguments, and the nodes of those.
    var macroArguments: [(name: Name, arguments: Range<NodeID>)] {
        nodes.indices.compactMap { macro in
            guard nodes[macro].kind == .macro else { return nil }
            let arguments = max(nodes[macro].next, NodeID(macro) + 1)
            guard Int(arguments) < nodes.count, kind(arguments) == .macroArguments else { return nil }
            return (nodes[macro].name, arguments..<max(end(arguments), arguments + 1))
        }
    }
}

extension NodeSpan {
    fileprivate func contains(_ node: NodeID) -> Bool { first <= node && node < end }
}

extension Project {
    /// Those of some names that a part of a type names, plainly or in a type, each once, in order.
    func typeNames(in part: DeclarationID, among names: NameSet) -> [Name] {
        guard symbols.uses(names, inFile: part.file) else { return [] }
        let outline = symbols.outline(ofFile: part.file)
        let range = outline.declarations[part.index].range
        var seen = NameSet()
        var result: [Name] = []
        for node in outline.nodes where node.kind == .typeName || node.kind == .identifier {
            guard names.contains(node.name), range.start <= node.start, node.start < range.end,
                !seen.contains(node.name)
            else { continue }
            seen.insert(node.name)
            result.append(node.name)
        }
        return result
    }

    /// Those of some names that the inheritance clause of a part of a type names, in order.
    func inheritedTypeNames(of part: DeclarationID, among names: NameSet) -> [Name] {
        let outline = symbols.outline(ofFile: part.file)
        let clause = outline.declarations[part.index].inheritance
        return (clause.first..<max(clause.first, clause.end)).lazy.filter {
            outline.kind($0) == .typeName && names.contains(outline.name($0))
        }.map { outline.name($0) }
    }
}
