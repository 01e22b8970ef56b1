import SourceText
import SwiftOutline

/// A closure, or a method of a router that is not called, in the code of an interactor's class.
public struct RouterClosure: Sendable {
    /// The member that contains it.
    public let member: DeclarationID
    /// The closure, or the method's name.
    public let place: NodeReference
    /// The first router that it captures strongly; nil if it captures none.
    public let capture: RouterCapture?
    /// The properties that store it, up to the first that deactivation does not clear. Empty where it captures no router.
    public let containers: [SubscriptionContainer]
}

/// A router that a closure captures strongly.
public struct RouterCapture: Sendable {
    /// The name that is captured.
    public let place: NodeReference
    public let router: TypeReference
}

extension Project {
    /// The closures, and the uncalled methods of routers, in a class's own code, in order of members.
    public func routerClosures(of owner: TypeID) -> [RouterClosure] { RouterCaptures(self).closures(of: owner) }

    /// The types whose code only interactors run: classes of interactors and their base classes, and protocols with extensions for them.
    public var subscriberTypes: TypeList { self[SubscriberList.query].types }

    /// The routers that closures in the chains of an owner's subscriptions capture strongly.
    public func routers(
        capturedBy subscriptions: [Subscription], of owner: TypeID
    ) -> [(subscription: Subscription, capture: RouterCapture)] {
        subscriptions.isEmpty ? [] : RouterCaptures(self).captures(by: subscriptions, of: owner)
    }
}

/// One pass over the code of interactors for closures that keep routers.
struct RouterCaptures {
    let project: Project
    let tracer: SubscriptionTracer
    let kept: StrongReferences
    /// The names that a method of a router may have.
    let methods: NameSet

    init(_ project: Project) {
        self.project = project
        tracer = SubscriptionTracer(SubscriptionContext(project), recordsAnswers: false)
        kept = StrongReferences(project)
        methods = project.routerMethods
    }

    /// A router that something captures.
    struct Capture {
        let place: NodeID
        let router: TypeReference
    }

    // MARK: Closures and methods that properties store

    fileprivate func closures(of owner: TypeID) -> [RouterClosure] {
        project.ownMembers(of: owner).flatMap { closures(in: $0, of: owner) }
    }

    private func closures(in member: DeclarationID, of owner: TypeID) -> [RouterClosure] {
        let file = project.files[member.file]
        guard file.kind == .source, file.outline.hasBodies, mayHaveValue(member, file.outline) else { return [] }
        let code = project.body(of: member)
        let frame = CallContext(body: code, owner: owner, subject: .owner)
        var closures: [RouterClosure] = []
        var bound = code.parameterNames
        let nodes = code.outline.nodes
        for span in code.spans {
            for node in span.first..<span.end {
                let kind = nodes[Int(node)].kind
                if kind == .chain {
                    guard let value = value(node, bound, in: frame) else { continue }
                    // A member that is named and not called may be a method of something else than a router.
                    guard value.capture != nil || code.kind(value.end) == .closure else { continue }
                    closures.append(closure(value, in: frame, of: owner, member))
                } else if kind.bindsNames {
                    bound.formUnion(code.outline.names(boundBy: node))
                }
            }
        }
        return closures
    }

    /// Whether a closure stands in a member's code, or what a method of a router may be called without being called.
    private func mayHaveValue(_ member: DeclarationID, _ outline: Outline) -> Bool {
        let nodes = outline.nodes
        return outline.code(of: member.index).contains { span in
            (span.first..<span.end).contains { id in
                let node = nodes[Int(id)]
                guard node.kind == .member, methods.contains(node.name) else { return node.kind == .closure }
                return id + 1 == span.end || nodes[Int(id) + 1].kind != .call
            }
        }
    }

    private func closure(
        _ value: Value, in frame: CallContext, of owner: TypeID, _ member: DeclarationID
    ) -> RouterClosure {
        var containers: [SubscriptionContainer] = []
        if value.capture != nil {
            for property in keepers(of: value, in: frame) {
                let (life, cleared) = life(of: property, in: owner, value.chain, frame.body)
                containers.append(
                    SubscriptionContainer(interactor: owner, property: property, life: life, emptied: cleared))
                if life == .outlives { break }
            }
        }
        return RouterClosure(
            member: member, place: NodeReference(file: member.file, node: value.end),
            capture: value.capture.map { capture($0, in: member) }, containers: containers)
    }

    private func capture(_ capture: Capture, in member: DeclarationID) -> RouterCapture {
        RouterCapture(place: NodeReference(file: member.file, node: capture.place), router: capture.router)
    }

    /// A closure, or a method of a router without its call.
    private struct Value {
        let chain: NodeID
        /// The last element of the chain.
        let end: NodeID
        let capture: Capture?
    }

    /// - Parameter bound: the names that something before the chain may bind.
    private func value(_ chain: NodeID, _ bound: NameBloomFilter, in frame: CallContext) -> Value? {
        let code = frame.body
        if let closure = code.loneClosure(of: chain) { return Value(chain: chain, end: closure, capture: capture(by: closure, bound, in: frame)) }
        // Nothing stands in a member, so a chain that ends with one has it as its last node.
        let last = code.node(chain).next - 1
        guard code.kind(last) == .member, methods.contains(code.node(last).name), code.lastChild(of: chain) == last, isValue(chain, code)
        else { return nil }
        return Value(chain: chain, end: last, capture: boundMethod(code.children(chain), chain, in: frame))
    }

