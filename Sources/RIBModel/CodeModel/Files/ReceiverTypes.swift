public import SourceText

/// The static types of the receivers of calls in a file, as a compiler knows them: a few that declarations leave open.
public struct ReceiverTypes: Sendable, Equatable {
    /// The offsets of the called names, ascending.
    private let calls: [UInt32]
    /// By call, the name of the type.
    private let types: [Name]

    static let none = ReceiverTypes([])

    /// - Parameter found: in the order of offsets.
    public init(_ found: [(call: UInt32, type: Name)]) {
        calls = found.map(\.call)
        types = found.map(\.type)
    }

    /// The type of the receiver of the call whose name is at an offset.
    func type(at offset: UInt32) -> Name? {
        guard !calls.isEmpty else { return nil }
        let place = calls.partitionPoint { $0 < offset }
        return place < calls.count && calls[place] == offset ? types[place] : nil
    }
}

/// What a compiler is asked about a project: the types of receivers in some files, which depend on the bytes of these
/// files and on what else is here.
public struct ReceiverQuestions: Sendable, Equatable {
    public let files: [InFile]
    /// The classes that these files may name, and those that they inherit from, each once.
    public let classes: [Class]

    public struct InFile: Sendable, Equatable {
        public let file: FileID
        /// The offsets of the called names, ascending.
        public let calls: [UInt32]
    }

    public struct Class: Sendable, Equatable {
        public let name: String
        /// Nil for a root class.
        public let superclass: String?
        /// The properties whose type is a class, and the methods without parameters that return an object of one.
        public let members: [Member]
    }

    public struct Member: Sendable, Equatable {
        public let name: String
        public let type: String
        public let isMethod: Bool
        public let isOfClass: Bool
    }

    /// The number of receivers.
    public var count: Int { files.reduce(0) { $0 + $1.calls.count } }
}

/// Answers questions, by file. An answer that is not known is empty.
public typealias ReceiverTyping = (ReceiverQuestions) -> [ReceiverTypes]
