// === the host's binding, passed on to a composed view
// clean: a binding of the outer view's own state, passed on to a composed view

import RIBs
import SwiftUI
import UIKit

// use: view-protocols Reed didTapClose

struct ReedPage: View {
    @Binding var isShown: Bool

    var body: some View {
        Button("Close") { self.isShown = false }
        //                     ^^^^^^^ view_self_dismissal
    }
}

struct ReedScreen: View {
    @Binding var isShown: Bool
//+ @State private var isOpen = false

    var body: some View {
        VStack {
            Text("Reed")
//-         ReedPage(isShown: $isShown)
//+         ReedPage(isShown: $isOpen)
        }
    }
}

final class ReedViewController: UIHostingController<ReedScreen>, ReedPresentable, ReedViewControllable {
    weak var listener: ReedPresentableListener?

    init(isShown: Binding<Bool>) {
        super.init(rootView: ReedScreen(isShown: isShown))
    }
}
