import SourceText

/// A body of code that operates on the children of a router, with the values of `self` and of the parameters.
struct RouterFrame {
    let code: RouterCode
    let body: FunctionBody
    /// The value of `self`.
    let identity: ChildValue?
    let parameters: [Passed]
    /// The call in the router's own function that leads to the code; nil in that function itself.
    let entry: NodeReference?
    /// The router's function.
    let function: DeclarationID
    /// The number of calls that lead to the code.
    let depth: Int
    /// The call that runs the code of a function; nil for other code.
    let call: CallSite?
    /// The cases that the call passes for the parameters, by position; nil for a parameter whose case is not known.
    let cases: [ExpressionCase?]

    /// The values of a parameter.
    struct Passed: Equatable {
        let parameter: NodeReference
        let values: ChildValues
    }

    var project: Project { code.project }

    /// The code of a member of the router, which no analyzed call leads to.
    init(_ member: DeclarationID, of code: RouterCode) {
        self.code = code
        body = FunctionBody(BodyOwner(member, type: code.router), in: code.project)
        (identity, parameters, entry, function, depth, call, cases) = (.ownRouter, [], nil, member, 0, nil, [])
    }

    private init(
        _ outer: RouterFrame, _ body: FunctionBody, _ identity: ChildValue?, _ parameters: [Passed],
        entry: NodeReference?, call: CallSite? = nil, cases: [ExpressionCase?] = []
    ) {
        self.call = call
        self.cases = cases
        (code, function, depth) = (outer.code, outer.function, outer.depth + 1)
        self.body = body
        self.identity = identity
        self.parameters = parameters
        self.entry = entry
    }

    /// The code of a getter or an initializer that an expression runs.
    func inner(_ body: FunctionBody, of object: ChildValue, _ parameters: [Passed] = []) -> RouterFrame {
        RouterFrame(self, body, object, parameters, entry: entry)
    }

    /// The code of a property of the same object.
    func inner(observersOf property: DeclarationID) -> RouterFrame {
        let body = FunctionBody(BodyOwner(property, type: body.home.type), in: project)
        return RouterFrame(self, body, identity, [], entry: entry)
    }

    /// The type of an object on which a member is used; without one, of `self`.
    func type(ofOwner receiver: Chain?) -> TypeReference {
        guard let receiver, !receiver.isEmpty, !receiver.denotesSelf, receiver.only?.kind != .superReference else {
            return body.home.type.map { .nominal($0, []) } ?? .unknown
        }
        return receiver.type
    }

    /// A function's code with the values that a call passes to it.
    func inner(
        _ function: DeclarationID, of object: ChildValue?, _ call: CallSite, _ arguments: [ChildValue.Labeled]
    ) -> RouterFrame {
        let type = object.flatMap { code.type(of: $0, for: function) } ?? project.symbols.type(around: function)
        let body = FunctionBody(BodyOwner(function, type: type), in: project)
        var passed: [NodeReference: ChildValue.Labeled] = [:]
        _ = ArgumentMatching(call.passed, function, project).bind { argument, parameter in
            guard let found = zip(call.arguments, arguments).first(where: { $0.0.node == argument })?.1 else { return }
            // If several arguments match one parameter, the last one with a child wins.
            let place = NodeReference(file: function.file, node: parameter)
            if passed[place] == nil || !found.values.isEmpty { passed[place] = found }
        }
        let parameters = body.parameters.compactMap { parameter in
            passed[parameter.place].flatMap { found in
                found.values.isEmpty ? nil : Passed(parameter: parameter.place, values: found.values)
            }
        }
        let cases = body.parameters.map { parameter in
            passed[parameter.place].map(\.passedCase) ?? parameter.defaultValue?.plainChain?.possibleCase
        }
        return RouterFrame(
            self, body, object, parameters, entry: entry ?? call.calleePlace, call: call,
            cases: cases.contains { $0 != nil } ? cases : [])
    }

    /// Whether an expression is a local that is only bound if a parameter is not nil, while the call passes nil or
    /// nothing for it.
    func isNeverBound(_ value: Expression) -> Bool {
        guard let call, case .optionalBinding(let binding)? = value.plainChain?.onlyName?.local,
            case .parameter(let bound)? = binding.value.map({ $0.plainChain?.onlyName?.local }) ?? binding.outer
        else { return false }
        let passed = call.argument(for: bound)
        return passed.map { $0.value?.literal == .nil } ?? (bound.defaultValue?.literal == .nil)
    }
}

extension CallSite {
    /// The argument that the call passes for a parameter of the function that it runs.
    fileprivate func argument(for parameter: Parameter) -> Argument? {
        var found: Argument?
        _ = ArgumentMatching(passed, parameter.body.home.declaration, project).bind { argument, bound in
            if bound == parameter.node { found = arguments.first { $0.node == argument } }
        }
        return found
    }
}
