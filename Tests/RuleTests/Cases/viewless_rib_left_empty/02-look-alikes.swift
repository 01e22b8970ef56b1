// === the listener is notified on another branch
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
    private let isRoot: Bool

    override func didBecomeActive() {
        super.didBecomeActive()
        router?.attachStep()
    }

    func stepDidClose() {
        if isRoot {
            router?.detachStep()
        } else {
            listener?.flowDidClose()
        }
    }
}

// === the listener is notified in a completion handler
// use: ribs-uikit, closing-child Step, flow-rib Flow, flow-step Flow Step

protocol FlowRouting: Routing {
    func attachStep()
    func detachStep()
    func detachStep(then close: @escaping () -> Void)
}

final class FlowRouter: Router<FlowInteractor>, FlowRouting {
    fileprivate let viewController: ViewControllable
    fileprivate let stepBuilder: StepBuildable
    fileprivate var step: ViewableRouting?
}

extension FlowRouter {
    func detachStep(then close: @escaping () -> Void) {
        guard let router = step else { return }
        detachChild(router)
        step = nil
        viewController.uiviewController.dismiss(animated: true, completion: close)
    }
}

final class FlowInteractor: Interactor, StepListener {
    weak var router: FlowRouting?
    weak var listener: FlowListener?

    override func didBecomeActive() {
        super.didBecomeActive()
        router?.attachStep()
    }

    func stepDidClose() {
        router?.detachStep { [weak self] in self?.listener?.flowDidClose() }
    }

    func abort() {
        router?.detachStep()
        listener?.flowDidClose()
    }
}

// === a subject tells the parent
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
    let finished = PublishSubject<Void>()

    override func didBecomeActive() {
        super.didBecomeActive()
        router?.attachStep()
    }

    func stepDidClose() {
        router?.detachStep()
        finished.onNext(())
    }

    func abort() {
        listener?.flowDidClose()
    }
}

// === code that is not analyzed may end the RIB
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
    private let coordinator: Coordinator

    override func didBecomeActive() {
        super.didBecomeActive()
        router?.attachStep()
    }

    func stepDidClose() {
        router?.detachStep()
        coordinator.finish(self)
    }

    func abort() {
        listener?.flowDidClose()
    }
}

// === a stream attaches the child again
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
    private let ticks: Observable<Void>

    override func didBecomeActive() {
        super.didBecomeActive()
        router?.attachStep()
        ticks.subscribe(onNext: { [weak self] _ in self?.router?.attachStep() }).disposeOnDeactivate(interactor: self)
    }

    func stepDidClose() {
        router?.detachStep()
    }

    func abort() {
        listener?.flowDidClose()
    }
}

// === the last child is detached, whatever it is
// use: ribs-uikit, closing-child Step, flow-rib Flow

protocol FlowRouting: Routing {
    func attachStep()
    func detachStep()
}

final class FlowRouter: Router<FlowInteractor>, FlowRouting {
    fileprivate let viewController: ViewControllable
    fileprivate let stepBuilder: StepBuildable
    fileprivate var step: ViewableRouting?
}

extension FlowRouter {
    func attachStep() {
        guard step == nil else { return }
        let router = stepBuilder.build(withListener: interactor)
        step = router
        attachChild(router)
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
    }

    func detachStep() {
        viewController.uiviewController.dismiss(animated: true)
        children.last.map(detachChild)
        step = nil
    }
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
    }

    func abort() {
        listener?.flowDidClose()
    }
}
