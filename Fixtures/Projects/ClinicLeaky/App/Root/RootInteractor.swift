import RIBs

protocol RootRouting: LaunchRouting {
    func attachPrescriptions()
}

protocol RootPresentable: Presentable {}

final class RootInteractor: PresentableInteractor<RootPresentable>, RootInteractable {

    weak var router: RootRouting?

    override func didBecomeActive() {
        super.didBecomeActive()
        router?.attachPrescriptions()
    }
}
