import Foundation

/// Swift files in memory, each followed by the 64 zero bytes that the tokenizer may read past the end.
struct Corpus {
    private(set) var files: [[UInt8]] = []
    private(set) var byteCount = 0

    static let padding = 64

    /// All files below the given folders, sorted by path.
    init(folders: [String]) {
        for folder in folders {
            let root = URL(filePath: folder)
            let walker = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
            let paths = (walker?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }.map(\.path)
                .sorted()
            for path in paths {
                guard let data = FileManager.default.contents(atPath: path) else { continue }
                files.append([UInt8](data) + [UInt8](repeating: 0, count: Corpus.padding))
                byteCount += data.count
            }
        }
    }

    /// Calls `body` with the bytes of each file, followed by its padding.
    func forEach(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        for file in files {
            file.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0.dropLast(Corpus.padding))) }
        }
    }
}
