import Combine

/// Something that is active for a while.
public protocol Interactable: AnyObject {
    var isActive: Bool { get }

    func activate()
    func deactivate()
}

open class Interactor: Interactable {
    public final private(set) var isActive = false
    fileprivate var subscriptions: Set<AnyCancellable> = []

    public init() {}

    public final func activate() {
        guard !isActive else { return }
        isActive = true
        didBecomeActive()
    }

    public final func deactivate() {
        guard isActive else { return }
        isActive = false
        willResignActive()
        subscriptions.removeAll()
    }

    open func didBecomeActive() {}

    open func willResignActive() {}
}

open class PresentableInteractor<PresenterType>: Interactor {
    public let presenter: PresenterType

    public init(presenter: PresenterType) { self.presenter = presenter }
}

extension AnyCancellable {
    public func cancelOnDeactivate(interactor: Interactor) { store(in: &interactor.subscriptions) }
}
