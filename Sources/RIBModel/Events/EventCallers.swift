import SourceText

/// The functions from which calls lead to some functions.
struct EventCallers {
    private let reach: Reach<DeclarationID, NodeReference>

    /// - Parameter types: the types whose functions count as callers; nil for all.
    init(of functions: [DeclarationID], in types: Set<TypeID>? = nil, _ project: Project) {
        reach = Reach(from: functions) { function, add in
            for use in project.uses(of: function) where use.callee != nil {
                if let types, project.symbols.type(around: use.caller).map(types.contains) != true { continue }
                add(use.caller, use.place)
            }
        }
    }

    /// The functions from which calls lead to the code at a place in a function.
    init(of function: DeclarationID, running place: NodeReference, _ project: Project) {
        reach = Reach(from: [function]) { current, add in
            let uses = current == function ? project.uses(of: function, running: place) : project.uses(of: current)
            for use in uses where use.callee != nil { add(use.caller, use.place) }
        }
    }

    /// Nearest first, beginning with the functions themselves.
    var functions: [DeclarationID] { reach.places }

    /// The calls from a function, in the order in which they run.
    func path(from function: DeclarationID) -> [NodeReference] { reach.path(to: function).reversed() }
}

extension Project {
    /// The classes of a router and of its interactors.
    func ownClasses(of router: TypeID) -> Set<TypeID> {
        Set(([router] + interactors(of: router)).flatMap { classes(of: $0) })
    }

    /// The functions outside of a router that call one of its functions, directly or through other functions of the
    /// router; nearest first.
    func callers(of function: DeclarationID, outside router: TypeID) -> [DeclarationID] {
        let classes = classes(of: router)
        var found: [DeclarationID] = []
        var seen: Set<DeclarationID> = []
        _ = Reach<DeclarationID, NodeReference>(from: [function]) { function, add in
            for use in uses(of: function) where use.callee != nil {
                if symbols.type(around: use.caller).map(classes.contains) == true {
                    add(use.caller, use.place)
                } else if seen.insert(use.caller).inserted {
                    found.append(use.caller)
                }
            }
        }
        return found
    }
}
