// === the only child is detached
// clean: ..., and the listener notified
// use: ribs-uikit, closing-child Step, flow-rib Flow, flow-step Flow Step

protocol FlowRouting: Routing {
    func attachStep()
    func detachStep()
}

final class FlowRouter: Router<FlowInteractor>, FlowRouting {
    fileprivate let viewController: ViewControllable
    fileprivate let stepBuilder: StepBuildable
    fileprivate var step: ViewableRouting?
}

final class FlowInteractor: Interactor, StepListener {
    weak var router: FlowRouting?
    weak var listener: FlowListener?

    override func didBecomeActive() {
        super.didBecomeActive()
        router?.attachStep()
    }

    func stepDidClose() {
        router?.detachStep()
    //          ^^^^^^^^^^ viewless_rib_left_empty: 'Flow' has no view and detaches its only child, 'Step', without notifying its listener, so it stays attached with nothing to show.
//+     listener?.flowDidClose()
    }

    func abort() {
        listener?.flowDidClose()
    }
}

// === ..., before which the listener is notified in a function
// use: ribs-uikit, closing-child Step, flow-rib Flow, flow-step Flow Step

protocol FlowRouting: Routing {
    func attachStep()
    func detachStep()
}

final class FlowRouter: Router<FlowInteractor>, FlowRouting {
    fileprivate let viewController: ViewControllable
    fileprivate let stepBuilder: StepBuildable
    fileprivate var step: ViewableRouting?
}

final class FlowInteractor: Interactor, StepListener {
    weak var router: FlowRouting?
    weak var listener: FlowListener?

    override func didBecomeActive() {
        super.didBecomeActive()
        router?.attachStep()
    }

    func stepDidClose() {
        leave()
    }

    private func leave() {
        listener?.flowDidClose()
        router?.detachStep()
        //      ^^^^^^^^^^ router_used_after_own_detach
    }
}

// === ..., of two that start in turn
// clean: ..., of two that start together
// use: ribs-uikit, closing-child Step, closing-child Other, flow-rib Flow, flow-step Flow Step, flow-step Flow Other

protocol FlowRouting: Routing {
    func attachStep()
    func detachStep()
    func attachOther()
    func detachOther()
}

final class FlowRouter: Router<FlowInteractor>, FlowRouting {
    fileprivate let viewController: ViewControllable
    fileprivate let stepBuilder: StepBuildable
    fileprivate var step: ViewableRouting?
    fileprivate let otherBuilder: OtherBuildable
    fileprivate var other: ViewableRouting?
}

final class FlowInteractor: Interactor, StepListener, OtherListener {
    weak var router: FlowRouting?
    weak var listener: FlowListener?
    private let isFirst: Bool

    override func didBecomeActive() {
        super.didBecomeActive()
//-     if isFirst {
            router?.attachStep()
//-     } else {
            router?.attachOther()
//-     }
    }

    func stepDidClose() {
        router?.detachStep()
    //          ^^^^^^^^^^ viewless_rib_left_empty: its only child, 'Step'
    }

    func otherDidClose() {
        router?.detachOther()
        listener?.flowDidClose()
    }
}

// === a later child is detached
// use: ribs-uikit, closing-child Step, closing-child Other, flow-rib Flow, flow-step Flow Step

protocol FlowRouting: Routing {
    func attachStep()
    func detachStep()
    func attachOther()
    func detachOther()
}

final class FlowRouter: Router<FlowInteractor>, FlowRouting {
    fileprivate let viewController: ViewControllable
    fileprivate let stepBuilder: StepBuildable
    fileprivate var step: ViewableRouting?
    fileprivate let otherBuilder: OtherBuildable
    fileprivate var other: ViewableRouting?
}

extension FlowRouter {
    func attachOther() {
        guard other == nil else { return }
        let router = otherBuilder.build(withListener: interactor)
        other = router
        attachChild(router)
        step?.viewControllable.uiviewController.present(router.viewControllable.uiviewController, animated: true)
    }

    func detachOther() {
        guard let router = other else { return }
        step?.viewControllable.uiviewController.dismiss(animated: true)
        detachChild(router)
        other = nil
    }
}

final class FlowInteractor: Interactor, StepListener, OtherListener {
    weak var router: FlowRouting?
    weak var listener: FlowListener?

    override func didBecomeActive() {
        super.didBecomeActive()
        router?.attachStep()
    }

    func stepDidClose() {
        router?.attachOther()
    }

    func otherDidClose() {
        router?.detachOther()
    }

    func abort() {
        listener?.flowDidClose()
    }
}

// === the next child is attached
// use: ribs-uikit, closing-child Step, closing-child Other, flow-rib Flow, flow-step Flow Step, flow-step Flow Other

protocol FlowRouting: Routing {
    func attachStep()
    func detachStep()
    func attachOther()
    func detachOther()
}

final class FlowRouter: Router<FlowInteractor>, FlowRouting {
    fileprivate let viewController: ViewControllable
    fileprivate let stepBuilder: StepBuildable
    fileprivate var step: ViewableRouting?
    fileprivate let otherBuilder: OtherBuildable
    fileprivate var other: ViewableRouting?
}

final class FlowInteractor: Interactor, StepListener, OtherListener {
    weak var router: FlowRouting?
    weak var listener: FlowListener?

    override func didBecomeActive() {
        super.didBecomeActive()
        router?.attachStep()
    }

    func stepDidClose() {
        router?.detachStep()
        router?.attachOther()
    }

    func otherDidClose() {
        router?.detachOther()
        listener?.flowDidClose()
    }
}

// === ..., whose view leaves by a function that the project adds to UIKit, beside a namesake of another type
// use: ribs-uikit, closing-child Step, flow-rib Flow, flow-step Flow Step

protocol FlowRouting: Routing {
    func attachStep()
    func detachStep()
    func showBanner()
}

final class FlowRouter: Router<FlowInteractor>, FlowRouting {
    fileprivate let viewController: ViewControllable
    fileprivate let stepBuilder: StepBuildable
    fileprivate var step: ViewableRouting?

    func showBanner() {
        viewController.uiviewController.embed(UIViewController())
    }
}

extension UIViewController {
    func embed(_ child: UIViewController) {
        addChild(child)
    }
}

extension CGRect {
    func addChild(_ count: Int, named name: String) {}
}

final class FlowInteractor: Interactor, StepListener {
    weak var router: FlowRouting?
    weak var listener: FlowListener?

    override func didBecomeActive() {
        super.didBecomeActive()
        router?.attachStep()
    }

    func stepDidClose() {
        router?.showBanner()
        router?.detachStep()
    //          ^^^^^^^^^^ viewless_rib_left_empty: detaches its only child
    }

    func abort() {
        listener?.flowDidClose()
    }
}
