// === a test declares a type of UIKit, and the listener's protocol
// clean: ..., and the view tells its listener
// --- Moss/MossViewController.swift
// use: ribs-uikit, view-protocols Moss didTapClose

extension UIViewController {
    func leave() {
        dismiss(animated: true)
    }
}

final class MossViewController: UIViewController, MossPresentable, MossViewControllable {
    weak var listener: MossPresentableListener?

    @objc private func closeTapped() {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
//+     listener?.didTapClose()
    }

    @objc private func backTapped() {
        leave()
    //  ^^^^^ view_self_dismissal: backTapped
//+     listener?.didTapClose()
    }
}

// --- MossTests/MossTests.swift
import XCTest

class UIViewController {
    func dismiss(animated: Bool) {}
}

protocol ViewControllable {}

protocol MossPresentableListener {}
