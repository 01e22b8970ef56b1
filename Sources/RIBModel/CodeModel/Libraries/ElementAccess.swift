/// What a member of a collection, or of an optional, does with the elements.
enum ElementAccess: Sendable {
    /// Its value is one of them: `first`, `popLast()`.
    case element
    /// Its value has some of them: `reversed()`, `filter { … }`.
    case elements
    /// Its value has all of them, numbered: `enumerated()`.
    case numbered
    /// A closure makes others of them: `map { … }`.
    case transformed
    /// A closure makes several others, or one or none, of each: `flatMap { … }`.
    case flattened
    /// Its value is what the optional has held: `take()`.
    case taken
    /// A closure gets them, and the result has none: `forEach { … }`, `contains { … }`.
    case passed
    /// It tells something about one that it is passed, or that a closure selects: `contains(_:)`.
    case asked
    /// It adds an element that it is passed: `append(_:)`.
    case added
    /// It has nothing to do with single elements: `count`, `removeAll()`.
    case nothing
    case unknown

    /// The number of elements that a closure among the arguments is passed at once, at most.
    var passedElements: Int { self == .unknown || self == .added || self == .nothing ? 0 : 2 }
}
