internal import SourceText
internal import Synchronization

/// Threads that whoever has them lends to the model. What comes of their work does not depend on how many there are.
public struct ThreadPool: Sendable {
    private let run: @Sendable (_ count: Int, _ body: @escaping @Sendable (Int) -> Void) -> Void

    /// - Parameter run: calls its second argument once for each number below the first, in any order and on any thread, and comes back
    ///   when all are done.
    public init(_ run: @escaping @Sendable (_ count: Int, _ body: @escaping @Sendable (Int) -> Void) -> Void) {
        self.run = run
    }

    /// The calling thread and no other.
    public static let alone = ThreadPool { count, body in
        for index in 0..<count { body(index) }
    }

    /// The answers for all numbers below `count`, in their order.
    ///
    /// - Parameters:
    ///   - chunk: how many numbers go to a thread at a time: many where each is little work.
    ///   - transform: the answers for a range of them.
    func flatMap<Output: Sendable>(_ count: Int, chunk: Int, _ transform: @escaping @Sendable (Range<Int>) -> [Output])
        -> [Output]
    {
        guard count > chunk else { return transform(0..<count) }
        return parts(count, chunk: chunk, transform).flatMap { $0 }
    }

    /// One answer for each range of `chunk` numbers below `count`, in their order: for what is put together from a few
    /// big parts.
    func parts<Part: Sendable>(_ count: Int, chunk: Int, _ transform: @escaping @Sendable (Range<Int>) -> Part)
        -> [Part]
    {
        guard count > chunk else { return [transform(0..<count)] }
        let slots = Slots<Part>(count: (count + chunk - 1) / chunk)
        run(slots.count) { part in slots.fill(part, with: transform(part * chunk..<min((part + 1) * chunk, count))) }
        return slots.values
    }

    /// The same for parts that each take room for the whole project, such as sets of names, so that few may be made of
    /// them.
    func fewParts<Part: Sendable>(
        _ count: Int, atLeast chunk: Int, _ transform: @escaping @Sendable (Range<Int>) -> Part
    ) -> [Part] {
        parts(count, chunk: max(chunk, count / 16), transform)
    }

    /// The names that come of all numbers below `count`.
    func names(_ count: Int, atLeast chunk: Int, _ insert: @escaping @Sendable (Range<Int>, inout NameSet) -> Void)
        -> NameSet
    {
        fewParts(count, atLeast: chunk) { range in
            var names = NameSet()
            insert(range, &names)
            return names
        }.reduce(into: NameSet()) { $0.formUnion($1) }
    }

    /// The answers for all numbers below `count`, in their order.
    func map<Output: Sendable>(_ count: Int, chunk: Int = 1, _ transform: @escaping @Sendable (Int) -> Output)
        -> [Output]
    {
        flatMap(count, chunk: chunk) { $0.map(transform) }
    }

    /// Two answers, found side by side.
    func both<First: Sendable, Second: Sendable>(
        _ first: @escaping @Sendable () -> First, _ second: @escaping @Sendable () -> Second
    ) -> (First, Second) {
        let (firsts, seconds) = (Slots<First>(count: 1), Slots<Second>(count: 1))
        run(2) { $0 == 0 ? firsts.fill(0, with: first()) : seconds.fill(0, with: second()) }
        return (firsts.values[0], seconds.values[0])
    }
}

/// A place for each answer, that one thread fills.
private final class Slots<Value: Sendable>: Sendable {
    let count: Int
    private let slots: Mutex<[Value?]>

    init(count: Int) {
        self.count = count
        slots = Mutex(Array(repeating: nil, count: count))
    }

    func fill(_ slot: Int, with value: Value) { slots.withLock { $0[slot] = value } }

    /// In order of the places; all are filled.
    var values: [Value] { slots.withLock { $0.compactMap { $0 } } }
}
