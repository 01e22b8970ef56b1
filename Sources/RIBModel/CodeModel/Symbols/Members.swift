public import SourceText
import SwiftOutline

/// Member lookup: the declarations that a name can denote on a value of a type.
extension Project {
    /// The declarations directly in a type's declaration and extensions.
    public func ownMembers(of type: TypeID) -> OwnMembers { OwnMembers(of: symbols.parts(of: type), in: self) }

    // What a name means depends on the file that uses it: private members of other files, and extensions of modules
    // that the file does not see, are left out. Where no code uses the name, the file is that of the declaration whose
    // counterpart is searched for.

    /// The members of that name that code of a file can mean on a value of a type: its own first, then those of its
    /// ancestors and of extensions of library classes that it inherits from.
    public func members(_ name: Name, of type: TypeID, from file: Int) -> [DeclarationID] {
        guard memberTable.has(name) else { return [] }
        var result: [DeclarationID] = []
        memberTable.append(name, of: hierarchy.ancestors[type.index], from: file, to: &result)
        for above in extendedAbove[type.index] { memberTable.append(name, of: above, from: file, to: &result) }
        return result
    }

    /// The first of `members(_:of:from:)` that satisfies a predicate. Builds no array.
    package func firstMember(
        _ name: Name, of type: TypeID, from file: Int, where isMeant: (DeclarationID) -> Bool = { _ in true }
    ) -> DeclarationID? {
        guard memberTable.has(name) else { return nil }
        let own = memberTable.first(name, of: hierarchy.ancestors[type.index], from: file, where: isMeant)
        if let own { return own }
        for above in extendedAbove[type.index] {
            if let found = memberTable.first(name, of: above, from: file, where: isMeant) { return found }
        }
        return nil
    }

    /// The property of that name on a value of a type, nearest first.
    package func firstProperty(_ name: Name, of type: TypeID, from file: Int) -> DeclarationID? {
        firstMember(name, of: type, from: file, where: isProperty)
    }

    /// The first member of that name in a type's own declaration and extensions that satisfies a predicate.
    package func firstOwnMember(
        _ name: Name, of type: TypeID, from file: Int, where isMeant: (DeclarationID) -> Bool
    ) -> DeclarationID? {
        memberTable.first(name, of: type, from: file, where: isMeant)
    }

    /// The members of that name in a type's own declaration and extensions.
    public func ownMembers(named name: Name, of type: TypeID, from file: Int) -> [DeclarationID] {
        var result: [DeclarationID] = []
        memberTable.append(name, of: type, from: file, to: &result)
        return result
    }

    /// The members of that name in extensions of library types that a type inherits from.
    public func foreignMembers(_ name: Name, of type: TypeID, from file: Int) -> [DeclarationID] {
        var result: [DeclarationID] = []
        for above in extendedAbove[type.index] { memberTable.append(name, of: above, from: file, to: &result) }
        return result
    }

    /// The first member of that name in extensions of a library type that satisfies a predicate.
    func firstForeignMember(
        _ name: Name, ofKnown type: Name, from file: Int, where isMeant: (DeclarationID) -> Bool
    ) -> DeclarationID? {
        memberTable.owner(type).flatMap { memberTable.first(name, of: $0, from: file, where: isMeant) }
    }

    /// The first member of that name in extensions of a library's type, or of a type that it refines, that satisfies a
    /// predicate.
    func firstForeignMember(
        _ name: Name, ofLibraryType number: Int, from file: Int, where isMeant: (DeclarationID) -> Bool
    ) -> DeclarationID? {
        guard memberTable.has(name) else { return nil }
        let types = symbols.libraryNames.libraryTypes
        for type in [number] + types.refined(by: number) {
            let found = names.find(types.all[type].name).flatMap { known in
                firstForeignMember(name, ofKnown: known, from: file, where: isMeant)
            }
            if let found { return found }
        }
        return nil
    }

    public func foreignMembers(_ name: Name, ofKnown type: Name, from file: Int) -> [DeclarationID] {
        var result: [DeclarationID] = []
        memberTable.append(name, ofKnown: type, from: file, to: &result)
        return result
    }

    /// The file that declares a type.
    package func file(of type: TypeID) -> Int { symbols.types[type.index].declaration.file }

    /// A member as the owner of its code, with the type of its `self`: the enclosing or, in an extension, the extended
    /// type.
    public func home(_ declaration: DeclarationID) -> BodyOwner {
        BodyOwner(declaration, type: symbols.type(around: declaration))
    }

    /// The argument labels of a function, as in its full name; `_` for none.
    public func labels(_ function: DeclarationID) -> [Name] {
        let outline = files[function.file].outline
        var labels: [Name] = []
        for parameter in outline.nodes(in: outline.declarations[function.index].parameters) {
            labels.append(outline.label(of: parameter))
        }
        return labels
    }

    /// Whether two functions have the same argument labels. Builds no array.
    package func haveSameLabels(_ first: DeclarationID, _ second: DeclarationID) -> Bool {
        let (outline, otherOutline) = (files[first.file].outline, files[second.file].outline)
        var others = otherOutline.nodes(in: otherOutline.declarations[second.index].parameters)
        for parameter in outline.nodes(in: outline.declarations[first.index].parameters) {
            guard let other = others.next(), outline.label(of: parameter) == otherOutline.label(of: other) else {
                return false
            }
        }
        return others.next() == nil
    }

    /// A function's name as shown to users: `close(animated:)`.
    public func fullName(_ function: DeclarationID) -> String {
        let declared = declaration(function)
        let name = text(declared.name)
        switch declared.kind {
        case .function, .initializer, .subscript, .enumCase:
            return name + "(" + labels(function).map { (text($0).isEmpty ? "_" : text($0)) + ":" }.joined() + ")"
        default: return name
        }
    }

