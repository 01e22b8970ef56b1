public import ObjCOutline
public import SourceText

/// The language of a source file, which the ending of its name tells.
public enum SourceLanguage: UInt8, Sendable {
    case swift
    case objectiveC
    /// Also that of headers, since such files may include them.
    case objectiveCPlusPlus

    /// - Returns: nil if the file is not a source file.
    public init?(of path: SourcePath) {
        guard let found = path.bytes.withUnsafeBufferPointer(SourceLanguage.ending) else { return nil }
        self = found.language
    }

    /// Whether a file is a source file.
    ///
    /// - Parameter name: the name of the file, or its path.
    public static func isSource(_ name: UnsafeBufferPointer<UInt8>) -> Bool { ending(of: name) != nil }

    public static func isSource(_ name: [UInt8]) -> Bool { name.withUnsafeBufferPointer { isSource($0) } }

    /// The endings of the names of source files, each with its period.
    public static var endings: [String] { [swiftEnding, ".m", ".h", ".mm"].map(\.description) }

    private static var swiftEnding: StaticString { ".swift" }

    /// The length of the ending, and what it tells. Called for each file that there is, so it allocates nothing.
    private static func ending(of name: UnsafeBufferPointer<UInt8>) -> (length: Int, language: SourceLanguage)? {
        let count = name.count
        func isPeriod(_ length: Int) -> Bool { count >= length && name[count - length] == UInt8(ascii: ".") }
        switch name.last {
        case UInt8(ascii: "t"):
            let length = swiftEnding.utf8CodeUnitCount
            guard isPeriod(length), name.suffix(length).elementsEqual(swiftEnding.bytes) else { return nil }
            return (length, .swift)
        case UInt8(ascii: "m"):
            if isPeriod(2) { return (2, .objectiveC) }
            return isPeriod(3) && name[count - 2] == UInt8(ascii: "m") ? (3, .objectiveCPlusPlus) : nil
        case UInt8(ascii: "h"): return isPeriod(2) ? (2, .objectiveCPlusPlus) : nil
        default: return nil
        }
    }

    public var isObjectiveC: Bool { self != .swift }

    /// How the front end of Objective-C reads the file; nil for Swift.
    public var dialect: ObjCOutliner.Dialect? {
        switch self {
        case .swift: nil
        case .objectiveC: .objectiveC
        case .objectiveCPlusPlus: .objectiveCPlusPlus
        }
    }

    /// The file's name without its ending.
    static func stem(of name: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        name.dropLast(name.withUnsafeBufferPointer(ending)?.length ?? 0)
    }
}

extension StaticString {
    fileprivate var bytes: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
    }
}

extension FileFacts {
    /// Whether the file implements in Objective-C what headers declare: its name ends in `.m` or `.mm`.
    var isImplementation: Bool { language != .swift && path.bytes.last == UInt8(ascii: "m") }
}
