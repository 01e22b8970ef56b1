/// Something that a rule is about and that its analysis does not examine further, with the first condition that it does
/// not meet.
///
/// The analyses search for them only when `explain` asks, so they are not queries.
public struct OtherCandidate<Reason: Sendable & Equatable>: Sendable, Equatable {
    /// The name in the code.
    public let place: NodeReference
    public let reason: Reason
    /// A place that shows the reason; nil if there is none.
    public let evidence: NodeReference?

    package init(_ place: NodeReference, _ reason: Reason, at evidence: NodeReference? = nil) {
        self.place = place
        self.reason = reason
        self.evidence = evidence
    }
}
