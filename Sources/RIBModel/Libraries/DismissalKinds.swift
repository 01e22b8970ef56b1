/// The way in which a view is removed.
public enum DismissalKind: UInt8, Sendable, Hashable, CaseIterable {
    /// By `dismiss` of a presented controller.
    case dismiss
    /// By a pop, or by replacing the stack.
    case pop
    /// From its parent or its window.
    case removal
}

/// A set of ways in which a view is removed.
package struct DismissalKinds: OptionSet, Sendable {
    package let rawValue: UInt8

    package static let dismiss = DismissalKinds(.dismiss)
    package static let pop = DismissalKinds(.pop)
    static let removal = DismissalKinds(.removal)
    static let all: DismissalKinds = [.dismiss, .pop, .removal]

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    private init(_ kind: DismissalKind) { rawValue = 1 << kind.rawValue }

    package func contains(_ kind: DismissalKind) -> Bool { contains(DismissalKinds(kind)) }

    mutating func insert(_ kind: DismissalKind) { formUnion(DismissalKinds(kind)) }
}
