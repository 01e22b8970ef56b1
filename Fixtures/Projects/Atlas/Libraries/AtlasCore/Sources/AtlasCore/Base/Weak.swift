public final class Weak<Object> {
    private weak var object: AnyObject?

    public init(_ object: Object) {
        self.object = object as AnyObject
    }

    public var value: Object? { object as? Object }
}
