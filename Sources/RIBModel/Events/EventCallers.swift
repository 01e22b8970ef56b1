import SourceText

/// The functions from which calls lead to some functions.
struct EventCallers {
    private let reach: Reach<DeclarationID, NodeReference>

    init(of functions: [DeclarationID], _ project: Project) {
        reach = Reach(from: functions) { function, add in
            for use in project.uses(of: function) where use.callee != nil { add(use.caller, use.place) }
        }
    }

    /// Nearest first, beginning with the functions themselves.
    var functions: [DeclarationID] { reach.places }

    /// The calls from a function, in the order in which they run.
    func path(from function: DeclarationID) -> [NodeReference] { reach.path(to: function).reversed() }
}
