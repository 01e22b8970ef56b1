import Foundation

public protocol Dependency: AnyObject {}

public protocol EmptyDependency: Dependency {}

open class Component<DependencyType>: Dependency {
    public let dependency: DependencyType
    private let lock = NSRecursiveLock()
    private var instances: [String: Any] = [:]

    public init(dependency: DependencyType) {
        self.dependency = dependency
    }

    /// One instance for the caller, whoever asks for it.
    public final func shared<Instance>(_ name: String = #function, _ make: () -> Instance) -> Instance {
        lock.lock()
        defer { lock.unlock() }
        if let known = instances[name] as? Instance { return known }
        let made = make()
        instances[name] = made
        return made
    }
}

open class EmptyComponent: EmptyDependency {
    public init() {}
}
