/// A subscription before its holders are known.
struct SubscriptionCandidate: Sendable {
    let owner: TypeID?
    let member: DeclarationID
    let call: SubscribingCall
    var fates: [Destination]
    /// The call that made it, where another function returned it.
    var foreignMaker: Maker?
    var answers: [Subscription.Answer] = []

    /// A call, and the member that it stands in.
    struct Maker: Sendable {
        let member: DeclarationID
        let call: SubscribingCall
    }

    /// The call that made it, wherever that is.
    var maker: Maker { foreignMaker ?? Maker(member: member, call: call) }

    /// Whether callers of the member say what becomes of it.
    var concernsCallers: Bool {
        call.isHandedIn || fates.contains {
            switch $0 {
            case .returned, .inParameter: true
            default: false
            }
        }
    }
}

// Few subscriptions are asked about these: most are answered for, whatever they are made of.
extension SubscriptionCandidate {
    func length(_ tracer: ValueFlow) -> ChainLength {
        maker.call.library == .rx ? tracer.length(maker.call, tracer.code(of: maker.member)) : .endless
    }

    func capture(_ tracer: ValueFlow) -> SelfCapture? { tracer.selfCapture(maker.call, tracer.code(of: maker.member)) }
}
