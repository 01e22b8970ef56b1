// === a helper that tells nobody
// clean: a helper that tells the listener
// use: ribs-uikit, view-protocols Glacier didTapClose

final class GlacierViewController: UIViewController, GlacierPresentable, GlacierViewControllable {
    weak var listener: GlacierPresentableListener?

    @objc private func closeTapped() {
        report()
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }

    private func report() {
//-     print("closed")
//+     listener?.didTapClose()
    }
}

// === a defer that tells nobody
// clean: a defer that tells the listener
// use: ribs-uikit, view-protocols Canyon didTapClose

final class CanyonViewController: UIViewController, CanyonPresentable, CanyonViewControllable {
    weak var listener: CanyonPresentableListener?
    private var isBusy = false

    @objc private func closeTapped() {
        defer {
            isBusy = false
//+         listener?.didTapClose()
        }
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }
}

// === the listener hears of it in the sibling branch only
// clean: the listener hears of it in both branches
// use: ribs-uikit, view-protocols Bridge didTapClose

final class BridgeViewController: UIViewController, BridgePresentable, BridgeViewControllable {
    weak var listener: BridgePresentableListener?
    private var isDirty = false

    @objc private func closeTapped() {
        if isDirty {
            listener?.didTapClose()
        } else {
//+         listener?.didTapClose()
            dismiss(animated: true)
        //  ^^^^^^^ view_self_dismissal: closeTapped
        }
    }
}

// === the listener hears of it under a condition, after the dismissal
// clean: the listener hears of it under no condition, after the dismissal
// use: ribs-uikit, view-protocols Tunnel didTapClose

final class TunnelViewController: UIViewController, TunnelPresentable, TunnelViewControllable {
    weak var listener: TunnelPresentableListener?
    private var isDirty = false

    @objc private func closeTapped() {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
//-     if isDirty {
//-         listener?.didTapClose()
//-     }
//+     isDirty = false
//+     listener?.didTapClose()
    }
}

// === a return between the dismissal and the notification
// clean: a return before the dismissal and the notification
// use: ribs-uikit, view-protocols Subway didDiscard

final class SubwayViewController: UIViewController, SubwayPresentable, SubwayViewControllable {
    weak var listener: SubwayPresentableListener?
    private var isDirty = false

    @objc private func discardTapped() {
//+     guard isDirty else { return }
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: discardTapped
//-     guard isDirty else { return }
        listener?.didDiscard()
    }
}

// === one case of a switch does not tell
// clean: every case of a switch tells
// use: ribs-uikit

protocol AirportPresentableListener: AnyObject {
    func didCancel()
    func didFinish()
}

// use: presentable-with-listener Airport, view-controllable Airport

final class AirportViewController: UIViewController, AirportPresentable, AirportViewControllable {
    weak var listener: AirportPresentableListener?

    enum Outcome { case cancelled, finished, failed }
    private var outcome = Outcome.cancelled

    @objc private func closeTapped() {
        switch outcome {
        case .cancelled:
            listener?.didCancel()
        case .finished:
            listener?.didFinish()
        case .failed:
//-         break
//+         listener?.didCancel()
        }
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }
}

// === a failed save goes past the notification
// clean: a failed save tells as well
// use: ribs-uikit, view-protocols Vault didSave

final class VaultViewController: UIViewController, VaultPresentable, VaultViewControllable {
    weak var listener: VaultPresentableListener?

    private func save() throws {}

    @objc private func saveTapped() {
        do {
            try save()
            listener?.didSave()
        } catch {
            print(error)
//+         listener?.didSave()
        }
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: saveTapped
    }
}

// === a function named as the completion tells the listener
// use: ribs-uikit, presentable-listener Order didClose, presentable-with-listener Order

final class OrderViewController: UIViewController, OrderPresentable, ViewControllable {
    weak var listener: OrderPresentableListener?

    @objc private func closeTapped() {
        dismiss(animated: true, completion: tellListener)
    }

    private func tellListener() {
        listener?.didClose()
    }
}

// === a function named as the completion only tidies up
// use: ribs-uikit, presentable-listener Order didClose, presentable-with-listener Order

final class OrderViewController: UIViewController, OrderPresentable, ViewControllable {
    weak var listener: OrderPresentableListener?

    @objc private func closeTapped() {
        dismiss(animated: true, completion: tidyUp)
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }

    private func tidyUp() {
        title = nil
    }
}
