import SourceText

/// Follows values forward through the project's code: where they are stored, returned, consumed or dropped.
///
/// A class, because it caches the bodies that it has visited; it lives for one pass over a part of a project.
///
/// Its functions require that the model is a `FlowModel`, and not the type: a type that requires a conformance costs a
/// search through all conformances of the program at its first use.
package final class ValueFlow<Model> {
    let model: Model
    private var bodies: [DeclarationID: FunctionBody] = [:]
    /// The steps on the way of the followed value, in order; nil if they are not recorded.
    private var evidence: [FlowEvidence]?
    /// The remaining steps for the followed value. What lies beyond is unknown.
    package var steps = 0

    /// - Parameter recordsEvidence: whether to record the steps of each value.
    init(_ model: Model, recordsEvidence: Bool) {
        self.model = model
        evidence = recordsEvidence ? [] : nil
    }

    // MARK: Evidence

    func record(_ evidence: (NodeReference) -> FlowEvidence, at element: ChainElement) {
        self.evidence?.append(evidence(element.place))
    }

    /// The steps recorded so far; the recording starts again for the next value.
    func takeEvidence() -> [FlowEvidence] {
        guard let met = evidence else { return [] }
        evidence = []
        return met
    }
}

extension ValueFlow where Model: FlowModel {
    var project: Project { model.project }

    /// Whether the value may be followed one step further, from a place; counts the step.
    func takesStep(from place: @autoclosure () -> NodeReference) -> Bool {
        guard steps > 0 else {
            if project.limits != nil { project.note(.destinations, at: place()) }
            return false
        }
        steps -= 1
        return true
    }

    /// The code of a member, cached. If the code of each member is needed only once, get it from the project.
    func body(of member: DeclarationID) -> FunctionBody {
        if let known = bodies[member] { return known }
        let made = project.body(of: member)
        bodies[member] = made
        return made
    }
}

/// The budget of a flow.
package enum FlowBudget {
    /// The maximum depth of calls.
    package static let depth = 4
    /// The maximum number of expressions, locals and functions for one value.
    package static let steps = 400
}

/// A body in which values are followed, and the meaning of its names.
package struct CallContext {
    package let body: FunctionBody
    /// The class of the object where the flow began, or the protocol that the code extends.
    package let owner: TypeID?
    let subject: Subject
    /// The arguments of the caller, by parameter.
    var arguments: [NodeReference: Storage] = [:]
    package var depth = 0

    package init(
        body: FunctionBody, owner: TypeID?, subject: Subject, arguments: [NodeReference: Storage] = [:], depth: Int = 0
    ) {
        (self.body, self.owner, self.subject) = (body, owner, subject)
        (self.arguments, self.depth) = (arguments, depth)
    }

    /// The meaning of `self`.
    package enum Subject: Equatable {
        case owner
        /// The object in a property of the owner.
        case property(DeclarationID)
        /// The followed value itself, in an extension of its type.
        case followed
        case other

        var storage: Storage {
            switch self {
            case .owner: .owner
            case .property(let property): .property(property)
            case .followed: .followed
            case .other: .unknown
            }
        }
    }
}
