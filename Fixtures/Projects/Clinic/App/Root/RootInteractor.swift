import RIBs

protocol RootRouting: LaunchRouting {
    func showWelcome()
    func showAppointments()
}

protocol RootPresentable: Presentable {}

final class RootInteractor: PresentableInteractor<RootPresentable>, RootInteractable {

    weak var router: RootRouting?

    private let preferences: Preferencing

    init(presenter: RootPresentable, preferences: Preferencing) {
        self.preferences = preferences
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        if preferences.hasSeenWelcome {
            router?.showAppointments()
        } else {
            router?.showWelcome()
        }
    }

    // MARK: - WelcomeListener

    func welcomeDidFinish() {
        router?.showAppointments()
    }

    // MARK: - AppointmentsListener

    func appointmentsDidEnd() {
        router?.showWelcome()
    }
}
