import SwiftUI
import WalletCore

final class CardsModel: ObservableObject {
    @Published var cards: [PaymentCard] = []
    @Published var hasFailed = false
}

struct CardsView: View {
    @ObservedObject var model: CardsModel
    let onToggle: (PaymentCard) -> Void
    let onLock: () -> Void

    @State private var selected: PaymentCard?

    var body: some View {
        NavigationStack {
            List(model.cards) { card in
                Button("•• \(card.lastDigits)") { selected = card }
                    .foregroundStyle(card.isFrozen ? .secondary : .primary)
            }
            .toolbar { Button("Lock", action: onLock) }
            .fullScreenCover(item: $selected) { card in
                CardSheet(card: card, onToggle: onToggle)
            }
            .alert("The card could not be changed", isPresented: $model.hasFailed) {
                Button("OK") { model.hasFailed = false }
            }
        }
    }
}

struct CardSheet: View {
    @Environment(\.presentationMode) private var presentationMode

    let card: PaymentCard
    let onToggle: (PaymentCard) -> Void

    var body: some View {
        VStack(spacing: 24) {
            Text("•• \(card.lastDigits)").font(.title)
            Button(card.isFrozen ? "Unfreeze" : "Freeze") {
                onToggle(card)
                presentationMode.wrappedValue.dismiss()
            }
            Button("Cancel") {
                presentationMode.wrappedValue.dismiss()
            }
        }
    }
}
