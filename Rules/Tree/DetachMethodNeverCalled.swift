import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A router's function that would detach a child, if anything called it.
    static let detachMethodNeverCalled = Rule(
        "detach_method_never_called", in: .tree, as: .warning,
        documentation: .detachMethodNeverCalled,
        tag: .unnecessary,
        inspects: Scope("functions by which routers detach children", of: [.router]),
        configurationKeys: ["modules", "router", "builder"],
        doubt: Doubt("functions that detach children look never called", unlessOne: "calls"),
        where: { $0.knowsAttachments },
        each: { $0.routerClasses }, onceASite: true
    ) { context, router in
        let project = context.project
        let edges = zip(project.tree.edges(from: router), context.closings(of: router, missing: .routingCall))
        for (edge, closing) in edges {
            if !edge.detachments.isEmpty { context.consider() }
            skipUsed(edge, context)
            guard let detachment = edge.detachments.first(where: { !project.isUsed($0) }) else {
                continue
            }
            func skip(_ reason: SkipReason) {
                let function = Candidate(
                    "The function '\(project.fullName(detachment.function))'",
                    at: project.site(ofName: detachment.function))
                context.skip(function, reason)
            }
            switch closing.verdict {
            case .no(.routingCall): break
            case .withParent where project.leavesEventUnanswered(edge) || project.isLeftUnheard(edge): break
            case .no(.attach), .no(.attachCall):
                skip("detaches a child that nothing attaches")
                continue
            default:
                skip("detaches a child that is also detached otherwise, or stays as long as its parent")
                continue
            }
            if project.isIncomplete(edge) {
                skip(.unknown("belongs to a RIB with \(project.absence(of: edge).words(in: project))"))
            } else if !project.canLeave(edge), !project.replacesRoot(edge), !project.leavesEventUnanswered(edge) {
                skip("detaches a child whose view remains")
            } else if let attachment = project.repeatedAttachment(of: edge) {
                report(detachment, attachment, edge, context)
            } else if project.leavesEventUnanswered(edge), project.isAttachedInUse(edge) {
                report(detachment, nil, edge, context)
            } else {
                skip("detaches a child that no event attaches again")
            }
        }
    }

    private static func skipUsed(_ edge: Edge, _ context: RuleContext) {
        guard context.recordsSkips else { return }
        let project = context.project
        for detachment in edge.detachments {
            guard let use = project.use(of: detachment) else { continue }
            let function = "The function '\(project.fullName(detachment.function))'"
            context.skipOther(
                Candidate(function, at: project.site(ofName: detachment.function)),
                "is called, or may be, such that it detaches a child", at: [Finding.Note(project.site(use), "here")])
        }
    }

    private static func report(
        _ detachment: Edge.Detachment, _ attachment: RepeatedAttachment?, _ edge: Edge, _ context: RuleContext
    ) {
        let project = context.project
        let branch = project.branch(leadingTo: detachment)
        let function = project.fullName(branch?.function ?? detachment.function)
        let (parent, child) = (project.name(of: edge.parent), edge.childWords(project))
        context.report(
            at: branch.map { project.site($0.place) } ?? project.site(ofName: detachment.function),
            branch == nil
                ? "Nothing calls '\(function)' of '\(parent)', so \(child) stays attached when the user leaves it."
                : """
                Nothing calls '\(function)' of '\(parent)' with the case that detaches \(child), which stays attached \
                when the user leaves it.
                """,
            help: """
                Call '\(function)'\(branch == nil ? "" : " with that case") where the child says that it is done, or \
                where its view is removed.
                """,
            about: branch?.function ?? detachment.function, in: edge.parent,
            related: edge.attachmentNote(project), path: attachment?.steps(project) ?? [], life: edge.life,
            passedTo: project.receivers(ofRouter: edge.parent))
    }
}

extension RuleDocumentation {
    static let detachMethodNeverCalled = RuleDocumentation(
        summary: "A router has a function that detaches a child, but nothing calls it.",
        reason: """
            The user goes back or closes the sheet, the view disappears, and the child stays attached: its interactor \
            stays active, its subscriptions keep running, and a check such as 'guard detail == nil' keeps the screen \
            from being opened again.
            """,
        howItWorks: """
            The rule follows calls from the functions of the views, interactors and routers of the project, through \
            routing and listener protocols, to the functions by which routers detach children. It reports such a \
            function if nothing calls it and no other call detaches the child, if an event can attach the child any \
            number of times, and if the user can leave its view, because it is pushed or presented as a sheet, if \
            another child takes its place as root of the window, or if the child sends an event upon which the \
            parent's interactor calls neither a router nor a listener. That an event of the child closes its parent \
            does not count if the user can go back from the child alone and no hook notifies the router.
            """,
        limitations: """
            A call on a value of an unknown type counts as a call of every function of that name. The rule reports \
            nothing about children in tabs, embedded children, full-screen presentations, children that only \
            'didLoad', 'didBecomeActive' and their subscriptions attach, and RIBs with a superclass that is not \
            analyzed. It reports nothing if a copy of RIBs in the project has other names for 'attachChild' and \
            'detachChild'.
            """,
        example: RuleExample(
            """
              extension HomeInteractor: DetailListener {
                  func detailDidClose() {
            -         // Nothing to do.
            +         router?.detachDetail()
                  }
              }
            """,
            in: """
                \(ExampleApp.detailRIB)
                \(ExampleApp.home)
                \(ExampleApp.homeRouting)

                final class HomeInteractor: PresentableInteractor<HomePresentable>, HomePresentableListener {
                    weak var router: HomeRouting?

                    func didTapDetail() { router?.attachDetail() }
                }
                """),
        references: ["RIBs/Classes/Router.swift in github.com/uber/RIBs-iOS"])
}
