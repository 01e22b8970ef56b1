// === look-alikes: bound, passed, appended, started in a helper
// use: ribs

class ActiveWorker: Worker {
    override func didStart(_ interactorScope: InteractorScope) { observe() }

    func observe() {}
}

final class BoundWorker: ActiveWorker {}
final class PassedWorker: ActiveWorker {}
final class AppendedWorker: ActiveWorker {}
final class HelpedWorker: ActiveWorker {}
final class LoopedWorker: ActiveWorker {}

final class Starter {
    private var workers: [Working] = []

    func add(_ worker: Working) { workers.append(worker) }

    func begin(_ scope: InteractorScope) { workers.forEach { $0.start(scope) } }
}

final class HomeInteractor: Interactor {
    private var bound: BoundWorker?
    private let passed = PassedWorker()
    private let appended: AppendedWorker
    private let helped = HelpedWorker()
    private let looped = [LoopedWorker()]
    private let starter = Starter()
    private var all: [Working] = []

    init(appended: AppendedWorker) {
        self.appended = appended
        super.init()
        all.append(appended)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        if let bound { bound.start(self) }
        starter.add(passed)
        starter.begin(self)
        begin(helped)
        for worker in looped { worker.start(self) }
        for worker in all { worker.start(self) }
    }

    private func begin(_ worker: Working) { worker.start(self) }
}

// === look-alikes: a helper, one that another interactor starts, one that starts itself
// use: ribs

final class Formatter: Worker {
    func text(_ price: Int) -> String { "\(price)" }
}

final class EmptyWorker: Worker {
    override func didStart(_ interactorScope: InteractorScope) { super.didStart(interactorScope) }
}

final class SharedWorker: Worker {
    override func didStart(_ interactorScope: InteractorScope) { observe() }

    func observe() {}
}

final class OwnWorker: Worker {
    func begin(_ scope: InteractorScope) { start(scope) }

    override func didStart(_ interactorScope: InteractorScope) { observe() }

    private func observe() {}
}

final class HomeInteractor: Interactor {
    private let formatter = Formatter()
    private let empty = EmptyWorker()
    private let shared: SharedWorker
    private let own = OwnWorker()

    init(shared: SharedWorker) {
        self.shared = shared
        super.init()
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        own.begin(self)
    }
}

final class AppInteractor: Interactor {
    private let shared: SharedWorker

    init(shared: SharedWorker) {
        self.shared = shared
        super.init()
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        shared.start(self)
    }
}

// === look-alikes: an unresolved base class, no class of the protocol, read by another object
// use: ribs
import Kit

protocol RateWorking: Working {}

final class KitWorker: KitBaseWorker, KitWorking {}

protocol KitWorking: Working {}

final class ReadWorker: Worker {
    override func didStart(_ interactorScope: InteractorScope) { observe() }

    private func observe() {}
}

final class HomeInteractor: Interactor {
    private let rates: RateWorking
    private let kit: KitWorking
    let read = ReadWorker()

    init(rates: RateWorking, kit: KitWorking) {
        self.rates = rates
        self.kit = kit
        super.init()
    }
}

final class HomeBuilder: Builder<EmptyDependency> {
    func build(rates: RateWorking, kit: KitWorking) -> Routing {
        let component = Component(dependency: dependency)
        let interactor = HomeInteractor(rates: rates, kit: kit)
        WorkerList().start(all: [interactor.read], of: interactor)
        return Router(interactor: interactor)
    }
}
