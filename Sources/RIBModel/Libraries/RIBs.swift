package import SourceText

/// RIBs, and forks and rewrites that declare the same names.
///
/// Sources: uber/RIBs-iOS 1.0.0, DevYeom/ModernRIBs 1.0, nsoojin/CombineRIBs.
extension LibraryModel {
    static var ribs: LibraryModel {
        LibraryModel(
            declarations: LibraryDeclarations(
                modules: ["RIBs", "ModernRIBs", "CombineRIBs", "RIBs_SwiftUI", "napkin", "Nodes"],
                types: ribsTypes,
                genericMembers: [
                    .init("presenter", of: "PresentableInteractor", argument: 0),
                    .init("viewController", of: "Presenter", argument: 0),
                    .init("interactor", of: "Router", argument: 0),
                    .init("interactor", of: "ViewableRouter", argument: 0),
                    .init("viewController", of: "ViewableRouter", argument: 1),
                    // Declared as ViewControllable; its value is that of `viewController`.
                    .init("viewControllable", of: "ViewableRouter", argument: 1),
                    .init("interactor", of: "LaunchRouter", argument: 0),
                    .init("viewController", of: "LaunchRouter", argument: 1),
                    .init("viewControllable", of: "LaunchRouter", argument: 1),
                    .init("dependency", of: "Builder", argument: 0), .init("dependency", of: "Component", argument: 0),
                ],
                objectMembers: [
                    .init("children", of: "Routing", elements: "Routing"),
                    .init("viewControllable", of: "ViewableRouting", is: "ViewControllable"),
                ],
                protocolSuffixes: ["Listener", "Presentable", "ViewControllable", "Routing"]),
            streams: StreamNames(
                lists: [
                    .deactivationTerminators: ["disposeOnDeactivate", "cancelOnDeactivate"],
                    .stopTerminators: ["disposeOnStop", "cancelOnStop"],
                    .activityStreams: [
                        "isActiveStream", "isActivePublisher", "isStartedStream", "deactivated", "deactivation",
                        "didDeactivate",
                    ],
                ]),
            references: ReferenceNames(
                listeners: [
                    "listener", "presentableListener", "delegate", "handler", "action", "output", "interactor",
                    "presenter", "eventHandler", "viewListener",
                ]),
            routing: RoutingNames(
                routerMethods: ["load", "attachChild", "detachChild", "launch", "launchFromWindow"]))
    }

    /// Base classes and protocols, each with the role of its descendants.
    private static let ribsTypes: [LibraryType] = [
        LibraryType("InteractorScope"),
        LibraryType("Interactable", role: .interactor, refines: ["InteractorScope"]),
        LibraryType("Interactor", isClass: true, role: .interactor, refines: ["Interactable"]),
        LibraryType(
            "PresentableInteractor", isClass: true, isUnmistakable: true, role: .interactor, traits: .presentableBase,
            refines: ["Interactor"]),
        LibraryType("RouterScope"),
        LibraryType("Routing", role: .router, refines: ["RouterScope"]),
        LibraryType(
            "ViewableRouting", isUnmistakable: true, role: .router, traits: .hasView, refines: ["Routing"]),
        LibraryType(
            "LaunchRouting", isUnmistakable: true, role: .router, traits: .launches, refines: ["ViewableRouting"]),
        LibraryType("Router", isClass: true, role: .router, traits: .routerBase, refines: ["Routing"]),
        LibraryType(
            "ViewableRouter", isClass: true, isUnmistakable: true, role: .router, traits: [.routerBase, .hasView],
            refines: ["Router", "ViewableRouting"]),
        LibraryType(
            "LaunchRouter", isClass: true, isUnmistakable: true, role: .router, traits: [.routerBase, .launches],
            refines: ["ViewableRouter", "LaunchRouting"]),
        LibraryType("Presentable", role: .view, traits: .servesInteractor),
        LibraryType("ViewControllable", isUnmistakable: true, role: .view),
        LibraryType("Presenter", isClass: true, role: .presenter, refines: ["Presentable"]),
        LibraryType("Buildable", role: .builder),
        LibraryType("Builder", isClass: true, role: .builder, traits: .builderBase, refines: ["Buildable"]),
        LibraryType(
            "ComponentizedBuilder", isClass: true, isUnmistakable: true, role: .builder, traits: .makesComponent,
            refines: ["Buildable"]),
        LibraryType(
            "SimpleComponentizedBuilder", isClass: true, isUnmistakable: true, role: .builder,
            refines: ["ComponentizedBuilder"]),
        LibraryType(
            "MultiStageComponentizedBuilder", isClass: true, isUnmistakable: true, role: .builder,
            traits: .makesComponent,
            refines: ["Buildable"]),
        LibraryType(
            "SimpleMultiStageComponentizedBuilder", isClass: true, isUnmistakable: true, role: .builder,
            refines: ["MultiStageComponentizedBuilder"]),
        LibraryType("Dependency", role: nil, traits: .isDependency),
        LibraryType("EmptyDependency", isUnmistakable: true, role: nil, traits: .isEmpty, refines: ["Dependency"]),
        LibraryType("Component", isClass: true, role: .component, traits: .componentBase, refines: ["Dependency"]),
        LibraryType(
            "EmptyComponent", isClass: true, isUnmistakable: true, role: .component, traits: .isEmpty,
            refines: ["EmptyDependency"]),
        LibraryType("Working", role: .worker),
        LibraryType("Worker", isClass: true, role: .worker, refines: ["Working"]),
        LibraryType("Workflow", isClass: true, role: .workflow),
        LibraryType("Step", isClass: true),
    ]
}

