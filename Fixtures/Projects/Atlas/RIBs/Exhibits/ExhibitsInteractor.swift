import AtlasCore
import RIBs
import RxRelay
import RxSwift

protocol ExhibitsRouting: ViewableRouting {
    func attachExhibitDetail(_ exhibit: Exhibit)
    func detachExhibitDetail()
}

protocol ExhibitsPresentable: Presentable {
    var listener: ExhibitsPresentableListener? { get set }
    func show(_ items: [ExhibitItem])
    func endRefreshing()
}

/// @mockable
protocol ExhibitsListener: AnyObject {}

final class ExhibitsInteractor: BaseInteractor<ExhibitsPresentable>, ExhibitsInteractable {
    weak var router: ExhibitsRouting?
    weak var listener: (any ExhibitsListener)?

    let exhibitService: ExhibitServicing
    let query = BehaviorRelay<String>(value: "")
    private var exhibits: [Exhibit] = []

    init(presenter: ExhibitsPresentable, exhibitService: ExhibitServicing) {
        self.exhibitService = exhibitService
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        bindItems()
        observeExhibits().disposeOnDeactivate(interactor: self)
    }

    private func observeExhibits() -> Disposable {
        exhibitService.exhibits
            .subscribe(with: self, onNext: { owner, exhibits in
                owner.exhibits = exhibits
            })
    }
}

// MARK: - ExhibitsPresentableListener

extension ExhibitsInteractor: ExhibitsPresentableListener {
    func didSelect(id: String) {
        guard let exhibit = exhibits.first(where: { $0.id == id }) else { return }
        router?.attachExhibitDetail(exhibit)
    }

    func didSearch(_ text: String) {
        query.accept(text)
    }

    func didPullToRefresh() {
        exhibitService.reload()
            .observe(on: MainScheduler.instance)
            .subscribe(onCompleted: { [weak self] in
                self?.presenter.endRefreshing()
            }, onError: { [weak self] _ in
                self?.presenter.endRefreshing()
            })
            .disposed(by: activeBag)
    }

    func didToggleFavourite(id: String) {
        _ = exhibitService.toggleFavourite(id: id).subscribe()
    }
}

// MARK: - ExhibitDetailListener

extension ExhibitsInteractor {
    func exhibitDetailDidClose() {
        router?.detachExhibitDetail()
    }
}
