import RIBs
import UIKit

protocol DetailInteractable: Interactable, ConsentListener, HelpListener {
    var router: DetailRouting? { get set }
    var listener: DetailListener? { get set }
}

protocol DetailViewControllable: ViewControllable {}

final class DetailRouter: ViewableRouter<DetailInteractable, DetailViewControllable>, DetailRouting {

    private let consentBuilder: ConsentBuildable
    private let helpBuilder: HelpBuildable

    private var consent: ViewableRouting?
    private var help: ViewableRouting?

    init(
        interactor: DetailInteractable,
        viewController: DetailViewControllable,
        consentBuilder: ConsentBuildable,
        helpBuilder: HelpBuildable
    ) {
        self.consentBuilder = consentBuilder
        self.helpBuilder = helpBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachConsent() {
        guard consent == nil else { return }
        let router = consentBuilder.build(withListener: interactor)
        consent = router
        attachChild(router)
        router.viewControllable.uiviewController.modalPresentationStyle = .fullScreen
        viewController.present(router.viewControllable, animated: true)
    }

    func detachConsent() {
        guard let router = consent else { return }
        viewController.dismiss(router.viewControllable, animated: true)
        detachChild(router)
        consent = nil
    }

    func attachHelp() {
        guard help == nil else { return }
        let router = helpBuilder.build(withListener: interactor)
        help = router
        attachChild(router)
        router.viewControllable.uiviewController.modalPresentationStyle = .fullScreen
        viewController.present(router.viewControllable, animated: true)
    }

    func detachHelp() {
        guard let router = help else { return }
        viewController.dismiss(router.viewControllable, animated: true)
        detachChild(router)
        help = nil
    }

    func forgetChildren() {
        guard !children.isEmpty else { return }
        children.removeAll()
    }
}
