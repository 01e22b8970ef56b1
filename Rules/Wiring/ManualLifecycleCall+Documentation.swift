import RuleKit

extension RuleDocumentation {
    static let manualLifecycleCall = RuleDocumentation(
        summary: "Code activates, loads or deactivates a RIB itself instead of attaching or detaching it.",
        reason: """
            'attachChild(_:)' adds the child to the router's children, activates its interactor and loads its router. \
            A RIB that is only activated is not in the tree: nothing deactivates it with its parent. A RIB that \
            deactivates itself stays attached, without its subscriptions. And an interactor that is not activated, in \
            a RIB that is only loaded, disposes of each subscription immediately.
            """,
        howItWorks: """
            The rule checks calls of 'activate()', 'deactivate()', 'load()', 'didBecomeActive()', \
            'willResignActive()' and 'didLoad()' on interactors and routers, except on 'super'. It reports each of \
            them in the code of routers, interactors, builders and workers; 'activate()' and 'load()' in one function \
            are one finding. In the code of any other object, which may host a RIB outside of the tree, it reports \
            'activate()' on the interactor of a router that the object never loads, and 'load()' on a router whose \
            interactor neither the object nor the router activates.
            """,
        limitations: """
            The rule does not report a method of the same name that the project declares, a host that never \
            deactivates its RIB, or calls on a router that only a local variable refers to. It does not report a \
            router that activates and loads itself where it puts its view into a window. Presenters and \
            components that control an interactor are not reported.
            """,
        example: RuleExample(
            """
              final class DetailRouter: Router<DetailInteractable> {
                  override func didLoad() {
                      super.didLoad()
            -         interactor.activate()
                  }
              }
            """,
            in: "import RIBs"),
        references: ["RIBs/Classes/Router.swift in github.com/uber/RIBs-iOS"])
}
