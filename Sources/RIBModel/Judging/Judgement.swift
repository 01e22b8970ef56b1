/// How much is asked of those who judge.
public enum Interest: Sendable {
    /// Breaches alone: what a run wants. Nothing is kept of what is right.
    case breaches
    /// Everything that is looked at, with what speaks for it: what somebody wants who asks why nothing was found.
    case everything
}

/// What was made of one thing that was looked at.
public enum Judgement<Breach: Sendable, Defence: Sendable>: Sendable {
    case breach(Breach)
    /// The first condition of a breach that it does not meet.
    case pass(Defence)
}

extension Interest {
    /// What is right, for those who ask about that.
    func pass<Breach, Defence>(_ defence: @autoclosure () -> Defence) -> Judgement<Breach, Defence>? {
        self == .everything ? .pass(defence()) : nil
    }
}
