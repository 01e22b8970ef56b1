import RuleKit

extension RuleDocumentation {
    static let presenterListenerNotSet = RuleDocumentation(
        summary: "A view sends its events to a listener, but the interactor never becomes that listener.",
        reason: """
            The view's reference to its interactor is weak and optional, and the framework does not set it: the \
            interactor's initializer has to. Without that line 'listener?.didTapClose()' does nothing. The code \
            compiles, the buttons are there, and none of them has an effect.
            """,
        howItWorks: """
            The rule takes the protocol that an interactor class passes to 'PresentableInteractor', and in it each \
            property with a setter whose type is a protocol that the interactor conforms to. It reports the \
            interactor if no code of the project assigns it to such a property: neither the interactor itself, nor \
            its view or presenter, a builder, a component or a host. The type of what is assigned decides: \
            'presenter.listener = listener' passes on the parent, not the interactor. Properties that no view or \
            presenter reads are not reported, nor are interactors that nothing creates.
            """,
        limitations: """
            The rule reports nothing if the receiver or the value of an assignment has a type that cannot be resolved \
            and its file names the interactor or its presenter, if the interactor is passed to a function that is not \
            analyzed, or if it has a superclass outside the analyzed files.
            """,
        example: RuleExample(
            """
              final class DetailInteractor: PresentableInteractor<DetailPresentable>, DetailPresentableListener {
                  weak var listener: DetailListener?

                  override init(presenter: DetailPresentable) {
                      super.init(presenter: presenter)
            +         presenter.listener = self
                  }

                  func didClose() {
                      listener?.detailDidClose()
                  }
              }
            """,
            in: """
                \(ExampleApp.detailListeners)
                \(ExampleApp.detailViewWithButton)

                protocol DetailPresentable: Presentable {
                    var listener: DetailPresentableListener? { get set }
                }

                final class DetailBuilder: Builder<DetailDependency> {
                    func build(withListener listener: DetailListener) -> ViewableRouting {
                        _ = DetailComponent(dependency: dependency)
                        let viewController = DetailViewController()
                        let interactor = DetailInteractor(presenter: viewController)
                        interactor.listener = listener
                        return DetailRouter(interactor: interactor, viewController: viewController)
                    }
                }
                """),
        references: ["RIBs/Classes/PresentableInteractor.swift in github.com/uber/RIBs-iOS"])
}
