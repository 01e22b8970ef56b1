import AppFoundation
import RIBsKit

protocol SettingsInteractable: Interactable, LicensesListener {
    var router: SettingsRouting? { get set }
    var listener: SettingsListener? { get set }
}

protocol SettingsViewControllable: ViewControllable {}

final class SettingsRouter: ViewableRouter<SettingsInteractable, SettingsViewControllable>, SettingsRouting {
    private let licensesBuilder: LicensesBuildable
    private var licenses: ViewableRouting?

    init(
        interactor: SettingsInteractable,
        viewController: SettingsViewControllable,
        licensesBuilder: LicensesBuildable
    ) {
        self.licensesBuilder = licensesBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachLicenses() {
        guard licenses == nil else { return }
        let router = licensesBuilder.build(withListener: interactor)
        licenses = router
        attachChild(router)
        viewController.push(router.viewControllable)
    }

    func detachLicenses() {
        guard let router = licenses else { return }
        viewController.uiviewController.navigationController?.popViewController(animated: true)
        detachChild(router)
        licenses = nil
    }

    override func didLoad() {
        super.didLoad()
        viewController.uiviewController.navigationController?.delegate = self
    }
}

extension SettingsRouter: UINavigationControllerDelegate {}
