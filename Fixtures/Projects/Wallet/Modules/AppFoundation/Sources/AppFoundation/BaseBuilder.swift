import RIBsUtil

open class BaseComponent<DependencyType>: Component<DependencyType> {
    public let createdAt = ContinuousClock.now
}

/// A builder that makes its component from the dependency alone.
open class ScopedBuilder<DependencyType, ComponentType: BaseComponent<DependencyType>>: Builder<DependencyType> {
    private let makeComponent: (DependencyType) -> ComponentType

    public init(dependency: DependencyType, component: @escaping (DependencyType) -> ComponentType) {
        makeComponent = component
        super.init(dependency: dependency)
    }

    public func scope() -> ComponentType {
        makeComponent(dependency)
    }
}