extension LibraryModels {
    /// The protocol that every router conforms to.
    static let anyRouter = "Routing"

    /// The modules of RIBs that are built on Combine.
    var combineModules: [String] { ["ModernRIBs", "CombineRIBs", "napkin", "Nodes"] }

    /// The method of RIBs that ends a subscription of a library when the interactor is deactivated.
    public func deactivationTerminator(of library: StreamLibrary) -> String {
        library == .rx ? "disposeOnDeactivate" : "cancelOnDeactivate"
    }

    /// The method of RIBs that ends a subscription of a library when the worker is stopped.
    public func stopTerminator(of library: StreamLibrary) -> String {
        library == .rx ? "disposeOnStop" : "cancelOnStop"
    }
}

enum RIBsWord: Int, LibraryWord {
    case activate, asObservable, asPublisher, attachChild, children, cleanupViews, commit
    case componentForCurrentBuildPass, confineTo, deactivate, dependency, detachChild, didBecomeActive, didComplete
    case didFork, didLoad, didReceiveError, didStart, didStop, disposeOnDeactivate, disposeOnStop, disposeWith
    case finalStageBuild, fork, interactable, interactor, launch
    /// The name of `launch` up to RIBs 0.9.1.
    case launchFromWindow
    case listener, load, onError, onStep, presentableListener
    case presenter, router, stop, subscribe, viewControllable, ViewControllable, viewController, willResignActive
}

extension Name {
    /// The method that RIBs calls when an interactor becomes active.
    package static var activationHook: Name { RIBsWord.didBecomeActive.name }

    /// The method that RIBs calls before an interactor becomes inactive.
    package static var deactivationHook: Name { RIBsWord.willResignActive.name }

    /// The method that RIBs calls on a router after its interactor has become active.
    package static var loadHook: Name { RIBsWord.didLoad.name }

    /// The property in which an interactor has its router, as templates name it.
    package static var routerMember: Name { RIBsWord.router.name }

    /// The parameter of a router's initializer that takes the interactor, and the router's member that holds it.
    package static var interactorMember: Name { RIBsWord.interactor.name }
    package static var presenterMember: Name { RIBsWord.presenter.name }

    /// The parameter of a builder, and the member of a builder or component, that holds the parent's dependency.
    package static var dependencyMember: Name { RIBsWord.dependency.name }

    /// The router's method that attaches a child.
    static var attachMethod: Name { RIBsWord.attachChild.name }

    /// The router's method that detaches a child.
    static var detachMethod: Name { RIBsWord.detachChild.name }

    /// The function by which a router without a view removes what it shows, as templates name it.
    package static var cleanupMethod: Name { RIBsWord.cleanupViews.name }

    /// Whether a method of an interactor or a router starts a RIB that no router attaches.
    var startsRIB: Bool { self == RIBsWord.activate.name || self == RIBsWord.load.name }

    /// The router's list of its children.
    package static var childrenMember: Name { RIBsWord.children.name }

    /// Whether it is a router's member for its view: that of `ViewableRouting`, or the typed one of the base class.
    package var isViewOfRouter: Bool { self == RIBsWord.viewControllable.name || self == RIBsWord.viewController.name }

    /// Whether RIBs calls a router's or interactor's method of that name.
    var isLifecycleHook: Bool {
        switch RIBsWord(self) {
        case .didLoad, .didBecomeActive, .willResignActive: true
        default: false
        }
    }

