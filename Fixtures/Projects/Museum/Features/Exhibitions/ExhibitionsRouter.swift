import AppFoundation
import MuseumKit

protocol ExhibitionsInteractable: Interactable, ExhibitDetailListener {
    var router: ExhibitionsRouting? { get set }
    var listener: ExhibitionsListener? { get set }
}

protocol ExhibitionsViewControllable: ViewControllable {}

final class ExhibitionsRouter: ViewableRouter<ExhibitionsInteractable, ExhibitionsViewControllable>, ExhibitionsRouting {
    private let exhibitDetailBuilder: ExhibitDetailBuildable
    private var exhibitDetail: ViewableRouting?

    init(
        interactor: ExhibitionsInteractable,
        viewController: ExhibitionsViewControllable,
        exhibitDetailBuilder: ExhibitDetailBuildable
    ) {
        self.exhibitDetailBuilder = exhibitDetailBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachExhibitDetail(_ exhibit: Exhibit) {
        guard exhibitDetail == nil else { return }
        let router = exhibitDetailBuilder.build(withListener: interactor, exhibit: exhibit)
        exhibitDetail = router
        attachChild(router)
        viewController.push(router.viewControllable)
    }

    func detachExhibitDetail() {
        guard let router = exhibitDetail else { return }
        viewController.pop(router.viewControllable)
        detachChild(router)
        exhibitDetail = nil
    }
}
