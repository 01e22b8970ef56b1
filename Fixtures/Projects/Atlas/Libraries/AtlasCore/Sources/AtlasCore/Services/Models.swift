import Foundation

public struct Visitor: Equatable {
    public let id: String
    public let name: String

    public init(id: String, name: String) {
        self.id = id
        self.name = name
    }
}

public struct Exhibit: Equatable {
    public let id: String
    public let title: String
    public let room: String
    public let summary: String
    public let audioURL: URL?
    public let shopURL: URL?

    public init(id: String, title: String, room: String, summary: String, audioURL: URL?, shopURL: URL?) {
        self.id = id
        self.title = title
        self.room = room
        self.summary = summary
        self.audioURL = audioURL
        self.shopURL = shopURL
    }
}

public struct Ticket: Equatable {
    public enum State: Equatable {
        case valid(until: Date)
        case used
    }

    public let code: String
    public let state: State

    public init(code: String, state: State) {
        self.code = code
        self.state = state
    }
}