    /// Whether a chain is bound, assigned, handed on or returned, not only looked at.
    private func isValue(_ chain: NodeID, _ code: FunctionBody) -> Bool {
        guard let expression = code.parent(chain), code.kind(expression) == .expression else { return false }
        let parts = code.children(expression)
        if let sign = parts.firstIndex(where: { code.kind($0) == .assignment }) { return parts[sign] < chain }
        return code.parent(expression).map { [.argument, .binding, .optionalBinding, .return, .block].contains(code.kind($0)) } ?? true
    }

    /// The properties that keep a value, here or in functions that it is handed to.
    private func keepers(of value: Value, in frame: CallContext) -> [DeclarationID] {
        let chain = Chain(value.chain, in: frame.body)
        if let call = BodyNode(chain).argumentAround?.call {
            guard let callee = call.calledName else { return [] }
            if let receiver = call.receiver, tracer.words.insertions.contains(callee.name),
                case .property(let property) = tracer.flow.storage(of: receiver, in: frame)
            {
                return [property]
            }
            if isKeptByResult(call) { return properties(call.chain, behind: call.element, in: frame) }
        }
        return properties(chain, behind: ChainElement(value.end, in: frame.body), in: frame)
    }

    private func properties(_ chain: Chain, behind end: ChainElement, in frame: CallContext) -> [DeclarationID] {
        tracer.flow.steps = FlowBudget.steps
        return tracer.flow.destinations(of: chain, behind: end, in: frame).compactMap {
            if case .stored(let property) = $0 { return property }
            return nil
        }
    }

    /// `Task { … }`, `Task.detached { … }`, `AnyCancellable { … }`, and whatever else is made of a closure: it has that closure.
    private func isKeptByResult(_ call: CallSite) -> Bool {
        guard let head = call.chain.head, head.kind == .identifier else { return false }
        if head.name.isTask || tracer.words.subscriptionMakers.contains(head.name) { return true }
        let sequences = [Name.Array, Name.Set, Name.Dictionary]
        return project.startsUpper(head.name) && !sequences.contains(head.name)
            && (call.receiver == nil || call.name == Name.`init`)
    }

    /// Whether deactivation leaves in a property what is put into it, and where it does not.
    private func life(
        of property: DeclarationID, in owner: TypeID, _ chain: NodeID, _ code: FunctionBody
    ) -> (SubscriptionContainer.Life, NodeReference?) {
        let puts = Set(([chain] + code.around(chain).filter { code.kind($0) == .chain }).map { NodeReference(file: code.file, node: $0) })
        let isEarly = project.declaration(code.home.declaration).kind != .function
        var emptying = Clearing(tracer, interactor: owner, property: property, insertions: puts, isFilledBeforeActivation: isEarly)
        let life = emptying.life()
        return (life, emptying.place)
    }

    // MARK: Closures of subscriptions

    fileprivate func captures(
        by subscriptions: [Subscription], of owner: TypeID
    ) -> [(subscription: Subscription, capture: RouterCapture)] {
        subscriptions.flatMap { subscription -> [(Subscription, RouterCapture)] in
            let code = tracer.body(of: subscription.member)
            let frame = CallContext(body: code, owner: owner, subject: .owner)
            guard let chain = code.parent(subscription.place.node), code.kind(chain) == .chain else { return [] }
            let arguments = code.children(chain).filter { code.kind($0) == .call }.flatMap { code.children($0) }
            return arguments.compactMap { argument in
                guard let inner = code.value(of: argument).flatMap({ code.loneChain($0) }),
                    let found = value(inner, .all, in: frame)?.capture
                else { return nil }
                return (subscription, capture(found, in: subscription.member))
            }
        }
    }

    // MARK: Routers by name

    /// The type of the property that a name leads to, if it is an interactor's router though its type does not say so.
    func namedRouter(_ property: DeclarationID) -> TypeReference? {
        project.symbols.type(around: property).flatMap { project.namedRouter(property, of: $0) }
    }
}

extension Project {
    /// The names that a method of a router may have: of its own, or of whatever it or a library's type above it inherits.
    fileprivate var routerMethods: NameSet { self[Project.routerMethodNames] }

    private static let routerMethodNames = Query<WholeProject, NameSet>("routerMethods") { project, _ in
        var isAbove = [Bool](repeating: false, count: project.symbols.types.count)
        for type in project.symbols.types.indices where project.roles.has(TypeID(type), .router) {
            for ancestor in project.hierarchy.ancestors[type] { isAbove[ancestor.index] = true }
        }
        var result = project.symbols.wellKnownNames.routerMethods.union(project.symbols.copies.attachments)
        for name in project.answers(functionNames, isAbove.indices.filter { isAbove[$0] }.map { TypeID($0) }) { result.insert(name) }
        for part in project.symbols.foreignExtensions.values.joined() {
            for name in project.functionNames(in: part) { result.insert(name) }
        }
        return result
    }

    /// The names of a type's own functions.
    private static let functionNames = Query<TypeID, [Name]>("functionNames") { project, type in
        project.symbols.parts(of: type).flatMap { project.functionNames(in: $0) }
    }

    private func functionNames(in part: DeclarationID) -> [Name] {
        let outline = files[part.file].outline
        return outline.children(of: part.index).compactMap {
            outline.declarations[$0].kind == .function ? outline.declarations[$0].name : nil
        }
    }
}
