import RIBModel
import SourceText

/// A condition by which a disappearing view means to notify its listener of its removal, and which does not hold then.
struct FutileRemovalTest: Sendable, Equatable {
    /// The name of the property that the condition tests.
    let place: NodeReference
    /// The name of the call that the condition guards.
    let notification: NodeReference
    /// The function that UIKit calls.
    let hook: DeclarationID
    let view: TypeID
    let defect: Defect
    /// Whether a view that is dismissed may pass the condition all the same: `isMovingToParent || isBeingDismissed`.
    var holdsOfDismissed = false

    enum Defect: Sendable, Equatable {
        /// The property is only true while the view is being shown; the one of this name was meant.
        case ofShowing(Name)
        /// The property is only true if the view itself is dismissed, not what contains it.
        case ofOwnDismissal
    }

    /// The conditions in the functions of a class of view controllers that never hold, and those that only hold if the
    /// view itself is dismissed; in order.
    static let query = Query<TypeID, [FutileRemovalTest]>("futileRemovalTests") { project, type in
        let dispatch = ClassDispatch(type, in: project)
        let hooks = dispatch.code.filter { member in
            project.name(of: member).isDisappearance && !dispatch.isFromExtension(member)
        }
        guard !hooks.isEmpty else { return [] }
        let view = ViewCode(dispatch, ViewFacts(dispatch))
        let conditions = RemovalConditions(family: dispatch)
        return hooks.flatMap { hook in
            dispatch.body(of: hook).calls.compactMap { site -> FutileRemovalTest? in
                guard view.notifiesItself(by: view.call(site)) else { return nil }
                let kinds = conditions.kinds(around: site)
                guard kinds.isEmpty || kinds == .dismiss else { return nil }
                let body = dispatch.body(of: hook)
                return test(in: [body] + conditions.settings(ofFlagsIn: body), kinds).map { place, defect in
                    FutileRemovalTest(
                        place: place, notification: site.calleePlace, hook: hook, view: type, defect: defect,
                        holdsOfDismissed: !kinds.isEmpty && defect != .ofOwnDismissal)
                }
            }
        }
    }

    /// The property that the conditions of a function, or of the code that sets its flags, test: one that is never
    /// true, or the view's own dismissal and nothing else.
    private static func test(in bodies: [FunctionBody], _ kinds: DismissalKinds) -> (NodeReference, Defect)? {
        var (own, showing): (NodeReference?, (NodeReference, Defect)?)
        for chain in bodies.flatMap({ Array($0.chains) }) {
            guard let name = chain.lastName, let seen = name.name.removalKinds else { continue }
            guard chain.before(name).isEmptyOrSelf else { return nil }
            if let meant = name.name.oppositeOfShowing {
                if kinds.isEmpty { return (name.place, .ofShowing(meant)) }
                showing = showing ?? (name.place, .ofShowing(meant))
                continue
            }
            guard seen == .dismiss, own == nil else { return nil }
            own = name.place
        }
        return showing ?? (kinds == .dismiss ? own.map { ($0, .ofOwnDismissal) } : nil)
    }
}

extension Project {
    /// The conditions of the views of a router that may not hold when they are removed, each with a call that presents
    /// the view in a navigation controller, if the condition is the view's own dismissal and all calls do that.
    func futileRemovalTests(
        ofRouter router: TypeID
    ) -> [(test: FutileRemovalTest, presentation: Edge.Presentation?)] {
        let views = ribs(ofRouter: router).compactMap(\.view.type).sortedWithoutRepetitions
        return views.flatMap { self[FutileRemovalTest.query, $0] }.compactMap { test in
            if test.holdsOfDismissed, !isOnlyPushed(router) { return nil }
            return (test, test.defect == .ofOwnDismissal ? embeddingPresentation(of: router) : nil)
        }
    }

    /// Whether all calls that show the view of a router push it.
    private func isOnlyPushed(_ router: TypeID) -> Bool {
        let presentations = tree.edges(to: router).flatMap(\.presentations)
        return !presentations.isEmpty && presentations.allSatisfy { $0.showing == .push }
    }

    /// A call that presents the view of a router as the root of a navigation controller that a swipe dismisses; nil if
    /// some call shows it otherwise.
    private func embeddingPresentation(of router: TypeID) -> Edge.Presentation? {
        var found: Edge.Presentation?
        for edge in tree.edges(to: router) {
            for presentation in edge.presentations {
                guard presentation.showing == .modal, presentation.presented.allSatisfy(isInNavigation),
                    swipes(on: presentation, of: edge).allSatisfy(\.dismisses)
                else { return nil }
                found = found ?? presentation
            }
        }
        return found
    }

    private func isInNavigation(_ value: ChildValue) -> Bool {
        guard case .created(_, let type, _) = value else { return false }
        return isNavigationController(type)
    }
}
