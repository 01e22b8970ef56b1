import RuleKit

extension RuleDocumentation {
    static let viewlessRIBLeftEmpty = RuleDocumentation(
        summary: "A RIB without a view detaches its only child and does not notify its listener.",
        reason: """
            The RIB has nothing left to show, but it stays attached, with its subscriptions. Its parent believes that \
            the flow is still running: a guard in its router keeps the flow from being opened again.
            """,
        howItWorks: """
            The rule checks RIBs whose router is not viewable and whose parent detaches them before its own end. It \
            looks at the child that such a RIB attaches when it starts, and at the functions that it runs upon the \
            child's events. It reports the call that leads to the detachment if every path detaches the child, and no \
            path or completion handler calls the RIB's listener or attaches another child.
            """,
        limitations: """
            The rule reports nothing if the RIB also attaches children for other reasons than its start and events of \
            children, if the router detaches whatever child it has last, or if the path runs code that is not \
            analyzed or emits into a stream.
            """,
        before: example(""),
        after: example("\n        listener?.flowDidClose()"),
        references: ["RIBs/Classes/Router.swift in github.com/uber/RIBs-iOS"])

    private static func example(_ notification: String) -> String {
        """
        import RIBs
        import UIKit

        protocol StepListener: AnyObject {
            func stepDidClose()
        }

        protocol StepPresentableListener: AnyObject {
            func didTapClose()
        }

        protocol StepPresentable: Presentable {
            var listener: StepPresentableListener? { get set }
        }

        final class StepViewController: UIViewController, StepPresentable, ViewControllable {
            weak var listener: StepPresentableListener?

            @objc private func closeTapped() { listener?.didTapClose() }
        }

        final class StepInteractor: PresentableInteractor<StepPresentable>, StepPresentableListener {
            weak var listener: StepListener?

            func didTapClose() { listener?.stepDidClose() }
        }

        final class StepRouter: ViewableRouter<StepInteractor, ViewControllable> {}

        final class StepComponent: Component<EmptyDependency> {}

        final class StepBuilder: Builder<EmptyDependency> {
            func build(withListener listener: StepListener) -> ViewableRouting {
                _ = StepComponent(dependency: dependency)
                let viewController = StepViewController()
                let interactor = StepInteractor(presenter: viewController)
                interactor.listener = listener
                viewController.listener = interactor
                return StepRouter(interactor: interactor, viewController: viewController)
            }
        }

        protocol FlowListener: AnyObject {
            func flowDidClose()
        }

        protocol FlowRouting: Routing {
            func attachStep()
            func detachStep()
        }

        final class FlowInteractor: Interactor, StepListener {
            weak var router: FlowRouting?
            weak var listener: FlowListener?

            override func didBecomeActive() {
                super.didBecomeActive()
                router?.attachStep()
            }

            func stepDidClose() {
                router?.detachStep()\(notification)
            }
        }

        final class FlowRouter: Router<FlowInteractor>, FlowRouting {
            private let viewController: ViewControllable
            private let stepBuilder: StepBuilder
            private var step: ViewableRouting?

            init(interactor: FlowInteractor, viewController: ViewControllable, stepBuilder: StepBuilder) {
                self.viewController = viewController
                self.stepBuilder = stepBuilder
                super.init(interactor: interactor)
                interactor.router = self
            }

            func attachStep() {
                let router = stepBuilder.build(withListener: interactor)
                step = router
                attachChild(router)
                let view = router.viewControllable.uiviewController
                view.modalPresentationStyle = .fullScreen
                viewController.uiviewController.present(view, animated: true)
            }

            func detachStep() {
                guard let router = step else { return }
                viewController.uiviewController.dismiss(animated: true)
                detachChild(router)
                step = nil
            }
        }

        protocol FlowDependency: Dependency {
            var flowViewController: ViewControllable { get }
        }

        final class FlowComponent: Component<FlowDependency>, EmptyDependency {}

        final class FlowBuilder: Builder<FlowDependency> {
            func build(withListener listener: FlowListener) -> Routing {
                let component = FlowComponent(dependency: dependency)
                let interactor = FlowInteractor()
                interactor.listener = listener
                return FlowRouter(
                    interactor: interactor, viewController: component.dependency.flowViewController,
                    stepBuilder: StepBuilder(dependency: component))
            }
        }

        protocol HomeRouting: Routing {
            func attachFlow()
            func detachFlow()
        }

        protocol HomePresentableListener: AnyObject {
            func didTapStart()
        }

        protocol HomePresentable: Presentable {
            var listener: HomePresentableListener? { get set }
        }

        final class HomeViewController: UIViewController, HomePresentable, ViewControllable {
            weak var listener: HomePresentableListener?

            @objc private func startTapped() { listener?.didTapStart() }
        }

        final class HomeInteractor: PresentableInteractor<HomePresentable>, HomePresentableListener, FlowListener {
            weak var router: HomeRouting?

            func didTapStart() { router?.attachFlow() }
            func flowDidClose() { router?.detachFlow() }
        }

        final class HomeRouter: ViewableRouter<HomeInteractor, ViewControllable>, HomeRouting {
            private let flowBuilder: FlowBuilder
            private var flow: Routing?

            init(interactor: HomeInteractor, viewController: ViewControllable, flowBuilder: FlowBuilder) {
                self.flowBuilder = flowBuilder
                super.init(interactor: interactor, viewController: viewController)
                interactor.router = self
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
}
