internal import Platform

/// Finds the static types of the receivers of message sends, by libclang.
///
/// The result for a file is a function of its bytes and of what the project declares: nothing else is read, whatever
/// the file includes, and how many threads there are does not matter.
public struct ReceiverTyper: Sendable {
    private let library: Libclang
    private let declared: DeclaredClasses

    public init(_ library: Libclang, _ declared: DeclaredClasses) {
        self.library = library
        self.declared = declared
    }

    /// A file, and the sends whose receivers' types are wanted, by the offset of the first word of the selector.
    public struct Request: Sendable {
        let bytes: [UInt8]
        let isObjectiveCPlusPlus: Bool
        let sends: [UInt32]

        public init(_ bytes: [UInt8], isObjectiveCPlusPlus: Bool, sends: [UInt32]) {
            self.bytes = bytes
            self.isObjectiveCPlusPlus = isObjectiveCPlusPlus
            self.sends = sends
        }
    }

    /// A send, by the offset of the first word of its selector, and the class or protocol of its receiver.
    public struct Found: Sendable, Equatable {
        public let send: UInt32
        public let type: String
    }

    /// libclang's parser recurses. Memory that it does not touch costs nothing.
    private static let stack = 1 << 30

    /// What is known of each file, in order of offsets. A file that could harm the process is left out: it has none.
    public func types(of requests: [Request], threads count: Int) -> [[Found]] {
        let count = max(1, min(count, requests.count))
        let parts = (0..<count).map { first in
            Part(requests: stride(from: first, to: requests.count, by: count).map { requests[$0] })
        }
        let threads = parts.map { part in
            SystemThread(stackSizes: [ReceiverTyper.stack]) { [self] in part.found = found(in: part.requests) }
        }
        for thread in threads { thread?.join() }
        return requests.indices.map { index in
            let found = parts[index % count].found
            return index / count < found.count ? found[index / count] : []
        }
    }

    /// What one thread does. A class, because its thread fills it; it is read after that has ended.
    private final class Part: @unchecked Sendable {
        let requests: [Request]
        var found: [[Found]] = []

        init(requests: [Request]) { self.requests = requests }
    }

    private func found(in requests: [Request]) -> [[Found]] {
        let translator = Translator(library)
        let reader = ObjCSourceReader()
        return requests.map { request in
            guard let source = reader.read(request), source.isWithinParseLimits else { return [] }
            return translator.receivers(in: source, declared)
        }
    }
}
