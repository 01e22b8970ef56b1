import RuleKit

extension RuleDocumentation {
    static let viewBusinessLogic = RuleDocumentation(
        summary: "A view requests or stores data, or builds a RIB.",
        reason: """
            A view shows what its interactor passes to it, and notifies it of what the user does. Requests and storage \
            in a view are not stopped when the RIB is detached, and tests of the interactor do not cover them. A RIB \
            that a view builds has no parent that attaches it.
            """,
        howItWorks: """
            The rule checks the views that builders create, their base classes, and the SwiftUI views that they host. \
            It reports 'URLSession', 'UserDefaults', 'NSManagedObjectContext', the entry points of Alamofire, Moya, \
            Firestore and Firebase's database, and each creation or call of a RIB's builder.
            """,
        limitations: """
            Names alone decide nothing: a service or helper of the project that requests or stores data is not \
            reported, nor is '@AppStorage'. Whether the state of a view, such as a hint that was shown, belongs to the \
            view is a matter of taste.
            """,
        example: RuleExample(
            """
              final class HomeViewController: UIViewController, HomePresentable, ViewControllable {
                  weak var listener: HomePresentableListener?

                  @objc private func acceptTapped() {
            -         UserDefaults.standard.set(true, forKey: "accepted")
            +         listener?.didTapAccept()
                  }
              }
            """,
            in: """
                import RIBs
                import UIKit

                final class HomeRouter: ViewableRouter<HomeInteractor, ViewControllable> {}

                final class HomeBuilder: Builder<EmptyDependency> {
                    func build() -> ViewableRouting {
                        _ = HomeComponent(dependency: dependency)
                        let viewController = HomeViewController()
                        let interactor = HomeInteractor(presenter: viewController)
                        return HomeRouter(interactor: interactor, viewController: viewController)
                    }
                }
                """))
}
