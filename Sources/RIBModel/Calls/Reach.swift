/// What links lead to from some places, each place once, nearest first.
struct Reach<Place: Hashable, Link> {
    /// The places in the order in which they are reached, the first ones included.
    private(set) var places: [Place] = []
    /// How each place was reached first; none for those that the walk began with.
    private var steps: [Place: Step] = [:]

    private struct Step {
        let origin: Place?
        let link: Link?
    }

    /// The place that ended the walk before all was reached; nil if none did.
    private(set) var end: Place?

    /// - Parameters:
    ///   - isEnd: whether a place ends the walk.
    ///   - links: calls its second parameter with each place that a link of a place leads to, in order.
    init(
        from first: some Sequence<Place>,
        until isEnd: (Place) -> Bool = { _ in false },
        following links: (_ place: Place, _ add: (Place, Link) -> Void) -> Void
    ) {
        for place in first { add(place, Step(origin: nil, link: nil)) }
        var next = 0
        while next < places.count {
            let origin = places[next]
            if isEnd(origin) {
                end = origin
                return
            }
            links(origin) { place, link in add(place, Step(origin: origin, link: link)) }
            next += 1
        }
    }

    private mutating func add(_ place: Place, _ step: Step) {
        guard steps[place] == nil else { return }
        steps[place] = step
        places.append(place)
    }

    /// The links of a shortest way to a place; none if it is where a walk begins, or is not reached.
    func path(to place: Place) -> [Link] {
        var path: [Link] = []
        var current = place
        while let step = steps[current], let origin = step.origin, let link = step.link {
            path.append(link)
            current = origin
        }
        return path.reversed()
    }
}
