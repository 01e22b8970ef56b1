import RIBModel
import RuleKit
import SourceText

extension Candidate {
    /// A call that a rule checks, at its name.
    init(call place: NodeReference, in project: Project) {
        self.init("The call of '\(project.text(at: place))'", at: project.site(place))
    }
}

extension RuleContext {
    /// Records why calls are not reported that an analysis does not examine further.
    ///
    /// - Parameters:
    ///   - others: searched for only if the reasons are recorded.
    ///   - words: the predicate of a sentence about the call, without a period.
    func skipCalls<Reason>(
        _ others: @autoclosure () -> [OtherCandidate<Reason>], _ words: (Reason) -> String
    ) {
        guard recordsSkips else { return }
        for other in others() {
            skipOther(Candidate(call: other.place, in: project), words(other.reason), at: notes(on: other))
        }
    }

    /// The place that shows the reason against a candidate.
    func notes<Reason>(on other: OtherCandidate<Reason>) -> [Finding.Note] {
        other.evidence.map { [Finding.Note(project.start(of: $0), "here")] } ?? []
    }
}
