import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A router that replaces the delegate which an ancestor has set on the navigation controller of both.
    static let navigationDelegateOverwritten = Rule(
        "navigation_delegate_overwritten", in: .dismissal, as: .note, isDefault: false,
        documentation: .navigationDelegateOverwritten,
        inspects: Scope("assignments of navigation delegates by routers", of: [.router]),
        configurationKeys: ["modules", "router", "builder", "view"],
        mayLeaveAttached: true,
        each: { $0.routerClasses }, onceASite: true
    ) { context, router in
        let project = context.project
        for overwritten in project.overwrittenDelegates(by: router) {
            let first = project.name(of: overwritten.ancestor)
            context.report(
                at: project.site(overwritten.second),
                """
                '\(project.name(of: router))' replaces the delegate that '\(first)' has set on the same navigation \
                controller, which no longer notifies it of pops.
                """,
                help: "Set one delegate that passes the calls on to both, or notify from the views.",
                about: overwritten.function, in: router,
                related: [
                    Finding.Note(project.site(overwritten.first), "the delegate is first set here"),
                    Finding.Note(project.site(overwritten.push), "the view is pushed into that controller here"),
                ])
        }
        guard context.recordsSkips else { return }
        let absent = project.absence(of: router).words(in: project)
        for other in project.otherNavigationDelegates(of: router) {
            let delegate = Candidate("The assignment of the delegate", at: project.site(other.place))
            context.skipOther(delegate, reason(other.reason, absent), at: context.notes(on: other))
        }
    }

    private static func reason(_ delegate: OtherNavigationDelegate, _ absent: String) -> String {
        switch delegate {
        case .incomplete: "belongs to a router with \(absent)"
        case .clears: "clears it"
        case .unknownObject: "assigns an object that other routers may assign as well"
        case .first: "replaces none that a router above is known to set on the same navigation controller"
        case .setAgain: "may assign the same object as a router above, or be followed by another assignment there"
        }
    }
}

extension RuleDocumentation {
    static let navigationDelegateOverwritten = RuleDocumentation(
        summary: "A router replaces the delegate that an ancestor has set on the navigation controller of both.",
        reason: """
            A navigation controller has one delegate. Two routers whose views are in the same navigation controller \
            and that each set their own object there compete for it: after the second assignment the first router is \
            no longer notified when the user goes back, and its child stays attached.
            """,
        howItWorks: """
            The rule compares assignments to 'navigationController?.delegate' of a router's own view, if one router \
            pushes the view of the other, directly or through the views in between. It reports the lower one if the \
            values are certainly two objects: the routers themselves, or objects that their parts create.
            """,
        limitations: """
            The rule reports nothing about objects that are passed in, since both routers may get the same one, nor \
            if the upper router assigns the delegate several times. The lower router may be gone again when the user \
            leaves the upper one's child. It is off by default.
            """,
        example: RuleExample(
            """
              extension HomeRouter: UINavigationControllerDelegate {
                  func attachDetail() {
                      let router = detailBuilder.build(withListener: interactor)
                      attachChild(router)
                      let view = router.viewControllable.uiviewController
                      viewController.uiviewController.navigationController?.delegate = self
                      viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
                  }
              }

            - final class DetailRouter: ViewableRouter<DetailInteractor, ViewControllable> {
            -     override func didLoad() {
            -         super.didLoad()
            -         viewController.uiviewController.navigationController?.delegate = self
            -     }
            - }
            + final class DetailRouter: ViewableRouter<DetailInteractor, ViewControllable> {}
            """,
            in: """
                import RIBs
                import UIKit

                \(ExampleApp.detailBuilder)

                final class HomeRouter: ViewableRouter<HomeInteractor, ViewControllable> {
                    private let detailBuilder: DetailBuilder
                }

                extension DetailRouter: UINavigationControllerDelegate {}
                """))
}
