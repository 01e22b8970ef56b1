import RIBModel
import RuleKit

/// How severe it is that a part of a RIB is never released.
struct LeakLevel {
    /// A note for RIBs that stay as long as the app, or may; nil, for the severity of the rule, for all others.
    let severity: Severity?
    /// The end of a message, without its period.
    let words: String

    /// - Parameter part: the interactor, router, view or presenter that is kept alive.
    init(ofLeakOf part: TypeID, in project: Project) {
        let permanence = project.permanence(ofPart: part)
        severity = permanence == .none ? nil : .note
        words =
            switch permanence {
            case .certain: "; no consequence was found: its RIB stays as long as the app"
            case .possible: "; no consequence was found: its RIB may stay as long as the app"
            case .none: ""
            }
    }
}
