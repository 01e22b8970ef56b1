import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A child that is presented by a view that still presents another one.
    static let presentWhilePresenting = Rule(
        "present_while_presenting", in: .tree, as: .error,
        documentation: .presentWhilePresenting,
        inspects: Scope("calls by which routers present children on their own view", of: [.router]),
        configurationKeys: ["modules", "router", "builder", "view"],
        where: { $0.knowsAttachments },
        each: { $0.routerClasses }, onceASite: true
    ) { context, router in
        let project = context.project
        for blocked in project.blockedPresentations(by: router) {
            let place = blocked.presentation.place
            let event = "'\(project.fullName(blocked.witness))'"
            func skip(_ reason: SkipReason) {
                let call = Candidate("The call of '\(project.text(at: place))'", at: project.site(place))
                context.skip(call, reason)
            }
            switch blocked.outcome {
            case .ignored: report(blocked, router, context)
            case .removed: skip("follows a removal of the presented view, or a detachment, in \(event)")
            case .dismissesItself: skip("may follow a dismissal by the presented view itself, before \(event)")
            case .unclear: skip(.unknown("is on a path through code outside of the analysis, from \(event)"))
            }
        }
        context.skipCalls(project.otherPresentations(by: router)) { reason in
            switch reason {
            case .incomplete: "presents a child whose RIB or attachment is not known in full"
            case .onOtherView: "may push the child, or present it on another view than the router's own"
            case .noEvent: "is not triggered by any event that another child is known to send while it is in use"
            case .notPresenting: "runs upon events of children while the router's view is not known to present one"
            }
        }
    }

    private static func report(_ blocked: BlockedPresentation, _ router: TypeID, _ context: RuleContext) {
        let project = context.project
        let place = blocked.presentation.place
        let child = blocked.edge.childWords(project)
        let other = blocked.presented.childWords(project)
        context.report(
            at: project.site(place),
            """
            \(child) is presented on a controller that still presents \(other), so UIKit ignores it: \(child) stays \
            attached and is never seen.
            """,
            help: "Detach \(other) and dismiss its view first, or present \(child) on the view of \(other).",
            about: blocked.presentation.function, subject: "\(other) \(child)", in: router,
            related: blocked.presented.presentations.prefix(1).map {
                Finding.Note(project.site($0.place), "\(other) is presented here")
            },
            path: [
                Finding.Note(project.site(ofName: blocked.witness), "this runs when a visible child sends an event")
            ]
                + blocked.path.map { Finding.Note(project.site($0), "this call leads to the presentation") })
    }
}

extension RuleDocumentation {
    static let presentWhilePresenting = RuleDocumentation(
        summary: "A child is presented on a view controller that still presents another child.",
        reason: """
            UIKit presents nothing on a view controller that already presents another one; it only logs a warning. \
            The new child is attached, its property is set, and its subscriptions run, but the user never sees it.
            """,
        howItWorks: """
            The rule looks at children that a router always presents on its own view, and at the functions that its \
            interactor runs upon their events. It reports a presentation of another child on the same view if a path \
            leads there and neither detaches the presented child nor removes a view. Children that are attached only \
            upon events of a presented child, such as screens pushed onto it, count as well.
            """,
        limitations: """
            The rule reports nothing if the view of the presented child may dismiss itself or notifies of its removal, \
            if the code asks what is presented or which controller is on top, if a view is presented or pushed \
            depending on a state, and if the presentation is in a completion handler.
            """,
        example: RuleExample(
            """
              final class HomeInteractor: Interactor, DetailListener, EditorListener {
                  weak var router: HomeRouting?

                  func detailDidClose() {
            +         router?.detachDetail()
                      router?.attachEditor()
                  }

                  func editorDidClose() {
                      router?.detachEditor()
                  }
              }
            """,
            in: """
                \(ExampleApp.closingDetailRIB)

                final class EditorBuilder: Builder<EditorDependency> {
                    func build(withListener listener: EditorListener) -> ViewableRouting {
                        _ = EditorComponent(dependency: dependency)
                        let viewController = EditorViewController()
                        let interactor = EditorInteractor(presenter: viewController)
                        interactor.listener = listener
                        return EditorRouter(interactor: interactor, viewController: viewController)
                    }
                }

                protocol HomeRouting: ViewableRouting {
                    func detachDetail()
                    func attachEditor()
                }

                final class HomeRouter: ViewableRouter<HomeInteractor, ViewControllable>, HomeRouting {
                    private let detailBuilder: DetailBuilder
                    private let editorBuilder: EditorBuilder
                    private var editor: ViewableRouting?

                    init(
                        interactor: HomeInteractor, viewController: ViewControllable, detailBuilder: DetailBuilder,
                        editorBuilder: EditorBuilder
                    ) {
                        self.detailBuilder = detailBuilder
                        self.editorBuilder = editorBuilder
                        super.init(interactor: interactor, viewController: viewController)
                        interactor.router = self
                    }

                    func attachEditor() {
                        guard editor == nil else { return }
                        let router = editorBuilder.build(withListener: interactor)
                        editor = router
                        attachChild(router)
                        let view = router.viewControllable.uiviewController
                        viewController.uiviewController.present(view, animated: true)
                    }
                }

                \(ExampleApp.homePresenting)
                """),
        references: [
            "https://developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)"
        ])
}
