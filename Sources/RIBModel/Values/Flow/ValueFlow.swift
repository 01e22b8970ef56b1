import SourceText

/// Follows values forward through the project's code: where they are stored, returned, consumed or dropped.
///
/// A class because it keeps the bodies that it has been in; it lives for one pass over a part of a project.
final class ValueFlow<Model: FlowModel> {
    let model: Model
    private var bodies: [DeclarationID: FunctionBody] = [:]
    /// What was met on the way of the value that is followed, in order; nil where nobody asks.
    private var evidence: [FlowEvidence]?
    /// The steps that are left for the value that is followed. What is further away is unknown.
    var steps = 0

    /// - Parameter recordsEvidence: whether what is met on the way is asked for.
    init(_ model: Model, recordsEvidence: Bool) {
        self.model = model
        evidence = recordsEvidence ? [] : nil
    }

    var project: Project { model.project }

    /// The code of a member. Ask the project for that of many members of which each is needed once.
    func body(of member: DeclarationID) -> FunctionBody {
        if let known = bodies[member] { return known }
        let made = project.body(of: member)
        bodies[member] = made
        return made
    }

    // MARK: Evidence

    func record(_ evidence: (NodeReference) -> FlowEvidence, at element: ChainElement) {
        self.evidence?.append(evidence(element.place))
    }

    /// What was met so far; the next value starts with nothing.
    func takeEvidence() -> [FlowEvidence] {
        guard let met = evidence else { return [] }
        evidence = []
        return met
    }
}

/// The budget of a flow.
enum FlowBudget {
    /// How many calls deep a value is followed.
    static let depth = 4
    /// How many expressions, locals and functions one value is followed through.
    static let steps = 400
}

/// A body that values are followed in, and what its names mean.
struct CallContext {
    let body: FunctionBody
    /// The class of the object whose code the flow began in, or the protocol whose extension it is.
    let owner: TypeID?
    let subject: Subject
    /// What a caller hands in, by parameter.
    var arguments: [NodeReference: Storage] = [:]
    var depth = 0

    /// What `self` is.
    enum Subject: Equatable {
        case owner
        /// The object that a property of the owner holds.
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
