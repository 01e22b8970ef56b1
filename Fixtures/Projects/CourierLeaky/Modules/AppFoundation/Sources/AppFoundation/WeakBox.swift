public struct WeakBox<Value> {
    private weak var object: AnyObject?

    public var value: Value? { object as? Value }

    public init(_ value: Value?) {
        object = value as AnyObject?
    }
}
