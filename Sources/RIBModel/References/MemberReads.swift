import SourceText
import SwiftOutline

extension Project {
    /// The places at which the code of a class, of its bases and of its subclasses reads a property of it, in order.
    ///
    /// Assignments to the property itself are none, nor are locals of the same name. `self.member`, a bare name, a
    /// capture and the shorthand `if let member` are reads; so is the member of any other receiver, which may be the
    /// object under another name.
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
}

extension Outline {
    fileprivate func reads(_ name: Name, at node: NodeID, in member: Int) -> Bool {
        guard nodes[Int(node)].name == name else { return false }
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
