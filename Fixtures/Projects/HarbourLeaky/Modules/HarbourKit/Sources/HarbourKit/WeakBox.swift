/// Holds its value weakly; for routers and other objects that own their holder.
public final class WeakBox<Value> {

    public var value: Value? {
        storage as? Value
    }

    private weak var storage: AnyObject?

    public init(_ value: Value? = nil) {
        storage = value as AnyObject?
    }
}

@propertyWrapper
public struct Weak<Value> {

    private weak var storage: AnyObject?

    public init(wrappedValue: Value?) {
        storage = wrappedValue as AnyObject?
    }

    public var wrappedValue: Value? {
        get { storage as? Value }
        set { storage = newValue as AnyObject? }
    }
}
