import RIBs
import RxSwift

protocol MarinaSheetRouting: ViewableRouting {}

protocol MarinaSheetPresentable: Presentable {
    var listener: MarinaSheetPresentableListener? { get set }
    func show(_ marina: Marina)
    func show(_ berths: [Berth])
}

protocol MarinaSheetListener: AnyObject {
    func marinaSheetDidBook(_ marina: Marina)
    func marinaSheetDidClose()
}

final class MarinaSheetInteractor: PresentableInteractor<MarinaSheetPresentable>,
    MarinaSheetInteractable,
    MarinaSheetPresentableListener {

    weak var router: MarinaSheetRouting?
    weak var listener: MarinaSheetListener?

    private let marina: Marina
    private let marinaService: MarinaServicing
    private let analytics: Analytics

    init(
        presenter: MarinaSheetPresentable,
        marina: Marina,
        marinaService: MarinaServicing,
        analytics: Analytics
    ) {
        self.marina = marina
        self.marinaService = marinaService
        self.analytics = analytics
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        presenter.show(marina)
        analytics.track("marina_sheet_shown")

        loadBerths()
            .disposeOnDeactivate(interactor: self)
    }

    // MARK: - MarinaSheetPresentableListener

    func didTapBook() {
        listener?.marinaSheetDidBook(marina)
    }

    func didClose() {
        listener?.marinaSheetDidClose()
    }

    private func loadBerths() -> Disposable {
        marinaService.berths(in: marina)
            .observe(on: MainScheduler.instance)
            .subscribe(onSuccess: { [weak self] berths in
                self?.presenter.show(berths)
            })
    }
}
