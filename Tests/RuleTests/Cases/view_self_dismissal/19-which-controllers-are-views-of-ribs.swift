// === controllers that are no RIB's view
// use: ribs-uikit

extension UIViewController: ViewControllable {}

class PlainViewController: UIViewController {
    @objc private func closeTapped() { dismiss(animated: true) }
}

class SharedViewController: UIViewController, ViewControllable {
    @objc private func backTapped() { navigationController?.popViewController(animated: true) }
}

final class DetailViewController: SharedViewController {
    @objc private func doneTapped() { dismiss(animated: true) }
}

// === a Presentable of another framework

import UIKit

protocol Presentable: AnyObject {}

protocol FormPresentable: Presentable {}

final class FormViewController: UIViewController, FormPresentable {
    @objc private func closeTapped() { dismiss(animated: true) }
}

// === comments and strings
// use: ribs-uikit, view-protocols Docs didTapClose

final class DocsViewController: UIViewController, DocsPresentable, DocsViewControllable {
    weak var listener: DocsPresentableListener?

    // @objc private func closeTapped() { dismiss(animated: true) }
    private let help = "call dismiss(animated: true) or navigationController?.popViewController(animated: true)"

    @objc private func closeTapped() {
        /* dismiss(animated: true) */
        listener?.didTapClose()
    }
}

// === tests, mocks and previews
// --- Sources/PinViewController.swift
// use: ribs-uikit, view-protocols Pin didTapClose

final class PinViewController: UIViewController, PinPresentable, PinViewControllable {
    weak var listener: PinPresentableListener?

    @objc private func closeTapped() { listener?.didTapClose() }
}

// --- Sources/PinViewController+Preview.swift
import RIBs
import SwiftUI

#if DEBUG
struct PinPreviews: PreviewProvider {

    final class Screen: UIViewController, PinPresentable, ViewControllable {
        weak var listener: PinPresentableListener?

        @objc private func closeTapped() { dismiss(animated: true) }
    }

    static var previews: some View { Text("Pin") }
}
#endif

// --- Tests/PinMocks.swift
// use: ribs-uikit

final class PinViewControllableMock: UIViewController, PinPresentable, PinViewControllable {
    weak var listener: PinPresentableListener?

    @objc func closeTapped() { dismiss(animated: true) }
}

// --- Tests/PinTests.swift
import RIBs
import UIKit
import XCTest

final class PinTests: XCTestCase {

    final class Screen: UIViewController, PinPresentable, ViewControllable {
        weak var listener: PinPresentableListener?

        @objc func closeTapped() { dismiss(animated: true) }
    }

    func testClose() {
        Screen().closeTapped()
    }
}

// === a base class that no RIB view subclasses
// --- ModalViewController.swift
import UIKit

class ModalViewController: UIViewController {
    @objc func closeTapped() { dismiss(animated: true) }
}

// --- CashViewController.swift
// use: ribs-uikit, view-protocols Cash didTapClose

final class CashViewController: UIViewController, CashPresentable, CashViewControllable {
    weak var listener: CashPresentableListener?

    @objc private func closeTapped() { listener?.didTapClose() }
}

final class ReceiptPageController: ModalViewController {}

// === presenters are apart
// use: ribs-uikit, view-protocols Radar didTapClose

final class RadarPresenter: Presenter<UIViewController>, RadarPresentable {
    weak var listener: RadarPresentableListener?

    @objc private func closeTapped() {
        viewController.dismiss(animated: true)
    }
}
