import RuleKit

extension RuleDocumentation {
    static let viewHoldsInteractor = RuleDocumentation(
        summary: "A view or presenter holds an object of its interactor's class strongly.",
        reason: """
            An interactor owns its presenter. If the presenter also owns the interactor, the two form a retain cycle: \
            neither is freed after the RIB is detached, and each time the RIB is built another copy stays in memory.
            """,
        howItWorks: """
            The rule checks the stored properties of the classes of views and presenters, and of their base classes. \
            It reports one whose type is the class of an interactor, if that interactor passes the view or a protocol \
            of it to 'PresentableInteractor', or stores one of them strongly. It also reports the assignment of an \
            interactor to the 'reactor' of a view of ReactorKit in a builder. Weak and unowned properties and weak \
            wrappers are correct.
            """,
        levels: """
            A note if the RIB stays as long as the app: it is attached at the start of its parent, stays a part of \
            its parent's view and is never detached, and so are its ancestors up to the app's root. What it keeps \
            alive would be alive anyway. Otherwise a warning, also for the root, which an app may replace, and if it \
            is not known whether the RIB comes and goes.
            """,
        limitations: """
            Properties with a protocol of the interactor as their type are reported by strong_listener_in_view. The \
            rule does not report a presenter that owns an interactor which has no presenter.
            """,
        example: RuleExample(
            """
            - final class LoginInteractor: PresentableInteractor<LoginPresentable> {}
            + final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginPresentableListener {}

              final class LoginViewController: UIViewController, LoginPresentable, ViewControllable {
            -     var interactor: LoginInteractor?
            +     weak var listener: LoginPresentableListener?
              }
            """,
            in: "import RIBs\nimport UIKit\nprotocol LoginPresentable: Presentable {}"),
        references: ["RIBs/Classes/PresentableInteractor.swift in github.com/uber/RIBs-iOS"])
}
