internal import Platform
internal import SystemPackage

/// The log of a server, a line for each entry: seconds since the start, level, text. It never has the text of
/// documents below `trace`.
public struct ServerLog: Sendable {
    public enum Level: String, Sendable, CaseIterable, Comparable {
        case off, error, warning, info, debug, trace

        public static func < (left: Level, right: Level) -> Bool { left.rank < right.rank }

        private var rank: Int { Level.allCases.firstIndex(of: self) ?? 0 }

        /// The number of `MessageType` in LSP 3.17.
        var messageType: Int {
            switch self {
            case .off, .error: 1
            case .warning: 2
            case .info: 3
            case .debug, .trace: 4
            }
        }
    }

    let level: Level
    private let output: FileDescriptor
    private let start = SystemClock.milliseconds

    /// - Parameter file: where to append to; nil for standard error, also if the file cannot be opened.
    public init(_ level: Level, file: String?) {
        self.level = level
        let opened = file.flatMap {
            try? FileDescriptor.open(
                $0, .writeOnly, options: [.append, .create, .closeOnExec], permissions: [.ownerReadWrite])
        }
        output = opened ?? .standardError
    }

    func write(_ level: Level, _ text: String) {
        guard level <= self.level, level != .off else { return }
        let milliseconds = SystemClock.milliseconds - start
        let fraction = String(milliseconds % 1000 + 1000).dropFirst()
        let words = text.split(separator: "\n").joined(separator: " ")
        _ = try? output.writeAll("\(milliseconds / 1000).\(fraction) \(level.rawValue) \(words)\n".utf8)
    }
}
