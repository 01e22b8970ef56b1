public import SourceText

/// A module with its files, as a build lists them.
public struct ListedModule: Sendable, Equatable {
    let name: String
    /// Relative to the root.
    let files: [SourcePath]

    public init(_ name: String, _ files: [SourcePath]) {
        self.name = name
        self.files = files
    }
}

/// The modules that the manifests of a project declare, or that a build lists.
public struct DeclaredModules: Sendable, Equatable {
    /// No manifests: folders tell the modules.
    public static let none = DeclaredModules([])

    /// In the order of their paths.
    let manifests: [ModuleManifest]
    let tests: DeclaredTests
    /// They win over manifests. A file in several of them makes them one module with the names of all.
    let listed: [ListedModule]

    public init(_ manifests: [ModuleManifest], listed: [ListedModule] = []) {
        self.manifests = manifests
        self.listed = listed
        tests = DeclaredTests(manifests)
    }

    var isEmpty: Bool { manifests.isEmpty && listed.isEmpty }
}
