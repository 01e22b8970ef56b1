import SourceText
import SwiftOutline

/// Whether functions, and values of function type, have a result.
extension Project {
    /// Whether a function or getter returns a value: its result type is written and neither `Void` nor `Never`.
    func hasResult(_ function: DeclarationID) -> Bool {
        guard let type = declaration(function).type else { return false }
        let outline = files[function.file].outline
        guard let part = outline.firstChild(of: type) else { return false }
        return !outline.isVoid(part) && outline.name(part) != .Never
    }

    /// Whether a property's type is written and is a function type without a result.
    package func holdsProcedure(_ property: DeclarationID) -> Bool {
        declaration(property).type.map { files[property.file].outline.isProcedure($0) } ?? false
    }
}

extension Parameter {
    /// Whether the parameter's type is a function type without a result.
    var takesProcedure: Bool {
        let type = body.outline.children(of: node).first { body.kind($0) == .type }
        return type.map { body.outline.isProcedure($0) } ?? false
    }
}

extension Outline {
    /// Whether a `type` node is a function type without a result. Optionals and parentheses are stripped.
    fileprivate func isProcedure(_ type: NodeID) -> Bool {
        var current = type
        while true {
            let parts = list(of: current)
            if flags(current).contains(.function) {
                guard let result = parts.last else { return true }
                guard kind(result) == .type else { return isVoid(result) }
                guard let part = firstChild(of: result) else { return true }
                return isVoid(part) || name(part) == .Never && kind(part) == .typeName
            }
            guard parts.count == 1 else { return false }
            current = parts[0]
        }
    }

    /// Whether a part of a type is `()` or `Void`.
    fileprivate func isVoid(_ part: NodeID) -> Bool {
        if kind(part) == .tupleType { return firstChild(of: part) == nil }
        return kind(part) == .typeName && name(part) == .Void
    }
}
