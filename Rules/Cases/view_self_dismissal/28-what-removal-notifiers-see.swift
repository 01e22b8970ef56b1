// === 1.3 a notifier that excludes dismissals
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

// === 1.3 a notifier that compares with false
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

// === 1.3 a notifier that returns early at a dismissal
// clean: 1.3 a notifier that returns early otherwise
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

// === 1.3 a stream of another view's disappearance
// clean: 1.3 a stream of the view's disappearance

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
