import SourceText

/// The values of one analysis, in a body with one `self`.
///
/// The extension below finds the origin of a value: it follows locals, conditional bindings, captures, casts,
/// parentheses and elements of tuples. The requirements define what origins denote, and members and calls on them.
protocol ValueDomain {
    associatedtype Denotation: Equatable

    /// The denotation of a value about which nothing is known.
    var unknown: Denotation { get }

    /// The denotation of a value that is not followed further, since too many others lead there; unknown unless the
    /// analysis has to know that there is one.
    ///
    /// - Parameter type: the type of the value.
    func denotation(beyondLimitAt place: NodeReference, _ type: @autoclosure () -> TypeReference) -> Denotation

    func denotation(ofSelf element: ChainElement) -> Denotation

    func denotation(ofSuper element: ChainElement) -> Denotation

    /// The denotation of a name that no local declares: a member of `self`, a global, a type.
    ///
    /// - Parameter chain: the chain that begins with the name; nil if the name is bound again, as in `if let x`.
    func denotation(ofName name: Name, in chain: Chain?, depth: Int) -> Denotation

    func denotation(ofMember name: Name, of base: Denotation, at path: AccessPath, depth: Int) -> Denotation

    /// The denotation of the result of a call, or of a created object.
    ///
    /// - Parameter callee: the denotation of the callee.
    func denotation(ofCall callee: Denotation, at path: AccessPath, depth: Int) -> Denotation

    /// An element of a collection.
    func denotation(ofElementIn base: Denotation) -> Denotation

    /// What a subscript gives: an element, unless the analysis follows key paths.
    func denotation(ofSubscript element: ChainElement, in base: Denotation, depth: Int) -> Denotation

    /// The denotation of a head of a chain: literals, closures, `.member` without a receiver, types that are not names.
    func denotation(ofHead element: ChainElement, in chain: Chain, depth: Int) -> Denotation

    func denotation(ofParameter parameter: Parameter, depth: Int) -> Denotation

    /// The denotation of a tuple: that of its element if it has only one, as an expression in parentheses.
    func denotation(ofTuple element: ChainElement, depth: Int) -> Denotation

    /// The denotation of a name that is bound to an element of a tuple which is not written out.
    ///
    /// - Parameters:
    ///   - position: the position of the element.
    ///   - type: the type of the element.
    func denotation(ofPart position: Int, of tuple: Denotation, _ type: @autoclosure () -> TypeReference) -> Denotation

    /// The denotation of a name that is bound to a part of a payload: `case .shown(let x)`.
    ///
    /// - Parameter type: the type of the name.
    func denotation(ofPayloadIn whole: Denotation, _ type: @autoclosure () -> TypeReference) -> Denotation

    /// The denotation of a local with an initial value: that of the value, unless the analysis distinguishes locals.
    ///
    /// - Parameter value: follows the initial value when it is asked for.
    func denotation(
        ofLocal local: LocalDeclaration, holding value: @autoclosure () -> Denotation, depth: Int
    ) -> Denotation

    /// Whether a call passes its receiver, or each of its elements, to the closure among its arguments.
    func passesReceiver(_ call: CallSite) -> Bool

    /// The denotation of a ternary. If the analysis has no alternatives, the operands have to denote the same.
    func either(_ first: Denotation, _ second: Denotation) -> Denotation

    /// The denotation of `a ?? b`; that of `a` if the analysis has no alternatives.
    func denotation(of first: Denotation, orElse second: Expression, depth: Int) -> Denotation

    /// The denotation of the result of another operator; unknown unless the analysis follows it.
    func denotation(of first: Denotation, _ operation: Name, _ second: Expression, depth: Int) -> Denotation
}

extension ValueDomain {
    func denotation(
        beyondLimitAt place: NodeReference, _ type: @autoclosure () -> TypeReference
    ) -> Denotation { unknown }

    func denotation(ofElementIn base: Denotation) -> Denotation { unknown }

    func denotation(ofSubscript element: ChainElement, in base: Denotation, depth: Int) -> Denotation {
        denotation(ofElementIn: base)
    }

    func denotation(ofHead element: ChainElement, in chain: Chain, depth: Int) -> Denotation { unknown }

