import RIBs

protocol RootRouting: LaunchRouting {
    func attachAppointments()
}

protocol RootPresentable: Presentable {
    var listener: RootPresentableListener? { get set }
    func showBanner(_ text: String?)
}

final class RootInteractor: PresentableInteractor<RootPresentable>, RootInteractable, RootPresentableListener {

    weak var router: RootRouting?

    override init(presenter: RootPresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        router?.attachAppointments()
        presenter.showBanner("The practice is closed on Friday")
    }

    func didTapBanner() {
        presenter.showBanner(nil)
    }
}
