import SourceText
import SwiftOutline

/// What a closure or a bound method holds of routers.
extension RouterCaptures {
    /// The first router that a closure captures strongly from around it.
    ///
    /// - Parameter bound: the names that something before the closure may bind.
    func capture(by closure: NodeID, _ bound: NameBloomFilter, in frame: CallContext) -> Capture? {
        let code = frame.body
        func outerRouter(at node: NodeID) -> Capture? {
            let name = code.node(node).name
            guard bound.contains(name) else { return nil }
            return router(named: name, at: node, outside: closure, in: frame).map { Capture(place: node, router: $0) }
        }
        let end = code.node(closure).next
        var node = closure + 1
        var child = node
        while node < end {
            let isChild = node == child
            if isChild { child = code.node(node).next }
            switch code.kind(node) {
            case .capture where isChild:
                let isStrong = code.node(node).flags.isDisjoint(with: [.isWeak, .isUnowned])
                if isStrong, let router = listed(node, in: frame) { return router }
                node = code.node(node).next
                continue
            case .capture where code.value(of: node) == nil:
                // What an inner closure captures, even weakly, the outer one has to have.
                if let router = outerRouter(at: node) { return router }
            case .optionalBinding where code.value(of: node) == nil, .identifier:
                if let router = outerRouter(at: node) { return router }
            default: break
            }
            node += 1
        }
        return nil
    }

    /// A router in a closure's own capture list.
    private func listed(_ capture: NodeID, in frame: CallContext) -> Capture? {
        let code = frame.body
        let name = code.node(capture).name
        guard let value = code.value(of: capture) else {
            let router = code.local(name, at: capture) != nil
                ? router(named: name, at: capture, outside: nil, in: frame) : router(ofProperty: name, in: frame)
            return router.map { Capture(place: capture, router: $0) }
        }
        guard let chain = code.loneChain(value) else { return nil }
        return router(code.children(chain)[...], chain, in: frame)
    }

    /// `router?.detach` without a call: the router that it is bound to.
    func boundMethod(_ elements: [NodeID], _ chain: NodeID, in frame: CallContext) -> Capture? {
        let code = frame.body
        guard let last = elements.last, let found = router(elements.dropLast(), chain, in: frame) else { return nil }
        let name = code.node(last).name
        let isMethod = found.router.constituents.contains { part in
            part.nominal.map { project.members(name, of: $0).contains { project.declaration($0).kind == .function } } ?? false
        }
        let isOfLibrary = project.symbols.wellKnownNames.routerMethods.contains(name) || project.symbols.copies.attachments.contains(name)
        return isMethod || isOfLibrary ? found : nil
    }

    /// The router that a chain's first elements are, and the last name among them.
    private func router(_ elements: ArraySlice<NodeID>, _ chain: NodeID, in frame: CallContext) -> Capture? {
        let code = frame.body
        guard let place = elements.last(where: { [.identifier, .member].contains(code.kind($0)) }), let last = elements.last,
            elements.allSatisfy({ [.identifier, .member, .selfReference, .optionalChain, .forceUnwrap].contains(code.kind($0)) })
        else { return nil }
        let type = project.type(ofChain: chain, upTo: last, in: code.home)
        if let router = kept.router(among: type, seenFrom: code.file) { return Capture(place: place, router: router) }
        let name = code.node(place).name
        let unresolved = elements.count == 1 && code.local(name, at: place) != nil
            ? router(named: name, at: place, outside: nil, in: frame) : type.isUnresolved ? router(ofProperty: name, in: frame) : nil
        return unresolved.map { Capture(place: place, router: $0) }
    }

    /// An own property whose value is a router, strong or weak.
    private func router(ofProperty name: Name, in frame: CallContext) -> TypeReference? {
        guard let owner = frame.owner else { return nil }
        let properties = project.members(name, of: owner).filter { [.variable, .constant].contains(project.declaration($0).kind) }
        return properties.lazy.compactMap {
            kept.router(among: project.type(of: $0), seenFrom: $0.file) ?? namedRouter($0)
        }.first
    }

    /// The router that a local name holds strongly, bound outside a closure.
    private func router(named name: Name, at node: NodeID, outside closure: NodeID?, in frame: CallContext) -> TypeReference? {
        let code = frame.body
        guard let local = code.local(name, at: node), isStrong(local, outside: closure, code) else { return nil }
        let type = project.type(of: local, in: code.home)
        if let router = kept.router(among: type, seenFrom: code.file) { return router }
        guard type.isUnresolved, let origin = origin(of: local, code) else { return nil }
        return router(ofProperty: origin, in: frame)
    }

    private func isStrong(_ local: LocalBinding, outside closure: NodeID?, _ code: FunctionBody) -> Bool {
        let inside = closure.map { $0..<code.node($0).next }
        func isOutside(_ node: NodeID) -> Bool { inside.map { !$0.contains(node) } ?? true }
        switch local {
        case .variable(let index):
            let declared = code.outline.declarations[index]
            guard declared.modifiers.isDisjoint(with: [.weak, .unowned]) else { return false }
            return closure.map { !(code.node($0).start..<code.node($0).end).contains(declared.introducer) } ?? true
        case .optionalBinding(let node), .parameter(let node), .pattern(let node): return isOutside(node)
        case .closureParameter(let node, _, _): return isOutside(node)
        case .capture(let node): return isOutside(node) && code.node(node).flags.isDisjoint(with: [.isWeak, .isUnowned])
        case .function: return false
        }
    }

    /// The member that a local was bound to: `router` in `guard let router = self?.router`.
    private func origin(of local: LocalBinding, _ code: FunctionBody) -> Name? {
        switch local {
        case .optionalBinding(let node), .capture(let node):
            guard let value = code.value(of: node) else { return code.node(node).name }
            return lastName(value, code)
        case .variable(let index): return code.outline.declarations[index].value.flatMap { lastName($0, code) }
        default: return nil
        }
    }

    private func lastName(_ expression: NodeID, _ code: FunctionBody) -> Name? {
        guard let chain = code.loneChain(expression) else { return nil }
        return code.children(chain).last { [.identifier, .member].contains(code.kind($0)) }.map { code.node($0).name }
    }
}
