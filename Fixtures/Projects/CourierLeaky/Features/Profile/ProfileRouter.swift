import AppFoundation
import RIBs
import UIKit

typealias ProfileChildrenListener = DocumentsListener & SettingsListener & HelpListener

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
    private let helpBuilder: HelpBuildable

    private var documents: ViewableRouting?
    private var settings: ViewableRouting?
    private var help: ViewableRouting?

    init(
        interactor: ProfileInteractable,
        viewController: ProfileViewControllable,
        documentsBuilder: DocumentsBuildable,
        settingsBuilder: SettingsBuilder,
        helpBuilder: HelpBuildable
    ) {
        self.documentsBuilder = documentsBuilder
        self.settingsBuilder = settingsBuilder
        self.helpBuilder = helpBuilder
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

    func attachHelp() {
        guard help == nil else { return }
        let router = helpBuilder.build(withListener: interactor)
        help = router
        attachChild(router)
        viewController.push(router.viewControllable)
    }

    func detachHelp() {
        guard let router = help else { return }
        viewController.uiviewController.navigationController?.popViewController(animated: true)
        detachChild(router)
        help = nil
    }

    func detachAll() {
        detachSettings()
        viewController.popToSelf()
    }

    override func didLoad() {
        super.didLoad()
        viewController.uiviewController.navigationController?.delegate = self
    }
}

extension ProfileRouter: UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        willShow controller: UIViewController,
        animated: Bool
    ) {
        controller.navigationItem.largeTitleDisplayMode = controller === uiviewController ? .always : .never
    }

    private var uiviewController: UIViewController { viewController.uiviewController }
}
