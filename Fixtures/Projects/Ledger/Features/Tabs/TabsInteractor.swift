import ModernRIBs

protocol TabsRouting: ViewableRouting {
    func attachTabs()
}

protocol TabsPresentable: Presentable {
    var listener: TabsPresentableListener? { get set }
}

typealias TabsListener = SettingsListener

final class TabsInteractor: PresentableInteractor<TabsPresentable>, TabsInteractable, TabsPresentableListener {
    weak var router: TabsRouting?
    weak var listener: TabsListener?

    override init(presenter: TabsPresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        router?.attachTabs()
    }

    func settingsDidRequestSignOut() {
        listener?.settingsDidRequestSignOut()
    }
}