    func denotation(ofParameter parameter: Parameter, depth: Int) -> Denotation { unknown }

    func denotation(ofTuple element: ChainElement, depth: Int) -> Denotation {
        element.onlyArgument?.value.map { value(of: $0, depth: depth + 1) } ?? unknown
    }

    func denotation(
        ofLocal local: LocalDeclaration, holding value: @autoclosure () -> Denotation, depth: Int
    ) -> Denotation { value() }

    func denotation(
        ofPart position: Int, of tuple: Denotation, _ type: @autoclosure () -> TypeReference
    ) -> Denotation { unknown }

    func denotation(
        ofPayloadIn whole: Denotation, _ type: @autoclosure () -> TypeReference
    ) -> Denotation { unknown }

    func passesReceiver(_ call: CallSite) -> Bool { call.passesElements }

    func either(_ first: Denotation, _ second: Denotation) -> Denotation { first == second ? first : unknown }

    func denotation(of first: Denotation, orElse second: Expression, depth: Int) -> Denotation { first }

    func denotation(of first: Denotation, _ operation: Name, _ second: Expression, depth: Int) -> Denotation { unknown }
}

/// The budget of all value analyses.
enum ValueBudget {
    /// The maximum number of locals, getters and parentheses that are followed for one value. Beyond that, it is
    /// unknown.
    static let depth = 12
    /// The maximum number of functions of an object, one calling the next, that are followed for one value.
    static let functions = 4
}

extension ValueDomain {
    // MARK: Expressions

    /// The denotation of an expression.
    ///
    /// - Parameter depth: the number of locals and getters that have been followed.
    func value(of expression: Expression, depth: Int = 0) -> Denotation {
        guard depth < ValueBudget.depth else {
            expression.body.project.note(.values, at: expression.place)
            return denotation(beyondLimitAt: expression.place, expression.type)
        }
        if let chain = expression.plainChain { return value(of: chain, depth: depth) }
        if let (first, second) = expression.ternary {
            return either(value(of: first, depth: depth + 1), value(of: second, depth: depth + 1))
        }
        var result: Denotation?
        var parts = expression.parts
        while let part = parts.next() {
            switch part {
            case .chain(let chain):
                guard result == nil else { return unknown }
                result = value(of: chain, depth: depth)
            case .operator(_, isPrefix: true), .cast(isTest: false): continue
            case .operator(.otherwise, isPrefix: false):
                guard let result else { return unknown }
                return denotation(of: result, orElse: expression.from(parts.position), depth: depth + 1)
            case .operator(let name, isPrefix: false):
                guard let result else { return unknown }
                return denotation(of: result, name, expression.from(parts.position), depth: depth + 1)
            case .statement(let statement): return value(ofAnyOf: statement.values, depth: depth + 1)
            default: return unknown
            }
        }
        return result ?? unknown
    }

    /// The denotation of one of several expressions.
    private func value(ofAnyOf expressions: [Expression], depth: Int) -> Denotation {
        guard let first = expressions.first else { return unknown }
        return expressions.dropFirst().reduce(value(of: first, depth: depth)) {
            either($0, value(of: $1, depth: depth))
        }
    }

    /// The denotation of a chain, which may be a prefix of another one.
    func value(of chain: Chain, depth: Int = 0) -> Denotation {
        guard depth < ValueBudget.depth else {
            chain.project.note(.values, at: chain.place)
            return denotation(beyondLimitAt: chain.place, chain.type)
        }
        var value = unknown
        var callee: ChainElement?
        for element in chain.elements {
            switch element.kind {
            case .identifier:
                callee = element
                value = self.value(ofName: element, in: chain, depth: depth)
            case .member:
                callee = element
                let path = AccessPath(chain: chain, element: element)
                value = denotation(ofMember: element.name, of: value, at: path, depth: depth)
            case .selfReference:
                callee = element
                value = denotation(ofSelf: element)
            case .superReference:
                callee = element
                value = denotation(ofSuper: element)
            case .call:
                if let closure = callee?.closure {
                    // Called in place: `{ … }()`.
                    value = self.value(ofAnyOf: closure.results, depth: depth + 1)
                    callee = nil
                    continue
                }
                let path = AccessPath(chain: chain, element: element, callee: callee)
                value = denotation(ofCall: value, at: path, depth: depth)
                callee = nil
            case .tuple:
                callee = nil
                value = denotation(ofTuple: element, depth: depth)
            case .subscript: value = denotation(ofSubscript: element, in: value, depth: depth)
            case .optionalChain, .forceUnwrap, .genericArguments: continue
            case .implicitMember, .literal, .typeReference, .closure, .keyPath, .macro:
                callee = element
                value = denotation(ofHead: element, in: chain, depth: depth)
            case .macroArguments, .postfixOperator, .unknown: value = unknown
            }
        }
        return value
    }

