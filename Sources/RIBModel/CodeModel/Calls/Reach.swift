/// The places that links lead to from some initial places; each place once, nearest first.
package struct Reach<Place: Hashable, Link> {
    /// The places in the order in which they are reached, including the initial ones.
    package private(set) var places: [Place] = []
    /// By place, the step that first reached it; without origin and link for the initial places.
    private var steps: [Place: Step] = [:]

    private struct Step {
        let origin: Place?
        let link: Link?
    }

    /// The number of places whose links have been followed.
    private var followed = 0
    /// The place that ended the search early; nil if none did.
    private(set) var end: Place?

    /// - Parameters:
    ///   - isEnd: whether a place ends the search.
    ///   - links: calls its second parameter for each link of a place, in order.
    package init(
        from first: some Sequence<Place>,
        until isEnd: (Place) -> Bool = { _ in false },
        following links: (_ place: Place, _ add: (Place, Link) -> Void) -> Void
    ) {
        self.init(from: first)
        while let origin = nextUnfollowed {
            if isEnd(origin) {
                end = origin
                return
            }
            follow(links)
        }
    }

    /// A search that follows no link yet.
    init(from first: some Sequence<Place>) {
        for place in first { add(place, Step(origin: nil, link: nil)) }
    }

    /// The nearest place whose links have not been followed; nil if there is none.
    private var nextUnfollowed: Place? { followed < places.count ? places[followed] : nil }

    /// Follows the links of one further place: the nearest one of which they have not been followed. Returns false if
    /// there is none.
    @discardableResult
    mutating func follow(_ links: (_ place: Place, _ add: (Place, Link) -> Void) -> Void) -> Bool {
        guard let origin = nextUnfollowed else { return false }
        followed += 1
        links(origin) { place, link in add(place, Step(origin: origin, link: link)) }
        return true
    }

    private mutating func add(_ place: Place, _ step: Step) {
        guard steps[place] == nil else { return }
        steps[place] = step
        places.append(place)
    }

    /// The initial place from which a place was reached; the place itself if it is one. Nil if it is not reached.
    func origin(of place: Place) -> Place? {
        guard var step = steps[place] else { return nil }
        var current = place
        while let origin = step.origin, let before = steps[origin] { (current, step) = (origin, before) }
        return current
    }

    /// The links of a shortest path to a place; empty if it is an initial place or not reached.
    package func path(to place: Place) -> [Link] {
        var path: [Link] = []
        var current = place
        while let step = steps[current], let origin = step.origin, let link = step.link {
            path.append(link)
            current = origin
        }
        return path.reversed()
    }
}
