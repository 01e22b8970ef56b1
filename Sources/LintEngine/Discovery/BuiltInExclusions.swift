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
}
