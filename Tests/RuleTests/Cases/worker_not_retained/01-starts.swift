// === a worker in a local
// clean: a worker in a property
// use: ribs

final class PriceWorker: Worker {}

final class HomeInteractor: Interactor {
//+ private let worker = PriceWorker()

    override func didBecomeActive() {
        super.didBecomeActive()
//-     let worker = PriceWorker()
        //           ^^^^^^^^^^^ worker_not_retained: The worker 'PriceWorker' is released when 'didBecomeActive()' returns
        worker.start(self)
        //     ~~~~~ it is started here
    }
}

// === a worker that is created in place
// clean: ..., in an array that a property keeps
// use: ribs

final class PriceWorker: Worker {}

final class HomeInteractor: Interactor {
    private var workers: [Working] = []

    override func didBecomeActive() {
        super.didBecomeActive()
//-     PriceWorker().start(self)
//      ^^^^^^^^^^^ worker_not_retained
//+     let worker = PriceWorker()
//+     worker.start(self)
//+     workers.append(worker)
    }
}

// === look-alikes: passed, captured, of a component, of a function, something else that starts
// use: ribs

final class PriceWorker: Worker {}

final class Timer {
    func start(_ interval: Int) {}
}

final class HomeComponent: Component<EmptyDependency> {
    var worker: PriceWorker { shared { PriceWorker() } }
}

final class HomeInteractor: Interactor {
    private let component: HomeComponent
    private var onEnd: (() -> Void)?
    private var workers: [Working] = []

    init(component: HomeComponent) {
        self.component = component
        super.init()
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        component.worker.start(self)
        let worker = component.worker
        worker.start(self)
        let captured = PriceWorker()
        captured.start(self)
        onEnd = { captured.stop() }
        made().start(self)
        workers.forEach { $0.start(self) }
        for worker in workers { worker.start(self) }
        let timer = Timer()
        timer.start(1)
    }

    private func made() -> PriceWorker {
        let worker = PriceWorker()
        workers.append(worker)
        return worker
    }
}
