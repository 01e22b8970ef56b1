public import SourceText

/// A thing that a rule inspects: a property, a call, a type.
public struct Candidate: Sendable {
    /// Its name, at the site of a possible finding.
    let site: Site
    /// The subject of a sentence: "The property 'router'".
    let name: String
    /// The whole range of the candidate if it is more than a name: `explain --why-not` may refer to any line of it.
    let extent: Site?

    /// - Parameters:
    ///   - name: the subject of a sentence: "The property 'router'".
    ///   - site: its name in the source.
    ///   - extent: its whole range, if that is more than a name.
    public init(_ name: String, at site: Site, within extent: Site? = nil) {
        self.name = name
        self.site = site
        self.extent = extent
    }
}

/// Why a rule does not report a candidate: the first condition of a violation that it does not meet, or of which it is
/// not known whether it meets it.
public struct SkipReason: Sendable, ExpressibleByStringInterpolation {
    /// The predicate of a sentence about the candidate, without a period: "is declared 'weak'".
    public let predicate: String
    /// Whether the candidate may be a violation: code that could make it right was not followed.
    public let isUnknown: Bool

    public init(_ predicate: String) { (self.predicate, isUnknown) = (predicate, false) }

    public init(stringLiteral predicate: String) { self.init(predicate) }

    private init(unknown predicate: String) { (self.predicate, isUnknown) = (predicate, true) }

    /// The rule does not know whether the candidate is a violation.
    public static func unknown(_ predicate: String) -> SkipReason { SkipReason(unknown: predicate) }
}

/// A candidate that a rule does not report, and the reason.
public struct Skip: Sendable, Equatable {
    /// The candidate's name in the source.
    public let site: Site
    /// The whole range of the candidate, if that is more than a name.
    public let extent: Site?
    /// A sentence about the candidate, with the first condition of a violation that it does not meet.
    public let sentence: String
    /// Whether the rule does not know that the candidate is not a violation.
    public let isUnknown: Bool
    /// The sites that show the reason.
    public let notes: [Finding.Note]

    public init(_ candidate: Candidate, _ reason: SkipReason, _ notes: [Finding.Note] = []) {
        site = candidate.site
        extent = candidate.extent
        sentence = "\(candidate.name) \(reason.predicate)."
        isUnknown = reason.isUnknown
        self.notes = notes
    }
}
