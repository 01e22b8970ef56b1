import SourceText

/// The steps of a router's code that replace or take out what is in a property that holds a child.
struct EmptiedSlot {
    private let project: Project
    private let dispatch: ClassDispatch
    /// The names of the property, and of those that forward to it.
    private let names: NameSet

    init(_ slot: DeclarationID, _ dispatch: ClassDispatch) {
        (self.dispatch, project) = (dispatch, dispatch.project)
        names = project.names(meaning: slot)
    }

    /// The names in the assignments and calls of some functions.
    func places(in functions: [DeclarationID]) -> [NodeReference] {
        var places: [NodeReference] = []
        for function in functions where project.mentions(names, function) {
            let body = dispatch.body(of: function)
            for assignment in body.assignments {
                if let member = assignment.member(named: names) { places.append(member.place) }
            }
            for call in body.calls where empties(call) { places.append(call.calleePlace) }
        }
        return places
    }

    private func empties(_ call: CallSite) -> Bool { call.arguments.contains(where: isInOut) || takesOut(call) }

    /// Whether a call on the slot itself may empty it: `slot.take()`, or a function that the project adds to optionals.
    private func takesOut(_ call: CallSite) -> Bool {
        guard let last = call.receiver?.last, last.isName, names.contains(last.name),
            call.receiver?.headOnSelf == last, !last.isLocal
        else { return false }
        return project.symbols.libraryNames.access(call.name) == .taken
            || project.firstForeignMember(call.name, ofKnown: .Optional, from: last.body.file) {
                project.isFunction($0)
            } != nil
    }

    /// `&slot`
    private func isInOut(_ argument: Argument) -> Bool {
        guard var parts = argument.value?.parts, case .operator(_, isPrefix: true)? = parts.next(),
            case .chain(let chain)? = parts.next()
        else { return false }
        return chain.last.map { names.contains($0.name) && $0.isName } ?? false
    }
}
