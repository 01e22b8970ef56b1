import SourceText
import SwiftOutline

/// Whether code assigns a value to a property of a class.
public enum Assignment: Sendable, Equatable {
    /// Assigned at this place, possibly also at others.
    case assigned(NodeReference)
    case never
    /// May be assigned at this place, by code that is not analyzed or whose types are unknown.
    case unknown(NodeReference)
}

extension Project {
    /// Whether a property of an interactor is assigned: in its own class, by the routers that own it, by builders,
    /// components or hosts.
    func assignment(of property: DeclarationID, in type: TypeID) -> Assignment {
        let name = declaration(property).name
        if declaration(property).value.map({ !isNil($0, property.file) }) ?? false {
            return .assigned(NodeReference(file: property.file, node: declaration(property).value ?? 0))
        }
        if let known = routerAssignments(for: type, name).first { return .assigned(known) }
        let routers = routers(over: type)
        let relatives = NameSet(
            ([type] + routers).flatMap { hierarchy.ancestors[$0.index] }.map { symbols.types[$0.index].name })
        var unknown: NodeReference?
        for write in writes(toInteractorMember: name) where !write.clears {
            switch mayWrite(receiverType(of: write), memberOf: type) {
            case true?: return .assigned(write.place)
            case false?: break
            case nil where files[write.place.file].outline.mentionsType(relatives): unknown = unknown ?? write.place
            case nil: break
            }
        }
        unknown = unknown ?? unresolvedCall(receiving: type, routers: routers)
        return unknown.map { .unknown($0) } ?? .never
    }

    /// Whether an object of a static type can be an instance of a class; nil if the type is unknown.
    private func mayWrite(_ receiver: TypeReference, memberOf type: TypeID) -> Bool? {
        let parts = receiver.constituents
        if parts.isEmpty { return nil }
        var isUnknown = false
        for part in parts {
            switch part {
            case .nominal(let nominal, _):
                if hierarchy.areRelated(nominal, type) { return true }
            case .unresolved, .unknown, .parameter: isUnknown = true
            default: break
            }
        }
        return isUnknown ? nil : false
    }

    private func isNil(_ expression: NodeID, _ file: Int) -> Bool {
        let outline = files[file].outline
        guard let element = outline.loneChain(of: expression).flatMap(outline.loneElement) else { return false }
        return outline.kind(element) == .literal && outline.nodes[Int(element)].detail == Node.Literal.nil.rawValue
    }

    // MARK: Calls that take the object

    /// The first call that passes an object of the class to a function that belongs neither to the project nor to a
    /// library.
    private func unresolvedCall(receiving type: TypeID, routers: [TypeID]) -> NodeReference? {
        let ofRouters = routers.flatMap { classes(of: $0) }.flatMap { ownMembers(of: $0) }
        for member in ofRouters + code(namingInteractor: type) where files[member.file].outline.hasBodies {
            let code = body(of: member)
            for chain in code.nodes where code.kind(chain) == .chain {
                let elements = code.children(chain)
                for position in elements.indices where code.kind(elements[position]) == .call {
                    let receives = code.children(elements[position]).contains { argument in
                        guard let value = code.value(of: argument) else { return false }
                        return mayWrite(self.type(ofExpression: value, in: code.home), memberOf: type) == true
                    }
                    if receives, !isResolved(elements, position, chain, code) {
                        return NodeReference(file: code.file, node: elements[position])
                    }
                }
            }
        }
        return nil
    }

    /// Whether the callee of a call is known: a function or initializer of the project or of a library. A function of a
    /// library assigns no property of the project.
    private func isResolved(_ elements: [NodeID], _ position: Int, _ chain: NodeID, _ code: FunctionBody) -> Bool {
        guard let callee = code.outline.calleePosition(in: elements, before: position) else { return false }
        let element = elements[callee]
        switch code.kind(element) {
        case .selfReference, .superReference: return true
        case .implicitMember: return Chain(chain, in: code).expectedType != .unknown
        default: break
        }
        let receiver: TypeReference
        if callee == 0 {
            if !symbols.globals[code.node(element).name].isEmpty { return true }
            receiver = code.home.type.map { .nominal($0, []) } ?? .unknown
            if case .metatype(let made) = self.type(ofChain: chain, upTo: element, in: code.home) {
                return !made.isUnresolved && made != .unknown
            }
        } else {
            if code.kind(elements[callee - 1]) == .superReference { return true }
            receiver = self.type(ofChain: chain, upTo: elements[callee - 1], in: code.home)
        }
        return receiver.constituents.contains { part in
            switch part {
            case .library, .known, .collection: true
            case .nominal(let nominal, _): firstMember(code.node(element).name, of: nominal) != nil
            case .metatype(let made): !made.isUnresolved && made != .unknown
            default: false
            }
        }
    }
}

extension Outline {
    /// Whether one of the types is named anywhere in the file.
    fileprivate func mentionsType(_ names: NameSet) -> Bool {
        nodes.contains { ($0.kind == .typeName || $0.kind == .identifier) && names.contains($0.name) }
            || declarations.contains { $0.kind.isType && names.contains($0.name) }
    }
}
