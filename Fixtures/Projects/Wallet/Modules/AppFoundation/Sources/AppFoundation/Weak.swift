@propertyWrapper
public struct Weak<Value> {
    private weak var storage: AnyObject?

    public var wrappedValue: Value? {
        get { storage as? Value }
        set { storage = newValue as AnyObject? }
    }

    public init() {}

    public init(wrappedValue: Value?) {
        storage = wrappedValue as AnyObject?
    }
}
