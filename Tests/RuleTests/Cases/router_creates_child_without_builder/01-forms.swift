// === a router and an interactor of a RIB that has a builder
// clean: ..., built
// use: ribs-uikit, child-rib Detail, child-view Detail

final class HomeInteractor: Interactor, DetailListener {
    func detailDidClose() {}
}

final class HomeRouter: ViewableRouter<HomeInteractor, ViewControllable> {
    private let detailBuilder: DetailBuildable

    init(interactor: HomeInteractor, viewController: ViewControllable, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor, viewController: viewController)
    }

    override func didLoad() {
        super.didLoad()
//+     let router = detailBuilder.build(withListener: interactor)
//-     let view = DetailViewController()
//-     let router = DetailRouter(interactor: DetailInteractor(presenter: view), viewController: view)
    //               ^^^^^^^^^^^^ router_creates_child_without_builder: 'HomeRouter' creates 'DetailRouter' directly, bypassing the builder and component of its RIB.
    //                                        ^^^^^^^^^^^^^^^^ router_creates_child_without_builder: 'HomeRouter' creates 'DetailInteractor' directly
        attachChild(router)
        viewController.uiviewController.addChild(router.viewControllable.uiviewController)
    }
}

// === a component, in an extension of an interactor
// clean: ..., left to the builder
// use: ribs-uikit, child-rib Detail, child-view Detail

final class HomeInteractor: Interactor {
    weak var router: HomeRouting?
}

extension HomeInteractor {
    func open(_ dependency: DetailDependency) {
//-     let component = DetailComponent.init(dependency: dependency)
    //                  ^^^^^^^^^^^^^^^ router_creates_child_without_builder: 'HomeInteractor' creates 'DetailComponent' directly
//-     router?.attach(component)
    }
}

protocol HomeRouting: Routing {
    func attach(_ dependency: DetailComponent)
}

final class HomeRouter: Router<HomeInteractor> {
    override init(interactor: HomeInteractor) {
        super.init(interactor: interactor)
        interactor.router = self
    }
}

extension HomeRouter: HomeRouting {
    func attach(_ dependency: DetailComponent) {}
}

// === placeholders of the framework's class, builders, and classes that only are named like parts
// use: ribs-uikit, child-rib Detail, child-view Detail

final class TrackingInteractor {}

final class HomeInteractor: Interactor, DetailListener {
    private let tracking = TrackingInteractor()

    func detailDidClose() {}
}

final class HomeRouter: Router<HomeInteractor> {
    private let builder: DetailBuildable

    init(interactor: HomeInteractor, dependency: DetailDependency) {
        builder = DetailBuilder(dependency: dependency)
        super.init(interactor: interactor)
    }

    override func didLoad() {
        super.didLoad()
        attachChild(Router<Interactor>(interactor: Interactor()))
    }
}