    /// The symbol of a declaration: the enclosing types, then its full name.
    public func symbol(_ declaration: DeclarationID) -> String {
        guard let type = symbols.type(around: declaration) else { return fullName(declaration) }
        return symbols.qualifiedName(type) + "." + fullName(declaration)
    }

    // MARK: Protocols

    /// The requirements, among the protocols that a type inherits from, that a member of it fulfills.
    public func requirements(fulfilledBy member: DeclarationID, of type: TypeID) -> [DeclarationID] {
        var found: [DeclarationID] = []
        _ = firstRequirement(fulfilledBy: member, of: type) { requirement in
            found.append(requirement)
            return false
        }
        return found
    }

    /// Whether two functions with the same labels certainly are overloads of each other: some parameter has another
    /// type of the project.
    private func takeOtherTypes(_ first: DeclarationID, _ second: DeclarationID) -> Bool {
        guard isFunction(first), isFunction(second), hasParameters(first), hasParameters(second) else { return false }
        for (first, second) in zip(parameterTypes(of: first), parameterTypes(of: second)) {
            guard let first = first.nominal, let second = second.nominal, first != second else { continue }
            if !isAliasOrAssociated(first), !isAliasOrAssociated(second) { return true }
        }
        return false
    }

    /// Whether a member of a type that has the name of a requirement fulfills it.
    func isWitness(_ member: DeclarationID, of requirement: DeclarationID, in type: TypeID) -> Bool {
        haveSameLabels(requirement, member) && !takeOtherTypes(requirement, member)
            && !hasExactOverload(of: requirement, besides: member, in: type)
    }

    /// Whether another function of a type takes exactly the types of a requirement, while one of a member's types is
    /// not resolved: the member fulfills another requirement.
    private func hasExactOverload(
        of requirement: DeclarationID, besides member: DeclarationID, in type: TypeID
    ) -> Bool {
        guard isFunction(member), hasParameters(member), parameterTypes(of: member).contains(where: \.isUnresolved)
        else { return false }
        let required = parameterTypes(of: requirement)
        return !required.contains(where: \.isUnresolved)
            && firstMember(name(of: member), of: type, from: member.file) {
                $0 != member && $0 != requirement && isFunction($0) && haveSameLabels(requirement, $0)
                    && !isRequirement($0) && parameterTypes(of: $0) == required
            } != nil
    }

    private func isAliasOrAssociated(_ type: TypeID) -> Bool {
        let kind = symbols.types[type.index].kind
        return kind == .typeAlias || kind == .associatedType
    }

    /// The first of these requirements that satisfies a predicate.
    func firstRequirement(
        fulfilledBy member: DeclarationID, of type: TypeID, where isMeant: (DeclarationID) -> Bool = { _ in true }
    ) -> DeclarationID? {
        let name = name(of: member)
        for ancestor in hierarchy.ancestors[type.index] where symbols.types[ancestor.index].kind == .protocol {
            let place = symbols.types[ancestor.index].declaration
            let requirement = firstOwnMember(name, of: ancestor, from: place.file) {
                $0.file == place.file && declaration($0).parent == place.index
                    && isWitness(member, of: $0, in: type) && isMeant($0)
            }
            if let requirement { return requirement }
        }
        return nil
    }

    /// Whether a member has the name and labels of one of the requirements.
    package func fulfills(_ member: DeclarationID, oneOf requirements: [DeclarationID]) -> Bool {
        let name = self.name(of: member)
        let candidates = requirements.lazy.filter { self.name(of: $0) == name }
        return candidates.contains { self.haveSameLabels($0, member) }
    }

    /// The subclasses of a class, at any depth, in order.
    public func subclasses(of type: TypeID) -> [TypeID] {
        conformers(of: type).filter { symbols.types[$0.index].kind == .class }
    }

    /// The classes and all of their base classes in the project.
    package func withBaseClasses(_ classes: some Sequence<TypeID>) -> Set<TypeID> {
        var result: Set<TypeID> = []
        for type in classes {
            var current: TypeID? = type
            while let type = current, result.insert(type).inserted { current = hierarchy.superclass[type.index] }
        }
        return result
    }

    /// The class and its base classes in the project, nearest first.
    public func classes(of type: TypeID) -> [TypeID] {
        var result = [type]
        // Broken code may declare classes that inherit from each other: such a chain comes back to the class at `mark`,
        // which moves on each time the chain has doubled.
        var mark = 0
        while let above = hierarchy.superclass[result[result.count - 1].index] {
            if above == result[mark] {
                var seen: Set<TypeID> = []
                return Array(result.prefix { seen.insert($0).inserted })
            }
            if result.count > 2 * mark + 1 { mark = result.count - 1 }
            result.append(above)
        }
        return result
    }
}

/// The declarations directly in a type's declaration and extensions, in the order of `SymbolTable.parts(of:)`.
public struct OwnMembers: Sequence, IteratorProtocol {
    private let project: Project
    private let parts: TypeParts
    private var part = 0
    private var children: DeclarationChildren

    init(of parts: TypeParts, in project: Project) {
        self.project = project
        self.parts = parts
        children = OwnMembers.children(of: parts[0], in: project)
    }

    public mutating func next() -> DeclarationID? {
        while true {
            if let index = children.next() { return DeclarationID(file: parts[part].file, index: index) }
            part += 1
            guard part < parts.count else { return nil }
            children = OwnMembers.children(of: parts[part], in: project)
        }
    }

    private static func children(of part: DeclarationID, in project: Project) -> DeclarationChildren {
        project.symbols.heads(ofFile: part.file).children(of: part.index)
    }
}
