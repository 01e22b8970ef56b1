/// RIBs, and the forks and rewrites that declare the same names.
///
/// Sources: uber/RIBs-iOS 1.0.0, DevYeom/ModernRIBs 1.0, nsoojin/CombineRIBs.
extension LibraryModel {
    static var ribs: LibraryModel {
        LibraryModel(
            declarations: LibraryDeclarations(
                modules: ["RIBs", "ModernRIBs", "CombineRIBs", "RIBs_SwiftUI", "napkin", "Nodes"],
                types: ribsTypes,
                genericMembers: [
                    .init("presenter", of: "PresentableInteractor", argument: 0), .init("viewController", of: "Presenter", argument: 0),
                    .init("interactor", of: "Router", argument: 0), .init("interactor", of: "ViewableRouter", argument: 0),
                    .init("viewController", of: "ViewableRouter", argument: 1), .init("interactor", of: "LaunchRouter", argument: 0),
                    .init("viewController", of: "LaunchRouter", argument: 1), .init("dependency", of: "Builder", argument: 0),
                    .init("dependency", of: "Component", argument: 0),
                ]),
            streams: StreamNames(
                deactivationTerminators: ["disposeOnDeactivate", "cancelOnDeactivate"],
                otherTerminators: ["disposeOnStop", "cancelOnStop"],
                activityStreams: ["isActiveStream", "isActivePublisher", "deactivated", "deactivation", "didDeactivate"]),
            references: ReferenceNames(
                listeners: [
                    "listener", "presentableListener", "delegate", "handler", "action", "output", "interactor", "presenter", "eventHandler",
                    "viewListener",
                ]),
            routing: RoutingNames(
                routerMethods: ["load", "attachChild", "detachChild", "launch"],
                componentizedBuilders: ["ComponentizedBuilder", "MultiStageComponentizedBuilder"]))
    }

    /// Base classes and protocols, each with the role that it gives.
    private static let ribsTypes: [LibraryType] = [
        LibraryType("InteractorScope"),
        LibraryType("Interactable", role: .interactor, refines: ["InteractorScope"]),
        LibraryType("Interactor", isClass: true, role: .interactor, refines: ["Interactable"]),
        LibraryType("PresentableInteractor", isClass: true, isUnmistakable: true, role: .interactor, refines: ["Interactor"]),
        LibraryType("RouterScope"),
        LibraryType("Routing", role: .router, refines: ["RouterScope"]),
        LibraryType("ViewableRouting", isUnmistakable: true, role: .router, refines: ["Routing"]),
        LibraryType("LaunchRouting", isUnmistakable: true, role: .router, refines: ["ViewableRouting"]),
        LibraryType("Router", isClass: true, role: .router, refines: ["Routing"]),
        LibraryType("ViewableRouter", isClass: true, isUnmistakable: true, role: .router, refines: ["Router", "ViewableRouting"]),
        LibraryType("LaunchRouter", isClass: true, isUnmistakable: true, role: .router, refines: ["ViewableRouter", "LaunchRouting"]),
        LibraryType("Presentable", role: .view),
        LibraryType("ViewControllable", isUnmistakable: true, role: .view),
        LibraryType("Presenter", isClass: true, role: .presenter, refines: ["Presentable"]),
        LibraryType("Buildable", role: .builder),
        LibraryType("Builder", isClass: true, role: .builder, refines: ["Buildable"]),
        LibraryType("ComponentizedBuilder", isClass: true, isUnmistakable: true, role: .builder, refines: ["Buildable"]),
        LibraryType(
            "SimpleComponentizedBuilder", isClass: true, isUnmistakable: true, role: .builder, refines: ["ComponentizedBuilder"]),
        LibraryType("MultiStageComponentizedBuilder", isClass: true, isUnmistakable: true, role: .builder, refines: ["Buildable"]),
        LibraryType(
            "SimpleMultiStageComponentizedBuilder", isClass: true, isUnmistakable: true, role: .builder,
            refines: ["MultiStageComponentizedBuilder"]),
        LibraryType("Dependency"),
        LibraryType("EmptyDependency", isUnmistakable: true, refines: ["Dependency"]),
        LibraryType("Component", isClass: true, role: .component, refines: ["Dependency"]),
        LibraryType("EmptyComponent", isClass: true, isUnmistakable: true, role: .component, refines: ["EmptyDependency"]),
        LibraryType("Working", role: .worker),
        LibraryType("Worker", isClass: true, role: .worker, refines: ["Working"]),
        LibraryType("Workflow", isClass: true, role: .workflow),
        LibraryType("Step", isClass: true),
    ]
}

extension LibraryModels {
    /// Modules among those of RIBs that are built on Combine.
    var combineModules: [String] { ["ModernRIBs", "CombineRIBs", "napkin", "Nodes"] }

    /// The method of RIBs that ends a subscription of that library when the interactor is deactivated.
    public func deactivationTerminator(of library: Subscription.Library) -> String {
        library == .rx ? "disposeOnDeactivate" : "cancelOnDeactivate"
    }
}
