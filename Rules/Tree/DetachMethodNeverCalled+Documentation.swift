import RuleKit

extension RuleDocumentation {
    static let detachMethodNeverCalled = RuleDocumentation(
        summary: "A router has a function that detaches a child, but nothing calls it.",
        reason: """
            The user goes back or closes the sheet, the view disappears, and the child stays attached: its interactor \
            stays active, its subscriptions keep running, and a check such as 'guard detail == nil' keeps the screen \
            from being opened again.
            """,
        howItWorks: """
            The rule follows calls from the functions of the views, interactors and routers of the project, through \
            routing and listener protocols, to the functions by which routers detach children. It reports such a \
            function if nothing calls it and no other call detaches the child, if an event can attach the child any \
            number of times, and if the user can leave its view, because it is pushed or presented as a sheet, if \
            another child takes its place as root of the window, or if the child sends an event upon which the \
            parent's interactor calls neither a router nor a listener. That an event of the child closes its parent \
            does not count if the user can go back from the child alone and no hook notifies the router.
            """,
        limitations: """
            A call on a value of an unknown type counts as a call of every function of that name. The rule reports \
            nothing about children in tabs, embedded children, full-screen presentations, children that only \
            'didLoad', 'didBecomeActive' and their subscriptions attach, and RIBs with a superclass that is not \
            analyzed. It reports nothing if a copy of RIBs in the project has other names for 'attachChild' and \
            'detachChild'.
            """,
        example: RuleExample(
            """
              extension HomeInteractor: DetailListener {
                  func detailDidClose() {
            -         // Nothing to do.
            +         router?.detachDetail()
                  }
              }
            """,
            in: """
                \(ExampleApp.detailRIB)
                \(ExampleApp.home)
                \(ExampleApp.homeRouting)

                final class HomeInteractor: PresentableInteractor<HomePresentable>, HomePresentableListener {
                    weak var router: HomeRouting?

                    func didTapDetail() { router?.attachDetail() }
                }
                """),
        references: ["RIBs/Classes/Router.swift in github.com/uber/RIBs-iOS"])
}
