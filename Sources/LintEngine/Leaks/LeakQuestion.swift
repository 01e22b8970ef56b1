internal import LeakLog

/// What is asked about objects that stay in memory.
public enum LeakQuestion: Sendable {
    /// What the messages in the text of a log are about.
    case log([UInt8])
    /// What may keep the objects of a type.
    case type(String)

    /// The messages; for a type, one that proves nothing.
    ///
    /// - Throws: for a log without a message that is understood.
    func messages() throws(LintError) -> LeakMessages {
        switch self {
        case .log(let bytes):
            let log = LeakLog(bytes)
            if log.messages.isEmpty { throw .noLeakMessage }
            return LeakMessages(all: log.messages.map { ($0, $0.object) }, otherLines: log.otherLines)
        case .type(let name):
            return LeakMessages(all: [(nil, ObjectName(describing: name) ?? ObjectName([name]))], otherLines: nil)
        }
    }
}

/// The messages that are to be answered.
struct LeakMessages: Sendable {
    /// Each with the object that it is about; without a log, an object and no message.
    let all: [(message: LeakMessage?, object: ObjectName)]
    /// The number of lines of the log that belong to no message; nil without a log.
    let otherLines: Int?
}
