import Combine
import Foundation

public protocol ExchangeRateStreaming: AnyObject {
    var eurToUsd: AnyPublisher<Double, Never> { get }
}

public final class ExchangeRateStream: ExchangeRateStreaming {
    private let subject = CurrentValueSubject<Double, Never>(1.08)

    public var eurToUsd: AnyPublisher<Double, Never> { subject.eraseToAnyPublisher() }

    public init() {}

    public func update(_ rate: Double) {
        subject.send(rate)
    }
}
