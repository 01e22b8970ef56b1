import RxSwift

public protocol Working: AnyObject {
    func start(_ scope: InteractorScope)
    func stop()
}

open class Worker: Working {
    private var activity: Disposable?
    fileprivate var subscriptions = CompositeDisposable()

    public init() {}

    public final func start(_ scope: InteractorScope) {
        stop()
        activity = scope.isActiveStream.subscribe(onNext: { [weak self, weak scope] isActive in
            if isActive, let scope { self?.didStart(scope) } else { self?.didStop() }
        })
    }

    public final func stop() {
        activity?.dispose()
        activity = nil
        subscriptions.dispose()
        subscriptions = CompositeDisposable()
    }

    open func didStart(_ scope: InteractorScope) {}

    open func didStop() {}

    deinit { stop() }
}

extension Disposable {
    @discardableResult
    public func disposeOnStop(_ worker: Worker) -> Self {
        _ = worker.subscriptions.insert(self)
        return self
    }
}
