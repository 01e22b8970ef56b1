import SourceText
import SwiftOutline

/// Whether an interactor's deactivation empties one of its holders.
///
/// It walks what `willResignActive` reaches, as the class sees it: its own overrides first, base classes where `super` is called.
struct Clearing {
    let tracer: ValueFlow
    let interactor: TypeID
    let property: DeclarationID
    /// Chains by which something is put in.
    let puts: Set<NodeReference>
    /// Whether something is put in while the interactor is made.
    let isFilledBeforeActivation: Bool
    /// Where it is emptied, once `life` has said that it is.
    private(set) var place: NodeReference?
    private var visited: Set<DeclarationID> = []

    init(_ tracer: ValueFlow, interactor: TypeID, property: DeclarationID, puts: Set<NodeReference>, isFilledBeforeActivation: Bool) {
        self.tracer = tracer
        self.interactor = interactor
        self.property = property
        self.puts = puts
        self.isFilledBeforeActivation = isFilledBeforeActivation
    }

    private var project: Project { tracer.project }

    mutating func life() -> SubscriptionContainer.Life {
        visited = []
        if empties(entry: Name.deactivationHook) || empties(entry: Name.deactivationMethod) || isBoundItself() {
            return .emptied
        }
        visited = []
        if !isFilledBeforeActivation, let entry = method(Name.activationHook, above: nil), first(in: entry) == .renewal {
            return .emptied
        }
        return project.hierarchy.hasUnresolvedSuperclass[interactor.index] ? .unresolved : .outlives
    }

    // MARK: Reaching

    private mutating func empties(entry name: Name) -> Bool { method(name, above: nil).map { empties($0) } ?? false }

    /// The method of that name that the interactor has, or that stands above a class: the nearest with a body.
    private func method(_ name: Name, above type: TypeID?) -> DeclarationID? {
        let start = type.map { project.hierarchy.superclass[$0.index] } ?? interactor
        return start.flatMap { project.method(name, of: $0) }
    }

    private mutating func empties(_ member: DeclarationID) -> Bool {
        guard visited.insert(member).inserted else { return false }
        let frame = frame(of: member)
        let code = frame.code
        for node in code.nodes where code.kind(node) == .chain {
            if empties(chain: node, in: frame) {
                place = NodeReference(file: code.file, node: node)
                return true
            }
            for next in reached(by: node, in: frame) where empties(next) { return true }
        }
        return false
    }

    private func frame(of member: DeclarationID) -> CallContext {
        tracer.steps = ValueFlow.mostSteps
        return CallContext(code: tracer.code(of: member), owner: interactor, subject: .interactor)
    }

    /// The interactor's own code that a chain runs: a method, or the observers of a property that it sets.
    private func reached(by chain: NodeID, in frame: CallContext) -> [DeclarationID] {
        let code = frame.code
        let elements = code.children(chain)
        guard let head = elements.first else { return [] }
        var position = 0
        switch code.kind(head) {
        case .superReference, .selfReference:
            position = elements.firstIndex { code.kind($0) == .member } ?? 0
            guard position > 0 else { return [] }
        case .identifier:
            guard code.local(code.node(head).name, at: head) == nil else { return [] }
        default: return []
        }
        let name = code.node(elements[position]).name
        if code.call(elements, position) != nil {
            let above = code.kind(head) == .superReference ? project.symbols.type(around: code.home.declaration) : nil
            if code.kind(head) == .superReference, above == nil { return [] }
            return method(name, above: above).map { [$0] } ?? []
        }
        let isSet = isAssigned(chain, code)
        return project.members(name, of: interactor).filter {
            let member = project.declaration($0)
            return !member.body.isEmpty && member.kind != .function && (isSet || member.modifiers.contains(.computed))
        }
    }

    // MARK: Mentions

    private func isAssigned(_ chain: NodeID, _ code: FunctionBody) -> Bool {
        guard let expression = code.parent(chain), code.kind(expression) == .expression else { return false }
        let parts = code.children(expression)
        guard let index = parts.firstIndex(of: chain), index + 1 < parts.count else { return false }
        return code.kind(parts[index + 1]) == .assignment
    }

    /// Whether a chain lets go of what the holder has.
    private func empties(chain: NodeID, in frame: CallContext) -> Bool {
        let code = frame.code
        let elements = code.children(chain)
        guard !puts.contains(NodeReference(file: code.file, node: chain)) else { return false }
        // The shortest beginning that is the holder, and what is done to it.
        guard let last = elements.indices.first(where: { isHolder(elements[...$0], in: frame) }) else { return false }
        if isAssigned(chain, code) { return !takesPut(chain, code) }
        let behind = elements[(last + 1)...].filter { code.kind($0) == .member }
        return behind.isEmpty ? isHandedOn(chain, in: frame) : behind.contains { letsGo(code.node($0).name) }
    }

    /// Whether an assignment to the holder is what puts something in.
    private func takesPut(_ chain: NodeID, _ code: FunctionBody) -> Bool {
        guard let expression = code.parent(chain) else { return false }
        return (expression..<code.node(expression).next).contains { puts.contains(NodeReference(file: code.file, node: $0)) }
    }

    private func isHolder(_ elements: ArraySlice<NodeID>, in frame: CallContext) -> Bool {
        if case .property(let found) = tracer.meaning(elements, in: frame) { return found == property }
        return false
    }

    /// Names that empty what they are called on; any method of a bag of the project's own but those that take something.
    private func letsGo(_ name: Name) -> Bool {
        if tracer.words.emptyings.contains(name) || tracer.words.deactivationTerminators.contains(name) { return true }
        guard let bag = project.type(of: property).nominal else { return false }
        return !tracer.words.insertions.contains(name)
            && project.members(name, of: bag).contains { project.declaration($0).kind == .function && project.declaration($0).parameters.isEmpty }
    }

