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

extension FunctionBody {
    /// The innermost branch of a `switch` over a parameter of the function that a place stands in; nil if there is
    /// none, or if one of its patterns matches other values than cases.
    func parameterBranch(around place: NodeReference) -> ParameterBranch? {
        var current = place.node
        while let parent = parent(current) {
            defer { current = parent }
            guard kind(parent) == .case, let around = self.parent(parent),
                case .switch(let statement) = Statement(around, in: self),
                let position = statement.subject?.parameterPosition
            else { continue }
            let own = Case(parent, in: self)
            guard own.patterns.first == nil else {
                let cases = own.patterns.map(\.caseName)
                guard cases.allSatisfy({ $0 != nil }) else { return nil }
                return ParameterBranch(parameter: position, cases: cases.compactMap { $0 }, isDefault: false)
            }
            let others = statement.cases.filter { $0.conditions.first == nil }.flatMap { $0.patterns.map(\.caseName) }
            return ParameterBranch(parameter: position, cases: others.compactMap { $0 }, isDefault: true)
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
