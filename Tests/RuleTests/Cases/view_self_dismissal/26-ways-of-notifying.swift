// === a pattern binds something else than the listener
// clean: a pattern binds the listener
// use: ribs-uikit, view-protocols Lark didTapClose

final class LarkViewController: UIViewController, LarkPresentable, LarkViewControllable {
    weak var listener: LarkPresentableListener?
    private var draft: String?

    @objc private func closeTapped() {
//-     switch draft {
//+     switch listener {
        case let value?:
//-         print(value)
//+         value.didTapClose()
        case nil:
            break
        }
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }

    @objc private func backTapped() {
        if case .some(let owner) = listener { owner.didTapClose() }
        dismiss(animated: true)
    }
}

// === a loop over strings
// clean: a loop over listeners
// use: ribs-uikit, view-protocols Wren didTapClose

final class WrenInteractor: PresentableInteractor<WrenPresentable>, WrenPresentableListener {
    func didTapClose() {}
}

final class WrenViewController: UIViewController, WrenPresentable, WrenViewControllable {
    weak var listener: WrenPresentableListener?
    var names: [String] = []
    var listeners: [WrenPresentableListener] = []

    @objc private func closeTapped() {
//-     for each in names { print(each) }
//+     for each in listeners { each.didTapClose() }
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }

    @objc private func backTapped() {
        listeners.forEach { $0.didTapClose() }
        dismiss(animated: true)
    }
}

// === a function returns a view
// clean: a function returns the listener
// use: ribs-uikit, view-protocols Finch didTapClose

final class FinchInteractor: PresentableInteractor<FinchPresentable>, FinchPresentableListener {
    func didTapClose() {}
}

final class FinchViewController: UIViewController, FinchPresentable, FinchViewControllable {
    weak var listener: FinchPresentableListener?

    private func owner() -> FinchPresentableListener? { listener }
    private func top() -> UIView? { view }

    @objc private func closeTapped() {
//-     top()?.endEditing(true)
//+     owner()?.didTapClose()
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }
}

// === the completion is a function of the view
// clean: the completion is a method of the listener
// use: ribs-uikit, view-protocols Robin didTapClose

final class RobinViewController: UIViewController, RobinPresentable, RobinViewControllable {
    weak var listener: RobinPresentableListener?

    private func report() {}

    @objc private func closeTapped() {
//-     dismiss(animated: true, completion: report)
    //  ^^^^^^^ view_self_dismissal: closeTapped
//+     dismiss(animated: true, completion: listener?.didTapClose)
    }
}

// === work that may fail before the notification
// clean: a notification that may fail itself
// use: ribs-uikit, view-protocols Heron didTapClose

final class HeronViewController: UIViewController, HeronPresentable, HeronViewControllable {
    weak var listener: HeronPresentableListener?

    private func save() throws {}

    @objc private func closeTapped() {
        do {
//-         try save()
            try listener?.didTapClose()
        } catch {
            print(error)
        }
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }
}

// === a number is computed
// clean: an element is sent to a continuation that other code sets
// use: ribs-uikit, view-protocols Ibis didTapClose

final class IbisViewController: UIViewController, IbisPresentable, IbisViewControllable {
    weak var listener: IbisPresentableListener?
    var continuation: AsyncStream<Void>.Continuation?

    @objc private func closeTapped() {
//+     continuation?.yield(())
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }
}

// === an object behind a protocol that tells nobody
// clean: an object behind a protocol that forwards to the listener
// use: ribs-uikit, view-protocols Crane didTapClose

final class CraneInteractor: PresentableInteractor<CranePresentable>, CranePresentableListener {
    func didTapClose() {}
}

protocol CraneClosing: AnyObject {
    func forward()
}

final class CraneForwarder: CraneClosing {
    private weak var target: CranePresentableListener?

    init(target: CranePresentableListener?) { self.target = target }

    func forward() {
//+     target?.didTapClose()
    }
}

final class CraneViewController: UIViewController, CranePresentable, CraneViewControllable {
    weak var listener: CranePresentableListener?
    private lazy var forwarder: CraneClosing = CraneForwarder(target: listener)

    @objc private func closeTapped() {
        forwarder.forward()
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }
}

// === a helper keeps the notification for later
// clean: a helper runs the notification on the main queue
// use: ribs-uikit, view-protocols Stork didTapClose

//-final class StorkQueue { static var pending: [() -> Void] = [] }
//-
func onMain(_ work: @escaping () -> Void) {
//- StorkQueue.pending.append(work)
//+ DispatchQueue.main.async { work() }
}

final class StorkViewController: UIViewController, StorkPresentable, StorkViewControllable {
    weak var listener: StorkPresentableListener?

    @objc private func closeTapped() {
        onMain { self.listener?.didTapClose() }
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }
}

// === a subject under another name of the view, which nobody observes
// clean: an exposed subject under another name of the view

import RIBs
import RxSwift
import UIKit

protocol GullPresentable: Presentable {
//+ var closes: PublishSubject<Void> { get }
}

final class GullViewController: UIViewController, GullPresentable, ViewControllable {
    let closes = PublishSubject<Void>()

    @objc private func closeTapped() {
        UIView.animate(withDuration: 0.2, animations: {}, completion: { [weak self] _ in
            guard let this = self else { return }
            this.closes.onNext(())
            this.dismiss(animated: true)
        //       ^^^^^^^ view_self_dismissal: closeTapped
        })
    }
}

// === an object that tells nobody, through functions of its own
// clean: an object that forwards to the listener, through functions of its own

import RIBs
import UIKit

// use: view-protocols Pear didTapClose

final class PearModel {
    weak var listener: PearPresentableListener?
    private var count = 0

    func cancel() {
        finish()
    }

    private func finish() {
        self.forward()
    }

    private func forward() {
//-     count += 1
//+     listener?.didTapClose()
    }
}

final class PearViewController: UIViewController, PearPresentable, PearViewControllable {
    weak var listener: PearPresentableListener?
    private let model = PearModel()

    @objc private func closeTapped() {
        model.cancel()
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }
}

// === an object that is called as a function, and does nothing
// clean: an object that is called as a function, and notifies the listener
// use: ribs-uikit, view-protocols Plaza didTapClose

struct Notification {
    weak var listener: PlazaPresentableListener?

    func callAsFunction() {
//+     listener?.didTapClose()
    }
}

final class PlazaViewController: UIViewController, PlazaPresentable, PlazaViewControllable {
    weak var listener: PlazaPresentableListener?

    @objc private func closeTapped() {
        let notify = Notification(listener: listener)
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
        notify()
    }
}

// === a loop over views
// clean: a loop over an array that a getter makes of the listener
// use: ribs-uikit, view-protocols Plaza didTapClose

final class PlazaInteractor: PresentableInteractor<PlazaPresentable>, PlazaPresentableListener {
    func didTapClose() {}
}

final class PlazaViewController: UIViewController, PlazaPresentable, PlazaViewControllable {
    weak var listener: PlazaPresentableListener?

//- private var parts: [UIView] { [view] }
//+ private var parts: [PlazaPresentableListener] { [listener].compactMap { $0 } }

    @objc private func closeTapped() {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
//-     for part in parts { part.isHidden = true }
//+     for part in parts { part.didTapClose() }
    }
}
