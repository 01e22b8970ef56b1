import Combine
import SwiftUI
import WalletCore

final class TransferModel: ObservableObject {
    @Published var recipient = ""
    @Published var iban = ""
    @Published var amount = 0.0
    @Published var accountName = ""
    @Published var rails: String?
    @Published var receipt: WalletCore.Transaction?
    @Published var errorText: String?
    @Published private(set) var canConfirm = false

    var onConfirm: (TransferRequest) -> Void = { _ in }
    var onFinish: () -> Void = {}

    var requests: AnyPublisher<TransferRequest, Never> {
        $recipient.combineLatest($iban, $amount)
            .map { TransferRequest(recipient: $0, iban: $1, amount: Money(minorUnits: Int($2 * 100))) }
            .eraseToAnyPublisher()
    }

    init() {
        requests
            .map { !$0.recipient.isEmpty && $0.iban.count > 14 && $0.amount.minorUnits > 0 }
            .assign(to: &$canConfirm)
    }

    var request: TransferRequest {
        TransferRequest(recipient: recipient, iban: iban, amount: Money(minorUnits: Int(amount * 100)))
    }
}

struct TransferScreen: View {
    @ObservedObject var model: TransferModel
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            Form {
                Section(model.accountName) {
                    TextField("Recipient", text: $model.recipient)
                    TextField("IBAN", text: $model.iban)
                    TextField("Amount", value: $model.amount, format: .number)
                }
                if let rails = model.rails { Text("Sent by \(rails)") }
                NavigationLink("Limits") { TransferLimitsView() }
                Button("Send") { model.onConfirm(model.request) }.disabled(!model.canConfirm)
            }
            .toolbar {
                Button("Close") {
                    model.onFinish()
                    dismiss()
                }
            }
            .sheet(item: $model.receipt) { receipt in
                ReceiptView(receipt: receipt) {
                    model.receipt = nil
                    model.onFinish()
                }
            }
        }
    }
}

struct ReceiptView: View {
    let receipt: WalletCore.Transaction
    let onDone: () -> Void

    var body: some View {
        VStack {
            Text("\(receipt.amount.text) to \(receipt.counterparty)")
            Button("Done", action: onDone)
        }
    }
}

struct TransferLimitsView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Text("Instant transfers: up to 1,000 € a day")
            Button("Back") { dismiss() }
        }
    }
}
