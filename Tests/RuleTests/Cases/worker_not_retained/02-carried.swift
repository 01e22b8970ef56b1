// === carried in a tuple and a closure, and kept by nothing
// clean: ..., and kept by a property
// use: ribs

final class PriceWorker: Worker {}

final class HomeInteractor: Interactor {
    private var workers: [Working] = []

    override func didBecomeActive() {
        super.didBecomeActive()
        let worker = PriceWorker()
        //           ^^^^^^^^^^^ worker_not_retained
        worker.start(self)
        let pair = (worker, true)
        let run = { print(pair.1) }
        run()
//+     workers.append(pair.0)
    }
}

// === passed to code that is not there, and captured by a closure that is kept
// use: ribs

final class PriceWorker: Worker {}

final class HomeInteractor: Interactor {
    private var onEnd: (() -> Void)?

    override func didBecomeActive() {
        super.didBecomeActive()
        let passed = PriceWorker()
        passed.start(self)
        Coordinator.shared.perform([passed])
        let captured = PriceWorker()
        captured.start(self)
        let end = { captured.stop() }
        onEnd = end
    }
}
