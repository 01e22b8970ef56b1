import MuseumKit
import SwiftUI

struct VisitView: View {
    @ObservedObject var model: VisitModel
    var send: (VisitAction) -> Void = { _ in }

    @State private var isConfirmingExit = false

    var body: some View {
        NavigationStack {
            List {
                Text("\(model.state.summary.minutes) minutes")
                ForEach(model.state.summary.seen) { exhibit in
                    NavigationLink(exhibit.title) { SeenExhibitView(exhibit: exhibit) }
                }
                if model.state.hasThanked {
                    Text("Thank you!")
                } else {
                    Button("Give feedback") { send(.giveFeedback) }
                }
                Button("Leave", role: .destructive) { isConfirmingExit = true }
            }
            .popover(isPresented: $isConfirmingExit) {
                ExitConfirmation { send(.leave) }
            }
        }
    }
}

private struct ExitConfirmation: View {
    @Environment(\.dismiss) private var dismiss
    let onLeave: () -> Void

    var body: some View {
        HStack {
            Button("Stay") { dismiss() }
            Button("Leave", role: .destructive, action: onLeave)
        }
        .padding()
    }
}

private struct SeenExhibitView: View {
    @Environment(\.dismiss) private var dismiss
    let exhibit: Exhibit

    var body: some View {
        VStack {
            Text(exhibit.title)
            Text(exhibit.room)
            Button("Back") { dismiss() }
        }
    }
}
