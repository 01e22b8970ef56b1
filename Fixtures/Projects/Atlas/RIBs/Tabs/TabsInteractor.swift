import RIBs
import RxSwift

protocol TabsRouting: ViewableRouting {}

enum TabsAction {
    case logOut
}

protocol TabsPresentable: Presentable {
    var action: Observable<TabsAction> { get }
}

/// @mockable
protocol TabsListener: AnyObject {
    func tabsDidRequestLogOut()
}

final class TabsInteractor: PresentableInteractor<any TabsPresentable>, TabsInteractable {
    weak var router: (any TabsRouting)?
    weak var listener: (any TabsListener)?

    override func didBecomeActive() {
        super.didBecomeActive()
        presenter.action
            .subscribe(onNext: handle)
            .disposeOnDeactivate(interactor: self)
    }

    private func handle(_ action: TabsAction) {
        switch action {
        case .logOut:
            listener?.tabsDidRequestLogOut()
        }
    }
}
