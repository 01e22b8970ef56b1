import Foundation

/// Chooses the rails that a payment takes.
public protocol PaymentRouting {
    func rails(for request: TransferRequest) -> PaymentRouter.Rails
}

public final class PaymentRouter: PaymentRouting {
    public enum Rails: String { case sepa, sepaInstant, inHouse }

    private let bankCode: String

    public init(bankCode: String) {
        self.bankCode = bankCode
    }

    public func rails(for request: TransferRequest) -> Rails {
        if request.iban.dropFirst(4).hasPrefix(bankCode) { return .inHouse }
        return request.amount.minorUnits < 100_000 ? .sepaInstant : .sepa
    }
}
