import Combine
import Foundation

public protocol CardRepository: AnyObject {
    var cards: AnyPublisher<[PaymentCard], Never> { get }
    func setFrozen(_ isFrozen: Bool, card: PaymentCard.ID) async throws
}

public final class InMemoryCardRepository: CardRepository {
    private let subject: CurrentValueSubject<[PaymentCard], Never>

    public var cards: AnyPublisher<[PaymentCard], Never> { subject.eraseToAnyPublisher() }

    public init(cards: [PaymentCard]) {
        subject = CurrentValueSubject(cards)
    }

    public func setFrozen(_ isFrozen: Bool, card: PaymentCard.ID) async throws {
        try await Task.sleep(for: .milliseconds(200))
        subject.send(subject.value.map {
            var copy = $0
            if copy.id == card { copy.isFrozen = isFrozen }
            return copy
        })
    }
}
