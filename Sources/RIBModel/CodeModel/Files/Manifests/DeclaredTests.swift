/// The folders whose files are tests because a manifest declares a test target there, whatever the folders are called.
struct DeclaredTests: Sendable, Equatable {
    /// The folder of a target.
    private struct Folder: Sendable, Equatable {
        /// Whether every target that has the folder is a test.
        var isTest: Bool
        /// Whether subfolders are part of a target that has the folder.
        var isDeep: Bool
    }

    /// By path in UTF-8, the folders of all targets; empty if none of the targets is a test.
    private var folders: [ArraySlice<UInt8>: Folder] = [:]

    init(_ manifests: [ModuleManifest]) {
        let modules = manifests.lazy.flatMap(\.modules)
        guard modules.contains(where: \.isTest) else { return }
        for module in modules {
            for folder in module.folders {
                let path = Array(folder.path.joined(separator: "/").utf8)[...]
                let other = folders[path] ?? Folder(isTest: true, isDeep: false)
                folders[path] = Folder(
                    isTest: other.isTest && module.isTest, isDeep: other.isDeep || folder.isDeep)
            }
        }
    }

    /// Whether the innermost target around a folder is a test.
    ///
    /// - Parameter folder: names separated by slashes, in UTF-8.
    func contain(_ folder: ArraySlice<UInt8>) -> Bool {
        guard !folders.isEmpty else { return false }
        if let own = folders[folder] { return own.isTest }
        var around = folder
        while !around.isEmpty {
            around = around[..<(around.lastIndex(of: UInt8(ascii: "/")) ?? around.startIndex)]
            if let found = folders[around], found.isDeep { return found.isTest }
        }
        return false
    }
}
