import SwiftUI

final class SettingsState: ObservableObject {
    weak var listener: SettingsPresentableListener?

    let name: String
    @Published var currencyCode = "EUR"
    @Published var remindersEnabled = false

    init(name: String) {
        self.name = name
    }
}

struct SettingsView: View {
    @ObservedObject var state: SettingsState

    @State private var isPickingCurrency = false
    @State private var isConfirmingSignOut = false

    var body: some View {
        Form {
            Section(header: Text(state.name)) {
                Button {
                    isPickingCurrency = true
                } label: {
                    HStack {
                        Text("Currency")
                        Spacer()
                        Text(state.currencyCode).foregroundColor(.secondary)
                    }
                }
                Toggle("Reminders", isOn: Binding(
                    get: { state.remindersEnabled },
                    set: { state.listener?.didToggleReminders($0) }
                ))
            }
            Section {
                Button("Sign out", role: .destructive) { isConfirmingSignOut = true }
            }
        }
        .sheet(isPresented: $isPickingCurrency) {
            CurrencyPicker(selection: state.currencyCode) { code in
                state.listener?.didSelect(currencyCode: code)
            }
        }
        .confirmationDialog("Sign out?", isPresented: $isConfirmingSignOut) {
            Button("Sign out", role: .destructive) { state.listener?.didConfirmSignOut() }
        }
    }
}

struct CurrencyPicker: View {
    @Environment(\.dismiss) private var dismiss

    let selection: String
    let onSelect: (String) -> Void

    private let codes = ["EUR", "USD", "GBP", "CHF", "JPY"]

    var body: some View {
        NavigationView {
            List(codes, id: \.self) { code in
                Button {
                    if code != selection {
                        onSelect(code)
                    }
                    dismiss()
                } label: {
                    Label(code, systemImage: code == selection ? "checkmark" : "circle")
                }
            }
            .navigationTitle("Currency")
            .toolbar {
                Button("Done") { dismiss() }
            }
        }
    }
}

#if DEBUG
struct SettingsView_Previews: PreviewProvider {
    static var previews: some View {
        SettingsView(state: SettingsState(name: "Robin"))
    }
}
#endif
