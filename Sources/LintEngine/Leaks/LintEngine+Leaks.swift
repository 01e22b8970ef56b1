internal import LeakLog
internal import RIBModel
public import RuleKit
public import SourceText

extension LintEngine {
    /// Runs the rules that say what keeps objects in memory, and answers by them.
    ///
    /// - Throws: for a log without a message that is understood, and for types that the project does not declare.
    public func triage(
        _ question: LeakQuestion, _ request: LintRequest
    ) throws(LintError) -> (report: LeakReport, root: SourcePath) {
        let asked = try question.messages()
        // Any class may keep the object, so the bodies of all are read.
        return try withSession(request, reading: .all, families: LeakTriage.families) {
            session, workers throws(LintError) in
            let findings = candidates(session, by: workers).flatMap { match in
                ([match.finding] + match.finding.others).map { finding in
                    (finding, session.state(of: finding, isOff: match.inactivity != nil))
                }
            }
            let (messages, project) = (asked.all, session.project)
            let interactors = messages.filter { $0.message?.kind == .leaked }.flatMap {
                LeakSubject.all($0.object, in: project)
            }.filter { $0.part == .interactor }
            let triage = LeakTriage(
                project: project, all: findings, leakedInteractors: Set(interactors.map(\.type)))
            var drafts: [LeakDraft] = []
            var undeclared: [String] = []
            for (message, object) in messages {
                let answers = triage.answers(to: message, about: object)
                if answers.isEmpty, !undeclared.contains(object.text) { undeclared.append(object.text) }
                drafts += answers
            }
            if drafts.isEmpty, let first = undeclared.first { throw unknown(first, project) }
            let locations = try LintEngine.withRoot(session.found.root) { root in
                LocationTable(
                    sites: drafts.flatMap(\.sites), primary: [], files: session.analysis.files, root: root,
                    workers: workers)
            }
            let notices = (session.scope.notices + session.analysis.notices + locations.notices).sortedOnce()
            return (
                LeakReport(
                    toolVersion: toolVersion, isComplete: !notices.contains { $0.kind == .notAnalyzed },
                    answers: drafts.map { $0.answer(locations) }, undeclared: undeclared, otherLines: asked.otherLines,
                    notices: notices),
                session.found.root
            )
        }
    }

    private func unknown(_ type: String, _ project: Project) -> LintError {
        let base = type.split(separator: ".").last.map(String.init) ?? type
        return .unknownType(.init(word: type, suggestion: Suggestion.nearest(to: base, among: project.typeNames)))
    }
}

extension ExplainSession {
    /// A finding's rule, and whether a run of `lint` reports it.
    fileprivate func state(of reported: LintEngine.ReportedFinding, isOff: Bool) -> LeakReport.State {
        let state: LeakReport.Reporting =
            isOff
            ? .off
            : reported.isSuppressed
                ? .suppressed : reported.isBaselined ? .baselined : reported.isAsked ? .reported : .elsewhere
        return LeakReport.State(rule: reported.rule.id, fingerprint: reported.fingerprint, state: state)
    }
}
