/// The example of rules about listeners: a RIB whose view and whose interactor each have one.
struct ListenerExample {
    /// The statement with which the builder sets the interactor's listener; empty for none.
    var listener = "interactor.listener = listener"
    /// The statement with which the interactor becomes the view's listener; empty for none.
    var presenter = "presenter.listener = self"
    /// How the view declares its listener, and how the interactor does.
    var viewListener = "weak var"
    var interactorListener = "weak var"

    var text: String {
        """
        import RIBs
        import UIKit

        protocol DetailListener: AnyObject {
            func detailDidClose()
        }

        protocol DetailPresentableListener: AnyObject {
            func didTapClose()
        }

        protocol DetailPresentable: Presentable {
            var listener: DetailPresentableListener? { get set }
        }

        final class DetailInteractor: PresentableInteractor<DetailPresentable>, DetailPresentableListener {
            \(interactorListener) listener: DetailListener?

            override init(presenter: DetailPresentable) {
                super.init(presenter: presenter)\(line(presenter))
            }

            func didTapClose() {
                listener?.detailDidClose()
            }
        }

        final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
            \(viewListener) listener: DetailPresentableListener?

            @objc private func closeTapped() {
                listener?.didTapClose()
            }
        }

        final class DetailComponent: Component<EmptyDependency> {}

        final class DetailBuilder: Builder<EmptyDependency> {
            func build(withListener listener: DetailListener) -> ViewableRouting {
                let component = DetailComponent(dependency: dependency)
                let viewController = DetailViewController()
                let interactor = DetailInteractor(presenter: viewController)\(line(listener))
                return DetailRouter(interactor: interactor, viewController: viewController)
            }
        }

        final class DetailRouter: ViewableRouter<DetailInteractor, DetailViewController> {}

        final class HomeInteractor: Interactor, DetailListener {
            func detailDidClose() {}
        }
        """
    }

    private func line(_ statement: String) -> String { statement.isEmpty ? "" : "\n        \(statement)" }
}
