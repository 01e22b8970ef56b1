import SourceText

/// Ways on which the code that runs at a view's removal may notify the view's listener, though no call on the listener
/// is found in it: the listener is in something else, a function of it is passed on, or other code gets it.
extension Project {
    /// The first place from which the listener may be notified when a view is popped; nil if there is none.
    func possibleNotification(ofPopOf view: TypeID) -> NodeReference? { self[PossibleNotification.query, view].first }
}

private struct PossibleNotification {
    private let project: Project
    private let dispatch: ClassDispatch
    private let listeners: [TypeID]
    /// The names of the functions of the listeners.
    private let functionNames: [Name]
    private let functions: NameSet
    /// The names of code outside of the view that calls them, or code that does.
    private var carriers = NameSet()
    /// Such code that is run without its name: subscripts, and functions by which a value is called.
    private var nameless: Set<DeclarationID> = []

    static let query = Query<TypeID, [NodeReference]>("possiblePopNotification") { project, type in
        PossibleNotification(of: type, project)?.place.map { [$0] } ?? []
    }

    private init?(of view: TypeID, _ project: Project) {
        self.project = project
        dispatch = ClassDispatch(view, in: project)
        listeners = project.answers(Project.listenersOfPart, dispatch.classes)
        functionNames = listeners.flatMap { project.hierarchy.ancestors[$0.index] }
            .flatMap { project.ownMembers(of: $0) }
            .filter { project.isRequirement($0) && project.isFunction($0) }.map { project.name(of: $0) }
        functions = NameSet(functionNames)
        guard !listeners.isEmpty, dispatch.code.contains(where: { project.name(of: $0).isRemovalHook }) else {
            return nil
        }
        addCarriers()
    }

    /// Adds the code of neither the view nor another part of a RIB that calls the functions, directly or through
    /// others.
    private mutating func addCarriers() {
        var names = functionNames
        var seen = functions
        while !names.isEmpty {
            var next: [Name] = []
            for name in names {
                for code in project.code(mentioning: name) where project.isSource(code) {
                    let name = project.name(of: code)
                    let type = project.symbols.type(around: code)
                    let isOwn = type.map { dispatch.classes.contains($0) } ?? false
                    if !isOwn, !isCarrier(type) { continue }
                    if !seen.contains(name) { next.append(name) }
                    seen.insert(name)
                    if isOwn { continue }
                    carriers.insert(name)
                    if name == Name.callAsFunction || project.isSubscript(code) { nameless.insert(code) }
                }
            }
            names = next
        }
    }

    /// Whether code of a type, or of none, is neither that of a part of a RIB nor that of another view.
    private func isCarrier(_ type: TypeID?) -> Bool {
        guard let type, !listeners.contains(type) else { return true }
        return !project.roles.hasAny(type) && !project.viewControllers.contains(type)
    }

    // MARK: Code of the removal

    private var place: NodeReference? {
        let conditions = RemovalConditions(family: dispatch)
        let members = Dictionary(grouping: dispatch.code) { project.name(of: $0) }
        let subscripts = dispatch.code.filter { project.isSubscript($0) }
        // What a stored closure does is in the code that assigns it.
        var makers: [Name: [DeclarationID]] = [:]
        for member in dispatch.code {
            for assignment in dispatch.body(of: member).assignments where assignment.value.closure != nil {
                if let name = assignment.name { makers[name.name, default: []].append(member) }
            }
        }
        var entered: [DeclarationID: DismissalKinds] = [:]
        var work = dispatch.code.filter { project.name(of: $0).isRemovalHook }
        for hook in work { entered[hook] = .all }
        func runs(_ element: ChainElement, of chain: Chain) -> [DeclarationID] {
            if element.kind == .subscript { return subscripts }
            guard element.isName else { return [] }
            if let makers = makers[element.name] { return makers + (members[element.name] ?? []) }
            return members[element.name] ?? chain.call(of: element).map(protocolFunctions) ?? []
        }
        while let member = work.popLast() {
            let body = dispatch.body(of: member)
            for chain in body.chains {
                let kinds = conditions.kinds(around: chain, depth: 0).intersection(entered[member] ?? .all)
                guard kinds.contains(.pop) else { continue }
                for element in chain.elements {
                    if mayNotify(element, of: chain) { return element.place }
                    for own in runs(element, of: chain) where entered[own]?.isSuperset(of: kinds) != true {
                        entered[own, default: []].formUnion(kinds)
                        work.append(own)
                    }
                }
            }
            let names = body.expressions.first { nested in
                nested.expression.parts.contains { part in
                    if case .operator(let name, _) = part { carriers.contains(name) } else { false }
                }
            }
            if let names { return names.place }
            if let path = body.names.first(where: { $0.kind == .member && carriers.contains($0.name) }) {
                return path.place
            }
        }
        let code = entered.keys.sorted().map { dispatch.body(of: $0) }
        return listeners.lazy.compactMap { project.absentUse(ofValuesOf: $0, in: code) }.first
    }

    /// The functions of protocols' extensions that a call runs on the view.
    private func protocolFunctions(runBy call: CallSite) -> [DeclarationID] {
        guard call.isBare || call.receiver?.denotesSelf == true else { return [] }
        return call.callees.functions.filter { function in
            guard let type = project.symbols.type(around: function), project.isProtocol(type) else { return false }
            return dispatch.classes.contains { project.hierarchy.ancestors[$0.index].contains(type) }
        }
    }

    private func mayNotify(_ element: ChainElement, of chain: Chain) -> Bool {
        switch element.kind {
        case .identifier, .member, .implicitMember:
            if functions.contains(element.name) { return isOfListener(element, chain) }
            return carriers.contains(element.name) && !element.isLocal
        case .subscript: return nameless.contains { project.isSubscript($0) }
        case .call:
            let call = nameless.isEmpty ? nil : chain.calls.first { $0.element == element }
            guard let call else { return false }
            // A value of unknown type that is called may have such a function.
            if call.callees == .unresolved { return nameless.contains { !project.isSubscript($0) } }
            return call.callees.functions.contains { nameless.contains($0) }
        default: return false
        }
    }

    /// Whether a function of that name may be one of a listener.
    private func isOfListener(_ element: ChainElement, _ chain: Chain) -> Bool {
        if element.kind == .identifier { return false }
        guard let call = chain.call(of: element) else { return true }
        switch call.callees {
        case .exact, .any:
            return call.callees.functions.contains { function in
                guard let type = project.symbols.type(around: function) else { return false }
                return listeners.contains { project.hierarchy.ancestors[type.index].contains($0) }
            }
        case .library: return false
        case .unresolved: return true
        }
    }
}
