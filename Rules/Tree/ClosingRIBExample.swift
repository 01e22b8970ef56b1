/// The code of a RIB that requests its parent to close it, for the examples of rules about edges.
struct ClosingRIBExample {
    let name: String

    var text: String {
        """
        protocol \(name)Listener: AnyObject {
            func \(name.lowercased())DidClose()
        }

        protocol \(name)PresentableListener: AnyObject {
            func didTapClose()
        }

        protocol \(name)Presentable: Presentable {
            var listener: \(name)PresentableListener? { get set }
        }

        final class \(name)ViewController: UIViewController, \(name)Presentable, ViewControllable {
            weak var listener: \(name)PresentableListener?

            @objc private func closeTapped() { listener?.didTapClose() }
        }

        final class \(name)Interactor: PresentableInteractor<\(name)Presentable>, \(name)PresentableListener {
            weak var listener: \(name)Listener?

            func didTapClose() { listener?.\(name.lowercased())DidClose() }
        }

        final class \(name)Router: ViewableRouter<\(name)Interactor, ViewControllable> {}

        final class \(name)Component: Component<EmptyDependency> {}

        final class \(name)Builder: Builder<EmptyDependency> {
            func build(withListener listener: \(name)Listener) -> ViewableRouting {
                _ = \(name)Component(dependency: dependency)
                let viewController = \(name)ViewController()
                viewController.modalPresentationStyle = .fullScreen
                let interactor = \(name)Interactor(presenter: viewController)
                interactor.listener = listener
                viewController.listener = interactor
                return \(name)Router(interactor: interactor, viewController: viewController)
            }
        }
        """
    }
}
