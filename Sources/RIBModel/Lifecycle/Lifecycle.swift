/// Values that have to end with a lifecycle: subscriptions, or tasks.
package protocol LifecycleFlow: FlowModel {
    var lifecycle: Lifecycle { get }
    var words: StreamModel { get }

    /// Functions on such values, on containers of them, and on optionals and collections of any elements.
    var containerExtensions: ExtensionFunctions { get }

    /// Whether values end when they are removed from a container of that type.
    func endsByRemoval(from container: TypeReference) -> Bool
}

/// A query about the code that only interactors run, and the same about that of workers: by class or protocol, and for
/// extensions of the framework's own class.
struct LifecycleQueries<Value: Sendable>: Sendable {
    private let ofTypes: (interactor: Query<TypeID, Value>, worker: Query<TypeID, Value>)
    private let ofExtensions: (interactor: Query<WholeProject, Value>, worker: Query<WholeProject, Value>)

    /// The answer for an owner of code; nil represents extensions of the framework's own class.
    func answer(of owner: TypeID?, _ lifecycle: Lifecycle, _ project: Project) -> Value {
        switch lifecycle {
        case .interactor: owner.map { project[ofTypes.interactor, $0] } ?? project[ofExtensions.interactor]
        case .worker: owner.map { project[ofTypes.worker, $0] } ?? project[ofExtensions.worker]
        }
    }

    /// The query by class or protocol.
    func query(_ lifecycle: Lifecycle) -> Query<TypeID, Value> {
        switch lifecycle {
        case .interactor: ofTypes.interactor
        case .worker: ofTypes.worker
        }
    }
}

extension LifecycleQueries where Value: Equatable {
    /// - Parameters:
    ///   - ofInteractors: the name of the query about interactors.
    ///   - ofWorkers: that of the query about workers.
    ///   - inInteractors: that of the query about extensions of the framework's interactor.
    ///   - inWorkers: that of the query about extensions of the framework's worker.
    init(
        ofInteractors: String, ofWorkers: String, inInteractors: String,
        inWorkers: String, _ compute: @escaping @Sendable (TypeID?, LifecycleCode) -> Value
    ) {
        ofTypes = (
            Query(ofInteractors) { compute($1, LifecycleCode($0, .interactor)) },
            Query(ofWorkers) { compute($1, LifecycleCode($0, .worker)) }
        )
        ofExtensions = (
            Query(inInteractors) { project, _ in compute(nil, LifecycleCode(project, .interactor)) },
            Query(inWorkers) { project, _ in compute(nil, LifecycleCode(project, .worker)) }
        )
    }
}

extension Project {
    /// The method that begins an interactor's deactivation, or a worker's stop; nil if the project declares none.
    public func deactivation(of type: TypeID, _ lifecycle: Lifecycle = .interactor) -> DeclarationID? {
        implementation(lifecycle.endHook, nil, of: type, from: file(of: type))
    }
}
