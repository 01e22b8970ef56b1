import SourceText
import SwiftOutline

/// Code that gives a stored property another value than the one that its declaration does.
extension Project {
    /// Whether a property is a stored variable of an optional type without an initial value and without attributes, so
    /// that it is nil until code sets it.
    func isNilAtFirst(_ property: DeclarationID) -> Bool {
        isOptionalVariable(property) && isStored(property) && declaration(property).value == nil
            && !attributes(of: property).contains { _ in true }
    }

    /// Whether code of any file may give a property of a type another value than nil.
    package func maySet(_ property: DeclarationID) -> Bool {
        guard let type = symbols.type(around: property) else { return true }
        let name = name(of: property)
        let names: NameSet = [name]
        let typeNames: NameSet = [symbols.types[type.index].name]
        return files.indices.contains { file in
            guard symbols.uses(names, inFile: file) else { return false }
            // Other code than Swift sources is not typed, but can only have objects of a class that it names.
            if !symbols.isSource(file) || files[file].language != .swift {
                return symbols.uses(typeNames, inFile: file)
            }
            return files[file].outline.hasKeyPath(to: name)
                || writes(toMembersNamed: names, in: file).contains { maySet(property, by: $0) }
        }
    }

    /// Whether an assignment may give a property another value than nil, by the types of its receiver and its value.
    private func maySet(_ property: DeclarationID, by write: MemberWrite) -> Bool {
        guard !write.clears, mayWrite(write, to: property) else { return false }
        let given = value(of: write)?.type.constituents ?? TypeReference.unknown.constituents
        let needed = type(of: property).constituents.compactMap(\.nominal)
        return given.isEmpty
            || given.contains { part in
                guard let type = part.nominal, !hasUnresolvedSuperclass(type),
                    hierarchy.unresolvedProtocols[type.index].isEmpty
                else { return true }
                return needed.allSatisfy(hierarchy.ancestors[type.index].contains)
            }
    }

    /// The value that an assignment gives a member.
    func value(of write: MemberWrite) -> Expression? {
        body(of: write.code).assignments.first { $0.name?.place == write.place }?.value
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
