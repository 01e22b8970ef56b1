/// Parts of an app that make the examples of rules complete; pages do not show them.
enum ExampleApp {
    /// The protocols of Detail, a RIB with a view, and its router.
    static let detailListeners = """
        import RIBs
        import UIKit

        protocol DetailListener: AnyObject {
            func detailDidClose()
        }

        protocol DetailPresentableListener: AnyObject {
            func didClose()
        }

        final class DetailRouter: ViewableRouter<DetailInteractor, ViewControllable> {}
        """

    /// The builder of Detail, which sets both listeners.
    static let detailBuilder = """
        final class DetailBuilder: Builder<DetailDependency> {
            func build(withListener listener: DetailListener) -> ViewableRouting {
                _ = DetailComponent(dependency: dependency)
                let viewController = DetailViewController()
                let interactor = DetailInteractor(presenter: viewController)
                interactor.listener = listener
                viewController.listener = interactor
                return DetailRouter(interactor: interactor, viewController: viewController)
            }
        }
        """

    /// Detail without its view and its interactor.
    static let detail = """
        \(detailListeners)
        \(detailBuilder)
        """

    /// The view of Detail: it notifies its listener when it was popped.
    static let detailView = """
        final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
            weak var listener: DetailPresentableListener?

            override func viewDidDisappear(_ animated: Bool) {
                super.viewDidDisappear(animated)
                if isMovingFromParent { listener?.didClose() }
            }
        }
        """

    /// A view of Detail that notifies its listener only when a button is tapped.
    static let detailViewWithButton = """
        final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
            weak var listener: DetailPresentableListener?

            @objc private func closeTapped() { listener?.didClose() }
        }
        """

    /// The interactor of Detail: it notifies the RIB's listener.
    static let detailInteractor = """
        final class DetailInteractor: PresentableInteractor<DetailPresentable>, DetailPresentableListener {
            weak var listener: DetailListener?

            func didClose() { listener?.detailDidClose() }
        }
        """

    /// All of Detail, with the view that notices pops.
    static let detailRIB = """
        \(detail)
        \(detailView)
        \(detailInteractor)
        """

    /// All of Detail, with the view that has a button.
    static let closingDetailRIB = """
        \(detail)
        \(detailViewWithButton)
        \(detailInteractor)
        """

    /// Home, the parent of Detail, without its interactor and without the functions of its router.
    static let home = """
        protocol HomeRouting: Routing {
            func attachDetail()
            func detachDetail()
        }

        protocol HomePresentableListener: AnyObject {
            func didTapDetail()
        }

        final class HomeViewController: UIViewController, HomePresentable, ViewControllable {
            weak var listener: HomePresentableListener?

            @objc private func detailTapped() { listener?.didTapDetail() }
        }

        final class HomeRouter: ViewableRouter<HomeInteractor, ViewControllable>, HomeRouting {
            private let detailBuilder: DetailBuilder
            private var detail: ViewableRouting?

            init(interactor: HomeInteractor, viewController: ViewControllable, detailBuilder: DetailBuilder) {
                self.detailBuilder = detailBuilder
                super.init(interactor: interactor, viewController: viewController)
                interactor.router = self
            }
        }
        """

    /// The interactor of Home: a tap attaches Detail, and an event of Detail detaches it.
    static let homeInteractor = """
        final class HomeInteractor: PresentableInteractor<HomePresentable>, HomePresentableListener, DetailListener {
            weak var router: HomeRouting?

            func didTapDetail() { router?.attachDetail() }
            func detailDidClose() { router?.detachDetail() }
        }
        """

    /// The function of the router of Home that pushes Detail.
    static let homeAttachment = """
        extension HomeRouter {
            func attachDetail() {
                guard detail == nil else { return }
                let router = detailBuilder.build(withListener: interactor)
                detail = router
                attachChild(router)
                let view = router.viewControllable.uiviewController
                viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
            }
        }
        """

    /// Its function that detaches Detail.
    static let homeDetachment = """
        extension HomeRouter {
            func detachDetail() {
                guard let router = detail else { return }
                detachChild(router)
                detail = nil
            }
        }
        """

    /// Both functions.
    static let homeRouting = """
        \(homeAttachment)
        \(homeDetachment)
        """

    /// These functions if it presents Detail over the full screen.
    static let homePresenting = """
        extension HomeRouter {
            func attachDetail() {
                guard detail == nil else { return }
                let router = detailBuilder.build(withListener: interactor)
                detail = router
                attachChild(router)
                let view = router.viewControllable.uiviewController
                view.modalPresentationStyle = .fullScreen
                viewController.uiviewController.present(view, animated: true)
            }

            func detachDetail() {
                guard let router = detail else { return }
                viewController.uiviewController.dismiss(animated: true)
                detachChild(router)
                detail = nil
            }
        }
        """

    /// All of Home, which pushes Detail.
    static let homeRIB = """
        \(home)
        \(homeInteractor)
        \(homeRouting)
        """

    /// The app of Detail and Home without the functions of the router of Home.
    static let aroundHomeRouting = """
        \(detailRIB)
        \(home)
        \(homeInteractor)
        """

    /// The same without the function that attaches Detail only.
    static let aroundHomeAttachment = """
        \(detailRIB)
        \(home)
        \(homeInteractor)
        \(homeDetachment)
        """

    /// The same without the function that detaches Detail only.
    static let aroundHomeDetachment = """
        \(detailRIB)
        \(home)
        \(homeInteractor)
        \(homeAttachment)
        """

    /// The app without the functions of the router of Home, if the view of Detail has a button.
    static let aroundPresentingRouter = """
        \(closingDetailRIB)
        \(home)
        \(homeInteractor)
        """

    /// The app of Detail and Home without the view of Detail.
    static let aroundDetailView = """
        \(detail)
        \(detailInteractor)
        \(homeRIB)
        """

    /// The listener of Home, its builder, and its interactor without the handler of the event of Detail.
    static let homeBuilder = """
        protocol HomeListener: AnyObject {
            func homeDidClose()
        }

        final class HomeBuilder: Builder<HomeDependency> {
            func build(withListener listener: HomeListener) -> ViewableRouting {
                let component = HomeComponent(dependency: dependency)
                let viewController = HomeViewController()
                let interactor = HomeInteractor(presenter: viewController)
                interactor.listener = listener
                viewController.listener = interactor
                return HomeRouter(
                    interactor: interactor, viewController: viewController,
                    detailBuilder: DetailBuilder(dependency: component))
            }
        }

        final class HomeInteractor: PresentableInteractor<HomePresentable>, HomePresentableListener {
            weak var router: HomeRouting?
            weak var listener: HomeListener?

            func didTapDetail() { router?.attachDetail() }
        }
        """

    /// The app of Detail and of Home with a listener, without that handler.
    static let aroundHomeInteractor = """
        \(closingDetailRIB)
        \(home)
        \(homePresenting)
        \(homeBuilder)
        """
}