    /// Whether RIBs calls a method of that name when a router is loaded, an interactor activated or a worker started.
    var startsActivity: Bool {
        switch RIBsWord(self) {
        case .didLoad, .didBecomeActive, .didStart: true
        default: false
        }
    }

    /// Whether RIBs calls a method of that name when an interactor is deactivated or a worker stopped.
    var endsActivity: Bool {
        switch RIBsWord(self) {
        case .willResignActive, .didStop: true
        default: false
        }
    }

    /// Methods that only RIBs and copies of it usually declare.
    static var methodsOfRIBs: [Name] {
        [RIBsWord.activate.name, RIBsWord.deactivate.name, RIBsWord.attachChild.name]
    }

    /// Whether it denotes a listener, regardless of the object that it is a member of.
    package var isListenerOfAnyObject: Bool {
        self == RIBsWord.listener.name || self == RIBsWord.presentableListener.name
    }

    /// Whether it is a parameter of a router's or interactor's initializer that takes the view.
    package var takesView: Bool { self == RIBsWord.viewController.name || self == RIBsWord.presenter.name }

    /// Whether it is a parameter of a component's initializer that takes the component's dependency: RIBs' name, or
    /// Needle's, which UIKit uses for a member as well.
    var takesDependency: Bool { self == RIBsWord.dependency.name || self == UIKitWord.parent.name }

    /// Whether it is the member of a componentized builder that holds the component.
    var isComponentOfBuilder: Bool { self == RIBsWord.componentForCurrentBuildPass.name }
}

/// Traits of types of RIBs besides their role.
package struct PartTraits: OptionSet, Sendable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// A router, or its protocol, at the root of the tree: its view cannot be removed.
    static let launches = PartTraits(rawValue: 1)
    /// A dependency or component that declares nothing.
    static let isEmpty = PartTraits(rawValue: 2)
    /// The base class of builders that take a dependency.
    static let builderBase = PartTraits(rawValue: 4)
    /// The base class of components.
    package static let componentBase = PartTraits(rawValue: 8)
    /// A builder that creates the component itself and passes it to an overridden function.
    package static let makesComponent = PartTraits(rawValue: 16)
    /// A base class of routers, whose first generic argument is the interactor.
    static let routerBase = PartTraits(rawValue: 32)
    /// A router, or its protocol, that has a view of its own.
    static let hasView = PartTraits(rawValue: 64)
    /// The protocol of a view or presenter for its interactor.
    static let servesInteractor = PartTraits(rawValue: 128)
    /// The base class of interactors with a presenter, whose first generic argument is the presenter's protocol.
    package static let presentableBase = PartTraits(rawValue: 256)
}

extension LibrarySet {
    package static let ribs = LibrarySet(0)
    static let needle = LibrarySet(1)
}

extension SymbolTable {
    /// The protocols that the framework's view controllers conform to, by index in `LibraryTypes`.
    var viewContracts: [Int] {
        let types = wellKnownNames.libraryTypes.all
        return types.indices.filter { types[$0].name == RIBsWord.ViewControllable.stringValue }
    }
}

extension Project {
    /// The arguments that a class passes to the generic base class with a trait; nil if it does not inherit from one.
    package func arguments(of type: TypeID, to trait: PartTraits) -> [TypeReference]? {
        arguments(of: type) { $0.traits.contains(trait) }
    }

    /// Whether a function builds a RIB, by its name.
    package func isBuild(_ member: DeclarationID) -> Bool {
        isFunction(member) && isBuildName(name(of: member))
    }

    /// Whether functions of that name build a RIB.
    package func isBuildName(_ name: Name) -> Bool {
        let text = names.utf8(name)
        // `builder()` and `buildable()` return something else.
        let next = text.dropFirst(5).first
        let isWord = next.map { $0 < UInt8(ascii: "a") || $0 > UInt8(ascii: "z") } ?? true
        return name == RIBsWord.finalStageBuild.name || (text.starts(with: "build".utf8) && isWord)
    }

    /// Whether a call of that name removes the view's RIB.
    func namesRemoval(_ name: Name) -> Bool {
        let text = text(name)
        return text.hasPrefix("detach") || text.hasPrefix("flush")
    }
}

extension NameSet {
    /// The members by which an interactor uses its view, its router and its parent.
    package static let partsOfInteractor = NameSet(
        [RIBsWord.presenter, .router, .listener, .presentableListener].map(\.name))
}
