internal import Synchronization

/// A value that is made when it is first asked for, by whichever thread comes first; others wait for it.
final class LazyCell<Value: Sendable>: Sendable {
    private let made = Mutex<Value?>(nil)

    /// The value if it was made.
    var known: Value? { made.withLock { $0 } }

    /// Takes over a value that was made elsewhere.
    func fill(_ value: Value) { made.withLock { $0 = value } }

    func value(_ make: () -> Value) -> Value {
        made.withLock { known in
            if let known { return known }
            let value = make()
            known = value
            return value
        }
    }
}
