/// The code of a RIB that shows a child, and of its parent, which pushes it, for the examples of rules about the end of
/// a RIB.
struct ListExample {
    /// The statements of the RIB's interactor upon the child's event.
    let childEvent: String
    /// Whether the child is presented, over the full screen, instead of pushed.
    var presentsChild = false

    /// The RIB and its parent.
    var textWithParent: String { "\(text)\n\n\(ListExample.parent)" }

    private var showing: [String] {
        presentsChild
            ? [
                "view.modalPresentationStyle = .fullScreen",
                "viewController.uiviewController.present(view, animated: true)",
            ]
            : [
                "view.navigationItem.hidesBackButton = true",
                "viewController.uiviewController.navigationController?.pushViewController(view, animated: true)",
            ]
    }

    private var removal: String {
        presentsChild
            ? "viewController.uiviewController.dismiss(animated: false)"
            : "viewController.uiviewController.navigationController?.popViewController(animated: false)"
    }

    var text: String {
        """
        import RIBs
        import UIKit

        \(ClosingRIBExample(name: "Detail").text)

        protocol ListListener: AnyObject {
            func listDidClose()
        }

        protocol ListRouting: ViewableRouting {
            func attachDetail()
            func detachDetail()
        }

        protocol ListPresentableListener: AnyObject {
            func didTapDetail()
        }

        protocol ListPresentable: Presentable {
            var listener: ListPresentableListener? { get set }
        }

        final class ListViewController: UIViewController, ListPresentable, ViewControllable {
            weak var listener: ListPresentableListener?

            @objc private func detailTapped() { listener?.didTapDetail() }
        }

        final class ListInteractor: PresentableInteractor<ListPresentable>, ListPresentableListener, DetailListener {
            weak var router: ListRouting?
            weak var listener: ListListener?

            func didTapDetail() { router?.attachDetail() }

            func detailDidClose() {
                \(childEvent)
            }
        }

        final class ListRouter: ViewableRouter<ListInteractor, ViewControllable>, ListRouting {
            private let detailBuilder: DetailBuilder
            private var detail: ViewableRouting?

            init(interactor: ListInteractor, viewController: ViewControllable, detailBuilder: DetailBuilder) {
                self.detailBuilder = detailBuilder
                super.init(interactor: interactor, viewController: viewController)
                interactor.router = self
            }

            func attachDetail() {
                guard detail == nil else { return }
                let router = detailBuilder.build(withListener: interactor)
                detail = router
                attachChild(router)
                let view = router.viewControllable.uiviewController
                \(showing.joined(separator: "\n        "))
            }

            func detachDetail() {
                guard let router = detail else { return }
                \(removal)
                detachChild(router)
                detail = nil
            }
        }

        protocol ListDependency: Dependency {}
        final class ListComponent: Component<ListDependency>, EmptyDependency {}

        final class ListBuilder: Builder<ListDependency> {
            func build(withListener listener: ListListener) -> ViewableRouting {
                let component = ListComponent(dependency: dependency)
                let viewController = ListViewController()
                let interactor = ListInteractor(presenter: viewController)
                interactor.listener = listener
                viewController.listener = interactor
                return ListRouter(
                    interactor: interactor, viewController: viewController,
                    detailBuilder: DetailBuilder(dependency: component))
            }
        }
        """
    }

    private static let parent = """
        protocol HomeRouting: ViewableRouting {
            func attachList()
            func detachList()
        }

        protocol HomePresentableListener: AnyObject {
            func didTapList()
        }

        protocol HomePresentable: Presentable {
            var listener: HomePresentableListener? { get set }
        }

        final class HomeViewController: UIViewController, HomePresentable, ViewControllable {
            weak var listener: HomePresentableListener?

            @objc private func listTapped() { listener?.didTapList() }
        }

        final class HomeInteractor: PresentableInteractor<HomePresentable>, HomePresentableListener, ListListener {
            weak var router: HomeRouting?

            func didTapList() { router?.attachList() }
            func listDidClose() { router?.detachList() }
        }

        final class HomeRouter: ViewableRouter<HomeInteractor, ViewControllable>, HomeRouting {
            private let listBuilder: ListBuilder
            private var list: ViewableRouting?

            init(interactor: HomeInteractor, viewController: ViewControllable, listBuilder: ListBuilder) {
                self.listBuilder = listBuilder
                super.init(interactor: interactor, viewController: viewController)
                interactor.router = self
            }

            func attachList() {
                guard list == nil else { return }
                let router = listBuilder.build(withListener: interactor)
                list = router
                attachChild(router)
                let view = router.viewControllable.uiviewController
                view.navigationItem.hidesBackButton = true
                viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
            }

            func detachList() {
                guard let router = list else { return }
                viewController.uiviewController.navigationController?.popViewController(animated: true)
                detachChild(router)
                list = nil
            }
        }
        """
}
