import RuleKit

extension RuleDocumentation {
    static let routerConcreteBuilder = RuleDocumentation(
        summary: "A router holds the class of a child's builder instead of its protocol.",
        reason: """
            A test of the router cannot pass a builder of its own, and the module of the parent depends on everything \
            that the child's builder imports.
            """,
        howItWorks: """
            The rule reports a stored property of a router whose type is the class of a builder, if the class conforms \
            to a protocol of builders.
            """,
        limitations: """
            The rule does not check whether the router uses members that the protocol lacks. Builders without a \
            protocol are not reported.
            """,
        example: RuleExample(
            """
              final class HomeRouter: Router<Interactor> {
            -     private let detailBuilder: DetailBuilder
            +     private let detailBuilder: DetailBuildable

            -     init(interactor: Interactor, detailBuilder: DetailBuilder) {
            +     init(interactor: Interactor, detailBuilder: DetailBuildable) {
                      self.detailBuilder = detailBuilder
                      super.init(interactor: interactor)
                  }

                  override func didLoad() {
                      super.didLoad()
                      attachChild(detailBuilder.build())
                  }
              }
            """,
            in: """
                import RIBs

                protocol DetailBuildable: Buildable {}

                final class DetailBuilder: Builder<DetailDependency>, DetailBuildable {}
                """))
}
