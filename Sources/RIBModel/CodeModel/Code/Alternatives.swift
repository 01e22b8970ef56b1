import SourceText
import SwiftOutline

/// Expressions with several possible values: ternaries, `a ?? b`, and `if` and `switch` used as values.
extension Expression {
    /// The expressions one of which the expression has the value of; empty for one with a value of its own.
    var alternativeValues: [Expression] {
        if let (first, second) = ternary { return [first, second] }
        if case .statement(let statement)? = only { return statement.values }
        let operands = Array(self.operands(of: .otherwise))
        return operands.count > 1 ? operands : []
    }

    /// The two results of a ternary; nil for any other expression. Operators before the `?` belong to its condition.
    var ternary: (Expression, Expression)? {
        var parts = self.parts
        while let part = parts.next() {
            if case .question = part { return from(parts.position).branches }
        }
        return nil
    }

    /// The two operands around the colon that matches a preceding `?`.
    private var branches: (Expression, Expression)? {
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

extension Statement {
    /// The expressions that an `if` or a `switch` used as a value has the value of: the last one of each branch. A
    /// branch that throws, returns or stops has none.
    var values: [Expression] {
        switch self {
        case .expression(let expression):
            if case .statement(let inner)? = expression.only { return inner.values }
            return [expression]
        case .if(let branch): return (branch.block?.values ?? []) + (branch.otherwise?.values ?? [])
        case .switch(let choice): return choice.cases.flatMap { $0.blocks.flatMap { $0.statements.last?.values ?? [] } }
        case .block(let statements): return statements.last?.values ?? []
        default: return []
        }
    }
}

extension Statements {
    /// The last statement; nil if there is none.
    fileprivate var last: Statement? {
        var last: Statement?
        for statement in self { last = statement }
        return last
    }
}

extension Expression {
    /// The only part; nil if there are several.
    fileprivate var only: Part? {
        var parts = self.parts
        guard let first = parts.next(), parts.next() == nil else { return nil }
        return first
    }
}
