import RuleKit

extension RuleDocumentation {
    static let strongListenerInView = RuleDocumentation(
        summary: "A view or presenter holds its interactor strongly.",
        reason: """
            An interactor owns its presenter. If the presenter also owns the interactor, the two form a retain cycle: \
            neither is freed after the RIB is detached, and each time the RIB is built another copy stays in memory.
            """,
        howItWorks: """
            The rule checks the stored properties of the classes of views and presenters, and of their base classes. \
            It reports one whose type is a protocol that an interactor of the project conforms to, if that interactor \
            passes a protocol of the view to 'PresentableInteractor'. The same holds for the property of an object in \
            a strong property of the view, such as a model, to which the view assigns the listener. Weak and unowned \
            properties and weak wrappers are correct, and so is a property that the interactor sets to nil when it is \
            deactivated.
            """,
        levels: """
            A note if the RIB stays as long as the app: it is attached at the start of its parent, stays a part of \
            its parent's view and is never detached, and so are its ancestors up to the app's root. What it keeps \
            alive would be alive anyway. Otherwise a warning, also for the root, which an app may replace, and if it \
            is not known whether the RIB comes and goes.
            """,
        limitations: """
            The rule does not report properties with the interactor's class as their type, views of SwiftUI, or \
            interactors that keep their presenter in a property of their own.
            """,
        example: RuleExample(
            """
              final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
            -     var listener: DetailPresentableListener?
            +     weak var listener: DetailPresentableListener?

                  @objc private func closeTapped() { listener?.didClose() }
              }
            """,
            in: """
                \(ExampleApp.detail)
                \(ExampleApp.detailInteractor)

                protocol DetailPresentable: Presentable {}
                """),
        references: ["RIBs/Classes/PresentableInteractor.swift in github.com/uber/RIBs-iOS"])

    static let strongListenerInInteractor = RuleDocumentation(
        summary: "An interactor, worker or builder holds its listener strongly.",
        reason: """
            The listener is the interactor of the parent, whose router owns the child. If the child also owns the \
            parent, the two form a retain cycle as long as the child is attached, and a child that outlives its \
            detachment keeps the parent with its whole subtree in memory.
            """,
        howItWorks: """
            The rule checks the stored properties of interactors, workers and builders, and of their base classes. It \
            reports one whose type is the protocol of an interactor's listener, if an interactor or a router of the \
            project conforms to that. Weak and unowned properties and weak wrappers are correct.
            """,
        levels: """
            A note if the RIB stays as long as the app: it is attached at the start of its parent, stays a part of \
            its parent's view and is never detached, and so are its ancestors up to the app's root. What it keeps \
            alive would be alive anyway. Otherwise a warning, also for the root, which an app may replace, and if it \
            is not known whether the RIB comes and goes.
            """,
        limitations: """
            The rule does not report listeners that only objects outside of RIBs conform to: those may own the RIB. \
            It recognizes the protocols of listeners by the interactors' properties named 'listener'.
            """,
        example: RuleExample(
            """
              final class DetailInteractor: PresentableInteractor<DetailPresentable>, DetailPresentableListener {
            -     var listener: DetailListener?
            +     weak var listener: DetailListener?

                  func didClose() { listener?.detailDidClose() }
              }
            """,
            in: "\(ExampleApp.detail)\n\(ExampleApp.detailViewWithButton)\n\(ExampleApp.homeInteractor)"),
        references: ["RIBs/Classes/Interactor.swift in github.com/uber/RIBs-iOS"])
}
