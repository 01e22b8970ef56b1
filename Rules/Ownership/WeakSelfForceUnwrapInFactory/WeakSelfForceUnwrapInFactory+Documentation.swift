import RuleKit

extension RuleDocumentation {
    static let weakSelfForceUnwrapInFactory = RuleDocumentation(
        summary: "A closure of a component or builder captures 'self' weakly and unwraps it by force.",
        reason: """
            Whoever gets the closure may keep it longer than anything keeps the component. The next call of the \
            closure then stops the app.
            """,
        howItWorks: """
            The rule reports a 'self' that is unwrapped by force, if the nearest closure that captures 'self' \
            captures it weakly: in the code of components and builders, and in closures that any other code creates \
            a builder with. A closure that compares 'self' with nil, or binds it conditionally, is not reported.
            """,
        limitations: """
            The rule does not check whether something keeps the component as long as the closure. A weak capture \
            under another name is not reported.
            """,
        example: RuleExample(
            """
              final class DetailComponent: Component<DetailDependency> {
                  let store = Store()

                  var makeStore: () -> Store {
            -         { [weak self] in self!.store }
            +         { [store] in store }
                  }
              }
            """,
            in: "import RIBs"))
}
