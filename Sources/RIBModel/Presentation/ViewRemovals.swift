import SourceText

/// The removals of a view that its functions make, each found once.
///
/// A class, because those who share it add to it. Only one query may use it: the dependencies of an answer are recorded
/// as code is looked at.
final class ViewRemovals {
    let dispatch: ClassDispatch
    private(set) lazy var code = ViewCode(dispatch, ViewFacts(dispatch))
    private var known: [DeclarationID: FoundDismissals.Site?] = [:]

    init(of view: TypeID, in project: Project) { dispatch = ClassDispatch(view, in: project) }

    /// The removal that every path of a function makes, with the view as `self`; nil if there is a path without one.
    subscript(function: DeclarationID) -> FoundDismissals.Site? {
        if let known = known[function] { return known }
        var paths = DismissalPaths(code, helpers: dispatch.isFromExtension(function) ? [function] : [])
        let exits = paths.exits(of: CodeUnit(function))
        let isCertain = !exits.isEmpty && exits.states.allSatisfy(\.isViolation)
        let removal = isCertain ? paths.found.dismissals.first : nil
        known[function] = .some(removal)
        return removal
    }
}
