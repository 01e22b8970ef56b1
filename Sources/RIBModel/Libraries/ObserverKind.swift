/// How code registers for what happens any number of times.
public enum ObserverKind: Sendable, Equatable {
    /// `addObserver(forName:…)`, which returns a token.
    case block
    /// `addObserver(self, selector:…)`
    case selector
    /// `observe(\.keyPath)`
    case keyPath
    case timer, displayLink, dispatchTimer
}
