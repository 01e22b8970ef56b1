// === a private function passes the interactor to a closure
// clean: ..., which assigns its router
// use: ribs

protocol QuoteRouting: ViewableRouting {
    func routeToDetail()
}

final class QuoteInteractor: Interactor, Interactable {
    weak var router: QuoteRouting?
    //       ^^^^^^ router_not_assigned

    func didSelect() {
        router?.routeToDetail()
    }
}

final class QuoteRouter: ViewableRouter<QuoteInteractor, ViewControllable>, QuoteRouting {
    override init(interactor: QuoteInteractor, viewController: ViewControllable) {
        super.init(interactor: interactor, viewController: viewController)
        perform(interactor) { item in
            print(item)
//+         item.router = self
        }
    }

    func routeToDetail() {}

    private func perform(_ interactor: QuoteInteractor, then: (QuoteInteractor) -> Void) {
        then(interactor)
    }
}

func makeRouter(_ viewController: ViewControllable) -> QuoteRouter {
    QuoteRouter(interactor: QuoteInteractor(), viewController: viewController)
}
