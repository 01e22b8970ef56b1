import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// An interactor that has its own view removed and notifies nobody.
    static let ownViewRemovedWithoutListener = Rule(
        "own_view_removed_without_listener", in: .dismissal, as: .warning,
        documentation: .ownViewRemovedWithoutListener,
        inspects: Scope("calls by which interactors have their own view removed", of: [.interactor]),
        configurationKeys: ["modules", "router", "interactor", "view", "listeners"],
        where: { $0.knowsAttachments },
        each: { $0.routerClasses }, onceASite: true
    ) { context, router in
        let project = context.project
        for removal in project.ownRemovals(of: router) {
            func skip(_ reason: String, at place: NodeReference? = nil) {
                let name = "The call of '\(project.text(at: removal.place))'"
                let call = Candidate(name, at: project.site(removal.place))
                context.skip(call, reason, at: place.map { [Finding.Note(project.start(of: $0), "here")] } ?? [])
            }
            switch removal.notification {
            case .unnotified: report(removal, router, context)
            case .notified: skip("is on paths that notify the listener, or may")
            case .ofChild: skip("may remove the view of a child")
            case .hasHook(let place): skip("removes a view whose removal is observed", at: place)
            case .other: skip("is on no path from an event of this RIB that only removes the view")
            }
        }
        context.skipCalls(project.otherOwnRemovals(of: router)) {
            reason($0, project.absence(around: router).words(in: project))
        }
    }

    private static func reason(_ removal: OtherOwnRemoval, _ absent: String) -> String {
        switch removal {
        case .ofRoot: "belongs to the root of the app, which has nobody to notify"
        case .incomplete: "belongs to a RIB with \(absent)"
        case .noListener: "belongs to a RIB without a listener"
        case .ofOtherView: "does not certainly remove the RIB's own view"
        }
    }

    private static func report(_ removal: OwnRemoval, _ router: TypeID, _ context: RuleContext) {
        let project = context.project
        let name = project.ribName(router)
        context.report(
            at: project.site(removal.place),
            """
            '\(name)' \(verb(removal.kind)) its own view in '\(project.fullName(removal.entry))' without notifying \
            its listener, so it stays attached.
            """,
            help: """
                \(notification(of: removal.rib, project)), and let the router that attached '\(name)' remove the view.
                """,
            about: removal.entry, subject: name, in: removal.rib.interactor ?? router,
            related: removals(removal, project),
            life: .held(Hold(of: removal.rib.router, by: nil, .attachment, .lasting)))
    }

    /// The calls that lead to the removal.
    private static func removals(_ removal: OwnRemoval, _ project: Project) -> [Finding.Note] {
        let inner = project.removalNotes(ofCallAt: removal.removal)
        if removal.removal == removal.place { return inner }
        let words = inner.isEmpty ? "the view is removed here" : "calls '\(project.text(at: removal.removal))'"
        return [Finding.Note(project.site(removal.removal), words)] + inner
    }

    /// How to notify the listener: by one of its functions, or by a new one.
    private static func notification(of rib: RIB, _ project: Project) -> String {
        let functions = project.listenerFunctions(of: rib)
        guard functions.isEmpty, let type = project.listenerProtocols(of: rib).first else {
            let events = functions.prefix(4).map { "'\(project.fullName($0))'" }.joined(separator: ", ")
            return "Notify the listener (\(events))"
        }
        return "Notify the listener by a new function of '\(project.name(of: type))'"
    }

    private static func verb(_ kind: DismissalKind) -> String {
        switch kind {
        case .dismiss: "dismisses"
        case .pop: "pops"
        case .removal: "removes"
        }
    }
}

extension RuleDocumentation {
    static let ownViewRemovedWithoutListener = RuleDocumentation(
        summary: "An interactor has its own view dismissed or popped and does not notify its listener.",
        reason: """
            The screen goes away, but the RIB stays attached: its subscriptions run on, and a guard in the parent's \
            router keeps the screen from being opened again. 'view_self_dismissal' reports the same for views that \
            dismiss themselves.
            """,
        howItWorks: """
            The rule checks calls by which an interactor removes the view of its own RIB: of a function of its \
            presenter or of its router that does nothing else with children, or of UIKit itself. It reports the call \
            if some path from an event to its end contains no call of the interactor's listener, neither in the \
            interactor nor in the router nor in the view.
            """,
        limitations: """
            The rule reports nothing if the view or its presentation has a hook that UIKit calls upon the removal, if \
            the call may remove the view of a child, for RIBs of launch routers, and for functions that other RIBs \
            call. It reports nothing if a copy of RIBs in the project has other names for 'attachChild' and \
            'detachChild'.
            """,
        example: RuleExample(
            """
              final class DetailInteractor: PresentableInteractor<DetailPresentable>, DetailPresentableListener {
                  weak var router: DetailRouting?
                  weak var listener: DetailListener?

                  func didClose() {
                      router?.close()
            +         listener?.detailDidClose()
                  }
              }

              extension DetailRouter {
                  func close() {
                      viewController.uiviewController.dismiss(animated: true)
                  }
              }
            """,
            in: """
                import RIBs
                import UIKit

                protocol DetailListener: AnyObject {}
                protocol DetailPresentableListener: AnyObject {}

                protocol DetailRouting: ViewableRouting {
                    func close()
                }

                final class DetailRouter: ViewableRouter<DetailInteractor, ViewControllable>, DetailRouting {
                    override init(interactor: DetailInteractor, viewController: ViewControllable) {
                        super.init(interactor: interactor, viewController: viewController)
                        interactor.router = self
                    }
                }

                \(ExampleApp.detailBuilder)
                \(ExampleApp.detailViewWithButton)
                """),
        references: ["RIBs/Classes/ViewableRouter.swift in github.com/uber/RIBs-iOS"])
}
