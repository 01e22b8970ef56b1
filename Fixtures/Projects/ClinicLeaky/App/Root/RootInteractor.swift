import RIBs

protocol RootRouting: LaunchRouting {
    func attachPrescriptions()
    func attachEmergency()
    func detachEmergency()
}

protocol RootPresentable: Presentable {}

final class RootInteractor: PresentableInteractor<RootPresentable>, RootInteractable {

    weak var router: RootRouting?

    override func didBecomeActive() {
        super.didBecomeActive()
        router?.attachPrescriptions()
    }

    // MARK: - PrescriptionsListener

    func prescriptionsDidFindEmergency() {
        router?.attachEmergency()
    }

    // MARK: - EmergencyListener

    func emergencyDidClose() {
        router?.detachEmergency()
    }
}
