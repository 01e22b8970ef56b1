import CourierDomain
import SwiftUI

final class SupportChatModel: ObservableObject {
    @Published var messages: [ChatMessage] = []
    @Published var isSending = false
}

struct SupportChatView: View {
    @ObservedObject var model: SupportChatModel
    var onSend: (String) -> Void = { _ in }
    var onClose: () -> Void = {}

    @State private var draft = ""
    @State private var isShowingHours = false

    var body: some View {
        VStack {
            header
            ScrollView {
                ForEach(model.messages) { message in
                    Text(message.text)
                        .frame(maxWidth: .infinity, alignment: message.author == .courier ? .trailing : .leading)
                }
            }
            HStack {
                TextField("Message", text: $draft)
                Button("Send") {
                    onSend(draft)
                    draft = ""
                }
                .disabled(draft.isEmpty || model.isSending)
            }
        }
        .padding()
        .sheet(isPresented: $isShowingHours) {
            SupportHoursView(isPresented: $isShowingHours)
        }
    }

    private var header: some View {
        HStack {
            Button("Close") {
                onClose()
            }
            Spacer()
            Button("Hours") { isShowingHours = true }
        }
    }
}

struct SupportHoursView: View {
    @Binding var isPresented: Bool

    var body: some View {
        VStack {
            Text("Every day, 7:00 – 23:00")
            Button("Done") { isPresented = false }
        }
    }
}

#if DEBUG
struct SupportChatView_Previews: PreviewProvider {
    static var previews: some View {
        SupportChatView(model: SupportChatModel())
    }
}
#endif
