import CourierDomain
import Foundation
import RIBsKit

protocol SettingsRouting: ViewableRouting {
    func attachLicenses()
    func detachLicenses()
}

protocol SettingsPresentable: Presentable {
    var closeTaps: Observable<Void> { get }
    var licenseTaps: Observable<Void> { get }
    var vehicleSelections: Observable<Vehicle> { get }
    func show(_ vehicle: Vehicle)
}

protocol SettingsListener: AnyObject {
    func settingsDidClose()
}

final class SettingsInteractor: PresentableInteractor<SettingsPresentable>, SettingsInteractable {
    weak var router: SettingsRouting?
    weak var listener: SettingsListener?

    private let service: ProfileService
    private let analytics: Analytics

    init(presenter: SettingsPresentable, service: ProfileService, analytics: Analytics) {
        self.service = service
        self.analytics = analytics
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()

        presenter.closeTaps
            .subscribe(with: self) { owner, _ in
                owner.listener?.settingsDidClose()
            }
            .disposeOnDeactivate(interactor: self)

        presenter.licenseTaps
            .subscribe(with: self) { owner, _ in
                owner.router?.attachLicenses()
            }
            .disposeOnDeactivate(interactor: self)

        presenter.vehicleSelections
            .distinctUntilChanged()
            .subscribe(onNext: { [service] vehicle in
                service.update(vehicle)
            })
            .disposeOnDeactivate(interactor: self)

        for disposable in accountDisposables() {
            disposable.disposeOnDeactivate(interactor: self)
        }

        analytics.track(.screen("settings")).subscribe()

        NotificationCenter.default.addObserver(forName: .NSSystemTimeZoneDidChange, object: nil, queue: .main) { [analytics] _ in
            analytics.log(.screen("settings_time_zone"))
        }
    }

    // MARK: - LicensesListener

    func licensesDidClose() {
        router?.detachLicenses()
    }

    private func accountDisposables() -> [Disposable] {
        let vehicle = service.account
            .map(\.vehicle)
            .distinctUntilChanged()
            .subscribe(onNext: { [weak presenter] in presenter?.show($0) })
        let changes = service.account
            .skip(1)
            .subscribe(onNext: { [analytics] _ in analytics.log(.screen("settings_changed")) })
        return [vehicle, changes]
    }
}
