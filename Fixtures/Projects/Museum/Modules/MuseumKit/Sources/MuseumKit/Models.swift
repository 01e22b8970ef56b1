import Foundation

public struct Ticket: Equatable, Codable {
    public let code: String
    public let visitor: String
    public let validUntil: Date
}

public struct Exhibit: Equatable, Hashable, Codable, Identifiable {
    public let id: Int
    public let title: String
    public let artist: String
    public let year: Int
    public let room: String
    public let audioURL: URL?
}

public struct Exhibition: Equatable, Codable, Identifiable {
    public let id: Int
    public let name: String
    public let exhibits: [Exhibit]
}

public struct VisitSummary: Equatable {
    public var seen: [Exhibit]
    public var minutes: Int

    public static let empty = VisitSummary(seen: [], minutes: 0)
}

public struct Feedback: Equatable, Codable {
    public let stars: Int
    public let comment: String

    public init(stars: Int, comment: String) {
        self.stars = stars
        self.comment = comment
    }
}
