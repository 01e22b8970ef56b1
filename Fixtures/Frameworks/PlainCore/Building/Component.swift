public protocol Dependency: AnyObject {}

public protocol EmptyDependency: Dependency {}

open class Component<DependencyType>: Dependency {
    public let dependency: DependencyType

    public init(dependency: DependencyType) { self.dependency = dependency }

    public final func shared<Instance>(_ make: () -> Instance) -> Instance { make() }
}

open class EmptyComponent: EmptyDependency {
    public init() {}
}
