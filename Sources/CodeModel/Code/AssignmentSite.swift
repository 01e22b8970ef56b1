import SourceText
import SwiftOutline

/// An assignment: `target = value`.
struct AssignmentSite {
    private let expression: Expression
    private let sign: NodeID

    /// - Parameter sign: the node of `=` among the parts of the expression.
    init(_ expression: Expression, sign: NodeID) {
        self.expression = expression
        self.sign = sign
    }

    var body: FunctionBody { expression.body }

    /// The assigned chain; nil for `_`, a tuple of names, and broken code.
    var target: Chain? {
        var target: Chain?
        for case .chain(let chain) in expression.before(sign).parts { target = chain }
        return target
    }

    var value: Expression { expression.from(body.node(sign).next) }

    /// Whether a part of the body is in the target or the value.
    func contains(_ part: some BodyPart) -> Bool { expression.contains(part.place) }

    /// Whether the assigned value is `nil`.
    var clears: Bool { value.literal == .nil }

    /// The assigned name.
    var name: ChainElement? { target?.lastName }
}
