/// The modules that the manifests of a project declare.
public struct DeclaredModules: Sendable, Equatable {
    /// No manifests: folders tell the modules.
    public static let none = DeclaredModules([])

    /// In the order of their paths.
    let manifests: [ModuleManifest]
    let tests: DeclaredTests

    public init(_ manifests: [ModuleManifest]) {
        self.manifests = manifests
        tests = DeclaredTests(manifests)
    }

    var isEmpty: Bool { manifests.isEmpty }
}
