import RIBModel
import SourceText

/// The controllers that a view presents or pushes, and the code that belongs to them: a dismissal there closes the
/// controller, not the view.
struct PresentationAllowances {
    /// A controller, or an object that is created for one.
    private enum Identity: Hashable {
        case local(DeclarationID)
        /// Bound by `guard let` or `if let`: its node.
        case bound(NodeReference)
        case member(Name)
        case function(DeclarationID)
        /// Created by the expression itself: its chain.
        case made(NodeReference)
    }

    /// The maximum number of locals, one holding the next, and of containers.
    private static let deepest = 32

    private let family: ClassDispatch
    private var allowances: [Identity: DismissalState] = [:]
    private var flows: [Identity: Set<Identity>] = [:]
    private var types: [(type: TypeReference, allowance: DismissalState)] = []
    /// Requirements of the project's protocols through which a presented controller notifies the view.
    private var reports: Set<Name> = []
    private var reportAllowances: DismissalState = []

    init(_ family: ClassDispatch) {
        self.family = family
        for member in family.code where family.project.calls(.viewPresentations, inCodeOf: member) {
            presentations(family.body(of: member))
        }
        guard !allowances.isEmpty else { return }
        let bodies = family.code.map { family.body(of: $0) }
        for body in bodies { collectFlows(body) }
        spread()
        for body in bodies { delegates(body) }
    }

    private var project: Project { family.project }

    /// The allowances of a unit: what it may close without closing the view.
    ///
    /// - Parameter references: the places where the view's functions are used as values.
    func allowances(of unit: CodeUnit, references: [Trace.Reference]) -> DismissalState {
        guard !allowances.isEmpty else { return [] }
        let body = family.body(of: unit.function)
        if let closure = unit.closure { return owned(closure, body) }
        for parameter in body.parameters {
            let type = parameter.type
            if let match = types.first(where: { $0.type == type }) { return match.allowance }
        }
        if reports.contains(project.name(of: unit.function)) { return reportAllowances }
        let wired = references.filter { $0.function == unit.function }
        guard !wired.isEmpty else { return [] }
        return wired.reduce(DismissalState.inputs) { allowance, reference in
            allowance.intersection(owned(reference.place, family.body(of: reference.unit.function)))
        }
    }

    // MARK: Presented controllers

    private mutating func presentations(_ body: FunctionBody) {
        for call in body.calls {
            guard let operation = call.name.viewOperation, operation.mayPresent || operation.mayPush,
                let value = call.arguments.first?.value, !closesItself(value.type)
            else { continue }
            var allowance: DismissalState = operation.mayPresent ? .presentsOther : []
            if operation.mayPush { allowance.formUnion(.pushedOther) }
            for identity in identities(of: value) { allowances[identity, default: []].formUnion(allowance) }
        }
    }

    /// Whether controllers of a type have been dismissed before they notify their delegate.
    private func closesItself(_ type: TypeReference) -> Bool {
        guard case .known(let name, _) = type else { return false }
        return name.closesItself
    }

    private func identities(of expression: Expression, depth: Int = 0) -> [Identity] {
        guard depth < PresentationAllowances.deepest,
            let chain = expression.firstChain,
            let head = chain.headOnSelf
        else { return [] }
        // The first call of the chain is then a call of the head.
        let isCalled = chain.last != head && chain.makesCall
        var result: [Identity] = [.made(chain.place)]
        if head.kind == .identifier, case .variable(let variable) = head.local {
            result.append(.local(variable.declaration))
            if let value = variable.value { result += identities(of: value, depth: depth + 1) }
        } else if case .optionalBinding(let binding) = head.local {
            result.append(.bound(binding.place))
            if let value = binding.value { result += identities(of: value, depth: depth + 1) }
        } else if isCalled,
            let function = family.implementation(head.name, nil, from: head.body.file) ?? function(named: head)
        {
            result.append(.function(function))
        } else if family.property(head.name, from: head.body.file) != nil {
            result.append(.member(head.name))
        }
        // The root of a container is presented together with it.
        if isCalled, let call = chain.calls.first {
            for argument in call.arguments where argument.label.viewMember == .root {
                if let value = argument.value { result += identities(of: value, depth: depth + 1) }
            }
        }
        return result
    }

    private func function(named name: ChainElement) -> DeclarationID? {
        project.firstMember(name.name, of: family.type, from: name.body.file, where: project.isFunction)
    }

