// === a local function as a handler
// clean: a local function as a handler that notifies
// use: ribs-uikit, view-protocols Tern didTapClose

final class TernViewController: UIViewController, TernPresentable, TernViewControllable {
    weak var listener: TernPresentableListener?
    private let button = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        func closeTapped(_ action: UIAction) {
//+         listener?.didTapClose()
            dismiss(animated: true)
        //  ^^^^^^^ view_self_dismissal
        }
        button.addAction(UIAction(handler: closeTapped), for: .touchUpInside)
    }
}

// === closures that the view keeps in a collection and in a lazy property
// clean: closures that the view keeps notify
// use: ribs-uikit, view-protocols Plover didTapClose

final class PloverViewController: UIViewController, PloverPresentable, PloverViewControllable {
    weak var listener: PloverPresentableListener?
    private lazy var actions: [() -> Void] = [{
//+     self.listener?.didTapClose()
        self.dismiss(animated: true)
    //       ^^^^^^^ view_self_dismissal
    }]
    private lazy var back: () -> Void = { [unowned self] in
//+     self.listener?.didTapClose()
        self.dismiss(animated: true)
    //       ^^^^^^^ view_self_dismissal
    }

    private lazy var action: (title: String, run: () -> Void) = (title: "Close", run: {
//+     self.listener?.didTapClose()
        self.dismiss(animated: true)
    //       ^^^^^^^ view_self_dismissal
    })

    @objc private func closeTapped() {
        actions.first?()
        back()
        action.run()
    }
}

// === a helper puts its closure into an action
// clean: a helper puts a closure that notifies into an action
// use: ribs-uikit, view-protocols Snipe didTapClose

final class SnipeViewController: UIViewController, SnipePresentable, SnipeViewControllable {
    weak var listener: SnipePresentableListener?

    private func confirm(_ work: @escaping () -> Void) {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in work() })
        present(alert, animated: true)
    }

    private func ask() {
        confirm {
//+         self.listener?.didTapClose()
            self.dismiss(animated: true)
        //       ^^^^^^^ view_self_dismissal
        }
    }
}

// === a helper of an extension installs a button that dismisses
// clean: a helper of an extension installs a button that does nothing
// use: ribs-uikit, view-protocols Curlew didTapClose

extension UIViewController {
    func addCloseItem() {
        navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: UIAction { [weak self] _ in
//-         self?.dismiss(animated: true)
//+         self?.view.endEditing(true)
        })
    }
}

final class CurlewViewController: UIViewController, CurlewPresentable, CurlewViewControllable {
    weak var listener: CurlewPresentableListener?

    override func viewDidLoad() {
        super.viewDidLoad()
        addCloseItem()
    //  ^^^^^^^^^^^^ view_self_dismissal
    }
}

// === an event is bound to a binder that dismisses
// clean: an event is bound to a binder that hides

import RIBs
import RxCocoa
import RxSwift
import UIKit

// use: view-protocols Dunlin didTapClose

extension Reactive where Base: UIViewController {
    var close: Binder<Void> {
        Binder(base) { base, _ in
//-         base.dismiss(animated: true)
//+         base.view.isHidden = true
        }
    }
}

final class DunlinViewController: UIViewController, DunlinPresentable, DunlinViewControllable {
    weak var listener: DunlinPresentableListener?
    private let disposeBag = DisposeBag()
    private let button = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        button.rx.tap.bind(to: rx.close).disposed(by: disposeBag)
    //                            ^^^^^ view_self_dismissal
    }
}

// === a handler that notifies on one path does not observe itself
// clean: a handler that notifies on all paths

import RIBs
import RxCocoa
import RxSwift
import UIKit

// use: view-protocols Avocet didTapClose

final class AvocetViewController: UIViewController, AvocetPresentable, AvocetViewControllable {
    weak var listener: AvocetPresentableListener?
    private let disposeBag = DisposeBag()
    private let button = UIButton()
    private var isDirty = false

    override func viewDidLoad() {
        super.viewDidLoad()
        button.rx.tap.subscribe(onNext: { [unowned self] _ in
            self.dismiss(animated: true) {
        //       ^^^^^^^ view_self_dismissal
//-             guard self.isDirty else { return }
                self.listener?.didTapClose()
            }
        }).disposed(by: disposeBag)
    }
}

// === the environment's dismiss, called as a function
// clean: the environment's dismiss, and a closure of the host is called when the view disappears

import RIBs
import SwiftUI
import UIKit

// use: view-protocols Godwit didTapClose

struct GodwitScreen: View {
    let onClose: () -> Void
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button("Close") {
            dismiss.callAsFunction()
        //          ^^^^^^^^^^^^^^ view_self_dismissal
        }
//+     .onDisappear { onClose() }
    }
}

final class GodwitViewController: UIHostingController<GodwitScreen>, GodwitPresentable, GodwitViewControllable {
    weak var listener: GodwitPresentableListener?

    init() {
        super.init(rootView: GodwitScreen(onClose: {}))
        rootView = GodwitScreen(onClose: { [weak self] in self?.listener?.didTapClose() })
    }

    required init?(coder: NSCoder) { nil }
}
