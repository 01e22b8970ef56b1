/// Where the code of a router denotes its children. Determined once for all of them, since each question about a child
/// would read all of that code again.
struct ChildMentions {
    /// An expression in a frame of the router's code.
    struct Mention {
        let frame: Int
        /// The position among all expressions of the code.
        let order: Int
        let chain: Chain
    }

    private var mentions: [ChildValue.Origin: [Mention]] = [:]

    init(in frames: [RouterFrame]) {
        var order = 0
        for (number, frame) in frames.enumerated() {
            for chain in frame.body.chains {
                order += 1
                for origin in ChildMentions.origins(in: chain, frame) {
                    mentions[origin, default: []].append(Mention(frame: number, order: order, chain: chain))
                }
            }
        }
    }

    /// The expressions that denote a child, have a part that does, or build it, in the order of the code.
    func expressions(of origins: [ChildValue.Origin]) -> [Mention] {
        let found = origins.flatMap { mentions[$0] ?? [] }
        if origins.count < 2 { return found }
        var last = 0
        return found.sorted { $0.order < $1.order }.filter { mention in
            defer { last = mention.order }
            return mention.order != last
        }
    }

    private static func origins(in chain: Chain, _ frame: RouterFrame) -> Set<ChildValue.Origin> {
        var origins: Set<ChildValue.Origin> = []
        for element in chain.elements {
            for value in frame.values(of: chain.through(element)) { value.forEachRouter { origins.insert($0) } }
        }
        for call in chain.calls { origins.insert(.built(call.calleePlace)) }
        return origins
    }
}

extension ChildValue {
    /// Visits the origins of the children whose routers the value is, or is created with.
    fileprivate func forEachRouter(_ visit: (Origin) -> Void) {
        switch self {
        case .router(let origin): visit(origin)
        case .created(_, _, let arguments):
            for argument in arguments {
                for value in argument.values { value.forEachRouter(visit) }
            }
        case .ownRouter, .ownView, .view, .enumCase, .style: break
        }
    }
}
