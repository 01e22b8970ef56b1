package import SourceText
import SwiftOutline

extension Project {
    /// The places where the code of a class, its base classes and its subclasses reads a property of it, in order.
    ///
    /// Excludes assignments to the property itself, and locals of the same name. Reads are `self.member`, a bare name,
    /// a capture, the shorthand `if let member`, and the member on any other receiver, which may alias the object.
    package func reads(of property: DeclarationID, in type: TypeID) -> [NodeReference] {
        let name = self.name(of: property)
        let relatives = classes(of: type) + subclasses(of: type)
        return relatives.flatMap { self[Project.propertyReads, $0][name] ?? [] }.sorted()
    }

    /// By name, the places where the own code of a type reads a property of the type, of its base classes or of its
    /// subclasses.
    private static let propertyReads = Query<TypeID, [Name: [NodeReference]]>("propertyReads") { project, type in
        let relatives = project.classes(of: type) + project.subclasses(of: type)
        let names = relatives.flatMap { project.ownMembers(of: $0) }.reduce(into: NameSet()) { names, member in
            if project.isProperty(member) { names.insert(project.name(of: member)) }
        }
        var reads: [Name: [NodeReference]] = [:]
        for member in project.ownMembers(of: type) where project.files[member.file].outline.hasBodies {
            let outline = project.files[member.file].outline
            for span in outline.code(of: member.index) {
                for node in span.first..<span.end where names.contains(outline.name(node)) {
                    guard outline.reads(outline.name(node), at: node, in: member.index) else { continue }
                    reads[outline.name(node), default: []].append(NodeReference(file: member.file, node: node))
                }
            }
        }
        return reads
    }

    /// Those of these places that read the property of the code's own object.
    package func ownReads(of property: DeclarationID, in type: TypeID) -> [NodeReference] {
        reads(of: property, in: type).filter { read in
            let outline = files[read.file].outline
            guard outline.kind(read.node) == .member, let code = code(around: read) else { return true }
            return body(of: code).receiver(ofMember: read.node).denotesSelf
        }
    }

    /// Whether the code of a member reads a property of its object; only before a place if one is given.
    func isRead(_ property: DeclarationID, in member: DeclarationID, before place: NodeReference? = nil) -> Bool {
        let (name, outline) = (self.name(of: property), files[member.file].outline)
        guard outline.hasBodies else { return false }
        return outline.code(of: member.index).contains { span in
            let end = place.map { min($0.node, span.end) } ?? span.end
            return span.first < end && (span.first..<end).contains { outline.reads(name, at: $0, in: member.index) }
        }
    }
}

extension Project {
    /// Whether the code of a member uses a member of one of the names, and not a local of that name: plainly, on any
    /// object, or by `if let name`.
    func usesMember(of names: NameSet, inCodeOf member: DeclarationID) -> Bool {
        let outline = symbols.outline(ofFile: member.file)
        return outline.code(of: member.index).contains { span in
            (span.first..<max(span.first, span.end)).contains { node in
                names.contains(outline.name(node)) && outline.denotesMember(at: node, in: member.index)
            }
        }
    }
}

extension Outline {
    /// Whether a node names a member or a global, not a local.
    fileprivate func denotesMember(at node: NodeID, in member: Int) -> Bool {
        switch kind(node) {
        case .member: true
        case .identifier: local(name(node), at: node, in: member) == nil
        case .optionalBinding, .capture: value(of: node) == nil && local(name(node), at: node, in: member) == nil
        default: false
        }
    }
}

/// A place that reads a member by name: `value.member`, or `member` in code of the member's own type.
package struct MemberRead: Equatable, Sendable {
    package let name: Name
    package let place: NodeReference
    /// The function, initializer or variable that contains the place.
    package let code: DeclarationID
    /// Whether nothing is before the name.
    package let isBare: Bool
}

extension Project {
    /// The places in a file that read members of some names, in order; none in files that are not reported on.
    package func reads(ofMembersNamed names: NameSet, in file: Int) -> [MemberRead] {
        guard symbols.isSource(file), symbols.uses(names, inFile: file) else { return [] }
        let outline = files[file].outline
        var result: [MemberRead] = []
        // Most files use names of others.
        for id in outline.usesAndShorthands(of: names) {
            let name = outline.name(id)
            let place = NodeReference(file: file, node: id)
            guard let code = code(around: place), outline.reads(name, at: id, in: code.index) else { continue }
            result.append(
                MemberRead(name: name, place: place, code: code, isBare: outline.kind(id) != .member))
        }
        return result
    }
}

extension Project {
    /// Whether code that was read may read a property: on an object of its type, or of one that is not known.
    func mayBeRead(_ property: DeclarationID) -> Bool {
        guard let type = symbols.type(around: property) else { return true }
        let related = Set(hierarchy.ancestors[type.index] + descendants(of: type))
        let names = NameSet([name(of: property)])
        return filesWithCode.contains { file in
            reads(ofMembersNamed: names, in: file.index).contains { read in
                guard read.code != property else { return false }
                let body = body(of: read.code)
                let receiver = body.receiver(ofMember: read.place.node)
                if read.isBare || receiver.denotesSelf { return body.home.type.map { related.contains($0) } ?? false }
                return receiver.type.mayBeAbsent
                    || receiver.type.constituents.contains { $0.nominal.map { related.contains($0) } ?? false }
            }
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
