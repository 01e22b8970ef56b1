import AppFoundation
import RIBs

typealias ProfileChildrenListener = DocumentsListener & SettingsListener

protocol ProfileInteractable: Interactable, ProfileChildrenListener {
    var router: ProfileRouting? { get set }
    var listener: ProfileListener? { get set }
}

protocol ProfileViewControllable: ViewControllable {
    func popToSelf()
}

final class ProfileRouter: ViewableRouter<ProfileInteractable, ProfileViewControllable>, ProfileRouting {
    private let documentsBuilder: DocumentsBuildable
    private let settingsBuilder: SettingsBuilder

    private var documents: ViewableRouting?
    private var settings: ViewableRouting?

    init(
        interactor: ProfileInteractable,
        viewController: ProfileViewControllable,
        documentsBuilder: DocumentsBuildable,
        settingsBuilder: SettingsBuilder
    ) {
        self.documentsBuilder = documentsBuilder
        self.settingsBuilder = settingsBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachDocuments() {
        guard documents == nil else { return }
        let router = documentsBuilder.build(withListener: interactor)
        documents = router
        attachChild(router)
        viewController.push(router.viewControllable)
    }

    func attachSettings() {
        guard settings == nil else { return }
        let router = settingsBuilder.build(withListener: interactor)
        settings = router
        attachChild(router)
        viewController.push(router.viewControllable)
    }

    func detachSettings() {
        guard let router = settings else { return }
        viewController.popIfPushed(router.viewControllable)
        detachChild(router)
    }

    func detachAll() {
        detachSettings()
        viewController.popToSelf()
    }
}
