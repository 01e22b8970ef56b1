public protocol Routing: AnyObject {
    var interactable: any Interactable { get }

    func attachChild(_ child: any Routing)
    func detachChild(_ child: any Routing)
}

open class Router<InteractorType>: Routing {
    public let interactor: InteractorType
    public let interactable: any Interactable
    private var running: [any Routing] = []

    public init(interactor: InteractorType) {
        self.interactor = interactor
        interactable = interactor as! any Interactable
    }

    open func didLoad() {}

    public final func attachChild(_ child: any Routing) {
        running.append(child)
        child.interactable.activate()
    }

    public final func detachChild(_ child: any Routing) {
        child.interactable.deactivate()
        running.removeAll { $0 === child }
    }
}
