import SwiftUI

final class EditProfileViewModel: ObservableObject {

    weak var listener: EditProfilePresentableListener?

    @Published var skipper = Skipper(id: "", name: "", email: "", boatName: "")
    @Published var isFailureShown = false

    func save() {
        listener?.didTapSave(skipper)
    }

    func cancel() {
        listener?.didCancel()
    }

    func discard() { listener?.didDiscard() }
}

struct EditProfileView: View {

    @ObservedObject var model: EditProfileViewModel
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationView {
            Form {
                TextField("Name", text: $model.skipper.name)
                TextField("Boat", text: $model.skipper.boatName)
            }
            .navigationTitle("Edit profile")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel") {
                        dismiss()
                    }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save") { model.save() }
                }
                ToolbarItem(placement: .destructiveAction) {
                    Button("Discard") { model.discard() }
                }
            }
            .alert("Not saved", isPresented: $model.isFailureShown) {
                Button("OK") {}
            }
        }
    }
}
