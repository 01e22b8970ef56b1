internal import RIBModel
internal import SourceText

extension DeclaredModules {
    /// The modules of a run: those that the request lists, and those of the manifests.
    init(of scope: RunScope, root: Int32, overlay: FileOverlay = .none, by workers: Workers) {
        self.init(
            of: scope.manifests, listed: scope.listedModules.modules, root: root, overlay: overlay, by: workers)
    }

    /// Reads manifests. One that cannot be read declares nothing.
    init(
        of manifests: [SourcePath], listed: [ListedModule] = [], root: Int32, overlay: FileOverlay = .none,
        by workers: Workers
    ) {
        var readers = (0..<workers.count).map { _ in SourceReader(root: root, overlay: overlay) }
        let read =
            manifests.isEmpty
            ? []
            : workers.map(count: manifests.count, states: &readers) { reader, index in
                (try? reader.contents(of: manifests[index])).flatMap { ModuleManifest(manifests[index], bytes: $0) }
            }.compactMap { $0 }
        self.init(read, listed: listed)
    }
}
