public import SourceText
import SwiftOutline

/// A stored property of an interactor's class, or of a base of one, that keeps a router alive.
public struct StoredRouter: Sendable {
    /// The class that declares it.
    public let interactor: TypeID
    public let property: DeclarationID
    /// The router's type as the declaration has it.
    public let routerName: String
    /// That type, where it is one of the project.
    public let router: TypeID?
    public let evidence: Evidence
    /// Where `weak ` can be inserted and nothing else has to change: the variable's introducer.
    public let weakSpot: Site?
}

/// What shows that a class's router is one, and that it owns the interactor.
public struct Evidence: Sendable {
    /// The router's classes, in order.
    public let classes: [TypeID]
    /// Places where a router or a builder gives the interactor its router.
    public let assignments: [NodeReference]
}

/// A property of an interactor's class that keeps no router alive.
public struct RouterlessProperty: Sendable {
    public let property: DeclarationID
    public let defence: Defence

    public enum Defence: Sendable {
        case computed
        /// By a modifier, whose word it is, or by a wrapper, whose name it is.
        case weak(String), wrapped(String)
        /// Its type, and whether that is neither of the project nor known.
        case noRouter(TypeReference, isUnresolved: Bool)
    }
}

/// What was made of a property.
struct PlacedJudgement<Breach: Sendable, Defence: Sendable>: Sendable {
    let property: DeclarationID
    let judgement: Judgement<Breach, Defence>
}

extension Project {
    /// The stored properties by which interactors keep routers alive, in order of files; also the others, if those are of interest.
    public func storedRouters(_ interest: Interest) -> [Judgement<StoredRouter, RouterlessProperty>] {
        answers(\.storedRouters, interest) { project in
            let kept = StrongReferences(project)
            let owners = project.judged(project.interactorClasses)
            return project.threads.flatMap(owners.count, chunk: 32) { range in
                owners[range].flatMap { type in
                    project.ownMembers(of: type).compactMap { member in
                        project.stored(member, type, kept, interest).map { PlacedJudgement(property: member, judgement: $0) }
                    }
                }
            }
        }.sorted { $0.property < $1.property }.map(\.judgement)
    }

    /// The classes of interactors and their base classes, as far as they are to be reported on.
    var interactorClasses: TypeList {
        cast.interactorClasses.value {
            let classes = types(.interactor).filter { [.class, .actor].contains(symbols.types[$0.index].kind) }
            return TypeList(withBaseClasses(classes).filter { isReported($0) }.sorted(), of: symbols)
        }
    }

    private func stored(
        _ property: DeclarationID, _ type: TypeID, _ kept: StrongReferences, _ interest: Interest
    ) -> Judgement<StoredRouter, RouterlessProperty>? {
        let declared = declaration(property)
        func pass(_ defence: @autoclosure () -> RouterlessProperty.Defence) -> Judgement<StoredRouter, RouterlessProperty>? {
            interest.pass(RouterlessProperty(property: property, defence: defence()))
        }
        guard files[property.file].kind == .source, declared.kind == .variable || declared.kind == .constant else { return nil }
        guard kept.isStored(declared) else { return pass(.computed) }
        guard !kept.isWeak(property) else {
            let word = declared.modifiers.contains(.weak) ? "weak" : declared.modifiers.contains(.unowned) ? "unowned" : nil
            return pass(word.map { .weak($0) } ?? .wrapped(kept.weakWrapper(of: property).map { text($0) } ?? ""))
        }
        let written = self.type(of: property)
        let router = kept.router(keptBy: written, seenFrom: property.file)
        guard let found = router ?? namedRouter(property, of: type) else {
            return pass(.noRouter(written, isUnresolved: written.isUnresolved))
        }
        let evidence = Evidence(classes: routerClasses(found), assignments: routerAssignments(for: type, declared.name))
        let isClassBound = kept.router(among: written, seenFrom: property.file) != nil
        return .breach(
            StoredRouter(
                interactor: type, property: property, routerName: routerName(found), router: found.nominal, evidence: evidence,
                weakSpot: isClassBound ? weakSpot(property) : nil))
    }

    func routerName(_ type: TypeReference) -> String {
        switch type {
        case .nominal(let nominal, _): symbols.qualifiedName(nominal)
        case .framework(let framework, _): symbols.frameworkType(framework).name
        case .unresolved(let name), .known(let name, _): text(name)
        default: "Routing"
        }
    }

    /// The classes that a router's type stands for: itself, or those that conform to it.
    func routerClasses(_ type: TypeReference) -> [TypeID] {
        guard let nominal = type.nominal else { return [] }
        if symbols.types[nominal.index].kind == .class { return [nominal] }
        return conformers(of: nominal).filter { symbols.types[$0.index].kind == .class && isReported($0) }
    }

    /// The introducer of a plain `var` of optional type, alone in its declaration, with no initial value but nil.
    private func weakSpot(_ property: DeclarationID) -> Site? {
        let declared = declaration(property)
        let outline = files[property.file].outline
        guard declared.kind == .variable, declared.modifiers.isDisjoint(with: [.lazy, .destructured]), let type = declared.type,
            outline.isOptional(type), declared.value.map({ outline.isNil($0) }) ?? true, !isWrapped(property)
        else { return nil }
        return outline.isDeclaredAlone(property.index) ? Site(FileID(property.file), ByteRange(declared.introducer, declared.introducer)) : nil
    }

    /// Whether an attribute may be a property wrapper: all but those of the language and global actors.
    private func isWrapped(_ property: DeclarationID) -> Bool {
        let outline = files[property.file].outline
        return outline.nodes(in: declaration(property).attributes).contains { attribute in
            let name = outline.nodes[Int(attribute)].name
            let isUpper = names.utf8(name).first.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") } ?? true
            return isUpper && name != .MainActor && name != .IBOutlet
        }
    }
}

extension Outline {
    /// Whether no other variable has the same `var` before it. Those of one statement stand together, but for what their values declare.
    fileprivate func isDeclaredAlone(_ variable: Int) -> Bool {
        let introducer = declarations[variable].introducer
        let next = Int(declarations[variable].next)
        if next < declarations.count, declarations[next].introducer == introducer { return false }
        return declarations[..<variable].last { $0.introducer <= introducer }?.introducer != introducer
    }

    /// Whether a `type` node is an optional's, in any spelling; one behind an alias is not seen.
    fileprivate func isOptional(_ type: NodeID) -> Bool {
        let node = nodes[Int(type)]
        if !node.flags.isDisjoint(with: [.optional, .implicitlyUnwrapped]) { return true }
        var parts = children(of: type)
        guard let part = parts.next(), parts.next() == nil else { return false }
        switch nodes[Int(part)].kind {
        case .type: return isOptional(part)
        case .typeName: return nodes[Int(part)].name == .Optional
        case .tupleType:
            var elements = children(of: part)
            guard let element = elements.next(), elements.next() == nil, nodes[Int(element)].kind == .type else { return false }
            return isOptional(element)
        default: return false
        }
    }

    fileprivate func isNil(_ expression: NodeID) -> Bool {
        let end = nodes[Int(expression)].next
        return end == expression + 3 && nodes[Int(expression) + 2].kind == .literal && nodes[Int(expression) + 2].detail == Node.Literal.nil.rawValue
    }
}
