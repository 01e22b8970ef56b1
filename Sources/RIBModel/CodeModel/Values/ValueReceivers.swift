import SourceText

/// A function that a value is passed to, or a type that is created with it; never one of a library.
public struct ValueReceiver: Hashable, Sendable {
    /// The full name of a function, `perform(with:completion:)`, or the name of a type.
    public let name: String
    public let isType: Bool

    public init(_ name: String, isType: Bool = false) {
        self.name = name
        self.isType = isType
    }
}

extension Project {
    /// The functions and types that receive the values at some places, or objects that hold them, each once, in the
    /// order in which the values reach them. Values are followed through locals, through properties in the same code,
    /// and through objects and literals that are created with them.
    ///
    /// - Parameter places: names whose value is meant, and names of calls whose result is meant.
    func receivers(ofValuesAt places: [NodeReference]) -> [ValueReceiver] {
        var search = ReceiverSearch(self)
        for place in places {
            for code in code(with: [place], in: place.file) {
                search.follow(ChainElement(place.node, in: body(of: code)))
            }
        }
        return search.found
    }

    /// Those that receive the value of a parameter of a function.
    func receivers(of parameter: Parameter) -> [ValueReceiver] {
        var search = ReceiverSearch(self)
        search.follow(.parameter(parameter), in: parameter.body)
        return search.found
    }
}

/// Follows values to the calls that they are passed to.
private struct ReceiverSearch {
    private let project: Project
    private(set) var found: [ValueReceiver] = []
    private var seen: Set<NodeReference> = []
    /// The number of names that are still followed: a value that more code uses has no single receiver.
    private var rest = 100

    init(_ project: Project) { self.project = project }

    /// Follows the value that a name denotes, or the result of the call of that name.
    mutating func follow(_ element: ChainElement) {
        guard rest > 0, seen.insert(element.place).inserted, let chain = element.chain else { return }
        rest -= 1
        follow(chain, after: chain.call(of: element)?.element ?? element)
    }

    mutating func follow(_ local: LocalDeclaration, in body: FunctionBody) {
        for use in body.uses(of: local) { follow(use) }
    }

    /// The calls on the value, and those that it is passed to.
    private mutating func follow(_ chain: Chain, after element: ChainElement) {
        for call in chain.calls where call.node > element.node { add(call) }
        for ancestor in chain.ancestors {
            switch ancestor {
            case .argument(let argument):
                guard let call = argument.call else { continue }
                add(call)
                if !call.mayCreate { return }
            case .element(let element):
                guard element.kind == .call || element.kind == .tuple || element.kind == .literal else { return }
            case .chain(let outer):
                for call in outer.calls where call.node > chain.node && !call.element.contains(chain) { add(call) }
            case .expression(let expression):
                guard let assignment = expression.assignment else { continue }
                if assignment.value.contains(chain.place) { follow(assignment) }
                return
            case .binding(let binding):
                if binding.count == 1, let variable = binding.variable { follow(.variable(variable), in: chain.body) }
                return
            case .optionalBinding(let binding):
                follow(.optionalBinding(binding), in: chain.body)
                return
            default: return
            }
        }
    }

    /// Follows the local that is assigned, the object in a local that gets the value, or the property.
    private mutating func follow(_ assignment: AssignmentSite) {
        guard let target = assignment.target, let head = target.headOnSelf else { return }
        if let local = head.local {
            follow(local, in: assignment.body)
            return
        }
        for chain in assignment.body.chains {
            guard let name = chain.headOnSelf, name.name == head.name, !name.isLocal, chain != target else { continue }
            follow(name)
        }
    }

    private mutating func add(_ call: CallSite) {
        guard let callee = call.callee, let receiver = receiver(call, callee) else { return }
        if !found.contains(receiver) { found.append(receiver) }
    }

    private func receiver(_ call: CallSite, _ callee: ChainElement) -> ValueReceiver? {
        let callees = call.callees
        if let function = callees.functions.first {
            guard project.isInitializer(function) else { return ValueReceiver(project.fullName(function)) }
            let type = project.symbols.type(around: function)
            return type.map { ValueReceiver(project.name(of: $0), isType: true) }
        }
        let isLocal = callee.kind == .identifier && callee.isLocal
        guard case .unresolved = callees, !isLocal, callee.isName else { return nil }
        let name = project.text(callee.name)
        if call.mayCreate { return ValueReceiver(name, isType: true) }
        let labels = call.arguments.map { $0.label.isNone ? "_:" : project.text($0.label) + ":" }
        return ValueReceiver(name + "(" + labels.joined() + ")")
    }
}

extension CallSite {
    /// Whether the call creates an object, as far as its name tells.
    fileprivate var mayCreate: Bool {
        isConstruction || callee?.isName == true && project.text(name).first?.isUppercase == true
    }
}
