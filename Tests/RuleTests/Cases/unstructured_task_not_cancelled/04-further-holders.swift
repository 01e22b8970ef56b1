// === a cancellable that is made of the task
// clean: ..., in a set that deactivation empties
// use: ribs-combine

final class QuoteInteractor: Interactor {
    private var cancellables = Set<AnyCancellable>()

    func refresh() {
        let first = Task { print(1) }
        //          ^^^^ unstructured_task_not_cancelled: 'cancellables', which deactivation does not cancel
        AnyCancellable { first.cancel() }.store(in: &cancellables)
        let second = Task { print(2) }
        //           ^^^^ unstructured_task_not_cancelled: 'cancellables'
        cancellables.insert(AnyCancellable(second.cancel))
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     cancellables.removeAll()
//+ }
}

// === a cancellable that is made of the task and bound
// use: ribs-combine

final class QuoteInteractor: Interactor {
    func refresh() {
        let first = Task { print(1) }
        AnyCancellable { first.cancel() }.cancelOnDeactivate(interactor: self)
        let second = Task { print(2) }
        AnyCancellable(second.cancel).cancelOnDeactivate(interactor: self)
    }
}

// === a dictionary
// clean: ..., with a loop over its values
// use: ribs

final class QuoteInteractor: Interactor {
    private var byName: [String: Task<Void, Never>] = [:]

    func refresh() {
        byName["a"] = Task { print(1) }
        //            ^^^^ unstructured_task_not_cancelled: 'byName'
    }

    override func willResignActive() {
        super.willResignActive()
//-     byName.removeAll()
//+     for task in byName.values { task.cancel() }
    }
}

// === a field of a value, which is replaced
// clean: ..., and canceled before
// use: ribs

struct LoadingState {
    var task: Task<Void, Never>?
    var count = 0
}

final class QuoteInteractor: Interactor {
    private var state = LoadingState()

    func refresh() {
        state.task = Task { print(1) }
        //           ^^^^ unstructured_task_not_cancelled: 'state'
    }

    override func willResignActive() {
        super.willResignActive()
//+     state.task?.cancel()
        state = LoadingState()
    }
}

// === a task that a function of the project associates with the interactor
// clean: ..., as a cancellable that deactivation removes
// use: ribs-combine
import Foundation

var taskKey: UInt8 = 0

extension Task {
    func store(withLifetimeOf owner: AnyObject) {
//-     objc_setAssociatedObject(owner, &taskKey, self, .OBJC_ASSOCIATION_RETAIN)
//+     let token = AnyCancellable { self.cancel() }
//+     objc_setAssociatedObject(owner, &taskKey, token, .OBJC_ASSOCIATION_RETAIN)
    }
}

final class QuoteInteractor: Interactor {
    func refresh() {
        Task { print(1) }.store(withLifetimeOf: self)
    //  ^^^^ unstructured_task_not_cancelled: 'store(withLifetimeOf:)', which deactivation does not cancel
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     objc_setAssociatedObject(self, &taskKey, nil, .OBJC_ASSOCIATION_RETAIN)
//+ }
}

// === the module of the type is named
// clean: ..., and the set of cancellables is emptied
// use: ribs-combine

extension Task {
    func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable { self.cancel() }) }
}

final class QuoteInteractor: Interactor {
    private var cancellables = Set<AnyCancellable>()

    func refresh() {
        Swift.Task { print(1) }.store(in: &cancellables)
        //    ^^^^ unstructured_task_not_cancelled: 'cancellables'
        _Concurrency.Task.detached { print(2) }.store(in: &cancellables)
        //           ^^^^ unstructured_task_not_cancelled: 'cancellables'
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     cancellables.removeAll()
//+ }
}

// === a property that deactivation only compares
// clean: ..., and cancels
// use: ribs

final class PriceInteractor: Interactor {
    private var loading: Task<Void, Never>?

    func didTapRefresh() {
        loading = Task { print("run") }
    //            ^^^^ unstructured_task_not_cancelled
    }

    override func willResignActive() {
        super.willResignActive()
        print(loading == nil)
//+     loading?.cancel()
    }
}

// === a field of a value in four others
// clean: ..., which is canceled
// use: ribs

struct Loading {
    var task: Task<Void, Never>?
}

struct Page {
    var loading = Loading()
}

struct Section {
    var page = Page()
}

struct Screen {
    var section = Section()
}

struct State {
    var screen = Screen()
}

final class QuoteInteractor: Interactor {
    private var state = State()

    func refresh() {
        state.screen.section.page.loading.task = Task { print(1) }
        //                                       ^^^^ unstructured_task_not_cancelled: 'state'
    }

    override func willResignActive() {
        super.willResignActive()
//+     state.screen.section.page.loading.task?.cancel()
    }
}