    /// The holder goes into a loop, an array that is run over, a local that is disposed, or a function that takes it.
    private func isHandedOn(_ chain: NodeID, in frame: CallContext) -> Bool {
        let code = frame.code
        guard let expression = code.parent(chain), let around = code.parent(expression) else { return false }
        switch code.kind(around) {
        case .for: return true
        case .optionalBinding, .binding:
            guard let name = code.kind(around) == .binding ? code.declared(by: around)?.name : code.node(around).name else { return false }
            // Only what comes behind it: `if let token = token` names the holder in its own value.
            return code.nodes.contains { node in
                guard node >= code.node(around).next, code.kind(node) == .identifier, code.node(node).name == name,
                    code.local(name, at: node)?.isBound(by: around, code) == true, let outer = code.parent(node)
                else { return false }
                let behind = code.children(outer).first { $0 > node && code.kind($0) == .member }
                return behind.map { letsGo(code.node($0).name) } ?? isHandedOn(outer, in: frame)
            }
        case .argument:
            guard let call = code.parent(around), let outer = code.parent(call), code.kind(outer) == .chain else { return false }
            if code.kind(call) == .literal {
                let behind = code.children(outer).first { $0 > call && code.kind($0) == .member }
                return behind.map { letsGo(code.node($0).name) } ?? isHandedOn(outer, in: frame)
            }
            guard code.kind(call) == .call else { return false }
            return isEmptied(byCall: call, outer, around, in: frame)
        default: return false
        }
    }

    private func isEmptied(byCall call: NodeID, _ outer: NodeID, _ argument: NodeID, in frame: CallContext) -> Bool {
        let code = frame.code
        let elements = code.children(outer)
        guard let position = elements.firstIndex(of: call), let callee = code.callee(elements, position) else { return false }
        let name = code.node(elements[callee]).name
        if tracer.words.bagTerminators.contains(name) || tracer.words.insertions.contains(name) { return false }
        guard let function = tracer.callee(of: elements, callee, call, in: frame),
            let parameter = tracer.parameter(for: argument, of: call, to: function, from: code)
        else { return true }
        let inner = tracer.code(of: function)
        let declared = inner.node(parameter).name
        return inner.nodes.contains { node in
            guard inner.kind(node) == .identifier, inner.node(node).name == declared, let chain = inner.parent(node) else { return false }
            if isAssigned(chain, inner) { return true }
            let behind = inner.children(chain).first { $0 > node && inner.kind($0) == .member }
            let isLooped = inner.parent(chain).flatMap { inner.parent($0) }.map { inner.kind($0) == .for } ?? false
            return behind.map { letsGo(inner.node($0).name) } ?? isLooped
        }
    }

    /// Whether the holder is itself bound to the interactor's activity somewhere in its code.
    private mutating func isBoundItself() -> Bool {
        for type in project.classes(of: interactor) {
            for member in project.ownMembers(of: type) {
                let frame = frame(of: member)
                let code = frame.code
                for node in code.nodes where code.kind(node) == .member && tracer.words.deactivationTerminators.contains(code.node(node).name) {
                    guard let chain = code.parent(node), code.kind(chain) == .chain else { continue }
                    let elements = code.children(chain)
                    let before = elements.prefix { $0 < node }
                    if isHolder(before[...], in: frame) || emptiesInside(elements.prefix { $0 < node }, in: frame) {
                        place = NodeReference(file: code.file, node: node)
                        return true
                    }
                }
            }
        }
        return false
    }

    /// `Disposables.create { self.bag = DisposeBag() }.disposeOnDeactivate(…)`, `AnyCancellable { … }.cancelOnDeactivate(…)`.
    private func emptiesInside(_ elements: ArraySlice<NodeID>, in frame: CallContext) -> Bool {
        let code = frame.code
        guard let head = elements.first, let last = elements.last, code.kind(head) == .identifier else { return false }
        let name = code.node(head).name
        guard tracer.words.subscriptionMakers.contains(name) || tracer.words.subscriptions.contains(name) else { return false }
        return (head..<code.node(last).next).contains { code.kind($0) == .chain && empties(chain: $0, in: frame) }
    }

    // MARK: Renewal

    private enum First {
        case renewal, put
    }

    /// What `didBecomeActive` does first to the holder: renew it on every path, or put something in.
    private mutating func first(in member: DeclarationID) -> First? {
        guard visited.insert(member).inserted else { return nil }
        let frame = frame(of: member)
        let code = frame.code
        for node in code.nodes where code.kind(node) == .chain {
            if puts.contains(NodeReference(file: code.file, node: node)) { return .put }
            if empties(chain: node, in: frame), isUnconditional(node, code) {
                place = NodeReference(file: code.file, node: node)
                return .renewal
            }
            for next in reached(by: node, in: frame) {
                guard let found = first(in: next) else { continue }
                if found == .put || isUnconditional(node, code) { return found }
            }
        }
        return nil
    }

    private func isUnconditional(_ chain: NodeID, _ code: FunctionBody) -> Bool {
        code.around(chain).allSatisfy { [.expression, .block, .do, .accessor, .argument, .tuple, .chain, .call, .literal].contains(code.kind($0)) }
    }
}

extension Project {
    /// The method by which an interactor begins what is to be done when it is deactivated; nil where it has none of the project.
    public func deactivation(of interactor: TypeID) -> DeclarationID? { method(Name.deactivationHook, of: interactor) }

    /// The nearest method of that name that has a body.
    fileprivate func method(_ name: Name, of type: TypeID) -> DeclarationID? {
        members(name, of: type).first { declaration($0).kind == .function && !declaration($0).body.isEmpty }
    }
}
