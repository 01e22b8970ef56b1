import CourierDomain
import SwiftUI

final class EarningsViewModel: ObservableObject {
    @Published var summary = EarningsSummary.empty
    @Published var receipt: PayoutReceipt?
}

struct EarningsView: View {
    @ObservedObject var model: EarningsViewModel
    var onPayout: () -> Void = {}
    var onFindOffers: () -> Void = {}

    @State private var isExplaining = false

    var body: some View {
        List {
            Section("Balance") {
                Text("\(model.summary.available.formatted()) €").font(.largeTitle)
                Button("Pay out", action: onPayout).disabled(model.summary.available <= 0)
                Button("How is this calculated?") { isExplaining = true }
            }
            if model.summary.days.isEmpty {
                Button("Find offers", action: onFindOffers)
            }
            ForEach(model.summary.days) { day in
                HStack {
                    Text(day.date, style: .date)
                    Spacer()
                    Text("\(day.deliveries) × \(day.total.formatted()) €")
                }
            }
        }
        .sheet(isPresented: $isExplaining) {
            EarningsExplanationView()
        }
        .alert(item: $model.receipt) { receipt in
            Alert(title: Text("\(receipt.amount.formatted()) € are on the way"))
        }
    }
}

struct EarningsExplanationView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 16) {
            Text("Fees are booked when a delivery is handed over. Tips follow a day later.")
            Button("Got it") { dismiss() }
        }
        .padding()
    }
}
