internal import SourceText
internal import Synchronization

/// Threads that the caller provides. Results do not depend on their number.
public struct ThreadPool: Sendable {
    private let run: @Sendable (_ count: Int, _ body: @escaping @Sendable (Int) -> Void) -> Void

    /// - Parameter run: calls its second argument once for each number below the first, in any order and on any thread,
    ///   and returns when all calls have.
    public init(_ run: @escaping @Sendable (_ count: Int, _ body: @escaping @Sendable (Int) -> Void) -> Void) {
        self.run = run
    }

    /// Runs everything on the calling thread.
    public static let alone = ThreadPool { count, body in
        for index in 0..<count { body(index) }
    }

    /// The concatenated results for all numbers below `count`, in order.
    ///
    /// - Parameters:
    ///   - chunk: the number of indices that a thread takes at a time; large if each is little work.
    ///   - transform: the results for a range of indices.
    package func flatMap<Output: Sendable>(
        _ count: Int, chunk: Int, _ transform: @escaping @Sendable (Range<Int>) -> [Output]
    ) -> [Output] {
        guard count > chunk else { return transform(0..<count) }
        return parts(count, chunk: chunk, transform).flatMap { $0 }
    }

    /// One result for each range of `chunk` numbers below `count`, in order; for results that are combined from a few
    /// large parts.
    func parts<Part: Sendable>(_ count: Int, chunk: Int, _ transform: @escaping @Sendable (Range<Int>) -> Part)
        -> [Part]
    {
        guard count > chunk else { return [transform(0..<count)] }
        let slots = Slots<Part>(count: (count + chunk - 1) / chunk)
        run(slots.count) { part in slots.fill(part, with: transform(part * chunk..<min((part + 1) * chunk, count))) }
        return slots.values
    }

    /// Like `parts`, for parts that each need memory in proportion to the project, such as sets of names; limits their
    /// number.
    func fewParts<Part: Sendable>(
        _ count: Int, atLeast chunk: Int, _ transform: @escaping @Sendable (Range<Int>) -> Part
    ) -> [Part] {
        parts(count, chunk: max(chunk, count / 16), transform)
    }

    /// The union of the names for all numbers below `count`.
    func names(_ count: Int, atLeast chunk: Int, _ insert: @escaping @Sendable (Range<Int>, inout NameSet) -> Void)
        -> NameSet
    {
        fewParts(count, atLeast: chunk) { range in
            var names = NameSet()
            insert(range, &names)
            return names
        }.reduce(into: NameSet()) { $0.formUnion($1) }
    }

    /// The results for all numbers below `count`, in order.
    func map<Output: Sendable>(_ count: Int, chunk: Int = 1, _ transform: @escaping @Sendable (Int) -> Output)
        -> [Output]
    {
        flatMap(count, chunk: chunk) { $0.map(transform) }
    }

    /// Computes two results in parallel.
    func both<First: Sendable, Second: Sendable>(
        _ first: @escaping @Sendable () -> First, _ second: @escaping @Sendable () -> Second
    ) -> (First, Second) {
        let (firsts, seconds) = (Slots<First>(count: 1), Slots<Second>(count: 1))
        run(2) { $0 == 0 ? firsts.fill(0, with: first()) : seconds.fill(0, with: second()) }
        return (firsts.values[0], seconds.values[0])
    }
}

/// One slot for each result, filled by one thread.
private final class Slots<Value: Sendable>: Sendable {
    let count: Int
    private let slots: Mutex<[Value?]>

    init(count: Int) {
        self.count = count
        slots = Mutex(Array(repeating: nil, count: count))
    }

    func fill(_ slot: Int, with value: Value) { slots.withLock { $0[slot] = value } }

    /// In the order of slots; all are filled.
    var values: [Value] { slots.withLock { $0.compactMap { $0 } } }
}
