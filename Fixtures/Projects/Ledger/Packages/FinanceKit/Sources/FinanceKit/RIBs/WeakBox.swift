@propertyWrapper
public struct WeakRef<Value> {
    private weak var storage: AnyObject?

    public init(wrappedValue: Value? = nil) {
        storage = wrappedValue as AnyObject?
    }

    public var wrappedValue: Value? {
        get { storage as? Value }
        set { storage = newValue as AnyObject? }
    }
}
