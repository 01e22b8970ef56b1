import SourceText
import SwiftOutline

/// What a builder's bodies take from the dependency that the builder was made with.
extension BuilderCode {
    /// The name at which an expression is that dependency as it came: `dependency`, `component.dependency`, a local of it.
    func rawDependency(_ expression: NodeID, _ code: FunctionBody, depth: Int = 0) -> NodeID? {
        guard depth < 4, let chain = code.children(expression).first(where: { code.kind($0) == .chain }),
            code.children(expression).allSatisfy({ $0 == chain || code.kind($0) == .cast })
        else { return nil }
        let elements = code.children(chain).filter { ![.optionalChain, .forceUnwrap].contains(code.kind($0)) }
        guard let last = elements.last else { return nil }
        if elements.count == 1 {
            return code.kind(last) == .identifier && isDependency(named: last, code, depth: depth) ? last : nil
        }
        guard code.kind(last) == .member, code.node(last).name == .dependencyMember else { return nil }
        if elements.count == 2, code.kind(elements[0]) == .selfReference { return last }
        return isComponent(project.type(ofChain: chain, upTo: elements[elements.count - 2], in: code.home), code) ? last : nil
    }

    /// Whether a plain name is the dependency: the property, or a local that is bound to it.
    private func isDependency(named node: NodeID, _ code: FunctionBody, depth: Int) -> Bool {
        let name = code.node(node).name
        guard let local = code.local(name, at: node) else { return name == .dependencyMember }
        switch local {
        case .variable(let index):
            return code.outline.declarations[index].value.map { rawDependency($0, code, depth: depth + 1) != nil } ?? false
        case .optionalBinding(let binding), .capture(let binding):
            guard let value = code.value(of: binding) else { return depth < 4 && isDependency(at: binding, name, code) }
            return rawDependency(value, code, depth: depth + 1) != nil
        default: return false
        }
    }

    private func isDependency(at binding: NodeID, _ name: Name, _ code: FunctionBody) -> Bool {
        name == .dependencyMember && code.local(name, at: binding) == nil
    }

    // MARK: Components that nobody reads

    /// Components that a body makes and never reads, while it passes values of the dependency on.
    public var unreadComponents: [UnreadComponent] { bodies.all.indices.flatMap { unreadComponents(in: $0) } }

    /// Components under local names that a body makes and does not read, where the dependency serves in their place.
    private func unreadComponents(in body: Int) -> [BuilderCode.UnreadComponent] {
        let code = bodies.all[body]
        let locals = code.nodes.filter { code.kind($0) == .binding && code.node($0).detail == 1 }.compactMap { binding -> (Int, TypeReference)? in
            let index = Int(code.node(binding).payload)
            guard let value = code.outline.declarations[index].value, isMade(value, code), !isDiscarded(code.outline.declarations[index].name),
                !isRead(index, code)
            else { return nil }
            let type = project.type(of: DeclarationID(file: code.file, index: index))
            return isComponent(type, code) ? (index, type) : nil
        }
        guard !locals.isEmpty else { return [] }
        let taken = bypasses(in: body)
        guard !taken.isEmpty else { return [] }
        return locals.map { index, type in
            BuilderCode.UnreadComponent(
                body: code.home.declaration, local: DeclarationID(file: code.file, index: index), type: name(type),
                bypasses: taken.map { NodeReference(file: code.file, node: $0) })
        }
    }

    private func isDiscarded(_ name: Name) -> Bool { name.isNone || name == .discard }

    /// Whether a value is the result of a call.
    private func isMade(_ value: NodeID, _ code: FunctionBody) -> Bool {
        code.loneChain(value).map { code.children($0).last.map { code.kind($0) == .call } ?? false } ?? false
    }

    /// Whether something in the body stands for the local.
    private func isRead(_ index: Int, _ code: FunctionBody) -> Bool {
        let name = code.outline.declarations[index].name
        return code.nodes.contains { node in
            guard [.identifier, .optionalBinding, .capture].contains(code.kind(node)), code.node(node).name == name,
                case .variable(let found) = code.local(name, at: node)
            else { return false }
            return found == index
        }
    }

    /// The places where the objects of the RIB, or of a child, get the dependency or what it has.
    private func bypasses(in body: Int) -> [NodeID] {
        let code = bodies.all[body]
        let components = constructions[body].filter { isComponent($0.type, code) }.map { $0.call..<code.node($0.call).next }
        let objects = constructions[body].filter { isOwnObject($0.type, code) }.map(\.call)
        let ranges = (objects + code.nodes.filter { isHandedOn($0, code) }).map { $0..<code.node($0).next }
        return code.nodes.filter { node in
            guard [.identifier, .member].contains(code.kind(node)), ranges.contains(where: { $0.contains(node) }),
                !components.contains(where: { $0.contains(node) })
            else { return false }
            return isDependency(node, code) || isTaken(node, code)
        }
    }

    /// The RIB's interactor, router and view, and builders of children.
    private func isOwnObject(_ type: TypeReference, _ code: FunctionBody) -> Bool {
        if case .known(let name, _) = type { return project.symbols.known.isViewController(name) }
        return isObject(type, [.interactor, .router, .view, .presenter, .builder], code)
    }

    /// A call on such an object, or what is assigned to one of its members.
    private func isHandedOn(_ node: NodeID, _ code: FunctionBody) -> Bool {
        guard [.call, .expression].contains(code.kind(node)) else { return false }
        if code.kind(node) == .call {
            guard let chain = code.parent(node), code.kind(chain) == .chain else { return false }
            let elements = code.children(chain)
            guard let position = elements.firstIndex(of: node), let callee = code.callee(elements, position), callee > 0 else { return false }
            return isOwnValue(project.type(ofChain: chain, upTo: elements[callee - 1], in: code.home), code)
        }
        let parts = code.children(node)
        guard parts.count > 2, code.kind(parts[1]) == .assignment, code.kind(parts[0]) == .chain else { return false }
        let target = code.children(parts[0])
        return target.count > 1 && isOwnValue(project.type(ofChain: parts[0], upTo: target[target.count - 2], in: code.home), code)
    }

    /// As `isOwnObject`, but a value may be had by its protocol too.
    private func isOwnValue(_ type: TypeReference, _ code: FunctionBody) -> Bool {
        guard type.nominal != builder else { return false }
        return type.constituents.contains { part in
            guard let nominal = part.nominal else { return isOwnObject(part, code) }
            return [.interactor, .router, .view, .presenter, .builder].contains { project.roles.has(nominal, $0) }
        }
    }

    /// `dependency`, plain or of `self`.
    private func isDependency(_ node: NodeID, _ code: FunctionBody) -> Bool {
        if code.kind(node) == .identifier { return isDependency(named: node, code, depth: 0) }
        guard code.node(node).name == .dependencyMember, let chain = code.parent(node) else { return false }
        let elements = code.children(chain)
        return elements.count > 1 && elements[1] == node && code.kind(elements[0]) == .selfReference
    }

    /// A local that holds something taken from the dependency.
    private func isTaken(_ node: NodeID, _ code: FunctionBody) -> Bool {
        guard code.kind(node) == .identifier, case .variable(let index) = code.local(code.node(node).name, at: node),
            let value = code.outline.declarations[index].value, let chain = code.loneChain(value), !isComponent(project.type(ofChain: chain, in: code.home), code)
        else { return false }
        let elements = code.children(chain)
        guard let head = elements.first else { return false }
        if code.kind(head) == .identifier { return isDependency(named: head, code, depth: 1) }
        return elements.count > 1 && code.kind(elements[1]) == .member && isDependency(elements[1], code)
    }
}
