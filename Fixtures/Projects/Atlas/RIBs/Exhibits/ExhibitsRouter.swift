import AtlasCore
import RIBs

protocol ExhibitsInteractable: Interactable, ExhibitDetailListener {
    var router: ExhibitsRouting? { get set }
    var listener: (any ExhibitsListener)? { get set }
}

protocol ExhibitsViewControllable: ViewControllable {}

final class ExhibitsRouter: ViewableRouter<ExhibitsInteractable, ExhibitsViewControllable>, ExhibitsRouting {
    private let exhibitDetailBuilder: ExhibitDetailBuildable
    private var exhibitDetail: ExhibitDetailRouting?

    init(
        interactor: ExhibitsInteractable,
        viewController: ExhibitsViewControllable,
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

    // The detail screen pops itself before it says that it closed.
    func detachExhibitDetail() {
        guard let router = exhibitDetail else { return }
        detachChild(router)
        exhibitDetail = nil
    }
}
