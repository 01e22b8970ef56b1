import RIBs

protocol SettingsRouting: ViewableRouting {}

protocol SettingsPresentable: Presentable {
    var listener: SettingsPresentableListener? { get set }
    func show(wantsReminders: Bool)
}

protocol SettingsListener: AnyObject {
    func settingsDidClose()
    func settingsDidDeleteData()
}

final class SettingsInteractor: PresentableInteractor<SettingsPresentable>,
    SettingsInteractable,
    SettingsPresentableListener {

    weak var router: SettingsRouting?
    weak var listener: SettingsListener?

    private let preferences: Preferencing

    init(presenter: SettingsPresentable, preferences: Preferencing) {
        self.preferences = preferences
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        presenter.show(wantsReminders: preferences.wantsReminders)
    }

    // MARK: - SettingsPresentableListener

    func didChange(wantsReminders: Bool) {
        preferences.wantsReminders = wantsReminders
    }

    func didTapDeleteData() {
        preferences.deleteAll()
        listener?.settingsDidDeleteData()
    }

    func didDisappear() {
        listener?.settingsDidClose()
    }
}
