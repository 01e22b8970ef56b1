import SourceText
import SwiftOutline

/// Optional properties that are nil at all times, because no code gives them a value: a call through one runs nothing.
extension Project {
    /// Whether a call is made on the value of an optional property that nothing sets: of a class of the project that is
    /// no part of a RIB, whose objects reach no code that is not there.
    func isOnUnsetProperty(_ call: CallSite) -> Bool {
        guard let chain = call.receiver, let name = chain.lastName, chain.headOnSelf == name, !name.isLocal,
            let type = call.body.home.type, let property = firstProperty(name.name, of: type, from: call.body.file),
            let owner = symbols.type(around: property)
        else { return false }
        return self[Project.unsetProperties, owner].contains(property)
    }

    private static let unsetProperties = Query<TypeID, [DeclarationID]>("unsetProperties") { project, type in
        guard project.isClass(type), !project.roles.hasAny(type) else { return [] }
        let candidates = project.ownMembers(of: type).filter { property in
            project.isOptionalVariable(property) && project.isStored(property)
                && project.declaration(property).value == nil && !project.attributes(of: property).contains { _ in true }
        }
        guard !candidates.isEmpty, !project.hasAbsentCode(type) else { return [] }
        let unset = candidates.filter { !project.maySet($0, of: type) }
        return unset.isEmpty || project.absentUse(ofValuesOf: type) != nil ? [] : unset
    }

    /// Whether code of any file may give a property of a class a value.
    private func maySet(_ property: DeclarationID, of type: TypeID) -> Bool {
        let name = name(of: property)
        return files.indices.contains { file in
            guard files[file].usedNames.containsAny(of: [name]) else { return false }
            // Other code than Swift sources cannot be typed, but can only have objects of a class that it names.
            if files[file].kind != .source || files[file].language != .swift {
                return files[file].usedNames.containsAny(of: [symbols.types[type.index].name])
            }
            return files[file].outline.hasKeyPath(to: name)
                || writes(toMembersNamed: [name], in: file).contains { maySet($0, property) }
        }
    }

    /// Whether an assignment may give a property a value: its receiver and its value may be of the right types.
    private func maySet(_ write: MemberWrite, _ property: DeclarationID) -> Bool {
        guard !write.clears, mayWrite(write, to: property) else { return false }
        let given = value(of: write)?.type.constituents ?? TypeReference.unknown.constituents
        let needed = type(of: property).constituents.compactMap(\.nominal)
        return given.isEmpty || given.contains { part in
            guard let type = part.nominal, !hasUnresolvedSuperclass(type),
                hierarchy.unresolvedProtocols[type.index].isEmpty
            else { return true }
            return needed.allSatisfy(hierarchy.ancestors[type.index].contains)
        }
    }
}

extension Outline {
    /// Whether a key path leads through a member of a name.
    fileprivate func hasKeyPath(to name: Name) -> Bool {
        nodes.indices.contains { node in
            nodes[node].kind == .keyPath
                && children(of: NodeID(node)).contains { kind($0) == .member && self.name($0) == name }
        }
    }
}
