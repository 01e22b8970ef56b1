import SwiftUI

final class ProfileViewModel: ObservableObject {

    @Published var skipper: Skipper?
    @Published var isBalanceHidden = false
}

struct ProfileView: View {

    @ObservedObject var model: ProfileViewModel
    let onEdit: () -> Void
    let onSignOut: () -> Void

    @State private var isHelpShown = false

    var body: some View {
        List {
            Section {
                Text(model.skipper?.name ?? "")
                Text(model.skipper?.boatName ?? "")
                if !model.isBalanceHidden {
                    Text("Harbour points: 120")
                }
            }
            Section {
                Button("Edit", action: onEdit)
                Button("Help") { isHelpShown = true }
                Button("Sign out", role: .destructive, action: onSignOut)
            }
        }
        .sheet(isPresented: $isHelpShown) {
            HelpView()
        }
    }
}

struct HelpView: View {

    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 24) {
            Text("Call the harbour master on channel 12.")
            Button("Close") { dismiss() }
        }
        .padding()
    }
}
