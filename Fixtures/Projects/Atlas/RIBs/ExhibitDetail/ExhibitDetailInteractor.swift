import AtlasCore
import Foundation
import RIBs
import RxSwift

protocol ExhibitDetailRouting: ViewableRouting {
    func attachAudioGuide(url: URL)
    func detachAudioGuide()
}

protocol ExhibitDetailPresentable: Presentable {
    var listener: ExhibitDetailPresentableListener? { get set }
    func show(_ exhibit: Exhibit)
    func show(isFavourite: Bool)
    func openShop(_ url: URL)
}

/// @mockable
protocol ExhibitDetailListener: AnyObject {
    func exhibitDetailDidClose()
}

final class ExhibitDetailInteractor: PresentableInteractor<ExhibitDetailPresentable>, ExhibitDetailInteractable {
    var router: ExhibitDetailRouting? {
        get { routerReference?.value }
        set { routerReference = newValue.map { Weak($0) } }
    }

    weak var listener: ExhibitDetailListener?

    private var routerReference: Weak<ExhibitDetailRouting>?
    private let exhibit: Exhibit
    private let exhibitService: ExhibitServicing
    private var disposables = CompositeDisposable()

    init(presenter: ExhibitDetailPresentable, exhibit: Exhibit, exhibitService: ExhibitServicing) {
        self.exhibit = exhibit
        self.exhibitService = exhibitService
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        presenter.show(exhibit)

        let favourite = exhibitService.favourites
            .map { [id = exhibit.id] in $0.contains(id) }
            .distinctUntilChanged()
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] in self?.presenter.show(isFavourite: $0) })
        _ = disposables.insert(favourite)
    }

    override func willResignActive() {
        disposables.dispose()
        disposables = CompositeDisposable()
        super.willResignActive()
    }
}

extension ExhibitDetailInteractor: ExhibitDetailPresentableListener {
    func didTapListen() {
        guard let url = exhibit.audioURL else { return }
        router?.attachAudioGuide(url: url)
    }

    func didTapFavourite() {
        exhibitService.toggleFavourite(id: exhibit.id)
            .subscribe()
            .disposeOnDeactivate(interactor: self)
    }

    func didTapShop() {
        guard let url = exhibit.shopURL else { return }
        presenter.openShop(url)
    }

    func didPop() {
        listener?.exhibitDetailDidClose()
    }
}

extension ExhibitDetailInteractor {
    func audioGuideDidClose() {
        router?.detachAudioGuide()
    }
}
