import SourceText

/// A member of a component that creates an object at each read, and reads that get different objects of it.
public struct RecreatedMember: Sendable, Equatable {
    public let member: ComponentMember
    public let kind: Kind

    public enum Kind: Sendable, Equatable {
        /// A part of a RIB that is read at these places, of which the first gives it to another part of the RIB.
        case part([ComponentMemberRead])
        /// An object that only lives for a call, whose function captures it weakly in a closure.
        case shortLived(ShortLivedObject)
        /// Nothing is known that needs one object: fewer reads of a part, or an object that no closure needs.
        case harmless(Reason)
    }

    public enum Reason: Sendable, Equatable {
        case isKept, readOnce, notWired, overridden, noCapture
        /// The object is a builder or a component, of which each reader may need its own.
        case madeForEach
    }

    /// Those of a class, in order.
    fileprivate static let query = Query<TypeID, [RecreatedMember]>("recreatedMembers") { project, component in
        project.componentMembers(of: component).map { RecreatedMember(member: $0, kind: project.kind(of: $0)) }
    }
}

extension Project {
    /// The members of a component that create objects, in order.
    public func recreatedMembers(of component: TypeID) -> [RecreatedMember] { self[RecreatedMember.query, component] }

    fileprivate func kind(of member: ComponentMember) -> RecreatedMember.Kind {
        guard member.lifetime == .none else { return .harmless(.isKept) }
        guard !roles.has(member.made, anyOf: [.of(.builder), .of(.component)]) else { return .harmless(.madeForEach) }
        guard !isOverridden(member) else { return .harmless(.overridden) }
        let reads = reads(of: member).filter { isCertain($0, member) }
        guard isPart(member) else {
            let object = reads.lazy.compactMap { self.shortLivedObject(of: member, readAt: $0) }.first
            return object.map { .shortLived($0) } ?? .harmless(.noCapture)
        }
        let together = readsOfOneComponent(reads, member)
        guard together.count > 1 else { return .harmless(.readOnce) }
        guard let wiring = together.first(where: isWiring) else { return .harmless(.notWired) }
        return .part([wiring] + together.filter { $0 != wiring })
    }

    /// The largest number of reads of one object of a component: those in code that creates a component are on that
    /// one, all others on any. Of reads that exclude each other, the first.
    func readsOfOneComponent(_ reads: [ComponentMemberRead], _ member: ComponentMember) -> [ComponentMemberRead] {
        var (shared, byCreator): ([ComponentMemberRead], [DeclarationID: [ComponentMemberRead]]) = ([], [:])
        for read in reads {
            let creates =
                !read.isOwn
                && body(of: read.code).constructions.contains { created in
                    created.type.nominal.map { hierarchy.areRelated($0, member.component) } ?? false
                }
            if creates { byCreator[read.code, default: []].append(read) } else { shared.append(read) }
        }
        let most = byCreator.values.max { left, right in
            left.count != right.count ? left.count < right.count : right[0].place < left[0].place
        }
        var result: [ComponentMemberRead] = []
        for read in (shared + (most ?? [])).sorted(by: { $0.place < $1.place })
        where !result.contains(where: { excludes($0, read) }) { result.append(read) }
        return result
    }

    /// Whether no path of a function makes both reads.
    private func excludes(_ first: ComponentMemberRead, _ second: ComponentMemberRead) -> Bool {
        first.code == second.code && body(of: first.code).areExclusive(first.place, second.place)
    }

    /// Whether a read gives the object to an interactor or a router, directly or by a local.
    private func isWiring(_ read: ComponentMemberRead) -> Bool {
        let body = body(of: read.code)
        guard let chain = ChainElement(read.place.node, in: body).chain, chain.isValue(ofMemberAt: read.place)
        else { return false }
        if isWiring(chain) { return true }
        guard let local = body.localVariable(initializedBy: chain) else { return false }
        return body.uses(of: .variable(local)).contains { use in
            use.chain.map { $0.only != nil && isWiring($0) } ?? false
        }
    }

    private func isWiring(_ chain: Chain) -> Bool {
        for case .argument(let argument) in chain.ancestors {
            guard argument.label.takesView || argument.label == .interactorMember,
                argument.value?.chains.contains(where: { $0.node == chain.node }) ?? false,
                let made = argument.call?.construction?.type
            else { return false }
            return isObject(made, [.of(.interactor), .of(.router)], from: chain.body.file)
        }
        return false
    }
}
