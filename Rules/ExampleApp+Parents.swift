extension ExampleApp {
    /// A service with a stream of prices.
    static let quotes = """
        import RIBs
        import RxSwift

        final class QuoteService {
            let prices: Observable<Double> = .never()
        }
        """

    /// Tab, the parent of Home: it pushes Home, and pops it when Home asks for it.
    static let homeParent = """
        protocol TabRouting: ViewableRouting {
            func attachHome()
            func detachHome()
        }

        final class TabInteractor: PresentableInteractor<TabPresentable>, TabPresentableListener, HomeListener {
            weak var router: TabRouting?

            func didTapHome() { router?.attachHome() }
            func homeDidClose() { router?.detachHome() }
        }

        final class TabRouter: ViewableRouter<TabInteractor, ViewControllable>, TabRouting {
            private let homeBuilder: HomeBuilder
            private var home: ViewableRouting?

            init(interactor: TabInteractor, viewController: ViewControllable, homeBuilder: HomeBuilder) {
                self.homeBuilder = homeBuilder
                super.init(interactor: interactor, viewController: viewController)
                interactor.router = self
            }

            func attachHome() {
                guard home == nil else { return }
                let router = homeBuilder.build(withListener: interactor)
                home = router
                attachChild(router)
                let view = router.viewControllable.uiviewController
                view.navigationItem.hidesBackButton = true
                viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
            }

            func detachHome() {
                guard let router = home else { return }
                viewController.uiviewController.navigationController?.popViewController(animated: true)
                detachChild(router)
                home = nil
            }
        }
        """

    /// Flow, a RIB without a view that presents Detail, without its interactor and the rest of its router, and its
    /// parent.
    static let flow = """
        protocol FlowListener: AnyObject {
            func flowDidClose()
        }

        final class FlowRouter: Router<FlowInteractor>, FlowRouting {
            private let viewController: FlowViewControllable
            private let detailBuilder: DetailBuilder
            private var detail: ViewableRouting?

            init(interactor: FlowInteractor, viewController: FlowViewControllable, detailBuilder: DetailBuilder) {
                self.viewController = viewController
                self.detailBuilder = detailBuilder
                super.init(interactor: interactor)
                interactor.router = self
            }

            func attachDetail() {
                guard detail == nil else { return }
                let router = detailBuilder.build(withListener: interactor)
                detail = router
                attachChild(router)
                viewController.present(router.viewControllable)
            }
        }

        final class FlowBuilder: Builder<FlowDependency> {
            func build(withListener listener: FlowListener) -> Routing {
                let component = FlowComponent(dependency: dependency)
                let interactor = FlowInteractor()
                interactor.listener = listener
                return FlowRouter(
                    interactor: interactor, viewController: component.flowViewController,
                    detailBuilder: DetailBuilder(dependency: component))
            }
        }

        final class HomeRouter: Router<HomeInteractor> {
            private let flowBuilder: FlowBuilder
            private var flow: Routing?

            init(interactor: HomeInteractor, flowBuilder: FlowBuilder) {
                self.flowBuilder = flowBuilder
                super.init(interactor: interactor)
            }

            func attachFlow() {
                guard flow == nil else { return }
                let router = flowBuilder.build(withListener: interactor)
                flow = router
                attachChild(router)
            }

            func detachFlow() {
                guard let router = flow else { return }
                detachChild(router)
                flow = nil
            }
        }
        """
}
