import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A function that a routing protocol requires, and that nothing calls.
    static let routingMethodNeverCalled = Rule(
        "routing_method_never_called", in: .tree, as: .note, isDefault: false,
        documentation: .routingMethodNeverCalled,
        tag: .unnecessary,
        inspects: Scope("functions that routing protocols require", of: [.router]),
        configurationKeys: ["modules", "router"],
        doubt: Doubt("functions of routers look never called", unlessOne: "calls"),
        each: { $0.protocols(.routing) }
    ) { check($1, $0) }

    /// A function that the interactor's protocol for its view requires, and that nothing calls.
    static let presentableMethodNeverCalled = Rule(
        "presentable_method_never_called", in: .tree, as: .note, isDefault: false,
        documentation: .presentableMethodNeverCalled,
        tag: .unnecessary,
        inspects: Scope("functions that protocols of views and presenters require", of: [.view, .presenter]),
        configurationKeys: ["modules", "presenter", "view"],
        doubt: Doubt("functions of views and presenters look never called", unlessOne: "calls"),
        each: { $0.protocols(.presentable) }
    ) { check($1, $0) }

    /// A function that the view's protocol for its interactor requires, and that nothing calls.
    static let presentableListenerMethodNeverCalled = Rule(
        "presentable_listener_method_never_called", in: .tree, as: .note, isDefault: false,
        documentation: .presentableListenerMethodNeverCalled,
        tag: .unnecessary,
        inspects: Scope("functions that listeners of views and presenters require", of: [.view, .presenter]),
        configurationKeys: ["modules", "presenter", "view"],
        doubt: Doubt("functions of listeners look never called", unlessOne: "calls"),
        each: { $0.protocols(.presentableListener) }
    ) { check($1, $0) }

    private static func check(_ type: TypeID, _ context: RuleContext) {
        let project = context.project
        for function in project.requiredFunctions(of: type) {
            context.consider()
            let site = project.site(ofName: function.requirement)
            var name: String { project.fullName(function.requirement) }
            func skip(_ reason: SkipReason, at notes: [Finding.Note] = []) {
                context.skip(Candidate("The function '\(name)'", at: site), reason, at: notes)
            }
            switch function.state {
            case .called: skip("is called, or a function of its name is")
            case .mayBeCalled: skip(.unknown("is fulfilled by no class of the analyzed files"))
            case .mayBeCalledByAbsentCode(let place):
                let note = Finding.Note(project.site(place), "here")
                skip(.unknown("may be called by code that is not analyzed"), at: [note])
            case .mayBeCalledByAbsentCreator:
                skip(.unknown("may be called by the code that creates the object, which is not analyzed"))
            case .uncalled:
                context.report(
                    at: site, "Nothing calls '\(name)' of '\(project.name(of: type))'.",
                    help: "Remove the function, or call it.", about: function.requirement, in: type,
                    related: function.witness.map { witness in
                        [Finding.Note(project.site(ofName: witness), "this function never runs")]
                    } ?? [],
                    passedTo: project.receivers(ofValuesOf: type))
            }
        }
    }
}

extension RuleDocumentation {
    private static let deadCode = """
        The function looks like a part of the RIB's behavior, but never runs. Often a call was forgotten, or the code \
        that called it was removed and the rest stayed.
        """

    static let routingMethodNeverCalled = RuleDocumentation(
        summary: "A function that a routing protocol requires is never called.",
        reason: deadCode,
        howItWorks: """
            The rule resolves calls through the types of their receivers. It reports a requirement of a routing \
            protocol if a router of the analyzed files fulfills it, and if no code calls it or refers to it: neither \
            the interactor, nor routers, nor other code such as an app delegate.
            """,
        limitations: """
            A call on a value of an unknown type counts as a call of every function of that name. Requirements with a \
            default implementation are not reported. Calls by tests alone do not count. Where no code that is read \
            creates the router, what creates it may call its functions: nothing is reported.
            """,
        example: RuleExample(
            """
              protocol HomeRouting: Routing {
                  func attachDetail()
              }

              final class HomeInteractor: PresentableInteractor<HomePresentable>, HomePresentableListener {
                  weak var router: HomeRouting?

                  func didTapDetail() {
            -         print("tapped")
            +         router?.attachDetail()
                  }
              }
            """,
            in: """
                import RIBs
                import UIKit

                final class HomeRouter: ViewableRouter<HomeInteractor, ViewControllable>, HomeRouting {
                    func attachDetail() {}
                }

                func makeHome() -> ViewableRouting {
                    let viewController = HomeViewController()
                    let interactor = HomeInteractor(presenter: viewController)
                    viewController.listener = interactor
                    return HomeRouter(interactor: interactor, viewController: viewController)
                }
                """))

    static let presentableMethodNeverCalled = RuleDocumentation(
        summary: "A function that an interactor's protocol for its view requires is never called.",
        reason: deadCode,
        howItWorks: """
            The rule reports a requirement of a protocol of views or presenters if a class of the analyzed files \
            fulfills it, and if no code of RIBs calls a function of that name or refers to one.
            """,
        limitations: """
            Calls are matched by name, so a call of any function of the name counts. Requirements with a default \
            implementation are not reported. Calls by tests alone do not count. Where no code that is read \
            creates the view or presenter, what creates it may call its functions: nothing is reported.
            """,
        example: RuleExample(
            """
              protocol HomePresentable: Presentable {
                  var listener: HomePresentableListener? { get set }
                  func showTitle(_ title: String)
              }

              final class HomeInteractor: PresentableInteractor<HomePresentable>, HomePresentableListener {
                  weak var router: HomeRouting?

                  override func didBecomeActive() {
                      super.didBecomeActive()
            -         print("active")
            +         presenter.showTitle("Home")
                  }
              }
            """,
            in: """
                import RIBs
                import UIKit

                final class HomeViewController: UIViewController, HomePresentable, ViewControllable {
                    weak var listener: HomePresentableListener?

                    func showTitle(_ title: String) { self.title = title }
                }

                func makeHome() -> ViewableRouting {
                    let viewController = HomeViewController()
                    let interactor = HomeInteractor(presenter: viewController)
                    viewController.listener = interactor
                    return HomeRouter(interactor: interactor, viewController: viewController)
                }
                """))

    static let presentableListenerMethodNeverCalled = RuleDocumentation(
        summary: "A function that a view's protocol for its interactor requires is never called.",
        reason: deadCode,
        howItWorks: """
            The rule reports a requirement of the protocol of a view's or presenter's listener if a class of the \
            analyzed files fulfills it, and if no code of RIBs calls a function of that name or refers to one.
            """,
        limitations: """
            Calls are matched by name, so a call of any function of the name counts. Requirements with a default \
            implementation are not reported. Calls by tests alone do not count. Where no code that is read \
            creates the interactor, what creates it may call its functions: nothing is reported.
            """,
        example: RuleExample(
            """
              final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
                  weak var listener: DetailPresentableListener?

                  @objc private func closeTapped() {
            -         print("closed")
            +         listener?.didClose()
                  }
              }
            """,
            in: "\(ExampleApp.detail)\n\(ExampleApp.detailInteractor)"))
}
