import RuleKit

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
