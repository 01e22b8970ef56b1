import RuleKit

extension RuleDocumentation {
    static let interactorKnowsChild = RuleDocumentation(
        summary: "An interactor refers to the router or the interactor of a child RIB.",
        reason: """
            A child tells its parent what happens by its listener, and gets what it needs from its dependency. An \
            interactor that has the child's interactor or router depends on how the child is built, bypasses the \
            router, and can keep the child alive after it is detached.
            """,
        howItWorks: """
            The rule reports each stored property, 'let', 'if let' and 'guard let', cast and type test in an \
            interactor whose type is the class of a child's router or interactor, or a protocol of it that refines \
            Routing or Interactable. A RIB is a child if the interactor's router builds it, or if the interactor \
            conforms to the protocol of its listener. A property that holds a router strongly is reported by \
            strong_router alone.
            """,
        limitations: """
            Protocols that refine neither Routing nor Interactable, such as those of actionable items, are not \
            reported, nor are protocols of the framework, parameters of functions, and values that are used without a \
            name.
            """,
        example: RuleExample(
            """
              protocol HomeRouting: Routing {
            -     func attachDetail() -> DetailInteractable?
            +     func attachDetail()
              }

              final class HomeInteractor: Interactor, HomeInteractable {
                  weak var router: HomeRouting?

                  override func didBecomeActive() {
                      super.didBecomeActive()
            -         if let detail = router?.attachDetail() {
            -             detail.listener = self
            -         }
            +         router?.attachDetail()
                  }
              }

              extension HomeRouter {
            -     func attachDetail() -> DetailInteractable? {
            -         guard detail == nil else { return nil }
            +     func attachDetail() {
            +         guard detail == nil else { return }
                      let child = detailBuilder.build(withListener: interactor)
                      detail = child
                      attachChild(child)
            -         return child.interactable as? DetailInteractable
                  }
              }
            """,
            in: """
                import RIBs

                protocol DetailListener: AnyObject {}

                protocol DetailInteractable: Interactable {
                    var listener: DetailListener? { get set }
                }

                final class DetailInteractor: Interactor, DetailInteractable {
                    weak var listener: DetailListener?
                }

                protocol HomeInteractable: Interactable, DetailListener {}
                """))
}
