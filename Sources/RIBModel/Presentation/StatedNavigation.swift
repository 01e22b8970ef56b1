import SourceText

/// The facts that the code of an object states, with those of functions of extensions and of other objects that the
/// code calls.
struct StatedNavigation: Sendable, Equatable {
    struct Fact: Sendable, Equatable {
        let fact: NavigationFact
        /// The member of the object from which calls lead to the fact.
        let member: DeclarationID
        /// Whether the fact is not known to be about another object, which a caller passes.
        let mayBeOwn: Bool
    }

    private(set) var facts: [Fact] = []

    private static let mostFunctions = 200

    /// The facts that a view controller's class states about itself.
    static let query = Query<TypeID, [StatedNavigation]>("statedNavigation") { project, type in
        let dispatch = ClassDispatch(type, in: project)
        var result = StatedNavigation()
        let names = project[NavigationFact.functionNames]
        guard !names.isEmpty else { return [result] }
        for member in dispatch.reachableCode() where NavigationFact.concerns(member, names, project) {
            result.collect(member, dispatch.body(of: member), names, project)
        }
        return [result]
    }

    /// The facts that functions state, each with what it calls.
    init(_ functions: [DeclarationID] = [], _ project: Project) {
        let names = project[NavigationFact.functionNames]
        guard !names.isEmpty else { return }
        for function in functions where NavigationFact.concerns(function, names, project) {
            collect(function, project.body(of: function), names, project)
        }
    }

    private init() {}

    /// - Parameter names: those of functions with facts.
    private mutating func collect(
        _ member: DeclarationID, _ start: FunctionBody, _ names: NameSet, _ project: Project
    ) {
        var work: [(DeclarationID, FunctionBody, own: Set<NodeReference>)] = [(member, start, [])]
        // By function, the parameters for which the object is passed.
        var seen: [DeclarationID: Set<NodeReference>] = [member: []]
        while let (code, body, own) = work.popLast() {
            facts += NavigationFact.facts(of: code, project).map { fact in
                Fact(fact: fact, member: member, mayBeOwn: fact.parameter.map { own.contains($0) } ?? true)
            }
            guard project.mentions(names, code) else { continue }
            guard seen.count < StatedNavigation.mostFunctions else {
                project.note(.navigation, in: code)
                continue
            }
            for call in body.calls where names.contains(call.name) {
                let ofObject = call.isOnSelf ? call.function(on: .ownObject) : nil
                for function in ofObject.map({ [$0] }) ?? call.callees.functions where project.hasBody(function) {
                    let passed = parameters(of: function, passed: own, by: call, isOfObject: code == member, project)
                    guard seen[function].map({ !$0.isSuperset(of: passed) }) ?? true else { continue }
                    seen[function, default: []].formUnion(passed)
                    work.append((function, project.body(of: function), seen[function] ?? passed))
                }
            }
        }
    }

    /// The parameters of a function for which a call may pass the object, or what belongs to it.
    ///
    /// - Parameters:
    ///   - own: those of the calling function.
    ///   - isOfObject: whether the calling code is the object's.
    private func parameters(
        of function: DeclarationID, passed own: Set<NodeReference>, by call: CallSite, isOfObject: Bool,
        _ project: Project
    ) -> Set<NodeReference> {
        let passed = project.parameters(of: function, passedBy: call).filter { argument, _ in
            guard let value = argument.value else { return isOfObject }
            if case .parameter(let parameter)? = value.chain?.subject { return own.contains(parameter) }
            return isOfObject && !value.isNew
        }
        return Set(passed.map(\.parameter))
    }

    /// The facts that satisfy a condition.
    func filter(_ isIncluded: (Fact) -> Bool) -> StatedNavigation {
        var result = StatedNavigation()
        result.facts = facts.filter(isIncluded)
        return result
    }

    func contains(_ decision: NavigationFact.Decision) -> Bool { facts.contains { $0.fact.decision == decision } }

    /// The first fact with a decision.
    func place(of decision: NavigationFact.Decision) -> NodeReference? {
        facts.first { $0.fact.decision == decision }?.fact.place
    }

    /// The place where the back button of an object is taken away.
    ///
    /// - Parameter isMeant: whether a fact is about the object.
    func missingBackButton(where isMeant: (Fact) -> Bool = { _ in true }) -> NodeReference? {
        let own = facts.filter(isMeant)
        let keepsButton = own.contains { $0.fact.decision == .leftItemsSupplement }
        return own.first { fact in
            switch fact.fact.decision {
            case .backButton(hidden: true): true
            case .leftItem: !keepsButton
            default: false
            }
        }?.fact.place
    }

    // MARK: Bar

    enum Bar: Equatable {
        case hidden(NodeReference)
        case shown
        case unknown(NodeReference)
    }

    /// What the object decides about the navigation bar while it is shown: what it does each time it appears outweighs
    /// what it does once. Nil if it decides nothing.
    ///
    /// - Parameter covered: whether another controller is pushed onto it, so that what it does when it disappears
    ///   counts.
    func bar(covered: Bool, _ project: Project) -> Bar? {
        var (once, each, leaving): ([NavigationFact], [NavigationFact], [NavigationFact]) = ([], [], [])
        for stated in facts {
            guard case .bar = stated.fact.decision else { continue }
            let name = project.name(of: stated.member)
            if name.isDisappearance {
                leaving.append(stated.fact)
            } else if name.isAppearance {
                each.append(stated.fact)
            } else {
                once.append(stated.fact)
            }
        }
        if covered, let left = StatedNavigation.bar(leaving) { return left }
        return StatedNavigation.bar(each) ?? StatedNavigation.bar(once)
    }

    private static func bar(_ facts: [NavigationFact]) -> Bar? {
        guard let first = facts.first else { return nil }
        guard facts.allSatisfy({ $0.decision == first.decision }), case .bar(let hidden?) = first.decision else {
            return .unknown(first.place)
        }
        return hidden ? .hidden(first.place) : .shown
    }
}

extension Project {
    /// The facts that a view controller's class states about going back.
    func statedNavigation(of type: TypeID) -> StatedNavigation {
        self[StatedNavigation.query, type].first ?? StatedNavigation([], self)
    }
}

extension Expression {
    /// Whether the value is a literal, or what a call made, and no part of the object that the code belongs to.
    fileprivate var isNew: Bool {
        if literal != nil { return true }
        guard let chain, let head = chain.head, !head.denotesSelf else { return false }
        if case .variable(let variable)? = head.local {
            return variable.value.map { $0.isBefore(head) && $0.isNew } ?? false
        }
        return chain.calls.contains(where: \.isConstruction)
    }
}
