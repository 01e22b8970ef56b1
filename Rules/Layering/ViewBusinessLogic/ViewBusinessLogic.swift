import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A view that requests or stores data, or builds a RIB.
    static let viewBusinessLogic = Rule(
        "view_business_logic", in: .layering, as: .note, isDefault: false,
        documentation: .viewBusinessLogic,
        inspects: Scope("views that builders create", of: [.view]),
        configurationKeys: ["modules", "view", "builder"],
        each: { $0.builtRIBViews }
    ) { context, view in
        let project = context.project
        for task in project.tasks(ofView: view) {
            let (owner, member) = (project.name(of: view), project.fullName(task.member))
            let site = task.place.map { project.site($0) } ?? project.site(ofName: task.member)
            let what: String
            switch task.kind {
            case .other:
                context.skip(
                    Candidate("The name '\(task.name)'", at: site), "is a local's, or none of what it names is used")
                continue
            case .access(.request): what = "requests data with '\(task.name)'"
            case .access(.storage): what = "reads or stores data with '\(task.name)'"
            case .builder: what = "uses '\(task.name)', which builds a RIB,"
            }
            let help =
                task.kind == .builder
                ? "Notify the listener, and let the router build that RIB."
                : "Move this to the interactor or to a service of it, and pass the view what it shows."
            context.report(
                at: site, "The view '\(owner)' \(what) in '\(member)'.", help: help,
                about: task.member, subject: task.name, in: view)
        }
        guard context.recordsSkips else { return }
        for other in project.otherTasks(ofView: view) {
            let reason =
                switch other.reason {
                case .ofProject: "denotes what the project declares"
                case .notImported: "is in a file that does not import the library of this name"
                case .otherBuild: "is not known to build a RIB"
                case .repeated: "is not the first use in this member"
                }
            context.skip(
                Candidate("The name '\(project.text(at: other.place))'", at: project.site(other.place)), reason)
        }
    }
}

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
