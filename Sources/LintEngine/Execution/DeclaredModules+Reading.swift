internal import RIBModel
internal import SourceText

extension DeclaredModules {
    /// Reads manifests. One that cannot be read declares nothing.
    init(of manifests: [SourcePath], root: Int32, overlay: FileOverlay = .none, by workers: Workers) {
        if manifests.isEmpty {
            self = .none
            return
        }
        var readers = (0..<workers.count).map { _ in SourceReader(root: root, overlay: overlay) }
        self.init(
            workers.map(count: manifests.count, states: &readers) { reader, index in
                (try? reader.contents(of: manifests[index])).flatMap { ModuleManifest(manifests[index], bytes: $0) }
            }.compactMap { $0 })
    }
}
