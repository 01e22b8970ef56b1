import RxRelay
import RxSwift

/// What code that only watches an interactor's activity sees of it.
public protocol InteractorScope: AnyObject {
    var isActive: Bool { get }
    var isActiveStream: Observable<Bool> { get }
}

public protocol Interactable: InteractorScope {
    func activate()
    func deactivate()
}

open class Interactor: Interactable {
    private let activity = BehaviorRelay(value: false)
    fileprivate var subscriptions = CompositeDisposable()

    public final var isActive: Bool { activity.value }
    public final var isActiveStream: Observable<Bool> { activity.distinctUntilChanged() }

    public init() {}

    public final func activate() {
        if isActive { return }
        subscriptions = CompositeDisposable()
        activity.accept(true)
        didBecomeActive()
    }

    public final func deactivate() {
        if !isActive { return }
        willResignActive()
        subscriptions.dispose()
        activity.accept(false)
    }

    open func didBecomeActive() {}

    open func willResignActive() {}

    deinit { deactivate() }
}

extension Disposable {
    /// Ends the subscription when the interactor is deactivated.
    @discardableResult
    public func disposeOnDeactivate(interactor: Interactor) -> Self {
        if interactor.isActive { _ = interactor.subscriptions.insert(self) } else { dispose() }
        return self
    }
}
