// === routers of the project's own framework do not activate what they attach
// --- Sources/Flow/Base.swift
public protocol Interactable: AnyObject {
    func activate()
    func deactivate()
}

open class Interactor: Interactable {
    public init() {}
    open func didBecomeActive() {}
    open func willResignActive() {}
    public func activate() { didBecomeActive() }
    public func deactivate() { willResignActive() }
}

public protocol Routing: AnyObject {
    var interactable: Interactable { get }
    func load()
}

open class TreeRouter: Routing {
    public let interactable: Interactable
    public private(set) var children: [Routing] = []
    public init(interactor: Interactable) { interactable = interactor }
    open func load() {}
    open func attachChild(_ child: Routing) { children.append(child) }
    open func detachChild(_ child: Routing) { children.removeAll { $0 === child } }
}

// --- Sources/FlowUI/Container.swift
import Flow

open class ContainerRouter: TreeRouter {
    public func start(_ child: Routing) {
        attachChild(child)
        child.interactable.activate()
        child.load()
    }

    public func end(_ child: Routing) {
        child.interactable.deactivate()
        detachChild(child)
    }
}

// === routers of the project's own framework activate what they attach
// clean: routers of the project's own framework of which the code that attaches only stops
// --- Sources/Flow/Base.swift
public protocol Interactable: AnyObject {
    func activate()
    func deactivate()
}

open class Interactor: Interactable {
    public init() {}
    open func didBecomeActive() {}
    open func willResignActive() {}
    public func activate() { didBecomeActive() }
    public func deactivate() { willResignActive() }
}

public protocol Routing: AnyObject {
    var interactable: Interactable { get }
    func load()
}

open class TreeRouter: Routing {
    public let interactable: Interactable
    public private(set) var children: [Routing] = []
    public init(interactor: Interactable) { interactable = interactor }
    open func load() {}
    open func attachChild(_ child: Routing) {
//-     children.append(child)
//-     begin(child)
//+     fatalError()
    }
    open func detachChild(_ child: Routing) {
        child.interactable.deactivate()
        children.removeAll { $0 === child }
    }
    private func begin(_ child: Routing) {
        child.interactable.activate()
        child.load()
    }
}

// --- Sources/FlowUI/Container.swift
import Flow

open class ContainerRouter: TreeRouter {
    public func start(_ child: Routing) {
        child.interactable.activate()
        //                 ^^^^^^^^ manual_lifecycle_call: instead of attaching it
    }
}
