import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A child that an event attaches again while the property that holds it is not checked.
    static let attachWithoutGuard = Rule(
        "attach_without_guard", in: .tree, as: .warning,
        documentation: .attachWithoutGuard,
        fixes: .sometimes,
        inspects: Scope("assignments of children to properties of routers", of: [.router]),
        configurationKeys: ["modules", "router", "builder"],
        where: { $0.knowsAttachments },
        each: { $0.routerClasses }, onceASite: true
    ) { context, router in
        let project = context.project
        for store in project.uncheckedStores(of: router) {
            func skip(_ reason: String) {
                let name = Candidate(
                    "The assignment to '\(project.fullName(store.slot))'", at: project.site(store.place))
                context.skip(name, reason)
            }
            switch store.state {
            case .checked: skip("follows a use of the property")
            case .checksState: skip("follows a test of another state, which may tell whether there is a child")
            case .neverDetached: skip("is to a property whose child is never detached")
            case .once: skip("is not triggered by any event that can occur while a child is attached")
            case .checksOther(let other): reportOther(other, store, context)
            case .repeated(let attachment): report(attachment, store, context)
            }
        }
    }

    private static func report(
        _ attachment: RepeatedAttachment, _ store: UncheckedStore, _ context: RuleContext
    ) {
        let project = context.project
        let slot = project.fullName(store.slot)
        let release = project.release(of: store.slot, after: store.edge)
        context.report(
            at: project.site(store.place),
            """
            A second '\(project.fullName(attachment.event))' attaches another \(store.edge.childWords(project)) and \
            replaces the one in '\(slot)', which stays attached.
            """,
            help: """
                Return if '\(slot)' holds a child: 'guard \(slot) == nil else { return }'\(condition(slot, release)).
                """,
            about: store.edge.function, subject: slot, in: store.edge.parent,
            related: evidence(of: store, project),
            path: attachment.steps(project),
            fix: fix(store, release, project),
            life: store.edge.child.ribs.first.map { .attachedTwice($0.router) })
    }

    /// What else the guard needs, so that the child can be attached again after its view is gone.
    private static func condition(_ slot: String, _ release: SlotRelease) -> String {
        release == .always ? "" : ", and set '\(slot)' to nil wherever the child's view goes"
    }

    private static func fix(_ store: UncheckedStore, _ release: SlotRelease, _ project: Project) -> Fix? {
        guard release != .notAlways, project.hasOwnFunction(store.slot, store.edge),
            let statement = project.firstStatement(ofProcedure: store.edge.function)
        else { return nil }
        let slot = project.fullName(store.slot)
        let name = (project.bindsLocal(store.slot, in: store.edge.function) ? "self." : "") + slot
        return Fix(
            "Return if '\(slot)' holds a child", isSafe: release == .always,
            edits: [.line("guard \(name) == nil else { return }", before: statement)])
    }

    private static func reportOther(_ other: DeclarationID, _ store: UncheckedStore, _ context: RuleContext) {
        let project = context.project
        let (slot, checked) = (project.fullName(store.slot), project.fullName(other))
        context.report(
            at: project.site(store.place),
            """
            '\(project.name(of: store.edge.parent))' checks '\(checked)', but stores \(store.edge.childWords(project)) \
            in '\(slot)': a child that it holds stays attached.
            """,
            help: "Return if '\(slot)' holds a child instead: 'guard \(slot) == nil else { return }'"
                + "\(condition(slot, project.release(of: store.slot, after: store.edge))).",
            about: store.edge.function, subject: slot, in: store.edge.parent,
            related: [Finding.Note(project.site(ofName: other), "this property is checked")]
                + evidence(of: store, project),
            life: store.edge.child.ribs.first.map { .attachedTwice($0.router) })
    }

    private static func evidence(of store: UncheckedStore, _ project: Project) -> [Finding.Note] {
        [Finding.Note(project.site(store.edge.site), "another child is built here")]
            + store.edge.detachments.filter { $0.subject == .slot(store.slot) }.prefix(1).map {
                Finding.Note(project.site($0.place), "only the last child is detached here")
            }
    }
}

extension RuleDocumentation {
    static let attachWithoutGuard = RuleDocumentation(
        summary: "An event attaches a child again while the property that holds it is not checked.",
        reason: """
            A button can be tapped twice before the new screen covers it, and other children can send their events \
            again. The router then attaches a second child and forgets the first one, which stays attached and active \
            until its parent goes: its subscriptions run twice, and nothing can detach it.
            """,
        howItWorks: """
            The rule checks each function of a router that builds a child, attaches it and stores it in an optional \
            property, strong or weak, whose child is detached somewhere. It reports the assignment if an event can run \
            the function any number of times, such as a tap in the router's own RIB or an event of another child that \
            stays attached, and if no code on the way reads the property or 'children' first. Taps that the interactor \
            observes as a stream count, too: control events of the view, and subjects that the view feeds, or that \
            functions feed which the view calls upon a tap. It also reports an \
            assignment after a check of another property than the one that is assigned.
            """,
        limitations: """
            Functions that only 'didLoad', 'didBecomeActive' and their subscriptions to other streams run are not \
            reported, nor are children in tabs, children in weak wrappers, children without a property, and events \
            whose way to the router depends on code that is not analyzed. Neither are those after a test of a property \
            that the same function sets, or of which view is shown. It reports nothing if a copy of RIBs in the \
            project has other names for 'attachChild' and 'detachChild'.
            """,
        example: RuleExample(
            """
              extension HomeRouter {
                  func attachDetail() {
            +         guard detail == nil else { return }
                      let router = detailBuilder.build(withListener: interactor)
                      detail = router
                      attachChild(router)
                      let view = router.viewControllable.uiviewController
                      viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
                  }
              }
            """,
            in: ExampleApp.aroundHomeAttachment),
        references: ["RIBs/Classes/Router.swift in github.com/uber/RIBs-iOS"])
}
