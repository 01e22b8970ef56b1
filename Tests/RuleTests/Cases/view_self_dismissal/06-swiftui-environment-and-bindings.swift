// === the environment's dismiss in the hosted root view
// clean: ..., and a stored closure is called

import RIBs
import SwiftUI
import UIKit

// use: view-protocols Profile didTapClose

struct ProfileScreen: View {
    let onClose: () -> Void
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button("Close") {
//+         onClose()
            dismiss()
        //  ^^^^^^^ view_self_dismissal
        }
    }
}

final class ProfileViewController: UIHostingController<ProfileScreen>, ProfilePresentable, ProfileViewControllable {
    weak var listener: ProfilePresentableListener?

    init() {
        super.init(rootView: ProfileScreen(onClose: {}))
        rootView = ProfileScreen(onClose: { [weak self] in self?.listener?.didTapClose() })
    }

    required init?(coder: NSCoder) { nil }
}

// === the presentation mode of the hosted view
// clean: ..., and its view model's listener hears of it

import RIBs
import SwiftUI
import UIKit

// use: view-protocols Review didTapDone

final class ReviewModel: ObservableObject {
    weak var listener: ReviewPresentableListener?
}

struct ReviewScreen: View {
    @ObservedObject var model: ReviewModel
    @Environment(\.presentationMode) var presentationMode

    var body: some View {
        Button(action: {
//+         model.listener?.didTapDone()
            presentationMode.wrappedValue.dismiss()
            //                            ^^^^^^^ view_self_dismissal
        }) {
            Text("Done")
        }
    }
}

final class ReviewViewController: UIViewController, ReviewPresentable, ReviewViewControllable {
    weak var listener: ReviewPresentableListener?
    private let model = ReviewModel()

    override func viewDidLoad() {
        super.viewDidLoad()
        let host = UIHostingController(rootView: ReviewScreen(model: model))
        addChild(host)
        view.addSubview(host.view)
        host.didMove(toParent: self)
    }
}

// === the host's binding is set to false
// clean: ..., and a stored closure is called

import RIBs
import SwiftUI
import UIKit

// use: view-protocols Tip didTapClose

struct TipScreen: View {
    @Binding var isPresented: Bool
    let onClose: () -> Void

    var body: some View {
        Button("Got it") {
            isPresented = false
        //  ^^^^^^^^^^^ view_self_dismissal
//+         onClose()
        }
    }
}

final class TipViewController: UIViewController, TipPresentable, TipViewControllable {
    weak var listener: TipPresentableListener?
    private var isShown = true

    override func viewDidLoad() {
        super.viewDidLoad()
        let shown = Binding<Bool>(get: { [weak self] in self?.isShown ?? false }, set: { [weak self] in self?.isShown = $0 })
        let screen = TipScreen(isPresented: shown, onClose: { [weak self] in self?.listener?.didTapClose() })
        let host = UIHostingController(rootView: screen)
        addChild(host)
        view.addSubview(host.view)
    }
}

// === a binding of the SwiftUI view's own state is set to false

import RIBs
import SwiftUI
import UIKit

// use: view-protocols Gallery didTapClose

struct PhotoPage: View {
    @Binding var isPresented: Bool

    var body: some View {
        Button("Close") { isPresented = false }
    }
}

struct GalleryScreen: View {
    @State private var isPhotoShown = false

    var body: some View {
        Button("Open") { isPhotoShown = true }
            .sheet(isPresented: $isPhotoShown) { PhotoPage(isPresented: $isPhotoShown) }
    }
}

final class GalleryViewController: UIHostingController<GalleryScreen>, GalleryPresentable, GalleryViewControllable {
    weak var listener: GalleryPresentableListener?
}

// === dismiss is injected as a closure that dismisses the host
// clean: ..., and the listener hears of it

import RIBs
import SwiftUI
import UIKit

// use: view-protocols Survey didTapClose

struct SurveyScreen: View {
    let dismiss: () -> Void

    var body: some View {
        Button("Close") { dismiss() }
    }
}

final class SurveyViewController: UIViewController, SurveyPresentable, SurveyViewControllable {
    weak var listener: SurveyPresentableListener?

    override func viewDidLoad() {
        super.viewDidLoad()
        let screen = SurveyScreen(dismiss: { [weak self] in
            self?.dismiss(animated: true)
            //    ^^^^^^^ view_self_dismissal: SurveyViewController
//+         self?.listener?.didTapClose()
        })
        let host = UIHostingController(rootView: screen)
        addChild(host)
        view.addSubview(host.view)
    }
}

// === the presentation mode as a binding, and in a local
// clean: ..., and a stored closure is called

import RIBs
import SwiftUI
import UIKit

// use: view-protocols Note didTapClose

struct NoteScreen: View {
    @Environment(\.presentationMode) @Binding private var presentation
    @Environment(\.presentationMode) private var mode: Binding<PresentationMode>
    let onClose: () -> Void

    var body: some View {
        Button("Close") {
            presentation.dismiss()
        //               ^^^^^^^ view_self_dismissal
//+         onClose()
        }
        Button("Cancel") {
            let current = mode.wrappedValue
            current.dismiss()
        //          ^^^^^^^ view_self_dismissal
//+         onClose()
        }
    }
}

final class NoteViewController: UIViewController, NotePresentable, NoteViewControllable {
    weak var listener: NotePresentableListener?

    override func viewDidLoad() {
        super.viewDidLoad()
        let screen = NoteScreen(onClose: { [weak self] in self?.listener?.didTapClose() })
        let host = UIHostingController(rootView: screen)
        addChild(host)
        view.addSubview(host.view)
    }
}
