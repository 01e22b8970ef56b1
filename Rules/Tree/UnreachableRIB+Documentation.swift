import RuleKit

extension RuleDocumentation {
    static let unreachableRIB = RuleDocumentation(
        summary: "No code of the project builds a RIB.",
        reason: """
            The RIB is dead code that still compiles, is still tested, and still takes part in every change of what it \
            depends on. If it was meant to be reachable, the call that builds it was lost.
            """,
        howItWorks: """
            The rule reports a builder class that creates a router if no code outside of its RIB names the class or \
            one of its protocols: no call, no annotation, no registration, no generic argument. The whole project \
            counts, including the app delegate, but not tests, templates and vendored code. Neither a class that \
            conforms to the protocol nor a protocol that refines it counts as a use.

            It also reports a builder that is only created and handed to objects that store it in a private property \
            and never use it. The property is followed through locals, functions, closures, collections and structs.
            """,
        limitations: """
            Names decide: a builder whose name, or whose protocol's name, another declaration has as well is not \
            reported if that one is used. A RIB whose only user is itself unreachable is not reported until that one \
            is gone. Projects without an app are not checked, because other projects may build their RIBs. Builders \
            that are looked up by a string are reported.
            """,
        example: RuleExample(
            """
              final class RootBuilder: Builder<EmptyDependency> {
                  func build() -> RootRouter {
                      _ = RootComponent(dependency: dependency)
                      return RootRouter(interactor: Interactor())
                  }
              }

              final class AppDelegate: UIResponder, UIApplicationDelegate {
                  private var rootRouter: RootRouter?

                  func applicationDidFinishLaunching(_ application: UIApplication) {
            +         let rootRouter = RootBuilder(dependency: AppComponent()).build()
            +         rootRouter.interactable.activate()
            +         rootRouter.load()
            +         self.rootRouter = rootRouter
                  }
              }
            """,
            in: "import RIBs\nimport UIKit\nfinal class RootRouter: Router<Interactor> {}"))
}
