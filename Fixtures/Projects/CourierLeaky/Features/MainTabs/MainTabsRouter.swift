import AppFoundation
import RIBs

protocol MainTabsInteractable: Interactable, OffersListener, EarningsListener, ProfileListener {
    var router: MainTabsRouting? { get set }
    var listener: MainTabsListener? { get set }
}

protocol MainTabsViewControllable: ViewControllable {
    func setTabs(_ tabs: [ViewControllable])
    func select(_ tab: MainTab)
}

final class MainTabsRouter: ViewableRouter<MainTabsInteractable, MainTabsViewControllable>, MainTabsRouting {
    private let offersBuilder: OffersBuildable
    private let earningsBuilder: EarningsBuildable
    private let profileBuilder: ProfileBuildable
    private let filter = OfferFilterInteractor()

    init(
        interactor: MainTabsInteractable,
        viewController: MainTabsViewControllable,
        offersBuilder: OffersBuildable,
        earningsBuilder: EarningsBuildable,
        profileBuilder: ProfileBuildable
    ) {
        self.offersBuilder = offersBuilder
        self.earningsBuilder = earningsBuilder
        self.profileBuilder = profileBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    override func didLoad() {
        super.didLoad()
        let routers: [ViewableRouting] = [
            offersBuilder.build(withListener: interactor),
            earningsBuilder.build(withListener: interactor),
            profileBuilder.build(withListener: interactor),
        ]
        viewController.setTabs(routers.map { NavigationControllerable(root: $0.viewControllable) })
        routers.forEach(attachChild)
    }

    func select(_ tab: MainTab) {
        viewController.select(tab)
    }
}
