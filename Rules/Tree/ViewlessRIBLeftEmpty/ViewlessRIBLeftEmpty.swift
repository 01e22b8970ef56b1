import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A RIB without a view that detaches its only child and stays attached.
    static let viewlessRIBLeftEmpty = Rule(
        "viewless_rib_left_empty", in: .tree, as: .warning,
        documentation: .viewlessRIBLeftEmpty,
        inspects: Scope("calls by which RIBs without a view detach their first child", of: [.interactor, .router]),
        configurationKeys: ["modules", "router", "interactor", "builder", "listeners"],
        where: { $0.knowsAttachments },
        each: { $0.routerClasses }, onceASite: true
    ) { context, router in
        let project = context.project
        for emptied in project.emptiedRIBs(of: router) {
            func skip(_ reason: SkipReason) {
                let call = Candidate("The call of '\(project.text(at: emptied.call))'", at: project.site(emptied.call))
                context.skip(call, reason)
            }
            switch emptied.outcome {
            case .staysEmpty: report(emptied, router, context)
            case .notifiesListener: skip("is on a path that notifies the RIB's listener, or beside one")
            case .attachesAnother: skip("is on a path that attaches a child")
            case .conditional: skip("does not lead to the detachment on every path")
            case .unclear: skip(.unknown("is on a path through code outside of the analysis, which may end the RIB"))
            case .hasOthers: skip("leaves children that something else attaches")
            }
        }
        context.skipCalls(project.otherEmptiedRIBs(of: router)) { reason in
            switch reason {
            case .ofRoot: "belongs to the root of the app, which nothing detaches"
            case .noListener: "belongs to a RIB whose listener has no functions"
            case .permanent: "belongs to a RIB that is not known to end before its parent"
            case .laterChild: "detaches a child that the RIB does not attach at its start"
            case .ofList: "detaches whatever child the router has, which may be another one"
            }
        }
    }

    private static func report(_ emptied: EmptiedRIB, _ router: TypeID, _ context: RuleContext) {
        let project = context.project
        let name = project.ribName(router)
        let functions = project.ribs(ofRouter: router).flatMap { project.listenerFunctions(of: $0) }
        let events = functions.prefix(4).map { "'\(project.fullName($0))'" }
        context.report(
            at: project.site(emptied.call),
            """
            '\(name)' has no view and detaches its only child, \(emptied.edge.childWords(project)), without notifying \
            its listener, so it stays attached with nothing to show.
            """,
            help: "Notify the listener (\(events.joined(separator: ", "))), so that the parent detaches '\(name)'.",
            about: emptied.witness, subject: name, in: router,
            related: emptied.above.attachmentNote(project, "'\(name)' is attached here")
                + emptied.edge.attachmentNote(project),
            path: emptied.detachment == emptied.call
                ? [] : [Finding.Note(project.site(emptied.detachment), "this call detaches the child")])
    }
}

extension RuleDocumentation {
    static let viewlessRIBLeftEmpty = RuleDocumentation(
        summary: "A RIB without a view detaches its only child and does not notify its listener.",
        reason: """
            The RIB has nothing left to show, but it stays attached, with its subscriptions. Its parent believes that \
            the flow is still running: a guard in its router keeps the flow from being opened again.
            """,
        howItWorks: """
            The rule checks RIBs whose router is not viewable and whose parent detaches them before its own end. It \
            looks at the child that such a RIB attaches when it starts, and at the functions that it runs upon the \
            child's events. It reports the call that leads to the detachment if every path detaches the child, and no \
            path or completion handler calls the RIB's listener or attaches another child.
            """,
        limitations: """
            The rule reports nothing if the RIB also attaches children for other reasons than its start and events of \
            children, if the router detaches whatever child it has last, or if the path runs code that is not \
            analyzed or emits into a stream.
            """,
        example: RuleExample(
            """
              final class FlowInteractor: Interactor, DetailListener {
                  weak var router: FlowRouting?
                  weak var listener: FlowListener?

                  override func didBecomeActive() {
                      super.didBecomeActive()
                      router?.attachDetail()
                  }

                  func detailDidClose() {
                      router?.detachDetail()
            +         listener?.flowDidClose()
                  }
              }
            """,
            in: """
                \(ExampleApp.closingDetailRIB)
                \(ExampleApp.flow)

                protocol FlowRouting: Routing {
                    func attachDetail()
                    func detachDetail()
                }

                extension FlowRouter {
                    func detachDetail() {
                        guard let router = detail else { return }
                        viewController.dismiss(router.viewControllable)
                        detachChild(router)
                        detail = nil
                    }
                }
                """),
        references: ["RIBs/Classes/Router.swift in github.com/uber/RIBs-iOS"])
}
