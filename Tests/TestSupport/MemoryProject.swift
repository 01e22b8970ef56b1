import Foundation
public import RIBModel
import SourceText

/// Makes a project from texts, for tests that need no disk.
public enum MemoryProject {
    /// - Parameters:
    ///   - files: paths and their bytes, in any order. Those with the name of a manifest declare modules.
    ///   - models: nil for those of libraries alone.
    ///   - readsAllBodies: whether bodies are read that no analysis demands.
    public static func make(
        _ files: [(path: String, bytes: [UInt8])], models: LibraryModels? = nil, readsAllBodies: Bool = false
    ) -> Project {
        let all = files.sorted { SourcePath($0.path) < SourcePath($1.path) }
        let manifests = all.compactMap { ModuleManifest(SourcePath($0.path), bytes: $0.bytes) }
        let sorted = all.filter { SourceLanguage.isSource(Array($0.path.utf8)) }
        let wellKnownNames = models.map { WellKnownNames($0) } ?? namesOfLibraries
        let modules = DeclaredModules(manifests)
        let reader = FileReader(wellKnownNames, modules)
        let facts = sorted.map { file in
            padded(file.bytes) { reader.declarations(of: SourcePath(file.path), bytes: $0) }
        }
        let loader = ProjectLoader(
            files: facts, modules: modules, wellKnownNames: wellKnownNames)
        return loader.project(readsAllBodies ? [.named, .switches, .all] : [.named, .switches]) { wanted in
            wanted.files.map { file in
                let path = SourcePath(sorted[file.index].path)
                return padded(sorted[file.index].bytes) {
                    BodyDemand.Body(file: file, outline: reader.bodies(of: path, in: $0))
                }
            }
        }
    }

    /// The names of libraries, which take longer to make than most projects do. Each thread has its own, since one
    /// thread at a time may add names to a table. Projects share them as those of an open workspace do.
    private static var namesOfLibraries: WellKnownNames {
        let key = "WellKnownNames"
        if let made = Thread.current.threadDictionary[key] as? WellKnownNames { return made }
        let made = WellKnownNames()
        Thread.current.threadDictionary[key] = made
        return made
    }

    /// Calls `body` with bytes that are followed by the 64 zero bytes that the tokenizer may read.
    public static func padded<Result>(_ bytes: [UInt8], _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        (bytes + [UInt8](repeating: 0, count: 64)).withUnsafeBufferPointer {
            body(UnsafeBufferPointer(rebasing: $0[..<bytes.count]))
        }
    }
}
