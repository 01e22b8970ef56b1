/// A subscription before its holders are known.
struct FoundSubscription: Sendable {
    let owner: TypeID?
    let member: DeclarationID
    let call: SubscribingCall
    var fates: [Fate]
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
