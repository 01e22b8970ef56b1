import SourceText

/// Cases that decide which code runs: those that a call passes, and those that an object is created with.
extension RouterFrame {
    /// Whether code at a place may run: it is in no branch for other cases than the known ones.
    func mayRun(_ place: NodeReference) -> Bool {
        guard !cases.isEmpty || isCreatedWithCase else { return true }
        if !cases.isEmpty, let branch = body.parameterBranch(around: place), let passed = cases[branch.parameter],
            !branch.runs(for: passed.name),
            passed.isDeclared || body.tests(parameter: branch.parameter, for: passed.name)
        {
            return false
        }
        guard isCreatedWithCase else { return true }
        return body.ancestors(of: place).allSatisfy { ancestor in
            guard case .case(let branch, of: let statement) = ancestor,
                let known = statement.subject.flatMap({ knownCase(of: $0) }),
                known.isDeclared || statement.names(known.name)
            else { return true }
            return branch.mayRun(for: known.name, in: statement)
        }
    }

    /// The case of which an expression is a value: one that it names, that is passed for a parameter, or that the own
    /// object is created with. Nil if it is not known.
    func knownCase(of expression: Expression) -> ExpressionCase? {
        guard let chain = expression.plainChain else { return nil }
        if let found = chain.possibleCase { return found }
        guard let last = chain.last, last.isName else { return nil }
        if case .parameter(let parameter)? = chain.onlyName?.local {
            return zip(body.parameters, cases).first { $0.0.node == parameter.node }?.1
        }
        guard isCreatedWithCase, chain.headOnSelf == last, !last.isLocal else { return nil }
        return caseOfOwnProperty(last.name)
    }

    private var isCreatedWithCase: Bool {
        guard case .created(_, _, let arguments)? = identity else { return false }
        return arguments.contains { $0.passedCase != nil }
    }

    /// The case that the initializer of the own object assigns to a property, which nothing else assigns.
    private func caseOfOwnProperty(_ name: Name) -> ExpressionCase? {
        guard case .created(_, let type, let arguments)? = identity, let type = type.nominal,
            let property = project.firstProperty(name, of: type, from: body.file),
            project.isAssignedByInitializersOnly(property)
        else { return nil }
        var found: Set<ExpressionCase?> = []
        for initializer in project.members(Name.`init`, of: type, from: project.file(of: type))
        where project.hasCode(initializer) {
            let body = FunctionBody(BodyOwner(initializer, type: type), in: project)
            for assignment in body.assignments where assignment.name?.name == name {
                let assigned = assignment.value.plainChain?.onlyName?.local
                let label = body.parameters.first { parameter in
                    if case .parameter(parameter)? = assigned { true } else { false }
                }?.label
                found.insert(label.flatMap { label in arguments.first { $0.label == label }?.passedCase })
            }
        }
        if found.isEmpty { return arguments.first { $0.label == name }?.passedCase }
        return found.count == 1 ? found.first ?? nil : nil
    }
}
