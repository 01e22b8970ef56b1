// === awaited in place
// use: ribs

final class QuoteInteractor: Interactor {
    func refresh() async throws {
        _ = await Task<Int, Never> { 1 }.value
        let loading = Task { print(2) }
        await loading.value
        let result = await Task.detached { 3 }.result
        print(result)
    }
}

// === canceled by the function itself, or when its caller is canceled
// use: ribs

final class QuoteInteractor: Interactor {
    func refresh() async {
        let loading = Task { print(1) }
        loading.cancel()
        let other = Task { print(2) }
        await withTaskCancellationHandler { await other.value } onCancel: { other.cancel() }
    }
}

// === a property that nothing cancels on deactivation
// clean: ..., canceled there
// use: ribs

final class QuoteInteractor: Interactor {
    private var loading: Task<Void, Never>?
    //          ~~~~~~~

    func refresh() {
        loading?.cancel()
        loading = Task { print(1) }
        //        ^^^^ unstructured_task_not_cancelled: 'loading', which deactivation does not cancel
    }

    override func willResignActive() {
        super.willResignActive()
//-     loading = nil
//+     stop()
    }

    private func stop() {
        guard let loading else { return }
        loading.cancel()
    }

    deinit { loading?.cancel() }
}

// === a property whose observer cancels the task that it replaces
// use: ribs

final class QuoteInteractor: Interactor {
    private var loading: Task<Void, Never>? {
        didSet { oldValue?.cancel() }
    }

    func refresh() { loading = Task { print(1) } }

    override func willResignActive() {
        super.willResignActive()
        loading = nil
    }
}

// === collections of tasks
// clean: ..., whose tasks are canceled
// use: ribs

final class QuoteInteractor: Interactor {
    private var all = Set<Task<Void, Never>>()
    private var list: [Task<Void, Never>] = []
    private var byName: [String: Task<Void, Error>] = [:]

    func refresh() {
        all.insert(Task { print(1) })
        //         ^^^^ unstructured_task_not_cancelled: 'all'
        list.append(Task { print(2) })
        //          ^^^^ unstructured_task_not_cancelled: 'list'
        list += [Task { print(3) }]
        //       ^^^^ unstructured_task_not_cancelled: 'list'
        byName["a"] = Task { print(4) }
        //            ^^^^ unstructured_task_not_cancelled: 'byName'
    }

    override func willResignActive() {
        super.willResignActive()
//+     for task in all { task.cancel() }
//+     list.forEach { $0.cancel() }
//+     byName.values.forEach { $0.cancel() }
        all.removeAll()
        list = []
        byName.removeAll()
    }
}

// === a set of cancellables, which cancel when they are removed
// clean: ..., and are removed
// use: ribs-combine

extension Task {
    func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable { self.cancel() }) }
}

final class QuoteInteractor: Interactor {
    private var cancellables = Set<AnyCancellable>()

    func refresh() {
        Task { print(1) }.store(in: &cancellables)
    //  ^^^^ unstructured_task_not_cancelled: 'cancellables'
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     cancellables.removeAll()
//+ }
}

// === a bag of the project
// clean: ..., that deactivation empties
// use: ribs

final class TaskBag {
    private var tasks: [Task<Void, Never>] = []

    func add(_ task: Task<Void, Never>) { tasks.append(task) }

    func cancelTasks() {
        tasks.forEach { $0.cancel() }
        tasks = []
    }

    deinit { cancelTasks() }
}

extension Task where Success == Void, Failure == Never {
    func store(in bag: TaskBag) { bag.add(self) }
}

final class QuoteInteractor: Interactor {
    private let bag = TaskBag()

    func refresh() {
        Task { print(1) }.store(in: bag)
    //  ^^^^ unstructured_task_not_cancelled: 'bag'
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     bag.cancelTasks()
//+ }
}

// === a bag of the project that the base class renews on deactivation
// use: ribs

final class TaskBag {
    private var tasks: [Task<Void, Never>] = []

    func add(_ task: Task<Void, Never>) { tasks.append(task) }

    deinit { tasks.forEach { $0.cancel() } }
}

class BaseInteractor: Interactor {
    var bag = TaskBag()

    override func willResignActive() {
        super.willResignActive()
        bag = TaskBag()
    }
}

final class QuoteInteractor: BaseInteractor {
    func refresh() { bag.add(Task { print(1) }) }
}

// === bags that may end their tasks themselves
// use: ribs

final class ScopedBag {
    private var tasks: [Task<Void, Never>] = []

    init(_ scope: InteractorScope) {}

    func add(_ task: Task<Void, Never>) { tasks.append(task) }
}

final class QuoteInteractor: Interactor {
    private lazy var own = ScopedBag(self)
    private let other: ForeignBag
    private let third = ForeignBag()

    func refresh() {
        own.add(Task { print(1) })
        Task { print(2) }.store(in: other)
        Task { print(3) }.store(in: third)
    }
}

// === functions that bind a task
// use: ribs-combine

extension Task {
    func bind(to interactor: QuoteInteractor) { interactor.keep(AnyCancellable(cancel)) }
    func cancelOnDeactivate(interactor: Interactor) {}
    func log() { print("created") }
}

final class QuoteInteractor: Interactor {
    func refresh() {
        task { print(1) }
        Task { print(2) }.bind(to: self)
        Task { print(3) }.cancelOnDeactivate(interactor: self)
        keep(AnyCancellable(Task { print(4) }.cancel))
        supervise(Task { print(5) })
        Task { print(6) }.log()
    //  ^^^^ unstructured_task_not_cancelled
    }

    func keep(_ cancellable: AnyCancellable) { cancellable.cancelOnDeactivate(interactor: self) }

    private func task(_ run: @escaping () async -> Void) {}
}

// === a function that returns the task
// clean: ..., to a caller that cancels it
// use: ribs

final class QuoteInteractor: Interactor {
    private var loading: Task<Void, Never>?

    func refresh() {
//-     start()
    //  ~~~~~
//+     loading = start()
    }

    @discardableResult
    private func start() -> Task<Void, Never> {
        Task { print(1) }
    //  ^^^^ unstructured_task_not_cancelled: 'start()' and drops its handle
    }

    override func willResignActive() {
        super.willResignActive()
        loading?.cancel()
    }
}

// === a function that returns the task to other types
// use: ribs

final class QuoteInteractor: Interactor {
    func start() -> Task<Void, Never> {
        Task { print(1) }
    }
}

// === a superclass outside the files
// use: ribs

protocol QuoteInteractable: Interactable {}

final class QuoteInteractor: TeamInteractor, QuoteInteractable {
    private var loading: Task<Void, Never>?

    func refresh() {
        loading = Task { print(1) }
        Task { print(2) }
    //  ^^^^ unstructured_task_not_cancelled
    }
}

// === lazy and initial values
// use: ribs

final class QuoteInteractor: Interactor {
    private lazy var loading = Task { print(1) }
    //                         ^^^^ unstructured_task_not_cancelled: 'loading'
    private let tracking = Task { print(2) }
    //                     ^^^^ unstructured_task_not_cancelled: 'tracking'
    private let kept = Task { print(3) }

    override func willResignActive() {
        super.willResignActive()
        kept.cancel()
    }
}
