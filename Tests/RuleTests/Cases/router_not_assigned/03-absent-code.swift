// === an initializer that archives alone call only stops
// clean: ..., and so does the one that gets the interactor
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
//-     super.init(interactor: interactor, viewController: viewController)
//+     fatalError()
    }

    init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func routeToDetail() {}
}

func makeRouter(_ viewController: ViewControllable) -> QuoteRouter {
    QuoteRouter(interactor: QuoteInteractor(), viewController: viewController)
}
