import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A root of the window that is replaced while a view is presented on it.
    static let rootReplacedWhilePresenting = Rule(
        "root_replaced_while_presenting", in: .dismissal, as: .warning,
        documentation: .rootReplacedWhilePresenting,
        inspects: Scope("calls upon events of presented children that have the root replaced", of: [.interactor]),
        configurationKeys: ["modules", "router", "interactor", "builder", "view", "listeners"],
        where: { $0.knowsAttachments },
        each: { $0.routerClasses }, onceASite: true
    ) { context, router in
        let project = context.project
        for replaced in project.replacedRoots(above: router) {
            func skip(_ reason: SkipReason) {
                let name = "The call of '\(project.text(at: replaced.event))'"
                context.skip(Candidate(name, at: project.site(replaced.event)), reason)
            }
            switch replaced.outcome {
            case .staysPresented: report(replaced, router, context)
            case .removed: skip("is on paths that also dismiss the child's view or detach it, or may")
            case .mayBeGone: skip("may follow a removal of the child's view by the user, or by the view itself")
            case .conditional: skip("does not replace the root on every path")
            case .unclear: skip(.unknown("is on a path through code outside of the analysis"))
            }
        }
    }

    private static func report(_ replaced: ReplacedRoot, _ router: TypeID, _ context: RuleContext) {
        let project = context.project
        let child = replaced.edge.childWords(project)
        let replacement = replaced.replacement
        context.report(
            at: project.site(replaced.event),
            """
            '\(project.ribName(router))' has the root of the window replaced while \(child) is presented on it, so \
            UIKit keeps the views of both.
            """,
            help: "Dismiss the view of \(child) first.",
            about: replaced.witness, subject: child, in: router,
            related: replaced.edge.presentations.prefix(1).map {
                Finding.Note(project.site($0.place), "the child's view is presented here")
            },
            path: [Finding.Note(project.site(replacement.inner ?? replacement.place), "this replaces the root")])
    }
}

extension RuleDocumentation {
    static let rootReplacedWhilePresenting = RuleDocumentation(
        summary: "A RIB has the root of the window replaced while its child is presented on that root.",
        reason: """
            UIKit does not dismiss what is presented on a view that stops being the root of a window. The presented \
            view and the old root keep each other, with everything that they own, and may stay visible above the new \
            root.
            """,
        howItWorks: """
            The rule looks at RIBs that present a child on their own view, and whose view belongs to a root of the \
            window. It reports a call of the RIB's listener upon an event of that child if every path from there shows \
            another root, and a path neither detaches the child nor dismisses a view.
            """,
        limitations: """
            The rule reports nothing if a RIB runs code of its own when it is deactivated, if the child's view may \
            remove itself or notifies of its removal, or if it is not known how a view on the way to the root is shown.
            """,
        example: RuleExample(
            """
              extension HomeInteractor: DetailListener {
                  func detailDidClose() {
            +         router?.detachDetail()
                      listener?.homeDidClose()
                  }
              }
            """,
            in: """
                \(ExampleApp.aroundHomeInteractor)

                final class LoginBuilder: Builder<LoginDependency> {
                    func build(withListener listener: LoginListener) -> ViewableRouting {
                        LoginRouter(interactor: LoginInteractor(), viewController: LoginViewController())
                    }
                }

                protocol RootRouting: LaunchRouting {
                    func showLogin()
                }

                final class RootInteractor: Interactor, HomeListener, LoginListener {
                    weak var router: RootRouting?

                    func homeDidClose() { router?.showLogin() }
                }

                final class RootRouter: LaunchRouter<RootInteractor, ViewControllable>, RootRouting {
                    private let window: UIWindow
                    private let homeBuilder: HomeBuilder
                    private let loginBuilder: LoginBuilder
                    private var child: ViewableRouting?

                    init(
                        interactor: RootInteractor, viewController: ViewControllable, window: UIWindow,
                        homeBuilder: HomeBuilder, loginBuilder: LoginBuilder
                    ) {
                        self.window = window
                        self.homeBuilder = homeBuilder
                        self.loginBuilder = loginBuilder
                        super.init(interactor: interactor, viewController: viewController)
                        interactor.router = self
                    }

                    func showHome() { show(homeBuilder.build(withListener: interactor)) }
                    func showLogin() { show(loginBuilder.build(withListener: interactor)) }

                    private func show(_ router: ViewableRouting) {
                        if let child { detachChild(child) }
                        child = router
                        attachChild(router)
                        window.rootViewController = router.viewControllable.uiviewController
                    }
                }
                """),
        references: [
            "https://developer.apple.com/documentation/uikit/uiwindow/rootviewcontroller"
        ])
}
