import RIBModel
import SourceText

/// A call in a view's own code that dismisses, pops or removes something, and what the paths from the view's events to
/// it show.
struct Dismissal: Equatable, Sendable {
    /// The name of the call.
    let place: NodeReference
    /// The view whose code makes it. If it is inherited, the first view that inherits it.
    let view: TypeID
    /// The class or struct that contains the call.
    let type: TypeID
    /// The RIB views that inherit it, or the type itself if it is one. Only the first unless the outcome is
    /// `unnotified`.
    let views: [TypeID]
    /// Methods through which the view could notify its listener, in the order of the protocol.
    let listenerMethods: [DeclarationID]
    let outcome: Outcome

    /// What becomes of the view, and whether its listener is notified.
    enum Outcome: Equatable, Sendable {
        /// The view is dismissed on a path from one of its events that notifies no listener.
        case unnotified(Path)
        /// There is no such path, for the first of these reasons.
        case other(Reason)
    }

    /// Why no path dismisses a view without a notification of its listener.
    enum Reason: Equatable, Sendable {
        /// The call's receiver is neither the view nor a container of it.
        case dismissesOther(DismissalReceiver)
        /// The view belongs to the launch router and cannot be removed.
        case launched
        /// A superclass outside the analyzed files may notify the listener.
        case unresolvedSuperclass
        /// The view notifies the listener by this call when UIKit removes it; nil if a navigation delegate does.
        case notifiedWhenGone(NodeReference?)
        /// No event of the view reaches the call. Lists the functions that do, each with the reason why no event enters
        /// it.
        case noEvent([NoEvent])
        /// The call closes a controller that the view itself presented or pushed.
        case closesOther
        /// The call is on a branch without a listener to notify.
        case noListener
        /// These calls notify the listener on every path.
        case notified([NodeReference])
        /// These calls of code outside the analyzed files may notify the listener on every path.
        case unclear([NodeReference])
    }

    /// A path from an event of a view to a dismissal of it.
    struct Path: Equatable, Sendable {
        let kind: DismissalKind
        /// The function that the event enters, or that installs its handler.
        let entry: DeclarationID
        let isHandler: Bool
        /// The handler, if there is one, each call, the dismissal.
        let places: [NodeReference]
    }

    /// A function that no event of the view enters.
    struct NoEvent: Equatable, Sendable {
        let function: DeclarationID
        let reason: Reason

        enum Reason: Sendable {
            /// The view's own protocol requires it: the router and the interactor call it.
            case required
            /// A child's listener protocol requires it, and the view passes itself to that child's builder.
            case childListener
            /// It handles events that the listener receives as well.
            case observedHandler
            /// Neither an event nor code outside of the RIB calls it.
            case uncalled
        }
    }
}

extension Project {
    /// The calls in the code of views that dismiss their view without a notification of its listener, in the order of
    /// places; a place that several views inherit is listed once.
    ///
    /// - Parameter all: whether to list all other calls as well that dismiss, pop or remove something, after these, in
    ///   the order of places. Analyzes all views again.
    func dismissals(all: Bool) -> [Dismissal] {
        all ? unnotifiedDismissals + otherDismissals : unnotifiedDismissals
    }

    /// Whether the code of a view dismisses it without a notification of its listener.
    func dismissesItselfUnnotified(_ view: TypeID) -> Bool {
        !self[Project.unnotifiedDismissalsOfType, view].isEmpty
    }

    private var unnotifiedDismissals: [Dismissal] {
        // Computed first, on all threads.
        _ = self[OutsideCalls.query]
        return self[Project.allUnnotifiedDismissals]
    }

    private static let allUnnotifiedDismissals = Query<WholeProject, [Dismissal]>("unnotifiedDismissals") {
        project, _ in
        var found: [NodeReference: Dismissal] = [:]
        for dismissal in project.answers(unnotifiedDismissalsOfType, project.dismissingTypes) {
            found[dismissal.place] = found[dismissal.place].map { $0.inherited(by: dismissal.view) } ?? dismissal
        }
        return found.values.sorted { $0.place < $1.place }
    }

    /// The dismissals in the code of a type, for that view alone.
    private static let unnotifiedDismissalsOfType = Query<TypeID, [Dismissal]>("unnotifiedDismissalsOfType") {
        project, type in
        project[DismissalCode.query, type].flatMap { code -> [Dismissal] in
            let called = Set(project[OutsideCalls.calledFunctions, type])
            var dismissals = ViewDismissalAnalysis(code, calledFromOutside: called, in: project)
            return dismissals.unnotified()
        }
    }

    private var otherDismissals: [Dismissal] {
        let views = ribViews
        let controllers = viewControllers.types.filter { views.hasController($0) || views.isLaunched($0) }
        let lookalikes = NameSet.viewRemovals
        let all =
            threads.flatMap(controllers.count, chunk: 2) { range in
                controllers[range].compactMap { DismissalCode(controller: $0, lookalikes: lookalikes, in: self) }
            } + hostedViews.roots.compactMap { DismissalCode(hosted: $0, lookalikes: lookalikes, in: self) }
        let callers = OutsideCalls(self, of: NameSet(all.flatMap(\.dismissing).map { name(of: $0) }))
        let others = threads.flatMap(all.count, chunk: 2) { range in
            all[range].flatMap { code in
                let called = callers.functions(of: ClassDispatch(code.view, in: self), among: code.dismissing)
                var dismissals = ViewDismissalAnalysis(code, calledFromOutside: called, in: self)
                return dismissals.others()
            }
        }
        // If several views inherit a place, one without a notification is enough.
        var seen = Set(unnotifiedDismissals.map(\.place))
        return others.filter { seen.insert($0.place).inserted }.sorted { $0.place < $1.place }
    }
}

extension Dismissal {
    /// The dismissal, with another view that inherits it.
    fileprivate func inherited(by view: TypeID) -> Dismissal {
        guard !views.contains(view) else { return self }
        return Dismissal(
            place: place, view: self.view, type: type, views: views + [view], listenerMethods: listenerMethods,
            outcome: outcome)
    }
}
