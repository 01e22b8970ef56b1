// === carried in a structure, and started by nobody
// clean: ..., and started there
// use: ribs

final class PriceWorker: Worker {
    override func didStart(_ interactorScope: InteractorScope) { load() }

    private func load() {}
}

struct Transfer {
    let worker: PriceWorker
    var isUrgent = false
}

final class HomeInteractor: Interactor {
    private let worker = PriceWorker()
    //          ^^^^^^ worker_never_started

    override func didBecomeActive() {
        super.didBecomeActive()
        let transfer = Transfer(worker: worker)
        print(transfer.isUrgent)
//+     transfer.worker.start(self)
    }
}

// === bound to a local, put into an array, and started by nobody
// clean: ..., and started in a loop
// use: ribs

final class PriceWorker: Worker {
    override func didStart(_ interactorScope: InteractorScope) { load() }

    private func load() {}
}

final class HomeInteractor: Interactor {
    private let worker = PriceWorker()
    //          ^^^^^^ worker_never_started

    override func didBecomeActive() {
        super.didBecomeActive()
        let kept = worker
        var all: [PriceWorker] = []
        all.append(kept)
        for each in all.reversed() { print(each === kept) }
//+     all.forEach { each in each.start(self) }
    }
}

// === passed to a list that nobody starts
// clean: ..., and whose workers are started
// use: ribs

final class PriceWorker: Worker {
    override func didStart(_ interactorScope: InteractorScope) { load() }

    private func load() {}
}

final class WorkerList {
    private var workers: [Working] = []

    func add(_ worker: Working) { workers.append(worker) }

//+ func begin(_ scope: InteractorScope) { workers.forEach { $0.start(scope) } }
}

final class HomeInteractor: Interactor {
    private let worker = PriceWorker()
    //          ^^^^^^ worker_never_started
    private let list = WorkerList()

    override func didBecomeActive() {
        super.didBecomeActive()
        list.add(worker)
//+     list.begin(self)
    }
}

// === passed to code that is not there, in an array, by an operator, to a function that only stops the program
// use: ribs

class ActiveWorker: Worker {
    override func didStart(_ interactorScope: InteractorScope) { observe() }

    func observe() {}
}

final class ListedWorker: ActiveWorker {}
final class OperandWorker: ActiveWorker {}
final class PendingWorker: ActiveWorker {}

final class HomeInteractor: Interactor {
    private let listed = ListedWorker()
    private let operand = OperandWorker()
    private let pending = PendingWorker()

    override func didBecomeActive() {
        super.didBecomeActive()
        Coordinator.shared.perform([listed])
        Coordinator.shared <~ operand
        begin(pending)
    }

    private func begin(_ worker: Working) { fatalError() }
}
