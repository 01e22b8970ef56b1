import SourceText
import SwiftOutline

/// Where a builder's bodies have a component, whatever it is called and wherever it comes from.
extension BuilderCode {
    /// Where one of the bodies first makes, gets or reads a component; nil if none does.
    public var component: ComponentOrigin? {
        if project.reaches(builder, where: { $0.traits.contains(.makesComponent) }) { return .base }
        for (code, made) in zip(bodies.all, constructions) {
            let children = childComponents(made, code)
            let place = componentParameter(code) ?? made.first { !children.contains($0.chain) && mayBeComponent($0, code) }?.place
                ?? readOfComponent(code, besides: children)
            if let place { return .place(NodeReference(file: code.file, node: place)) }
        }
        return nil
    }

    /// The chains that make a component for a child builder: what a closure that it is made with returns, or an empty one.
    private func childComponents(_ made: [Construction], _ code: FunctionBody) -> Set<NodeID> {
        let children = made.filter { isObject($0.type, [.builder], code) }.map(\.call)
        return Set(made.lazy.filter { isHanded($0, toOneOf: children, code) }.map(\.chain))
    }

    private func isHanded(_ made: Construction, toOneOf calls: [NodeID], _ code: FunctionBody) -> Bool {
        guard let expression = code.parent(made.chain), let around = code.parent(expression) else { return false }
        if case .library(let framework, _) = made.type, project.symbols.libraryType(framework).isEmptyComponent {
            return code.kind(around) == .argument && code.parent(around).map { calls.contains($0) } ?? false
        }
        guard [.closure, .return].contains(code.kind(around)),
            let closure = ([around] + code.around(around)).first(where: { code.kind($0) == .closure }),
            let chain = code.parent(closure), code.children(chain).count == 1, let value = code.parent(chain), let argument = code.parent(value)
        else { return false }
        return code.kind(argument) == .argument && code.parent(argument).map { calls.contains($0) } ?? false
    }

    /// Whether a value of the type is a component, by one of the meanings that its name may have from there.
    func isComponent(_ type: TypeReference, _ code: FunctionBody) -> Bool {
        type.constituents.contains { part in
            switch part {
            case .library(let framework, _): project.symbols.libraryType(framework).role == .component
            case .nominal(let nominal, _): project.symbols.equallyNear(nominal, to: code.file).contains { project.roles.has($0, .component) }
            default: false
            }
        }
    }

    private func componentParameter(_ code: FunctionBody) -> NodeID? {
        let parameters = Array(code.outline.nodes(in: code.outline.declarations[code.home.declaration.index].parameters))
        return (parameters + code.nodes.filter { code.kind($0) == .closureParameter }).first { parameter in
            guard let type = code.children(parameter).first(where: { code.kind($0) == .type }) else { return false }
            return isComponentOrUnresolved(project.symbols.resolve(type, in: Scope(code.home.declaration)), code)
        }
    }

    /// What is made is a component, or may be one: its base is unresolved, and it is named or made as one.
    private func mayBeComponent(_ made: Construction, _ code: FunctionBody) -> Bool {
        if isComponentOrUnresolved(made.type, code) { return true }
        guard let nominal = made.type.nominal, project.hierarchy.hasUnresolvedSuperclass[nominal.index],
            !Role.allCases.contains(where: { project.roles.has(nominal, $0) })
        else { return false }
        return code.children(made.call).contains { code.node($0).name.takesDependency }
    }

    private func isComponentOrUnresolved(_ type: TypeReference, _ code: FunctionBody) -> Bool {
        if isComponent(type, code) { return true }
        switch type {
        case .unresolved(let name): return isNamedComponent(name)
        case .nominal(let nominal, _):
            return project.hierarchy.hasUnresolvedSuperclass[nominal.index] && isNamedComponent(project.symbols.types[nominal.index].name)
        default: return false
        }
    }

    private func isNamedComponent(_ name: Name) -> Bool { project.names.utf8(name).reversed().starts(with: PartNaming.component.utf8.reversed()) }

    /// The first expression of a body that is a component: a property, a local, what a function returns.
    private func readOfComponent(_ code: FunctionBody, besides children: Set<NodeID>) -> NodeID? {
        code.nodes.first { node in
            switch code.kind(node) {
            case .binding where code.node(node).detail > 0:
                let declared = DeclarationID(file: code.file, index: Int(code.node(node).payload))
                return isComponentOrUnresolved(project.type(of: declared), code)
            case .chain: return !children.contains(node) && readsComponent(chain: node, code)
            default: return false
            }
        }
    }

    private func readsComponent(chain: NodeID, _ code: FunctionBody) -> Bool {
        let elements = code.children(chain)
        return elements.indices.contains { position in
            let element = elements[position]
            switch code.kind(element) {
            case .identifier, .member:
                let name = code.node(element).name
                if name.isComponentOfBuilder { return true }
                let type = project.type(ofChain: chain, upTo: element, in: code.home)
                if isComponentOrUnresolved(type, code) { return true }
                guard code.call(elements, position) != nil else {
                    // `XComponent.init`, handed on as a function.
                    if name == Name.`init`, position > 0, case .metatype(let made) = type { return isComponent(made, code) }
                    return false
                }
                return isNamedComponent(name) && isUnresolved(type)
                    && !project.symbols.wellKnownNames.foreignComponentFunctions.contains(name)
            case .call: return isComponentOrUnresolved(project.type(ofChain: chain, upTo: element, in: code.home), code)
            default: return false
            }
        }
    }

    private func isUnresolved(_ callee: TypeReference) -> Bool {
        switch callee {
        case .unknown, .unresolved: true
        case .metatype(let made), .function(let made): made.isUnresolved
        default: false
        }
    }
}
