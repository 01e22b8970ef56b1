/// The code of a parent that pushes a child, for the examples of rules about edges.
struct TreeExample {
    /// The function of the child's view that UIKit calls when it disappears.
    var hook = "viewDidDisappear"
    /// Its statement.
    var disappearance = "if isMovingFromParent { listener?.didDisappear() }"
    /// A function of the child's view that runs instead, when a button is tapped; empty for none.
    var tap = ""
    /// The statements of the child's interactor that run when its view was popped.
    var childEvent = "listener?.detailDidClose()"
    /// A statement of the child's interactor that runs when it becomes active; empty for none.
    var activation = ""
    /// The statements of the parent's interactor upon the child's event.
    var parentEvent = "router?.detachDetail()"
    /// The first statement of the function that attaches the child; empty for none.
    var check = "guard detail == nil else { return }\n        "
    /// The statements that store and attach the child.
    var attachment = "detail = router\n        attachChild(router)"
    /// The statements that show the child's view.
    var presentation = """
        let view = router.viewControllable.uiviewController
                viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
        """
    /// The body of the child's router.
    var childRouter = "{}"
    /// What follows the base class of the child's component.
    var childComponent = " {}"
    /// A property of the parent's router; empty for none.
    var property = ""
    /// A type that it needs; empty for none.
    var declaration = ""
    /// The statements of the function that detaches the child.
    var detachment = """
        guard let router = detail else { return }
                detachChild(router)
                detail = nil
        """

    private var override: String {
        """
        override func \(hook)(_ animated: Bool) {
                super.\(hook)(animated)
                \(disappearance)
            }
        """
    }

    private var activationHook: String {
        """

            override func didBecomeActive() {
                super.didBecomeActive()
                \(activation)
            }

        """
    }

    var text: String {
        """
        import RIBs
        import UIKit
        \(declaration.isEmpty ? "" : "\n\(declaration)\n")
        protocol DetailListener: AnyObject {
            func detailDidClose()
        }

        protocol DetailPresentableListener: AnyObject {
            func didDisappear()
        }

        protocol DetailPresentable: Presentable {
            var listener: DetailPresentableListener? { get set }
        }

        final class DetailInteractor: PresentableInteractor<DetailPresentable>, DetailPresentableListener {
            weak var listener: DetailListener?
        \(activation.isEmpty ? "" : activationHook)
            func didDisappear() {
                \(childEvent)
            }
        }

        final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
            weak var listener: DetailPresentableListener?

            \(tap.isEmpty ? override : tap)
        }

        final class DetailRouter: ViewableRouter<DetailInteractor, ViewControllable> \(childRouter)

        protocol DetailDependency: Dependency {}
        final class DetailComponent: Component<DetailDependency>\(childComponent)

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

        protocol HomeRouting: Routing {
            func attachDetail()
            func detachDetail()
        }

        protocol HomePresentableListener: AnyObject {
            func didTapDetail()
        }

        protocol HomePresentable: Presentable {
            var listener: HomePresentableListener? { get set }
        }

        final class HomeViewController: UIViewController, HomePresentable, ViewControllable {
            weak var listener: HomePresentableListener?

            @objc private func tapped() { listener?.didTapDetail() }
        }

        final class HomeInteractor: PresentableInteractor<HomePresentable>, HomePresentableListener, DetailListener {
            weak var router: HomeRouting?

            func didTapDetail() { router?.attachDetail() }

            func detailDidClose() {
                \(parentEvent)
            }
        }

        final class HomeRouter: ViewableRouter<HomeInteractor, ViewControllable>, HomeRouting {
            private let detailBuilder: DetailBuilder
            private var detail: ViewableRouting?\(property.isEmpty ? "" : "\n    \(property)")

            init(interactor: HomeInteractor, viewController: ViewControllable, detailBuilder: DetailBuilder) {
                self.detailBuilder = detailBuilder
                super.init(interactor: interactor, viewController: viewController)
                interactor.router = self
            }

            func attachDetail() {
                \(check)let router = detailBuilder.build(withListener: interactor)
                \(attachment)
                \(presentation)
            }

            func detachDetail() {
                \(detachment)
            }
        }
        """
    }
}
