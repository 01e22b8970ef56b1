import Combine

public class ReadOnlyCurrentValuePublisher<Element>: Publisher {
    public typealias Output = Element
    public typealias Failure = Never

    fileprivate let subject: CurrentValueSubject<Element, Never>

    fileprivate init(_ initialValue: Element) {
        subject = CurrentValueSubject(initialValue)
    }

    public var value: Element { subject.value }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Element, S.Failure == Never {
        subject.receive(subscriber: subscriber)
    }
}

public final class CurrentValuePublisher<Element>: ReadOnlyCurrentValuePublisher<Element> {
    public override init(_ initialValue: Element) {
        super.init(initialValue)
    }

    public func send(_ value: Element) {
        subject.send(value)
    }
}
