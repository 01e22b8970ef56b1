import SourceText
import SwiftOutline

/// Types of members and globals where they are used.
extension Project {
    /// The type of a member or global at a use: a reference to a function has a function type.
    ///
    /// - Parameters:
    ///   - receiver: the type of the object whose member is used, which may inherit it; nil for a global.
    ///   - arguments: the generic arguments of that type.
    func type(
        ofUsed member: DeclarationID, on receiver: TypeID? = nil, _ arguments: [TypeReference] = [], depth: Int
    ) -> TypeReference {
        var declared = type(of: member, depth: depth + 1)
        if let receiver { declared = bound(declared, of: member, on: receiver, arguments) }
        return isFunction(member) ? .function(declared) : declared
    }

    /// The declared type of a member, with `Self` and the generic parameters of the declaring type as the receiver
    /// binds them.
    private func bound(
        _ declared: TypeReference, of member: DeclarationID, on receiver: TypeID, _ arguments: [TypeReference]
    ) -> TypeReference {
        guard let declaring = symbols.type(around: member) else { return declared }
        if declaring != receiver, declared == .nominal(declaring, []), isWrittenSelf(member) {
            return .nominal(receiver, arguments)
        }
        guard declared.hasParameter else { return declared }
        return declared.replacing(
            declaring == receiver ? bindings(of: receiver, to: arguments) : bindings(of: declaring, in: receiver))
    }

    /// Whether the type of a member is written as `Self`.
    private func isWrittenSelf(_ member: DeclarationID) -> Bool {
        let outline = files[member.file].outline
        guard let type = declaration(member).type, let part = outline.firstChild(of: type) else { return false }
        return outline.kind(part) == .typeName && outline.name(part) == Name.`Self`
    }

    /// - Parameter isValue: whether a member of the member is used, so that no function is meant.
    func type(
        ofMember name: Name, of base: TypeReference, from file: Int, depth: Int,
        isValue: @autoclosure () -> Bool = false
    ) -> TypeReference {
        if case .metatype(let type) = base {
            if name == Name.`init` || name == Name.`self` { return .metatype(type) }
            guard case .nominal(let nominal, let arguments) = type else {
                return self.type(name, qualifiedBy: type, in: file).map { .metatype($0) }
                    ?? self.type(ofStaticMember: name, of: type, from: file, depth: depth)
            }
            if let inner = symbols.nestedType(name, in: nominal, from: file) { return .metatype(.nominal(inner, [])) }
            return firstMember(name, of: nominal, from: file)
                .map { self.type(ofUsed: $0, on: nominal, arguments, depth: depth) } ?? .unknown
        }
        for part in base.constituents {
            switch part {
            case .nominal(let type, let arguments):
                let member = usedMember(name, of: type, from: file, isValue: isValue) { _ in true }
                if let member {
                    return self.type(ofUsed: member, on: type, arguments, depth: depth)
                }
                if let known = inheritedMember(name, of: type) ?? knownMember(name, of: type) { return known }
                let above = hierarchy.libraryAncestors[type.index]
                if let object = objectMember(name, ofLibraryTypes: above) { return object }
            case .library(let number, _):
                let added = self.type(ofMember: name, ofLibraryType: number, from: file, depth: depth)
                if let added { return added }
            case .known(let type, _):
                if let member = firstForeignMember(name, ofKnown: type, from: file, where: { _ in true }) {
                    return self.type(ofUsed: member, depth: depth)
                }
                if let known = knownMember(name) { return known }
            default: break
            }
        }
        return symbols.libraryNames.unmistakableMembers.contains(name) ? knownMember(name) ?? .unknown : .unknown
    }

    /// The type of a static member of a library's type: one that the project adds, or one that holds an object of it.
    private func type(
        ofStaticMember name: Name, of type: TypeReference, from file: Int, depth: Int
    ) -> TypeReference {
        guard case .known(let known, _) = type else { return .unknown }
        if let member = firstForeignMember(name, ofKnown: known, from: file, where: { _ in true }) {
            return self.type(ofUsed: member, depth: depth)
        }
        return symbols.libraryNames.sharedObjects.contains(name) ? type : .unknown
    }

    /// The type that a name denotes after the name of a module, as in `Module.Type`.
    private func type(_ name: Name, qualifiedBy module: TypeReference, in file: Int) -> TypeReference? {
        switch module {
        case .unresolved(let module), .known(let module, []):
            guard startsUpper(name) else { return nil }
            let scope = Scope(file: file, declaration: -1)
            let type = symbols.resolve(name, qualifiers: [module], in: scope)
            return type.isUnresolved ? nil : type
        default: return nil
        }
    }

    /// The type of a member inherited from a generic class of a library, if it is one of the generic arguments.
    func inheritedMember(_ name: Name, of type: TypeID) -> TypeReference? {
        guard let members = symbols.libraryNames.genericMembers[name] else { return nil }
        for member in members {
            guard let arguments = arguments(of: type, toLibraryType: member.type), member.argument < arguments.count
            else { continue }
            return arguments[member.argument]
        }
        return nil
    }

    /// The type of a member that the project adds to a library's type, or that holds an object or a collection there;
    /// nil for other members.
    func type(ofMember name: Name, ofLibraryType number: Int, from file: Int, depth: Int) -> TypeReference? {
        if let member = firstForeignMember(name, ofLibraryType: number, from: file, where: { _ in true }) {
            return type(ofUsed: member, depth: depth)
        }
        return objectMember(name, ofLibraryTypes: symbols.libraryNames.libraryTypes.ancestors[number])
    }

    /// The type of a member that holds an object of a library's type or a collection of them.
    ///
    /// - Parameter types: the types of libraries that may declare the member: bit `i` is set for type `i`.
    private func objectMember(_ name: Name, ofLibraryTypes types: UInt64) -> TypeReference? {
        guard types != 0, let members = symbols.libraryNames.objectMembers[name] else { return nil }
        return members.first { types & (1 << UInt64($0.owner)) != 0 }?.type
    }

    /// The type of a member of library classes.
    private func knownMember(_ name: Name) -> TypeReference? {
        symbols.libraryNames.classMembers[name].map { .known($0, []) }
    }

    private func knownMember(_ name: Name, of type: TypeID) -> TypeReference? {
        hierarchy.knownClasses[type.index].contains { symbols.known.isClass($0) } ? knownMember(name) : nil
    }
}

extension Project {
    /// The member that a name denotes.
    ///
    /// - Parameter isValue: whether a member of it is used, so that no function is meant.
    func usedMember(
        _ name: Name, of type: TypeID, from file: Int, isValue: () -> Bool, where isMeant: (DeclarationID) -> Bool
    ) -> DeclarationID? {
        let found = firstMember(name, of: type, from: file, where: isMeant)
        guard let found, isFunction(found), isValue() else { return found }
        return firstMember(name, of: type, from: file) { isMeant($0) && !isFunction($0) }
    }

    /// The member that a plain name denotes: a value or a function, not a type or another name of one.
    func usedMember(_ name: Name, of type: TypeID, from file: Int, isValue: () -> Bool) -> DeclarationID? {
        usedMember(name, of: type, from: file, isValue: isValue) { member in
            switch head(member).kind {
            case .typeAlias, .associatedType: false
            case let kind: !kind.isType
            }
        }
    }
}

extension Chain {
    /// Whether a member of an element's value is used: `view.title`, `view?.title`.
    func hasMember(after element: ChainElement) -> Bool {
        whole.suffixes(after: element).first { $0.kind != .optionalChain && $0.kind != .forceUnwrap }?.kind == .member
    }
}
