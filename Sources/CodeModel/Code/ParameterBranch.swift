import SourceText
import SwiftOutline

/// The branch of a `switch` over a parameter that code stands in: the code only runs if one of these cases is passed.
struct ParameterBranch: Equatable, Sendable {
    /// The position of the parameter.
    let parameter: Int
    private let cases: [Name]
    /// Whether it is the branch for all other cases.
    private let isDefault: Bool

    /// Whether the branch is one that may run if a case is passed.
    func runs(for name: Name) -> Bool { cases.contains(name) != isDefault }

    fileprivate init(parameter: Int, cases: [Name], isDefault: Bool) {
        (self.parameter, self.cases, self.isDefault) = (parameter, cases, isDefault)
    }
}

/// A case that a call passes to a function.
struct PassedCase: Hashable, Sendable {
    /// The position of the argument.
    let parameter: Int
    let name: Name
}

extension FunctionBody {
    /// The innermost branch of a `switch` over a parameter of the function that a place stands in; nil if there is
    /// none, or if one of its patterns matches other values than cases.
    func parameterBranch(around place: NodeReference) -> ParameterBranch? {
        var current = place.node
        while let parent = parent(current) {
            defer { current = parent }
            guard kind(parent) == .case, let around = self.parent(parent),
                case .switch(let statement) = Statement(around, in: self), statement.parameter != nil
            else { continue }
            return Case(parent, in: self).branch(of: statement)
        }
        return nil
    }
}

extension FunctionBody {
    /// Whether the code has a `switch` over the parameter at a position.
    func switches(overParameter position: Int) -> Bool {
        nodes.contains { id in
            guard kind(id) == .switch, case .switch(let statement) = Statement(id, in: self) else { return false }
            return statement.parameter == position
        }
    }
}

extension Switch {
    /// The position of the parameter of the function that the statement is about; nil if it is about another value.
    var parameter: Int? { subject?.parameterPosition }
}

extension Case {
    /// The branch as one of a `switch` over a parameter; nil for another `switch`, or if one of the patterns matches
    /// other values than cases.
    func branch(of statement: Switch) -> ParameterBranch? {
        guard let parameter = statement.parameter else { return nil }
        guard patterns.first == nil else {
            let cases = patterns.map(\.caseName)
            guard cases.allSatisfy({ $0 != nil }) else { return nil }
            return ParameterBranch(parameter: parameter, cases: cases.compactMap { $0 }, isDefault: false)
        }
        let others = statement.cases.filter { $0.conditions.first == nil }.flatMap { $0.patterns.map(\.caseName) }
        return ParameterBranch(parameter: parameter, cases: others.compactMap { $0 }, isDefault: true)
    }
}

extension ChainElement {
    /// The first case that a call passes whose callee is the element; nil if it passes none.
    var passedCase: PassedCase? {
        guard let call = chain?.calls.first(where: { $0.calleePlace == place }) else { return nil }
        for (position, argument) in call.arguments.enumerated() {
            if let name = argument.value?.plainChain?.enumerationCase {
                return PassedCase(parameter: position, name: name)
            }
        }
        return nil
    }
}

extension Pattern {
    /// The case that the pattern matches, whatever its values; nil for any other pattern.
    fileprivate var caseName: Name? { body.expression(in: node)?.plainChain?.caseName }
}

extension Expression {
    /// The position of the parameter of the function that the expression is; nil for any other expression.
    fileprivate var parameterPosition: Int? {
        guard let name = plainChain?.onlyName, case .parameter(let parameter)? = name.local else { return nil }
        return Array(body.parameters).firstIndex { $0.node == parameter.node }
    }
}

extension Chain {
    /// The name in `.open`, `.open(id)`, `Request.open` and `Request.open(id)`, which may be that of a case; nil for
    /// any other chain.
    var caseName: Name? {
        let elements = Array(self.elements)
        guard let last = elements.last else { return nil }
        let names = last.kind == .call ? elements.dropLast() : elements[...]
        switch (names.count, names.first?.kind) {
        case (1, .implicitMember): return names.first.flatMap { $0.name == .`init` ? nil : $0.name }
        case (2, .identifier):
            guard let type = names.first, let name = names.last, name.kind == .member, name.name != .`init`,
                case .metatype = through(type).type
            else { return nil }
            return name.name
        default: return nil
        }
    }

    /// The case of an enumeration of the project that the chain makes a value of; nil for any other chain.
    var enumerationCase: Name? {
        guard let name = caseName,
            let type = (head?.kind == .implicitMember ? expectedType : type).nominal,
            let member = project.firstOwnMember(name, of: type, where: { project.isEnumCase($0) })
        else { return nil }
        return project.name(of: member)
    }
}
