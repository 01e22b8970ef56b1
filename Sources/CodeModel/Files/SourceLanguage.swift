public import ObjCOutline
public import SourceText

/// The language of a source file, which the ending of its name tells.
public enum SourceLanguage: UInt8, Sendable {
    case swift
    case objectiveC
    /// Also that of headers, since such files may include them.
    case objectiveCPlusPlus

    /// - Returns: nil if the file is no source file.
    public init?(of path: SourcePath) {
        guard let known = SourceLanguage.ending(of: path.bytes) else { return nil }
        self = known.language
    }

    /// Whether a file is a source file.
    ///
    /// - Parameter name: the name of the file, or its path.
    public static func isSource(_ name: some BidirectionalCollection<UInt8>) -> Bool { ending(of: name) != nil }

    /// The endings of the names of source files, each with its period.
    public static var endings: [String] { known.map { String(decoding: $0.ending, as: UTF8.self) } }

    private static func ending(
        of name: some BidirectionalCollection<UInt8>
    ) -> (ending: [UInt8], language: SourceLanguage)? {
        known.first { name.count >= $0.ending.count && name.suffix($0.ending.count).elementsEqual($0.ending) }
    }

    private static let known: [(ending: [UInt8], language: SourceLanguage)] = [
        (Array(".swift".utf8), .swift), (Array(".m".utf8), .objectiveC), (Array(".h".utf8), .objectiveCPlusPlus),
        (Array(".mm".utf8), .objectiveCPlusPlus),
    ]

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
        name.dropLast(ending(of: name)?.ending.count ?? 0)
    }
}
