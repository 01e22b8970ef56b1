import RuleKit

extension RuleDocumentation {
    static let viewlessCleanupMissing = RuleDocumentation(
        summary: "A RIB without a view does not remove the views that it shows when it is detached.",
        reason: """
            A router without a view shows its children on the view of an ancestor. Detaching it deactivates them, but \
            removes no view: what it has presented stays on the screen without a RIB.
            """,
        howItWorks: """
            The rule checks routers without a view of their own, in RIBs that their parent detaches, which show a \
            child on a stored view. It reports one if the interactor's 'willResignActive' calls no function of the \
            router that removes a view, no path to the call that detaches the RIB removes \
            or replaces one, and the interactor has its router remove one in no function that notifies its listener. \
            It also reports a function that pops only the view on top, if the router pushes several that stay.
            """,
        limitations: """
            The rule reports nothing about RIBs that an object outside of the tree hosts, about those that are never \
            detached, and where code that is not analyzed may remove the views. It does not check whether the views \
            are there when the RIB is detached, so it is off by default.
            """,
        before: example(""),
        after: example("\n        router?.cleanupViews()"))

    private static func example(_ call: String) -> String {
        """
        import RIBs
        import UIKit

        protocol StepListener: AnyObject {}

        protocol FlowListener: AnyObject {
            func flowDidEnd()
        }

        protocol FlowRouting: Routing {
            func attachStep()
            func cleanupViews()
        }

        protocol FlowViewControllable: ViewControllable {
            func present(_ view: ViewControllable)
            func dismissAll()
        }

        final class MainViewController: UIViewController, FlowViewControllable {
            func present(_ view: ViewControllable) {
                present(view.uiviewController, animated: true)
            }

            func dismissAll() {
                dismiss(animated: true)
            }
        }

        protocol StepBuildable: Buildable {
            func build(withListener listener: StepListener) -> ViewableRouting
        }

        final class FlowInteractor: Interactor, StepListener {
            weak var router: FlowRouting?
            weak var listener: FlowListener?

            override func didBecomeActive() {
                super.didBecomeActive()
                router?.attachStep()
            }

            override func willResignActive() {
                super.willResignActive()\(call)
            }

            func end() {
                listener?.flowDidEnd()
            }
        }

        final class FlowRouter: Router<FlowInteractor>, FlowRouting {
            private let stepBuilder: StepBuildable
            private let viewController: FlowViewControllable
            private var step: ViewableRouting?

            init(interactor: FlowInteractor, viewController: FlowViewControllable, stepBuilder: StepBuildable) {
                self.stepBuilder = stepBuilder
                self.viewController = viewController
                super.init(interactor: interactor)
                interactor.router = self
            }

            func attachStep() {
                guard step == nil else { return }
                let child = stepBuilder.build(withListener: interactor)
                step = child
                attachChild(child)
                viewController.present(child.viewControllable)
            }

            func cleanupViews() {
                viewController.dismissAll()
            }
        }

        protocol FlowDependency: Dependency {
            var flowViewController: FlowViewControllable { get }
        }

        final class FlowComponent: Component<FlowDependency> {
            var viewController: FlowViewControllable { dependency.flowViewController }
        }

        final class FlowBuilder: Builder<FlowDependency> {
            private let stepBuilder: StepBuildable

            init(dependency: FlowDependency, stepBuilder: StepBuildable) {
                self.stepBuilder = stepBuilder
                super.init(dependency: dependency)
            }

            func build(withListener listener: FlowListener) -> Routing {
                let component = FlowComponent(dependency: dependency)
                let interactor = FlowInteractor()
                interactor.listener = listener
                return FlowRouter(
                    interactor: interactor, viewController: component.viewController, stepBuilder: stepBuilder)
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
                let child = flowBuilder.build(withListener: interactor)
                flow = child
                attachChild(child)
            }

            func detachFlow() {
                guard let child = flow else { return }
                detachChild(child)
                flow = nil
            }
        }

        final class HomeInteractor: Interactor, FlowListener {
            func flowDidEnd() {}
        }
        """
    }
}
