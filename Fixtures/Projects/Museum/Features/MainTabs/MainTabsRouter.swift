import AppFoundation
import RIBs

typealias MainTabsChildrenListener = ExhibitionsListener & VisitListener

protocol MainTabsInteractable: Interactable, MainTabsChildrenListener {
    var router: MainTabsRouting? { get set }
    var listener: MainTabsListener? { get set }
}

protocol MainTabsViewControllable: ViewControllable {
    func setTabs(_ tabs: [ViewControllable])
}

final class MainTabsRouter: ViewableRouter<MainTabsInteractable, MainTabsViewControllable>, MainTabsRouting {
    private let exhibitionsBuilder: ExhibitionsBuildable
    private let visitBuilder: VisitBuildable

    init(
        interactor: MainTabsInteractable,
        viewController: MainTabsViewControllable,
        exhibitionsBuilder: ExhibitionsBuildable,
        visitBuilder: VisitBuildable
    ) {
        self.exhibitionsBuilder = exhibitionsBuilder
        self.visitBuilder = visitBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    override func didLoad() {
        super.didLoad()
        let exhibitions = exhibitionsBuilder.build(withListener: interactor)
        attachChild(exhibitions)
        let visit = visitBuilder.build(withListener: interactor)
        attachChild(visit)
        viewController.setTabs([
            NavigationControllerable(root: exhibitions.viewControllable, flushing: true),
            visit.viewControllable,
        ])
    }
}
