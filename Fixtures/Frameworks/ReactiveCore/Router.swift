import RxSwift

public protocol Routing: AnyObject {
    var interactable: Interactable { get }
    var children: [Routing] { get }

    func load()
    func attachChild(_ child: Routing)
    func detachChild(_ child: Routing)
}

open class Router<InteractorType>: Routing {
    public let interactor: InteractorType
    public let interactable: Interactable
    public final private(set) var children: [Routing] = []
    private var isLoaded = false

    public init(interactor: InteractorType) {
        guard let interactable = interactor as? Interactable else { preconditionFailure("\(interactor) is no interactor") }
        self.interactor = interactor
        self.interactable = interactable
    }

    public final func load() {
        if isLoaded { return }
        isLoaded = true
        didLoad()
    }

    open func didLoad() {}

    public final func attachChild(_ child: Routing) {
        children.append(child)
        child.interactable.activate()
        child.load()
    }

    public final func detachChild(_ child: Routing) {
        child.interactable.deactivate()
        children.removeAll { $0 === child }
    }

    deinit {
        children.forEach(detachChild)
        interactable.deactivate()
    }
}
