import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A presenter that uses its outlets when the interactor becomes active, before the view is loaded.
    static let presenterCallBeforeViewLoad = Rule(
        "presenter_call_before_view_load", in: .tree, as: .warning,
        documentation: .presenterCallBeforeViewLoad,
        inspects: Scope("calls of presenters when interactors become active", of: [.interactor]),
        configurationKeys: ["modules", "router", "interactor", "builder", "view"],
        where: { $0.knowsAttachments },
        each: { $0.routerClasses }, onceASite: true
    ) { context, router in
        let project = context.project
        for use in project.unloadedViewUses(of: router) {
            guard let edge = use.edge else {
                let call = Candidate("The call of '\(project.text(at: use.place))'", at: project.site(use.place))
                context.skip(call, "is made by a RIB that no router is known to attach before it shows the view")
                continue
            }
            report(use, edge, context)
        }
        context.skipCalls(project.otherViewUses(of: router)) { reason in
            switch reason {
            case .ofRoot: "is made by the root of the app, whose view is loaded when it is launched"
            case .incomplete:
                "is made by a RIB with \(project.absence(around: router).words(in: project))"
            case .later: "is in a closure that runs later"
            case .notAtStart: "is not known to run when the interactor becomes active"
            case .loadedBefore: "uses a view whose builder or initializer may load it"
            case .loads: "runs code that may load the view"
            case .usesNothing: "uses nothing that is known to be nil until the view is loaded, or tests it before"
            case .afterOther: "follows a call that may load the view"
            }
        }
    }

    private static func report(_ use: UnloadedViewUse, _ edge: Edge, _ context: RuleContext) {
        let project = context.project
        let property = project.fullName(use.property)
        context.report(
            at: project.site(use.place),
            """
            '\(project.text(at: use.place))' uses '\(property)' of '\(project.name(of: use.view))', which is nil until \
            the view is loaded: '\(project.name(of: edge.parent))' attaches the RIB before it shows the view.
            """,
            help: "Call 'loadViewIfNeeded()' in the view first, or store the value and show it in 'viewDidLoad()'.",
            about: use.function, subject: property, in: use.view,
            related: [Finding.Note(project.site(use.use), "it is used here")]
                + edge.attachmentNote(project, "the RIB is attached here"))
    }
}

extension RuleDocumentation {
    static let presenterCallBeforeViewLoad = RuleDocumentation(
        summary: "An interactor has its view use outlets when it becomes active, before the view is loaded.",
        reason: """
            'attachChild' activates the interactor, and most routers show the view afterwards. Outlets and other \
            implicitly unwrapped properties that 'viewDidLoad' sets are still nil then, so the app stops.
            """,
        howItWorks: """
            The rule follows 'didBecomeActive' and the functions that it calls on 'self' to the first calls of the \
            presenter. It reports a call if the function of the view accesses a member of an outlet, or of an \
            implicitly unwrapped property that only code of 'viewDidLoad' or 'loadView' assigns, and a router attaches \
            the RIB before it shows the view.
            """,
        limitations: """
            The rule reports nothing if the function, an earlier one, the view's initializer or the builder accesses \
            the view or asks whether it is loaded, if the property is compared or unwrapped there, for calls in \
            closures, for RIBs of launch routers, and for views of storyboards.
            """,
        example: RuleExample(
            """
              final class DetailInteractor: PresentableInteractor<DetailPresentable> {
                  override func didBecomeActive() {
                      super.didBecomeActive()
                      presenter.show("Details")
                  }
              }

              final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
                  @IBOutlet private var titleLabel: UILabel!

                  func show(_ title: String) {
            +         loadViewIfNeeded()
                      titleLabel.text = title
                  }
              }
            """,
            in: """
                import RIBs
                import UIKit

                protocol DetailPresentable: Presentable {
                    func show(_ title: String)
                }

                final class DetailRouter: ViewableRouter<DetailInteractor, ViewControllable> {}

                final class DetailBuilder: Builder<DetailDependency> {
                    func build() -> ViewableRouting {
                        _ = DetailComponent(dependency: dependency)
                        let viewController = DetailViewController(nibName: "Detail", bundle: nil)
                        return DetailRouter(
                            interactor: DetailInteractor(presenter: viewController), viewController: viewController)
                    }
                }

                final class HomeRouter: ViewableRouter<HomeInteractor, ViewControllable> {
                    private let detailBuilder: DetailBuilder

                    override func didLoad() {
                        super.didLoad()
                        let detail = detailBuilder.build()
                        attachChild(detail)
                        let view = detail.viewControllable.uiviewController
                        viewController.uiviewController.addChild(view)
                        viewController.uiviewController.view.addSubview(view.view)
                    }
                }
                """),
        references: [
            "https://developer.apple.com/documentation/uikit/uiviewcontroller/loadviewifneeded()"
        ])
}
