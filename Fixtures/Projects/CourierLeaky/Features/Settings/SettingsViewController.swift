import AppFoundation
import CourierDomain
import RIBsKit
import RxCocoa
import UIKit

final class SettingsViewController: BaseViewController, SettingsPresentable, SettingsViewControllable {
    var closeTaps: Observable<Void> { closeRelay.asObservable() }
    var licenseTaps: Observable<Void> { licensesItem.rx.tap.asObservable() }
    var vehicleSelections: Observable<Vehicle> { vehicleRelay.asObservable() }

    private let closeRelay = PublishRelay<Void>()
    private let vehicleRelay = PublishRelay<Vehicle>()
    private let vehicleControl = UISegmentedControl(items: Vehicle.allCases.map(\.rawValue))
    private let backItem = UIBarButtonItem(title: "Back", style: .plain, target: nil, action: nil)
    private let licensesItem = UIBarButtonItem(title: "Licenses", style: .plain, target: nil, action: nil)

    override func setUpViews() {
        title = "Settings"
        navigationItem.rightBarButtonItem = backItem
        toolbarItems = [licensesItem]
        view.addFilling(vehicleControl)
    }

    override func setUpBindings() {
        vehicleControl.rx.selectedSegmentIndex
            .filter { $0 >= 0 }
            .map { Vehicle.allCases[$0] }
            .bind(to: vehicleRelay)
            .disposed(by: disposeBag)

        backItem.rx.tap
            .subscribe(onNext: { [weak self] in
                guard let self else { return }
                self.navigationController?.popViewController(animated: true)
                self.closeRelay.accept(())
            })
            .disposed(by: disposeBag)
    }

    func show(_ vehicle: Vehicle) {
        vehicleControl.selectedSegmentIndex = Vehicle.allCases.firstIndex(of: vehicle) ?? 0
    }
}
