package import SourceText

/// A lifecycle of the objects of a RIB that subscribe, and create tasks, while it lasts.
public enum Lifecycle: Sendable {
    /// That of an interactor, from its activation to its deactivation.
    case interactor
    /// That of a worker, from its start to its stop.
    case worker
}

extension Lifecycle {
    /// The role of the classes that have the lifecycle.
    package var role: Role {
        switch self {
        case .interactor: .interactor
        case .worker: .worker
        }
    }

    /// The method that RIBs calls at the beginning.
    package var startHook: Name {
        switch self {
        case .interactor: RIBsWord.didBecomeActive.name
        case .worker: RIBsWord.didStart.name
        }
    }

    /// The method that RIBs calls at the end.
    package var endHook: Name {
        switch self {
        case .interactor: RIBsWord.willResignActive.name
        case .worker: RIBsWord.didStop.name
        }
    }

    /// The method whose call ends it.
    var endMethod: Name {
        switch self {
        case .interactor: RIBsWord.deactivate.name
        case .worker: RIBsWord.stop.name
        }
    }

    /// The method of RIBs that ends a subscription of a library at the end.
    func terminator(of library: StreamLibrary, _ models: LibraryModels) -> String {
        switch self {
        case .interactor: models.deactivationTerminator(of: library)
        case .worker: models.stopTerminator(of: library)
        }
    }
}

/// A method of an interactor or a router by which RIBs controls its lifecycle.
public enum LifecycleMethod: Sendable, Equatable {
    case activate, deactivate
    /// The loading of a router, and the launch of the app's root, which also activates.
    case load, launch
    /// A method that RIBs calls on interactors, or on routers, for subclasses to override.
    case interactorHook, routerHook

    init?(_ name: Name) {
        switch RIBsWord(name) {
        case .activate: self = .activate
        case .deactivate: self = .deactivate
        case .load: self = .load
        case .launch, .launchFromWindow: self = .launch
        case .didBecomeActive, .willResignActive: self = .interactorHook
        case .didLoad: self = .routerHook
        default: return nil
        }
    }

    /// Whether RIBs calls the method for subclasses to override.
    var isHook: Bool { self == .interactorHook || self == .routerHook }

    /// Whether interactors have the method; else routers have it.
    var isOfInteractor: Bool {
        switch self {
        case .activate, .deactivate, .interactorHook: true
        case .load, .launch, .routerHook: false
        }
    }
}

extension Project {
    /// Whether a member of that name, on an interactor or a worker, depends on whether its activity has begun.
    package func concernsActivity(_ name: Name, _ lifecycle: Lifecycle) -> Bool {
        let text = text(name)
        return switch lifecycle {
        case .interactor: text.hasPrefix("isActive") || text.hasPrefix("activeness")
        case .worker: text.hasPrefix("isStarted") || text == "disposable" || text == "cancellable"
        }
    }
}

extension Project {
    /// What a method that binds subscriptions is called in the framework over Combine, which has renamed it.
    package func currentName(ofBinding name: Name) -> String? {
        switch RIBsWord(name) {
        case .disposeOnDeactivate: "cancelOnDeactivate"
        case .disposeOnStop: "cancelOnStop"
        case .disposeWith: "cancelWith"
        default: nil
        }
    }

    /// The right spelling of a label that the framework has corrected.
    package func currentLabel(ofBinding name: Name, _ label: Name) -> String? {
        RIBsWord(name) == .disposeWith && text(label) == "worflow" ? "workflow" : nil
    }

    /// Whether a file imports a framework that has renamed these methods, and not the library that it once used.
    package func importsCombineFramework(_ file: FileID) -> Bool {
        let modules = files[file.index].importedModules.map { text($0) }
        return modules.contains { $0 == "ModernRIBs" || $0 == "CombineRIBs" } && !modules.contains("RxSwift")
    }
}

extension Name {
    /// Whether it is a router's member for its interactor: the typed one, or that of `Routing`.
    var isInteractorOfRouter: Bool { self == RIBsWord.interactor.name || self == RIBsWord.interactable.name }
}

extension Name {
    /// Whether RIBs calls a method of that name, which subclasses override, on an interactor, a router, a worker or a
    /// workflow.
    package var isOverriddenHook: Bool {
        switch RIBsWord(self) {
        case .didBecomeActive, .willResignActive, .didLoad, .didStart, .didStop: true
        case .didComplete, .didFork, .didReceiveError: true
        default: false
        }
    }
}

extension NameSet {
    /// Operators that hold the values of an observable back while an interactor is inactive.
    package static let confiningOperators = NameSet([RIBsWord.confineTo.name])

    /// Methods that bind subscriptions and that a framework has renamed.
    package static let renamedBindings = NameSet(
        [RIBsWord.disposeOnDeactivate, .disposeOnStop, .disposeWith].map(\.name))

    /// Those by which an app shows the RIB at its root.
    static let launches = NameSet([RIBsWord.launch, .launchFromWindow].map(\.name))

    /// The methods by which RIBs controls lifecycles.
    static let lifecycleMethods = NameSet(
        [
            RIBsWord.activate, .deactivate, .load, .launch, .launchFromWindow, .didBecomeActive, .willResignActive,
            .didLoad,
        ].map(\.name))
}
