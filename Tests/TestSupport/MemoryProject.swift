public import RIBModel
import SourceText

/// Makes a project from texts, for tests that need no disk.
public enum MemoryProject {
    /// - Parameters:
    ///   - files: paths and their bytes, in any order.
    ///   - readsAllBodies: whether bodies are read that no analysis demands.
    public static func make(
        _ files: [(path: String, bytes: [UInt8])], models: LibraryModels = LibraryModels(), readsAllBodies: Bool = false
    ) -> Project {
        let sorted = files.sorted { SourcePath($0.path) < SourcePath($1.path) }
        let wellKnownNames = WellKnownNames(models)
        let reader = FileReader(wellKnownNames)
        let facts = sorted.map { file in
            padded(file.bytes) { reader.declarations(of: SourcePath(file.path), bytes: $0) }
        }
        let loader = ProjectLoader(files: facts, wellKnownNames: wellKnownNames)
        return loader.project(readsAllBodies ? [.named, .switches, .all] : [.named, .switches]) { wanted in
            wanted.files.map { file in
                let path = SourcePath(sorted[file.index].path)
                return padded(sorted[file.index].bytes) {
                    BodyDemand.Body(file: file, outline: reader.bodies(of: path, in: $0))
                }
            }
        }
    }

    /// Calls `body` with bytes that are followed by the 64 zero bytes that the tokenizer may read.
    public static func padded<Result>(_ bytes: [UInt8], _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        (bytes + [UInt8](repeating: 0, count: 64)).withUnsafeBufferPointer {
            body(UnsafeBufferPointer(rebasing: $0[..<bytes.count]))
        }
    }
}
