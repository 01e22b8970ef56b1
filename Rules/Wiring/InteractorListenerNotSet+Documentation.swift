import RuleKit

extension RuleDocumentation {
    static let interactorListenerNotSet = RuleDocumentation(
        summary: "An interactor uses its listener, but the code that creates it sets none.",
        reason: """
            The listener is weak and optional, and the framework does not set it: the builder has to. Without that \
            line 'listener?.detailDidClose()' does nothing. The code compiles, the screen stays open, and no error is \
            logged.
            """,
        howItWorks: """
            The rule checks the properties 'listener' and 'delegate' of interactor classes, and others whose type is \
            a protocol of which a build function takes a value. It reports each place that creates the interactor if \
            no code of the project assigns the property: neither the interactor itself, nor its router, a builder, a \
            component or a host. If only builders assign it, each of them to the interactor that it creates, a \
            builder that does not is reported by itself. Properties that the interactor never reads are not reported, \
            nor are those whose protocol requires nothing.
            """,
        limitations: """
            The rule reports nothing if an assignment's receiver has a type that cannot be resolved and its file \
            names the interactor, its protocols or its router, if the interactor is passed to a function that is not \
            analyzed, or if it has a superclass outside the analyzed files. It does not follow the order in which \
            code runs.
            """,
        example: RuleExample(
            """
              final class DetailBuilder: Builder<DetailDependency> {
                  func build(withListener listener: DetailListener) -> ViewableRouting {
                      _ = DetailComponent(dependency: dependency)
                      let viewController = DetailViewController()
                      let interactor = DetailInteractor(presenter: viewController)
            +         interactor.listener = listener
                      viewController.listener = interactor
                      return DetailRouter(interactor: interactor, viewController: viewController)
                  }
              }
            """,
            in: "\(ExampleApp.detailListeners)\n\(ExampleApp.detailViewWithButton)\n\(ExampleApp.detailInteractor)"),
        references: ["RIBs/Classes/Builder.swift in github.com/uber/RIBs-iOS"])
}
