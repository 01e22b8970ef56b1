import SourceText
import SwiftOutline

/// An assignment to a member: `receiver.member = value`, or `member = value` in code of the member's own type.
struct MemberWrite: Equatable, Sendable {
    /// The name of the member.
    let name: Name
    /// The assigned name in the target.
    let place: NodeReference
    /// The function, initializer or variable that contains the assignment.
    let code: DeclarationID
    /// The chain of receiver and member.
    let target: NodeID
    /// The last element of the receiver; nil for an implicit `self`.
    let receiver: NodeID?
    /// Whether the assigned value is `nil`.
    let clears: Bool
}

extension Project {
    /// Assignments in a file to members of some names, in order; none in files that are not reported on.
    func writes(toMembersNamed names: NameSet, in file: Int) -> [MemberWrite] {
        guard symbols.isSource(file), symbols.uses(names, inFile: file) else { return [] }
        let outline = files[file].outline
        var result: [MemberWrite] = []
        /// Adds the assignment to a chain that ends before a node.
        func add(endingBefore end: NodeID, clears: Bool) {
            // An element that is only a name has no child nodes, so it is the node right before the end.
            let last = end - 1
            let name = outline.name(last)
            guard names.contains(name), [.member, .identifier].contains(outline.kind(last)),
                let target = outline.chain(endingBefore: end),
                let code = code(around: NodeReference(file: file, node: last))
            else { return }
            let elements = outline.list(of: target)
            guard elements.last == last else { return }
            let isBare = elements.count == 1
            if isBare {
                guard outline.kind(last) == .identifier, outline.local(name, at: last, in: code.index) == nil else {
                    return
                }
            }
            result.append(
                MemberWrite(
                    name: name,
                    place: NodeReference(file: file, node: last),
                    code: code,
                    target: target,
                    receiver: isBare ? nil : elements[elements.count - 2],
                    clears: clears))
        }
        let nodes = outline.nodes
        for sign in nodes.indices.dropFirst() where nodes[sign].kind == .assignment {
            if let tuple = outline.tuple(endingBefore: NodeID(sign)) {
                for element in outline.children(of: tuple) { add(endingBefore: outline.end(element), clears: false) }
            } else {
                add(endingBefore: NodeID(sign), clears: outline.isNil(after: NodeID(sign)))
            }
        }
        return result
    }

    /// The type whose member is written: that of the receiver, or of an implicit `self`.
    func receiverType(of write: MemberWrite) -> TypeReference {
        let home = home(write.code)
        guard let receiver = write.receiver else { return home.type.map { .nominal($0, []) } ?? .unknown }
        return type(ofChain: write.target, upTo: receiver, in: home)
    }

    /// Whether an assignment to a member of a property's name can be to the property.
    func mayWrite(_ write: MemberWrite, to property: DeclarationID) -> Bool {
        let parts = receiverType(of: write).constituents
        guard let owner = symbols.type(around: property), !parts.isEmpty else { return true }
        return parts.contains { part in
            switch part {
            case .nominal(let type, _): hierarchy.areRelated(type, owner) || isConformedTo(type, bySubclassOf: owner)
            // Of the project's properties, an object of a library's type has those that override one of its own.
            case .library, .known, .collection: isOverride(property)
            default: true
            }
        }
    }

    /// Whether a subclass of a class conforms to a protocol, so that the class's properties can fulfill requirements.
    private func isConformedTo(_ type: TypeID, bySubclassOf owner: TypeID) -> Bool {
        isProtocol(type) && descendants(of: owner).contains { hierarchy.ancestors[$0.index].contains(type) }
    }

    /// Whether nothing but initializers of its type assigns a stored property.
    package func isAssignedByInitializersOnly(_ property: DeclarationID) -> Bool {
        if isConstant(property) { return true }
        guard let type = symbols.type(around: property), isStored(property) else { return false }
        return !self[Project.reassignedMembers, type].contains(name(of: property))
    }

    /// The names of a type's own stored properties that other code than initializers may assign.
    private static let reassignedMembers = Query<TypeID, NameSet>("reassignedMembers") { project, type in
        let properties = project.ownMembers(of: type).filter { project.isStored($0) && !project.isConstant($0) }
        let names = NameSet(properties.map { project.name(of: $0) })
        var result = NameSet()
        for file in project.files.indices {
            for write in project.writes(toMembersNamed: names, in: file)
            where !project.isInitializer(write.code)
                && properties.contains(where: { project.name(of: $0) == write.name && project.mayWrite(write, to: $0) })
            {
                result.insert(write.name)
            }
        }
        return result
    }
}

extension Outline {
    /// The tuple whose last node precedes the sign of an assignment: `(a.first, a.second) = …`
    fileprivate func tuple(endingBefore sign: NodeID) -> NodeID? {
        // A closing parenthesis is between the last node and the sign.
        guard start(of: sign) > node(sign - 1).end + 1 else { return nil }
        var node = sign - 1
        // The expression around the assignment ends after the sign.
        while node > 0, end(node) <= sign {
            if kind(node) == .tuple, end(node) == sign { return node }
            node -= 1
        }
        return nil
    }

    /// The chain whose last node precedes `end`.
    fileprivate func chain(endingBefore end: NodeID) -> NodeID? {
        var node = end - 1
        while true {
            // The innermost chain that ends there is the one that begins last.
            if kind(node) == .chain, self.end(node) == end { return node }
            guard node > 0 else { return nil }
            node -= 1
        }
    }

    /// Whether the operand after an assignment sign is just `nil`.
    fileprivate func isNil(after sign: NodeID) -> Bool {
        let value = sign + 1
        guard Int(value) < nodes.count, kind(value) == .chain, let element = loneElement(of: value) else {
            return false
        }
        return isNilLiteral(element)
    }
}

extension Project {
    /// Whether the code of a member assigns `self`, or has it as its initial value.
    package func assignsSelf(inCodeOf member: DeclarationID) -> Bool {
        guard mayUseSelf(inCodeOf: member) else { return false }
        let outline = symbols.outline(ofFile: member.file)
        let nodes = outline.nodes
        return outline.code(of: member.index).contains { span in
            (Int(span.first)..<Int(max(span.first, span.end))).contains { node in
                guard node >= Int(span.first) + 2, nodes[node].kind == .selfReference, nodes[node - 1].kind == .chain
                else { return false }
                return nodes[node - 2].kind == .assignment || node == Int(span.first) + 2
            }
        }
    }

    /// Whether the code of a member uses `self` as a value: it assigns, passes or binds it.
    package func passesSelf(inCodeOf member: DeclarationID) -> Bool {
        guard mayUseSelf(inCodeOf: member) else { return false }
        let outline = symbols.outline(ofFile: member.file)
        let nodes = outline.nodes
        return outline.code(of: member.index).contains { span in
            (Int(span.first)..<Int(max(span.first, span.end))).contains { node in
                node > Int(span.first) && nodes[node].kind == .selfReference && nodes[node - 1].kind == .chain
                    && nodes[node - 1].next == node + 1
            }
        }
    }
    /// False if the code of a member does not contain `self`.
    private func mayUseSelf(inCodeOf member: DeclarationID) -> Bool {
        codeNames(of: member)?.contents(of: member.index).contains(.selfReference) ?? true
    }
}
