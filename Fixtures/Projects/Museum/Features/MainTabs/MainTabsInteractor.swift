import MuseumKit
import RIBs
import RxSwift

protocol MainTabsRouting: ViewableRouting {}

protocol MainTabsPresentable: Presentable {
    func setBadge(_ count: Int)
}

protocol MainTabsListener: AnyObject {
    func mainTabsDidFinishVisit()
}

final class MainTabsInteractor: PresentableInteractor<MainTabsPresentable>, MainTabsInteractable {
    weak var router: MainTabsRouting?
    weak var listener: MainTabsListener?

    private let visitTracker: VisitTracking
    private var bag: DisposeBag?

    init(presenter: MainTabsPresentable, visitTracker: VisitTracking) {
        self.visitTracker = visitTracker
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        let bag = DisposeBag()
        self.bag = bag
        visitTracker.summary
            .map(\.seen.count)
            .distinctUntilChanged()
            .subscribe(onNext: { [weak self] count in
                self?.presenter.setBadge(count)
            })
            .disposed(by: bag)
    }

    override func willResignActive() {
        super.willResignActive()
        bag = nil
    }

    // MARK: - ExhibitionsListener

    func exhibitionsDidSee(_ exhibit: Exhibit) {
        visitTracker.markSeen(exhibit)
    }

    // MARK: - VisitListener

    func visitDidEnd() {
        listener?.mainTabsDidFinishVisit()
    }
}
