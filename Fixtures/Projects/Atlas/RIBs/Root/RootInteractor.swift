import AtlasCore
import RIBs
import RxSwift

protocol RootRouting: ViewableRouting {
    func routeToLoggedOut()
    func routeToLoggedIn(visitor: Visitor)
}

protocol RootPresentable: Presentable {
    var listener: RootPresentableListener? { get set }
}

final class RootInteractor: PresentableInteractor<RootPresentable>, RootInteractable, RootPresentableListener {
    weak var router: RootRouting?

    private let visitorService: VisitorServicing

    init(presenter: RootPresentable, visitorService: VisitorServicing) {
        self.visitorService = visitorService
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()

        visitorService.visitor
            .distinctUntilChanged()
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { visitor in
                if let visitor = visitor {
                    self.router?.routeToLoggedIn(visitor: visitor)
                } else {
                    self.router?.routeToLoggedOut()
                }
            })
            .disposeOnDeactivate(interactor: self)
    }

    func loggedInDidLogOut() {
        visitorService.logOut()
    }
}
