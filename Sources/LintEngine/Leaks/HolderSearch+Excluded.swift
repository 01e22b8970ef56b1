internal import RIBModel
internal import RuleKit

/// What is reported about an object, or its router, and cannot be the cause of a message.
extension HolderSearch {
    /// What is reported about the object, but does not keep it.
    var excluded: [LeakDraft.Candidate] {
        let notHeld = triage.findings.compactMap { life, finding, state -> LeakDraft.Candidate? in
            guard case .notHeld(let other) = life, subject.isOf(other, in: project) else { return nil }
            return triage.candidate(
                finding, state, .possible, kind: "none", reason: "It does not keep the object: nothing captures 'self'."
            )
        }
        guard isRouterGone else { return notHeld }
        return notHeld
            + attachments().map { attachment in
                var attachment = attachment
                attachment.reason = HolderSearch.ofRouter
                return attachment
            }
            + triage.findings.compactMap { life, finding, state in
                guard case .held(let hold) = life, hold.kind == .attachment, hold.held == subject.rib?.router else {
                    return nil
                }
                return triage.candidate(
                    finding, state, .possible, kind: hold.kind.rawValue, reason: HolderSearch.ofRouter)
            }
    }

    private static let ofRouter = "It would keep the router, which is gone."

    /// What would keep the router, so that the message would not be printed.
    var contradictions: [LeakDraft.Candidate] {
        guard isRouterGone, let router = subject.rib?.router else { return [] }
        return triage.findings.compactMap { life, finding, state in
            guard case .held(let hold) = life, hold.kind != .attachment, hold.length == .lasting,
                project.isKind(router, of: hold.held)
            else { return nil }
            return triage.candidate(
                finding, state, .certain, kind: hold.kind.rawValue,
                reason: "It keeps the router, so this message cannot come from this revision of the code.")
        }
    }
}