    // MARK: Objects created for a controller

    private mutating func collectFlows(_ body: FunctionBody) {
        for chain in body.chains {
            guard let used = plainIdentity(chain) else { continue }
            for owner in owners(of: chain.place, body) where owner != used { flows[used, default: []].insert(owner) }
            for case .return in chain.ancestors { flows[used, default: []].insert(result(of: body)) }
        }
    }

    private func result(of body: FunctionBody) -> Identity {
        let member = body.home.declaration
        return project.isFunction(member) ? .function(member) : .member(project.name(of: member))
    }

    /// The local or member that a chain begins with.
    private func plainIdentity(_ chain: Chain) -> Identity? {
        guard let head = chain.headOnSelf, head.isName else { return nil }
        switch head.local {
        case .variable(let variable) where head.kind == .identifier: return .local(variable.declaration)
        case .optionalBinding(let binding) where head.kind == .identifier: return .bound(binding.place)
        case nil: return family.property(head.name, from: head.body.file) != nil ? .member(head.name) : nil
        default: return nil
        }
    }

    /// The objects that the code at a place creates or configures.
    private func owners(of place: NodeReference, _ body: FunctionBody) -> [Identity] {
        var result: [Identity] = []
        for ancestor in body.ancestors(of: place) {
            switch ancestor {
            case .binding(let binding):
                if let variable = binding.variable { result.append(.local(variable.declaration)) }
            case .optionalBinding(let binding): result.append(.bound(binding.place))
            case .chain(let chain):
                result.append(.made(chain.place))
                if let head = plainIdentity(chain) { result.append(head) }
            case .expression(let expression):
                guard let assignment = expression.assignment, assignment.value.contains(place) else { continue }
                if let head = assignment.target.flatMap(plainIdentity) { result.append(head) }
            case .return: result.append(self.result(of: body))
            default: continue
            }
        }
        let member = body.home.declaration
        if project.isProperty(member), project.isMember(member) { result.append(.member(project.name(of: member))) }
        return result
    }

    /// Propagates allowances from a controller to all objects that are created for it.
    private mutating func spread() {
        while true {
            var changed = false
            for (used, owners) in flows {
                for owner in owners {
                    guard let allowance = allowances[owner], !allowances[used, default: []].isSuperset(of: allowance)
                    else { continue }
                    allowances[used, default: []].formUnion(allowance)
                    changed = true
                }
            }
            if !changed { break }
        }
    }

    private func owned(_ place: NodeReference, _ body: FunctionBody) -> DismissalState {
        owners(of: place, body).reduce([]) { $0.union(allowances[$1] ?? []) }
    }

    // MARK: Delegates

    private mutating func delegates(_ body: FunctionBody) {
        for assignment in body.assignments { assignedDelegate(assignment) }
        for chain in body.chains { givenDelegate(chain) }
    }

    /// `picker.delegate = self`
    private mutating func assignedDelegate(_ assignment: AssignmentSite) {
        guard let value = assignment.value.plainChain,
            family.value(of: value) == .itself,
            let target = assignment.target,
            let owner = plainIdentity(target),
            let allowance = allowances[owner],
            let member = target.last
        else { return }
        reported(by: target.before(member).type, member: member.name, allowance, from: member.body.file)
    }

    /// `PhotoPicker(delegate: self)`
    private mutating func givenDelegate(_ chain: Chain) {
        guard let call = chain.calls.first else { return }
        let owning = owned(call.place, call.body)
        guard !owning.isEmpty else { return }
        for argument in call.arguments where argument.value.map({ family.value(of: $0) }) == .itself {
            reported(by: call.type, member: argument.label, owning, from: call.body.file)
        }
    }

    private mutating func reported(
        by type: TypeReference, member: Name, _ allowance: DismissalState, from file: Int
    ) {
        guard !closesItself(type) else { return }
        if type != .unknown { types.append((type, allowance)) }
        guard let nominal = type.nominal,
            let property = project.firstMember(member, of: nominal, from: file)
        else { return }
        for part in project.type(of: property).constituents {
            guard let listener = part.nominal else { continue }
            for requirement in project.ownMembers(of: listener) { reports.insert(project.name(of: requirement)) }
            reportAllowances.formUnion(allowance)
        }
    }
}
