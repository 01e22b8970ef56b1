/// Needle. Its component classes are visible in files that import it.
///
/// Source: uber/needle.
extension LibraryModel {
    static var needle: LibraryModel {
        LibraryModel(
            declarations: LibraryDeclarations(
                modules: ["NeedleFoundation"],
                types: [
                    LibraryType(
                        "Component", isClass: true, role: .component, traits: .componentBase, refines: ["Scope"]),
                    LibraryType("BootstrapComponent", isClass: true, role: .component, refines: ["Component"]),
                    LibraryType(
                        "PluginizedComponent", isClass: true, role: .component, traits: .needsBinding,
                        refines: ["Component"]),
                    LibraryType("NonCoreComponent", isClass: true, role: .component, refines: ["Component"]),
                    LibraryType("Scope"),
                    LibraryType("Dependency", role: nil, traits: .isDependency),
                    LibraryType("EmptyDependency", role: nil, traits: .isEmpty, refines: ["Dependency"]),
                ],
                genericMembers: [
                    .init("dependency", of: "PluginizedComponent", argument: 0),
                    .init("pluginExtension", of: "PluginizedComponent", argument: 1),
                ]))
    }
}
