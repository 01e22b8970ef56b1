// === a task whose handle is dropped
// clean: ..., stored and canceled on deactivation
// use: ribs

final class QuoteInteractor: Interactor {
//+ private var refreshing: Task<Void, Never>?

    func refresh() {
//-     Task { [weak self] in await self?.load() }
    //  ^^^^ unstructured_task_not_cancelled: 'QuoteInteractor' creates a task in 'refresh()' and drops its handle
//+     refreshing = Task { [weak self] in await self?.load() }
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     refreshing?.cancel()
//+ }

    private func load() async {}
}

// === all spellings
// use: ribs

final class QuoteInteractor: Interactor {
    func refresh() {
        Task.detached { print(1) }
    //  ^^^^ unstructured_task_not_cancelled
        Task.init { print(2) }
    //  ^^^^ unstructured_task_not_cancelled
        Task<Void, Never>(priority: .high) { print(3) }
    //  ^^^^ unstructured_task_not_cancelled
        _Concurrency.Task { print(4) }
        //           ^^^^ unstructured_task_not_cancelled
        Task.detached(priority: .background, operation: work)
    //  ^^^^ unstructured_task_not_cancelled
        _ = Task { print(5) }
        //  ^^^^ unstructured_task_not_cancelled
        let unused = Task { print(6) }
        //           ^^^^ unstructured_task_not_cancelled
        if isEmpty { Task { print(7) } }
        //           ^^^^ unstructured_task_not_cancelled
        defer { Task { print(8) } }
        //      ^^^^ unstructured_task_not_cancelled
    }

    private func work() async {}
    private var isEmpty: Bool { true }
}

// === types of the project that are named Task
// use: ribs

struct Task {
    init(_ run: () -> Void) { run() }
    static func detached(_ run: () -> Void) {}
}

final class TodoInteractor: Interactor {
    func add() {
        Task { print(1) }
        Task.detached { print(2) }
    }
}

// === a nested type that is named Task
// use: ribs

final class TodoInteractor: Interactor {
    private struct Task {
        let title: () -> String
    }

    private var tasks: [String] = []

    func add() {
        _ = Task { "new" }
    }
}

// === what creates no task
// use: ribs

final class QuoteInteractor: Interactor {
    func refresh() async throws {
        try await Task.sleep(for: .seconds(1))
        await Task.yield()
        if Task.isCancelled { return }
        await MainActor.run { print(1) }
        await withTaskGroup(of: Void.self) { group in
            group.addTask { print(2) }
        }
        async let value = load()
        _ = await value
    }

    private func load() async -> Int { 1 }
}

// === routers, views and plain types
// use: ribs

final class QuoteRouter: Router<Interactor> {
    func refresh() { Task { print(1) } }
}

final class QuoteService {
    func refresh() { Task { print(1) } }
}

struct QuoteView {
    func refresh() { Task { print(1) } }
}

// === a worker
// clean: ..., that cancels it when it is stopped
// use: ribs

final class QuoteWorker: Worker {
    private var polling: Task<Void, Never>?

    override func didStart(_ interactorScope: InteractorScope) {
        super.didStart(interactorScope)
        polling = Task { print(1) }
        //        ^^^^ unstructured_task_not_cancelled: 'polling', which stopping does not cancel
    }
//+
//+ override func didStop() {
//+     super.didStop()
//+     polling?.cancel()
//+ }
}

// === base classes, extensions, protocol extensions and initializers
// use: ribs

class BaseInteractor: Interactor {
    func log() { Task { print(1) } }
    //           ^^^^ unstructured_task_not_cancelled: 'BaseInteractor'
}

protocol Refreshing: AnyObject {}

extension Refreshing where Self: Interactor {
    func refresh() { Task { print(2) } }
    //               ^^^^ unstructured_task_not_cancelled: 'Refreshing'
}

extension Interactor {
    func track() { Task { print(3) } }
    //             ^^^^ unstructured_task_not_cancelled: 'Interactor'
}

final class QuoteInteractor: BaseInteractor, Refreshing {
    override init() {
        super.init()
        Task { print(4) }
    //  ^^^^ unstructured_task_not_cancelled: 'init()'
    }
}

extension QuoteInteractor {
    var isLoading: Bool {
        Task { print(5) }
    //  ^^^^ unstructured_task_not_cancelled: 'isLoading'
        return true
    }
}

// === closures: handlers, kept closures, and those of code that is not analyzed
// use: ribs-rx, price-stream

final class QuoteInteractor: Interactor {
    // use: viewless-prices-member

    private var onTap: (() -> Void)?

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .subscribe(onNext: { _ in Task { print(1) } })
            //                        ^^^^ unstructured_task_not_cancelled
            .disposeOnDeactivate(interactor: self)
        onTap = { Task { print(2) } }
        //        ^^^^ unstructured_task_not_cancelled
        DispatchQueue.main.async { Task { print(3) } }
        //                         ^^^^ unstructured_task_not_cancelled
        [1, 2].forEach { _ in Task { print(4) } }
        //                    ^^^^ unstructured_task_not_cancelled
        unknown.onClose { Task { print(5) } }
        //                ^^^^ unstructured_task_not_cancelled
        own { Task { print(6) } }
        //    ^^^^ unstructured_task_not_cancelled
        unknown.onClose { return Task { print(7) } }
        bound { Task { print(8) } }
    }

    private func own(_ run: @escaping () -> Void) {}
    private func bound(_ make: () -> Task<Void, Never>) {}
}

// === files without RIBs
import Foundation

class Interactor {}

final class QuoteInteractor: Interactor {
    func refresh() { Task { print(1) } }
}

// === tests and test doubles
// use: ribs

final class QuoteInteractorMock: Interactor {
    func refresh() { Task { print(1) } }
}
// --- Tests/QuoteTests.swift
import RIBs
import XCTest

final class ProbeInteractor: Interactor {
    func refresh() { Task { print(1) } }
}
