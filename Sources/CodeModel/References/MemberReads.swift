import SourceText
import SwiftOutline

extension Project {
    /// The places where the code of a class, its base classes and its subclasses reads a property of it, in order.
    ///
    /// Excludes assignments to the property itself, and locals of the same name. Reads are `self.member`, a bare name,
    /// a capture, the shorthand `if let member`, and the member on any other receiver, which may alias the object.
    func reads(of property: DeclarationID, in type: TypeID) -> [NodeReference] {
        let name = declaration(property).name
        var places: [NodeReference] = []
        for part in classes(of: type) + subclasses(of: type) {
            for member in ownMembers(of: part) where files[member.file].outline.hasBodies {
                let outline = files[member.file].outline
                for span in outline.code(of: member.index) {
                    for node in span.first..<span.end where outline.reads(name, at: node, in: member.index) {
                        places.append(NodeReference(file: member.file, node: node))
                    }
                }
            }
        }
        return places.sorted()
    }

    /// Whether the code of a member reads a property of its object; only before a place if one is given.
    func isRead(_ property: DeclarationID, in member: DeclarationID, before place: NodeReference? = nil) -> Bool {
        let (name, outline) = (declaration(property).name, files[member.file].outline)
        guard outline.hasBodies else { return false }
        return outline.code(of: member.index).contains { span in
            let end = place.map { min($0.node, span.end) } ?? span.end
            return span.first < end && (span.first..<end).contains { outline.reads(name, at: $0, in: member.index) }
        }
    }
}

extension Outline {
    fileprivate func reads(_ name: Name, at node: NodeID, in member: Int) -> Bool {
        guard self.name(node) == name else { return false }
        switch kind(node) {
        case .member: return !isAssigned(node)
        case .identifier: return local(name, at: node, in: member) == nil && !isAssigned(node)
        case .optionalBinding, .capture: return value(of: node) == nil && local(name, at: node, in: member) == nil
        default: return false
        }
    }

    private func isAssigned(_ node: NodeID) -> Bool {
        let next = Int(node) + 1
        return next < nodes.count && nodes[next].kind == .assignment
    }
}