    // MARK: Locals

    private func value(ofName element: ChainElement, in chain: Chain, depth: Int) -> Denotation {
        if let local = element.local { return value(of: local, depth: depth) }
        if element.name == .firstParameter, let closure = element.ancestors.closure {
            return closure.isPassedSelf
                ? denotation(ofSelf: element) : value(ofElementPassedTo: closure, 0, depth: depth)
        }
        return denotation(ofName: element.name, in: chain, depth: depth)
    }

    /// The denotation of a local.
    func value(of local: LocalDeclaration, depth: Int = 0) -> Denotation {
        guard depth < ValueBudget.depth else { return unknown }
        return denotation(ofLocal: local, holding: initialValue(of: local, depth: depth), depth: depth)
    }

    private func initialValue(of local: LocalDeclaration, depth: Int) -> Denotation {
        switch local {
        case .variable(let variable): value(of: variable, depth: depth)
        case .optionalBinding(let binding):
            value(boundTo: binding.name, binding.value, binding.outer, depth: depth + 1)
        case .capture(let capture): value(boundTo: capture.name, capture.value, capture.outer, depth: depth + 1)
        case .closureParameter(let parameter):
            parameter.isSelf
                ? denotation(ofSelf: ChainElement(parameter.node, in: parameter.body))
                : parameter.closure.map { value(ofElementPassedTo: $0, parameter.position, depth: depth) } ?? unknown
        case .parameter(let parameter): denotation(ofParameter: parameter, depth: depth)
        case .pattern(let name): value(boundBy: name, depth: depth + 1)
        case .function: unknown
        }
    }

    private func value(of variable: LocalVariable, depth: Int) -> Denotation {
        if let own = variable.ownValue { return value(of: own, depth: depth + 1) }
        guard let tuple = variable.value else { return unknown }
        let position = variable.position.index
        return denotation(
            ofPart: position, of: value(of: tuple, depth: depth + 1), LocalDeclaration.variable(variable).type)
    }

    /// The denotation of a name that a pattern binds.
    private func value(boundBy name: PatternName, depth: Int) -> Denotation {
        guard let origin = name.origin else {
            guard let whole = name.matched else { return unknown }
            var value = self.value(of: whole.value, depth: depth)
            if whole.isElement { value = denotation(ofElementIn: value) }
            return denotation(ofPayloadIn: value, LocalDeclaration.pattern(name).type)
        }
        var value = self.value(of: origin.value, depth: depth)
        if origin.isElement { value = denotation(ofElementIn: value) }
        guard let position = origin.position else { return value }
        return denotation(ofPart: position.index, of: value, LocalDeclaration.pattern(name).type)
    }

    /// The denotation of a closure's parameter: the receiver of the call that takes the closure, or an element of it.
    private func value(ofElementPassedTo closure: ClosureSite, _ position: Int, depth: Int) -> Denotation {
        guard position == 0, let call = closure.call, passesReceiver(call), let collection = call.receiver else {
            return unknown
        }
        return denotation(ofElementIn: value(of: collection, depth: depth + 1))
    }

    /// The denotation of a name that is bound to a value or, without one, to what it denotes outside.
    private func value(
        boundTo name: Name, _ value: Expression?, _ outer: @autoclosure () -> LocalDeclaration?, depth: Int
    ) -> Denotation {
        if let value { return self.value(of: value, depth: depth) }
        if let outer = outer() { return self.value(of: outer, depth: depth) }
        return denotation(ofName: name, in: nil, depth: depth)
    }
}
