// === a listener that is nil hears nothing
// use: ribs-uikit, view-protocols Depot didTapClose

final class DepotViewController: UIViewController, DepotPresentable, DepotViewControllable {
    weak var listener: DepotPresentableListener?

    @objc private func closeTapped() {
        guard let listener else {
            dismiss(animated: true)
            return
        }
        listener.didTapClose()
    }

    @objc private func doneTapped() {
        if let listener = listener {
            listener.didTapClose()
        } else {
            dismiss(animated: true)
        }
    }

    @objc private func backTapped() {
        if listener == nil {
            navigationController?.popViewController(animated: true)
        }
    }
}

// === another optional that is nil is a path
// clean: ..., and the listener hears of it
// use: ribs-uikit, view-protocols Hangar didTapClose

final class HangarViewController: UIViewController, HangarPresentable, HangarViewControllable {
    weak var listener: HangarPresentableListener?
    var draft: String?

    @objc private func closeTapped() {
        guard let draft else {
//+         listener?.didTapClose()
            dismiss(animated: true)
        //  ^^^^^^^ view_self_dismissal: closeTapped
            return
        }
        print(draft)
        listener?.didTapClose()
    }
}

// === a handler that tells is only registered on the way
// clean: the handler itself tells and dismisses
// use: ribs-uikit, view-protocols Pier didTapClose

final class PierViewController: UIViewController, PierPresentable, PierViewControllable {
    weak var listener: PierPresentableListener?
    private let closeButton = UIButton()

    @objc private func showButtonTapped() {
//-     closeButton.addAction(UIAction { [weak self] _ in self?.listener?.didTapClose() }, for: .touchUpInside)
//-     dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: showButtonTapped
//+     closeButton.addAction(UIAction { [weak self] _ in
//+         self?.listener?.didTapClose()
//+         self?.dismiss(animated: true)
//+     }, for: .touchUpInside)
    }
}

// === a handler inherits no notification from around
// clean: a handler tells by itself
// use: ribs-rx-uikit

protocol DockPresentableListener: AnyObject {
    func didLoad()
    func didTapClose()
}

// use: presentable-with-listener Dock, view-controllable Dock

final class DockViewController: UIViewController, DockPresentable, DockViewControllable {
    weak var listener: DockPresentableListener?
    private let closeButton = UIButton()
    private let disposeBag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        listener?.didLoad()
        closeButton.rx.tap
            .subscribe(onNext: { [weak self] in
//+             self?.listener?.didTapClose()
                self?.dismiss(animated: true)
                //    ^^^^^^^ view_self_dismissal: DockViewController
            })
            .disposed(by: disposeBag)
    }
}

// === closures on the path of the code around them
// use: ribs-uikit, view-protocols Quay didTapClose

final class QuayViewController: UIViewController, QuayPresentable, QuayViewControllable {
    weak var listener: QuayPresentableListener?

    @objc private func closeTapped() {
        DispatchQueue.main.async { self.listener?.didTapClose() }
        dismiss(animated: true)
    }

    @objc private func fadeTapped() {
        UIView.animate(withDuration: 0.3, animations: {
            self.view.alpha = 0
        }, completion: { _ in
            self.dismiss(animated: false)
        })
        listener?.didTapClose()
    }

    @objc private func saveTapped() {
        Task { [weak self] in
            await self?.store()
            await MainActor.run { self?.listener?.didTapClose() }
        }
        dismiss(animated: true)
    }

    @objc private func inPlaceTapped() {
        let tell = { self.listener?.didTapClose() }
        tell()
        dismiss(animated: true)
    }

    private func store() async {}
}

// === a dismissal after an animation and in a task
// clean: ..., and the listener hears of it
// use: ribs-uikit, view-protocols Wharf didTapClose

final class WharfViewController: UIViewController, WharfPresentable, WharfViewControllable {
    weak var listener: WharfPresentableListener?

    @objc private func fadeTapped() {
        UIView.animate(withDuration: 0.3, animations: {
            self.view.alpha = 0
        }, completion: { _ in
            self.dismiss(animated: false)
            //   ^^^^^^^ view_self_dismissal: fadeTapped
        })
//+     listener?.didTapClose()
    }

    @objc private func saveTapped() {
        Task { [weak self] in
            await self?.store()
            self?.dismiss(animated: true)
            //    ^^^^^^^ view_self_dismissal: saveTapped
//+         self?.listener?.didTapClose()
        }
    }

    private func store() async {}
}

// === an unresolved callee that gets neither self nor a closure
// clean: an unresolved callee that gets self may tell

import AppCoordination
import RIBs
import UIKit

// use: view-protocols Marina didTapClose

final class MarinaViewController: UIViewController, MarinaPresentable, MarinaViewControllable {
    weak var listener: MarinaPresentableListener?

    @objc private func closeTapped() {
//-     Coordinator.shared.finish("marina")
//+     Coordinator.shared.finish(self)
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }
}

// === a resolved callee that gets self and a closure and tells nobody
// clean: an unresolved callee that gets a closure may tell

import AppCoordination
import RIBs
import UIKit

// use: view-protocols Lagoon didTapClose

final class LagoonViewController: UIViewController, LagoonPresentable, LagoonViewControllable {
    weak var listener: LagoonPresentableListener?

    @objc private func closeTapped() {
//-     LagoonLog.write(self) { self.dismiss(animated: true) }
        //                           ^^^^^^^ view_self_dismissal: closeTapped
//+     LagoonFlow.finish { self.dismiss(animated: true) }
    }
}

enum LagoonLog {
    static func write(_ viewController: UIViewController, then finish: () -> Void) {
        print(viewController)
        finish()
    }
}

// === analytics are no notification
// clean: ..., and the listener hears of it
// use: ribs-uikit, view-protocols Beacon didTapClose

protocol Analytics {
    func track(_ event: String)
}

final class BeaconViewController: UIViewController, BeaconPresentable, BeaconViewControllable {
    weak var listener: BeaconPresentableListener?
    private let analytics: Analytics

    init(analytics: Analytics) {
        self.analytics = analytics
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    @objc private func closeTapped() {
        analytics.track("beacon_closed")
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
//+     listener?.didTapClose()
    }
}
