/// A subscription before its holders are known.
struct SubscriptionCandidate: Equatable, Sendable {
    let owner: TypeID?
    let member: DeclarationID
    let call: SubscribingCall
    var destinations: [Destination]
    /// The call that made it, where another function returned it.
    var foreignMaker: Maker?
    var answers: [Subscription.Answer] = []

    /// A call, and the member that it stands in.
    struct Maker: Equatable, Sendable {
        let member: DeclarationID
        let call: SubscribingCall
    }

    /// Those in the code of a class or protocol.
    static let query = Query<TypeID, [SubscriptionCandidate]>("subscriptionCandidates") { project, type in
        SubscriptionSurvey.candidates(of: type, InteractorCode(project))
    }

    /// Those in extensions of the framework's own interactor.
    static let inFrameworkExtensions = Query<WholeProject, [SubscriptionCandidate]>("subscriptionCandidatesInExtensions") { project, _ in
        SubscriptionSurvey.candidates(of: nil, InteractorCode(project))
    }

    /// The call that made it, wherever that is.
    var maker: Maker { foreignMaker ?? Maker(member: member, call: call) }

    /// Whether callers of the member say what becomes of it.
    var concernsCallers: Bool {
        call.isHandedIn || destinations.contains {
            switch $0 {
            case .returned, .storedInParameter: true
            default: false
            }
        }
    }
}

// Few subscriptions are asked about these: most are answered for, whatever they are made of.
extension SubscriptionCandidate {
    func length(_ tracer: SubscriptionTracer) -> ChainLength {
        maker.call.library == .rx ? tracer.length(maker.call, in: tracer.body(of: maker.member)) : .endless
    }

    func capture(_ tracer: SubscriptionTracer) -> SelfCapture? {
        tracer.selfCapture(maker.call, in: tracer.body(of: maker.member))
    }
}
