package import SourceText
import SwiftOutline

/// An assignment: `target = value`.
package struct AssignmentSite {
    private let assigned: Expression
    package let value: Expression

    /// - Parameter sign: the node of `=` among the parts of the expression.
    init(_ expression: Expression, sign: NodeID) {
        self.init(expression.before(sign), expression.from(expression.body.node(sign).next))
    }

    private init(_ assigned: Expression, _ value: Expression) {
        self.assigned = assigned
        self.value = value
    }

    var body: FunctionBody { value.body }

    /// The assigned chain, which may be a tuple of names, or `_`; nil for broken code.
    package var target: Chain? {
        var target: Chain?
        for case .chain(let chain) in assigned.parts { target = chain }
        return target
    }

    /// The assignments of the elements of a tuple that is written out, in order: `(first, second) = (nil, nil)`. Nil
    /// for any other assignment.
    var elements: [AssignmentSite]? {
        // A tuple with two elements or more has at least seven nodes.
        guard assigned.first + 6 < assigned.end, let tuple = assigned.plainChain?.only, tuple.kind == .tuple,
            let values = value.plainChain?.only, values.kind == .tuple
        else { return nil }
        let (targets, sources) = (tuple.arguments.compactMap(\.value), values.arguments.compactMap(\.value))
        guard targets.count > 1, targets.count == sources.count else { return nil }
        return zip(targets, sources).map { AssignmentSite($0, $1) }
    }

    /// Whether a part of the body is in the target or the value.
    func contains(_ part: some BodyPart) -> Bool { assigned.contains(part.place) || value.contains(part.place) }

    /// Whether the assigned value is `nil`.
    package var clears: Bool { value.literal == .nil }

    /// The assigned name.
    package var name: ChainElement? { target?.lastName }

    /// The assigned member, if it has one of some names; nil if a part of its value is assigned, or a local. What
    /// `guard let child` binds is not told apart from the member, as it cannot be assigned.
    package func member(named names: NameSet) -> ChainElement? {
        guard let target, let name, name == target.last, names.contains(name.name) else { return nil }
        switch name.local {
        case nil: return name
        case .optionalBinding: return name.memberOfSelf.map { names.contains($0) } == true ? name : nil
        default: return nil
        }
    }
}
