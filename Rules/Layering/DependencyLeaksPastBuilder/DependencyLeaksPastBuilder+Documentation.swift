import RuleKit

extension RuleDocumentation {
    static let dependencyLeaksPastBuilder = RuleDocumentation(
        summary: "An interactor or a view holds the class of a component.",
        reason: """
            The builder is the only part of a RIB that knows where its values come from. An interactor with the \
            component can reach everything in it, a test has to create the component, and what the interactor really \
            needs is written nowhere.
            """,
        howItWorks: """
            The rule reports a stored property of an interactor, a view or a presenter whose type is a class of \
            components.
            """,
        limitations: """
            A property whose type is a protocol is not reported, whatever conforms to it. Routers may hold components: \
            they pass them to builders.
            """,
        example: RuleExample(
            """
              final class DetailInteractor: Interactor {
            -     private let values: DetailComponent
            +     private let values: DetailInteractorDependency

            -     init(values: DetailComponent) {
            +     init(values: DetailInteractorDependency) {
                      self.values = values
                      super.init()
                  }
              }
            """,
            in: "import RIBs\nfinal class DetailComponent: Component<EmptyDependency>, DetailInteractorDependency {}"))
}
