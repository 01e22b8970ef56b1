import RuleKit

extension RuleDocumentation {
    static let routerCreatesChildWithoutBuilder = RuleDocumentation(
        summary: "A router or an interactor creates a router, an interactor or a component of another RIB itself.",
        reason: """
            The parts of a RIB are wired by its builder, with the dependencies of its component. Code that creates \
            them elsewhere repeats the wiring, forgets parts of it, such as the listener, and cannot be replaced in \
            tests.
            """,
        howItWorks: """
            The rule reports the creation of a class that inherits from the framework's class of routers, \
            interactors or components, in the code of a router or of its interactor, unless it is a part of the same \
            RIB.
            """,
        limitations: """
            The rule reports nothing about objects of the framework's own classes, such as 'Router<Interactor>' as a \
            placeholder, about objects created by '.init' without the name of their class, and about code outside of \
            routers and interactors.
            """,
        example: RuleExample(
            """
              final class HomeRouter: Router<Interactor> {
                  private let detailBuilder: DetailBuilder
                  private var detail: Routing?

                  init(interactor: Interactor, detailBuilder: DetailBuilder) {
                      self.detailBuilder = detailBuilder
                      super.init(interactor: interactor)
                  }

                  override func didLoad() {
                      super.didLoad()
            -         let child = DetailRouter(interactor: interactor)
            +         let child = detailBuilder.build()
                      detail = child
                      attachChild(child)
                  }
              }
            """,
            in: "import RIBs\nfinal class DetailRouter: Router<Interactor> {}"))
}
