import HarbourKit

protocol MapRouting: ViewableRouting {
    func attachMarinaSheet(marina: Marina)
    func detachMarinaSheet()
    func attachNewBooking(marina: Marina)
    func detachNewBooking()
}

protocol MapPresentable: Presentable {
    var listener: MapPresentableListener? { get set }
    var visibleRadius: Observable<Double> { get }
    func show(_ marinas: [Marina])
    func showError(_ message: String)
}

protocol MapListener: AnyObject {
    func mapDidRequestBooking()
}

final class MapInteractor: PresentableInteractor<MapPresentable>, MapInteractable, MapPresentableListener {

    var router: MapRouting?
    weak var listener: MapListener?

    private let marinaService: MarinaServicing
    private var marinas: [Marina] = []
    private var activeBag = DisposeBag()

    init(presenter: MapPresentable, marinaService: MarinaServicing) {
        self.marinaService = marinaService
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        reload()

        presenter.visibleRadius
            .distinctUntilChanged()
            .skip(1)
            .debounce(.milliseconds(400), scheduler: MainScheduler.instance)
            .observe(while: self) { [weak self] _ in
                self?.reload()
            }
    }

    override func willResignActive() {
        super.willResignActive()
        activeBag = DisposeBag()
    }

    // MARK: - MapPresentableListener

    func didSelect(marinaID: String) {
        guard let marina = marinas.first(where: { $0.id == marinaID }) else { return }
        router?.attachMarinaSheet(marina: marina)
    }

    func didTapReload() {
        reload()
    }

    // MARK: - MarinaSheetListener

    func marinaSheetDidBook(_ marina: Marina) {
        router?.attachNewBooking(marina: marina)
    }

    func marinaSheetDidClose() {
        router?.detachMarinaSheet()
    }

    // MARK: - NewBookingListener

    func newBookingDidFinish(_ booking: Booking) {
        router?.detachNewBooking()
        listener?.mapDidRequestBooking()
    }

    func newBookingDidCancel() {
        router?.detachNewBooking()
    }

    // MARK: - ModalRemovalListener

    func modalWasSwipedAway() {
        router?.detachNewBooking()
    }

    private func reload() {
        marinaService.marinas()
            .observe(on: MainScheduler.instance)
            .subscribe(
                onNext: { [weak self] marinas in
                    self?.marinas = marinas
                    self?.presenter.show(marinas)
                },
                onError: { [weak self] error in
                    self?.presenter.showError(error.localizedDescription)
                }
            )
            .disposed(by: activeBag)
    }
}
