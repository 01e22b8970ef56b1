import SourceText

/// What values denote to one analysis, in a body with one `self`.
///
/// The extension below finds where a value comes from: it follows locals, conditional bindings, captures, casts,
/// parentheses and elements of tuples. The requirements say what the origin denotes, and members and calls of it.
protocol ValueDomain {
    associatedtype Denotation: Equatable

    /// What a value denotes of which nothing is known.
    var unknown: Denotation { get }

    func denotation(ofSelf element: ChainElement) -> Denotation

    func denotation(ofSuper element: ChainElement) -> Denotation

    /// What a name denotes that no local declares: a member of `self`, a global, a type.
    ///
    /// - Parameter chain: the one that begins with the name; nil where the name is bound again, as in `if let x`.
    func denotation(ofName name: Name, in chain: Chain?, depth: Int) -> Denotation

    func denotation(ofMember name: Name, of base: Denotation, at path: AccessPath, depth: Int) -> Denotation

    /// What a call gives, or the making of an object.
    ///
    /// - Parameter callee: what is called.
    func denotation(ofCall callee: Denotation, at path: AccessPath, depth: Int) -> Denotation

    /// An element of a collection.
    func denotation(ofElementIn base: Denotation) -> Denotation

    /// Literals, closures, `.member` without a receiver, types that are no names.
    func denotation(ofHead element: ChainElement, in chain: Chain, depth: Int) -> Denotation

    func denotation(ofParameter parameter: Parameter, depth: Int) -> Denotation

    /// What a local denotes whose value denotes something: that, unless the analysis tells locals apart.
    func denotation(ofLocal local: LocalDeclaration, holding value: Denotation) -> Denotation

    /// What the value of a ternary denotes. Equal ones, if the analysis knows no alternatives.
    func either(_ first: Denotation, _ second: Denotation) -> Denotation

    /// What `a ?? b` denotes. That of `a`, if the analysis knows no alternatives.
    func denotation(of first: Denotation, orElse second: Expression, depth: Int) -> Denotation
}

/// The elements of a chain up to one, and the element that names what a call among them calls.
struct AccessPath {
    let chain: Chain
    /// The last one.
    let element: ChainElement
    fileprivate(set) var callee: ChainElement?

    /// The call that the path ends with.
    var call: CallSite { CallSite(element.node, of: chain.node, callee: callee?.node, in: chain.body) }

    /// The elements before the last one.
    var base: Chain { chain.before(element) }
}

extension ValueDomain {
    func denotation(ofElementIn base: Denotation) -> Denotation { unknown }

    func denotation(ofHead element: ChainElement, in chain: Chain, depth: Int) -> Denotation { unknown }

    func denotation(ofParameter parameter: Parameter, depth: Int) -> Denotation { unknown }

    func denotation(ofLocal local: LocalDeclaration, holding value: Denotation) -> Denotation { value }

    func either(_ first: Denotation, _ second: Denotation) -> Denotation { first == second ? first : unknown }

    func denotation(of first: Denotation, orElse second: Expression, depth: Int) -> Denotation { first }
}

/// The budget of all analyses of values.
enum ValueBudget {
    /// How many locals, getters and parentheses one value is followed through. Behind that, it is unknown.
    static let depth = 12
}

extension ValueDomain {
    // MARK: Expressions

    /// What an expression denotes.
    ///
    /// - Parameter depth: how many locals and getters led here.
    func value(of expression: Expression, depth: Int = 0) -> Denotation {
        guard depth < ValueBudget.depth else { return unknown }
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
            case .question:
                guard let (first, second) = expression.from(parts.position).branches else { return unknown }
                return either(value(of: first, depth: depth + 1), value(of: second, depth: depth + 1))
            default: return unknown
            }
        }
        return result ?? unknown
    }

    /// What the value of a chain denotes, or of its first elements.
    func value(of chain: Chain, depth: Int = 0) -> Denotation {
        guard depth < ValueBudget.depth else { return unknown }
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
                let path = AccessPath(chain: chain, element: element, callee: callee)
                value = denotation(ofCall: value, at: path, depth: depth)
                callee = nil
            case .tuple:
                callee = nil
                value = element.onlyArgument?.value.map { self.value(of: $0, depth: depth + 1) } ?? unknown
            case .subscript: value = denotation(ofElementIn: value)
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
        if element.name == .firstParameter, element.ancestors.closure?.isPassedSelf == true {
            return denotation(ofSelf: element)
        }
        return denotation(ofName: element.name, in: chain, depth: depth)
    }

    /// What a local name denotes.
    func value(of local: LocalDeclaration, depth: Int = 0) -> Denotation {
        guard depth < ValueBudget.depth else { return unknown }
        let value =
            switch local {
            case .variable(let variable):
                variable.ownValue.map { self.value(of: $0, depth: depth + 1) } ?? unknown
            case .optionalBinding(let binding):
                self.value(boundTo: binding.name, binding.value, binding.outer, depth: depth + 1)
            case .capture(let capture):
                self.value(boundTo: capture.name, capture.value, capture.outer, depth: depth + 1)
            case .closureParameter(let parameter):
                parameter.isSelf ? denotation(ofSelf: ChainElement(parameter.node, in: parameter.body)) : unknown
            case .parameter(let parameter): denotation(ofParameter: parameter, depth: depth)
            case .pattern, .function: unknown
            }
        return denotation(ofLocal: local, holding: value)
    }

    /// What a name denotes that is bound to a value, or again to what it denotes around.
    private func value(
        boundTo name: Name, _ value: Expression?, _ outer: @autoclosure () -> LocalDeclaration?, depth: Int
    ) -> Denotation {
        if let value { return self.value(of: value, depth: depth) }
        if let outer = outer() { return self.value(of: outer, depth: depth) }
        return denotation(ofName: name, in: nil, depth: depth)
    }
}

extension Expression {
    /// The two sides of the colon that belongs to a `?` before them.
    fileprivate var branches: (Expression, Expression)? {
        var parts = self.parts
        var open = 0
        var start = parts.position
        while let part = parts.next() {
            switch part {
            case .question: open += 1
            case .colon where open == 0: return (before(start), from(parts.position))
            case .colon: open -= 1
            default: break
            }
            start = parts.position
        }
        return nil
    }
}
