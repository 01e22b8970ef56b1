// === a notifier that excludes dismissals
// clean: ..., and the opposite
// use: ribs-uikit, view-protocols Siskin didTapClose

final class SiskinViewController: UIViewController, SiskinPresentable, SiskinViewControllable {
    weak var listener: SiskinPresentableListener?

    @objc private func closeTapped() {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
//-     if !isBeingDismissed { listener?.didTapClose() }
//+     if isBeingDismissed { listener?.didTapClose() }
    }
}

// === a notifier that compares with false
// clean: ..., and the opposite
// use: ribs-uikit, view-protocols Linnet didTapClose

final class LinnetViewController: UIViewController, LinnetPresentable, LinnetViewControllable {
    weak var listener: LinnetPresentableListener?

    @objc private func closeTapped() {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
//-     if isBeingDismissed == false { listener?.didTapClose() }
//+     if isBeingDismissed == true { listener?.didTapClose() }
    }
}

// === a notifier that returns early at a dismissal
// clean: a notifier that returns early otherwise
// use: ribs-uikit, view-protocols Serin didTapClose

final class SerinViewController: UIViewController, SerinPresentable, SerinViewControllable {
    weak var listener: SerinPresentableListener?

    @objc private func closeTapped() {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
//-     if isBeingDismissed { return }
//+     if isMovingFromParent { return }
        listener?.didTapClose()
    }
}

// === a stream of another view's disappearance
// clean: a stream of the view's disappearance

import RIBs
import RxCocoa
import RxSwift
import UIKit

// use: view-protocols Brambling didTapClose

final class BramblingViewController: UIViewController, BramblingPresentable, BramblingViewControllable {
    weak var listener: BramblingPresentableListener?
    private let disposeBag = DisposeBag()
    private let header = UIViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
//-     header.rx.viewDidDisappear.subscribe(onNext: { [weak self] _ in
//+     rx.viewDidDisappear.subscribe(onNext: { [weak self] _ in
            self?.listener?.didTapClose()
        }).disposed(by: disposeBag)
    }

    @objc private func closeTapped() {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }
}

// === a notifier that returns early while there is a parent does not see a dismiss
// clean: a notifier that returns early while there is a parent sees a pop

import RIBs
import UIKit

// use: view-protocols Burr didTapClose

final class BurrViewController: UIViewController, BurrPresentable, BurrViewControllable {
    weak var listener: BurrPresentableListener?

    @objc private func closeTapped() {
//-     dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
//+     navigationController?.popViewController(animated: true)
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if parent != nil { return }
        listener?.didTapClose()
    }
}

// === a literal before the condition of a notifier
// clean: ..., which sees what the view does

import RIBs
import UIKit

// use: view-protocols Comb didTapClose

final class CombViewController: UIViewController, CombPresentable, CombViewControllable {
    weak var listener: CombPresentableListener?

    @objc private func closeTapped() {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
//-     if true == isMovingFromParent {
//+     if true == isBeingDismissed {
            listener?.didTapClose()
        }
    }
}

// === a helper that pops or dismisses, with a notifier that sees pops
// clean: a helper that pops or dismisses, with a notifier that sees both

import RIBs
import UIKit

// use: view-protocols Dune didTapClose

extension UIViewController {
    func goBack() {
        if let navigationController {
            navigationController.popViewController(animated: true)
        } else {
            dismiss(animated: true)
        }
    }
}

final class DuneViewController: UIViewController, DunePresentable, DuneViewControllable {
    weak var listener: DunePresentableListener?

    @objc private func closeTapped() {
        goBack()
    //  ^^^^^^ view_self_dismissal: closeTapped
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
//-     if isMovingFromParent {
//+     if isMovingFromParent || isBeingDismissed {
            listener?.didTapClose()
        }
    }
}

// === a notifier that calls functions which call each other and do not notify
// clean: a notifier that notifies through many functions
// use: ribs-uikit, view-protocols Pipit didTapClose

class BaseViewController: UIViewController {
    func first() { second() }
    func second() {}
    func third() { fourth() }
    func fourth() {}
}

final class PipitViewController: BaseViewController, PipitPresentable, PipitViewControllable {
    weak var listener: PipitPresentableListener?

    @objc private func closeTapped() {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed { first() }
    }

    override func second() { third() }

    override func fourth() {
        fifth()
        first()
    }

    private func fifth() {
//+     listener?.didTapClose()
    }
}
