extension FolderWalk {
    /// Whether the built-in exclusions skip a folder of this name.
    static func holdsNoSources(_ name: some BidirectionalCollection<UInt8>) -> Bool {
        switch name.first {
        case UInt8(ascii: "."): return true
        case UInt8(ascii: "P"): return name.elementsEqual("Pods".utf8)
        case UInt8(ascii: "C"): return name.elementsEqual("Carthage".utf8)
        case UInt8(ascii: "D"): return name.elementsEqual("DerivedData".utf8)
        default: return false
        }
    }

    /// Whether a folder is skipped because it contains no sources of the project.
    func isPruned(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        request.usesBuiltInExclusions ? FolderWalk.holdsNoSources(name) : name.elementsEqual(".git".utf8)
    }

    /// Whether a link leads to a folder that is not skipped. Bazel's links to its outputs are: these hold all sources
    /// once more.
    ///
    /// - Parameter prefix: the path of the folder with the link, relative to the root, with a trailing slash.
    func isFolderLink(_ name: UnsafeBufferPointer<UInt8>, in prefix: [UInt8]) -> Bool {
        if isPruned(name) || request.usesBuiltInExclusions && name.starts(with: "bazel-".utf8) { return false }
        return (try? Disk.look(at: RunRoot.inside(root, prefix + name)))?.kind == .folder
    }

    /// Whether a file is a leftover: macOS writes `._x` on foreign volumes, Emacs `.#x` next to a file being edited.
    static func isLeftover(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        name.count > 2 && name[0] == UInt8(ascii: ".") && (name[1] == UInt8(ascii: "_") || name[1] == UInt8(ascii: "#"))
    }
}
