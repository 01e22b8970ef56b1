import RuleKit

/// The words for what keeps objects in memory, the same in all formats.
enum LeakWords {
    /// What an answer is about: `'HomeInteractor' has leaked`.
    static func title(_ answer: LeakReport.Answer) -> String {
        let name = "'\(answer.type)'"
        switch answer.kind {
        case "leaked": return "\(name) has leaked"
        case "viewAppeared": return "\(name) appeared after its RIB was detached"
        case "attachedTwice": return "\(name) was attached twice"
        case "boundTooEarly": return "A subscription of \(name) ended at once"
        case "notCommitted": return "A workflow was not committed"
        case "referenced": return "\(name) is held by a cycle or a chain of references"
        default: return name
        }
    }

    /// Which part of which RIB the object is; nil if it belongs to none.
    static func part(_ answer: LeakReport.Answer) -> String? {
        guard let part = answer.part else { return nil }
        return answer.rib.map { "the \(part) of \($0)" } ?? "a \(part)"
    }

    static func certainty(_ certainty: LeakReport.Certainty) -> String {
        switch certainty {
        case .named: "named by the log"
        case .released: "released too early"
        case .certain: "certain"
        case .possible: "possible"
        case .ending: "ends by itself"
        }
    }

    /// Whether a run of `lint` reports a finding: `strong_router, reported`.
    static func state(_ state: LeakReport.State) -> String {
        switch state.state {
        case .reported: "\(state.rule), reported"
        case .suppressed: "\(state.rule), suppressed by a comment"
        case .baselined: "\(state.rule), in the baseline"
        case .off: "\(state.rule), off"
        case .elsewhere: "\(state.rule), in a file that this run does not report on"
        }
    }

    /// The sentence before the candidates.
    static func summary(_ answer: LeakReport.Answer) -> String {
        let strong = answer.candidates.count { $0.certainty != .ending }
        return switch answer.candidates.count {
        case 0: "No strong holder was found in the code that was read."
        case 1: strong == 1 ? "One candidate:" : "One candidate, which ends by itself:"
        default: "\(answer.candidates.count) candidates, the likeliest first:"
        }
    }

    /// The types of messages without an answer; nil if there are none.
    static func undeclared(_ report: LeakReport) -> String? {
        let names = report.undeclared.map { "'\($0)'" }
        if names.isEmpty { return nil }
        return "The files that were read do not declare \(Phrase.some(names)), which the log has messages about."
    }

    static let excluded = "Reported about the object, but cannot be the cause:"
    static let contradictions = "Contradicts the message:"
    static let notSeen = "Not looked at:"
    static let nextStep = "Next: run 'leaks --traceTree ADDRESS PID' on the app, and pass its output to 'riblint leak'."
}
