package import SourceText
import SwiftOutline

extension BodyNode {
    /// The name, if the part is one that a pattern binds.
    package var patternName: PatternName? {
        guard body.kind(node) == .patternName, case .pattern(let name) = LocalDeclaration(.pattern(node), in: body)
        else { return nil }
        return name
    }

    /// Whether it matches a value with a pattern: `case .shown = request`.
    var matchesPattern: Bool { body.kind(node) == .patternBinding }

    /// Whether it is the conditions of an `if`, `guard` or `while`, or a `repeat` with its condition.
    var hasConditions: Bool { [.conditions, .repeat].contains(body.kind(node)) }
}

extension PatternName {
    /// The case and the position in its payload that the name is bound to: `case .shown(let name)`; nil for a name that
    /// is directly in no payload.
    package var payload: (case: Name, position: Int)? {
        var current = node
        while let parent = body.parent(current) {
            switch body.kind(parent) {
            case .expression, .chain, .pattern: current = parent
            case .argument:
                guard let call = body.parent(parent), body.kind(call) == .call, let chain = body.parent(call) else {
                    // In parentheses, or in a tuple.
                    current = parent
                    continue
                }
                let position = body.outline.children(of: call).count { $0 < parent }
                let name = Chain(chain, in: body).calls.first { $0.node == call }?.name
                return name.map { ($0, position) }
            case .tuple: current = parent
            default: return nil
            }
        }
        return nil
    }
}

extension Parameter {
    /// Whether it takes any number of arguments: `values: Int...`.
    var isVariadic: Bool { body.outline.flags(node).contains(.variadic) }

    /// The function, initializer or local function that has the parameter.
    var function: DeclarationID {
        let home = body.home.declaration
        for child in body.outline.children(of: home.index) {
            let declared = body.outline.declarations[child]
            let span = declared.parameters
            if declared.kind == .function, span.first <= node, node < span.end {
                return DeclarationID(file: body.file, index: child)
            }
        }
        return home
    }
}

extension LocalDeclaration {
    /// Whether it is declared inside of a closure, which may have it as a parameter or capture.
    func isDeclared(in closure: ClosureSite) -> Bool {
        switch self {
        case .variable(let variable): !variable.isDeclared(before: closure)
        case .optionalBinding(let binding): closure.contains(binding)
        case .parameter: false
        case .closureParameter(let parameter): closure.contains(parameter)
        case .capture(let capture): closure.contains(capture)
        case .pattern(let name): closure.contains(name)
        case .function: true
        }
    }
}

extension Expression {
    /// Whether it only tests the type of a value: `value is View`.
    var testsType: Bool {
        parts.contains { if case .cast(isTest: true) = $0 { true } else { false } }
    }
}
