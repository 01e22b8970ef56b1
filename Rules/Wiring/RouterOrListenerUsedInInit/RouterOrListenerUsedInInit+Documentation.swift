import RuleKit

extension RuleDocumentation {
    static let routerOrListenerUsedInInit = RuleDocumentation(
        summary: "An interactor uses its router or its listener in its initializer, where both are nil.",
        reason: """
            The builder sets the listener after it has created the interactor, and the router sets itself when it is \
            created with the interactor. In the interactor's initializer both are nil, so what is sent to them is \
            lost, and what is assigned from them is nil.
            """,
        howItWorks: """
            The rule reports each read of the stored properties 'router' and 'listener' in the initializers of an \
            interactor, and in functions of it that these call. A parameter or local of that name is not meant, nor is \
            a property that the initializer has assigned before.
            """,
        limitations: """
            Closures are not checked: they usually run later. Calls of the presenter are not reported, since the \
            initializer receives it.
            """,
        example: RuleExample(
            """
              final class DetailInteractor: PresentableInteractor<DetailPresentable>, DetailListener {
                  weak var listener: DetailListener?

                  override init(presenter: DetailPresentable) {
                      super.init(presenter: presenter)
            -         presenter.listener = listener
            +         presenter.listener = self
                  }

                  func detailDidClose() {
                      listener?.detailDidClose()
                  }
              }
            """,
            in: "import RIBs\nprotocol DetailListener: AnyObject {}"))
}
