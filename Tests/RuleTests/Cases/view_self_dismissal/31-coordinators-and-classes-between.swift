// === the coordinator of a composed controller closes the view
// clean: ..., and a stored closure is called
// --- Fern/FernScan.swift
import SwiftUI

struct FernScan: UIViewControllerRepresentable {
    @Environment(\.dismiss) private var dismiss
    @Binding var isShown: Bool
    let onClose: () -> Void

    func makeUIViewController(context: Context) -> UIImagePickerController {
        let picker = UIImagePickerController()
        picker.delegate = context.coordinator
        return picker
    }

    func updateUIViewController(_ controller: UIImagePickerController, context: Context) {}

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    final class Coordinator: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
        let scan: FernScan

        init(_ scan: FernScan) {
            self.scan = scan
        }

        func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
            scan.dismiss()
        //       ^^^^^^^ view_self_dismissal
//+         scan.onClose()
        }

        @objc private func doneTapped() {
            self.scan.isShown = false
        //            ^^^^^^^ view_self_dismissal
//+         scan.onClose()
        }
    }
}

// --- Fern/FernScreen.swift
import SwiftUI

struct FernScreen: View {
    @Binding var isShown: Bool
    let onClose: () -> Void

    var body: some View {
        VStack {
            Text("Scan")
            FernScan(isShown: $isShown, onClose: onClose)
        }
    }
}

// --- Fern/FernViewController.swift

import RIBs
import SwiftUI
import UIKit

// use: view-protocols Fern didTapClose

final class FernViewController: UIHostingController<FernScreen>, FernPresentable, FernViewControllable {
    weak var listener: FernPresentableListener?
}

// === the coordinator of a controller that is shown in a sheet

import RIBs
import SwiftUI
import UIKit

// use: view-protocols Sedge didTapClose

struct SedgeScan: UIViewControllerRepresentable {
    @Environment(\.dismiss) private var dismiss

    func makeUIViewController(context: Context) -> UIImagePickerController { UIImagePickerController() }

    func updateUIViewController(_ controller: UIImagePickerController, context: Context) {}

    func makeCoordinator() -> SedgeCoordinator { SedgeCoordinator(scan: self) }
}

final class SedgeCoordinator: NSObject {
    private let scan: SedgeScan

    init(scan: SedgeScan) {
        self.scan = scan
    }

    @objc func doneTapped() {
        scan.dismiss()
    }
}

struct SedgeScreen: View {
    @State private var isOpen = false

    var body: some View {
        Text("Scan").sheet(isPresented: $isOpen) { SedgeScan() }
    }
}

final class SedgeViewController: UIHostingController<SedgeScreen>, SedgePresentable, SedgeViewControllable {
    weak var listener: SedgePresentableListener?
}

// === a class between subscribes to what the base emits, and nobody hears
// clean: a class between subscribes to what the base emits, and calls a function that tells

import RIBs
import RxRelay
import RxSwift
import UIKit

// use: view-protocols Thorn didTapClose

class ThornBaseController: UIViewController {
    let closed = PublishRelay<Void>()

    @objc func closeTapped() {
        dismiss(animated: true) { [weak self] in self?.closed.accept(()) }
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }
}

class ThornFlowController: ThornBaseController {
    private let bag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        closed.subscribe(onNext: { [weak self] in self?.didClose() }).disposed(by: bag)
    }

    func didClose() {}
}

final class ThornViewController: ThornFlowController, ThornPresentable, ThornViewControllable {
    weak var listener: ThornPresentableListener?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Thorn"
    }

    override func didClose() {
//-     title = nil
//+     listener?.didTapClose()
    }
}

// === the class between is the RIB's view, and no subclass hears what the base emits
// clean: the class between is the RIB's view, and a subclass forwards what the base emits

import RIBs
import RxRelay
import RxSwift
import UIKit

// use: view-protocols Briar didTapClose

class BriarBaseController: UIViewController {
    let closed = PublishRelay<Void>()

    @objc func closeTapped() {
        dismiss(animated: true) { [weak self] in self?.closed.accept(()) }
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }
}

class BriarScreenController: BriarBaseController, BriarPresentable, BriarViewControllable {
    weak var listener: BriarPresentableListener?
}

final class BriarViewController: BriarScreenController {
    private let bag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        closed.subscribe(onNext: { [weak self] in
//-         self?.title = nil
//+         self?.listener?.didTapClose()
        }).disposed(by: bag)
    }
}

// === a base class that a builder makes is judged by itself
// clean: a base class of which only subclasses are made is judged by their overrides
// use: ribs-uikit, view-protocols Gorse didTapClose, dependency Gorse, component Gorse

class GorseScreenController: UIViewController, GorsePresentable, GorseViewControllable {
    weak var listener: GorsePresentableListener?

    func willClose() {}

    @objc func closeTapped() {
        willClose()
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }
}

final class GorseViewController: GorseScreenController {
    override func willClose() {
        listener?.didTapClose()
    }
}

final class GorseInteractor: PresentableInteractor<GorsePresentable> {}

final class GorseRouter: ViewableRouter<Interactable, GorseViewControllable> {}

final class GorseBuilder: Builder<GorseDependency> {
    func build() -> ViewableRouting {
        _ = GorseComponent(dependency: dependency)
//-     let screen = GorseScreenController()
//+     let screen = GorseViewController()
        return GorseRouter(interactor: GorseInteractor(presenter: screen), viewController: screen)
    }
}

// === a function that embeds a SwiftUI view
// clean: a function that embeds a SwiftUI view, and that nothing calls

import RIBs
import SwiftUI
import UIKit

// use: view-protocols Order didTapClose

struct OrderSummary: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button("Done") { dismiss() }
        //               ^^^^^^^ view_self_dismissal: OrderSummary
    }
}

final class OrderViewController: UIViewController, OrderPresentable, OrderViewControllable {
    weak var listener: OrderPresentableListener?
//-
//- override func viewDidLoad() {
//-     super.viewDidLoad()
//-     embedSummary()
//- }

    private func embedSummary() {
        let hosting = UIHostingController(rootView: OrderSummary())
        addChild(hosting)
        view.addSubview(hosting.view)
    }
}
