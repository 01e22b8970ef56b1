// === viewDidDisappear that tells nobody is no removal notifier
// clean: a removal notifier under isBeingDismissed
// use: ribs-uikit, view-protocols Modal didDisappear

final class ModalViewController: UIViewController, ModalPresentable, ModalViewControllable {
    weak var listener: ModalPresentableListener?

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed {
//-         view.endEditing(true)
//+         listener?.didDisappear()
        }
    }

    @objc private func closeTapped() {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }
}

// === isBeingDismissed does not see a pop
// clean: isMovingFromParent sees a pop
// use: ribs-uikit, view-protocols Level didDisappear

final class LevelViewController: UIViewController, LevelPresentable, LevelViewControllable {
    weak var listener: LevelPresentableListener?

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
//-     guard isBeingDismissed else { return }
//+     guard isMovingFromParent else { return }
        listener?.didDisappear()
    }

    @objc private func backTapped() {
        navigationController?.popViewController(animated: true)
        //                    ^^^^^^^^^^^^^^^^^ view_self_dismissal: backTapped
    }
}

// === isMovingFromParent does not see a dismiss
// clean: the navigation controller's isBeingDismissed sees a dismiss
// use: ribs-uikit, view-protocols Wizard didDisappear

final class WizardViewController: UIViewController, WizardPresentable, WizardViewControllable {
    weak var listener: WizardPresentableListener?

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
//-     if isMovingFromParent { listener?.didDisappear() }
//+     if navigationController?.isBeingDismissed == true { listener?.didDisappear() }
    }

    @objc private func cancelTapped() {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: cancelTapped
    }
}

// === isMovingToParent sees nothing
// clean: no condition sees a dismiss and a pop
// use: ribs-uikit, view-protocols Guide didDisappear

final class GuideViewController: UIViewController, GuidePresentable, GuideViewControllable {
    weak var listener: GuidePresentableListener?

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
//-     if isMovingToParent { listener?.didDisappear() }
//+     listener?.didDisappear()
    }

    @objc private func closeTapped() {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }

    @objc private func backTapped() {
        navigationController?.popViewController(animated: true)
        //                    ^^^^^^^^^^^^^^^^^ view_self_dismissal: backTapped
    }
}

// === no parent any more: a pop and a removal are seen, a dismiss is not
// clean: no parent any more: a pop and a removal are seen
// use: ribs-uikit, view-protocols Badge didLeave

final class BadgeViewController: UIViewController, BadgePresentable, BadgeViewControllable {
    weak var listener: BadgePresentableListener?

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if parent == nil {
            listener?.didLeave()
        }
    }

    @objc private func backTapped() {
        navigationController?.popViewController(animated: true)
    }

    @objc private func hideTapped() {
        willMove(toParent: nil)
        view.removeFromSuperview()
        removeFromParent()
    }

    @objc private func closeTapped() {
//-     dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
//+     navigationController?.popToRootViewController(animated: true)
    }
}

// === a helper property that sees both
// use: ribs-uikit, view-protocols Stage didLeave

extension UIViewController {
    var isBeingRemoved: Bool { isBeingDismissed || isMovingFromParent }
}

final class StageViewController: UIViewController, StagePresentable, StageViewControllable {
    weak var listener: StagePresentableListener?

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingRemoved { listener?.didLeave() }
    }

    @objc private func closeTapped() { dismiss(animated: true) }

    @objc private func backTapped() { navigationController?.popViewController(animated: true) }
}

// === a removal notifier in an ancestor, cut by an override without super
// clean: a removal notifier in an ancestor
// --- Base/RelayViewController.swift
import RxRelay
import UIKit

class RelayViewController: UIViewController {
    let detachRelay = PublishRelay<Void>()

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed || isMovingFromParent {
            detachRelay.accept(())
        }
    }
}

// --- Task/TaskViewController.swift
import RIBs
import RxSwift
import UIKit

protocol TaskPresentable: Presentable {
    var detached: Observable<Void> { get }
}

final class TaskViewController: RelayViewController, TaskPresentable, ViewControllable {

    var detached: Observable<Void> { detachRelay.asObservable() }

    override func viewDidDisappear(_ animated: Bool) {
    //            ^^^^^^^^^^^^^^^^ removal_notifier_super_missing
//+     super.viewDidDisappear(animated)
        view.endEditing(true)
    }

    @objc private func closeTapped() {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }
}

// === a notification in deinit alone
// clean: a notification in deinit, and one on the way
// use: ribs-uikit, view-protocols Cache didLeave

final class CacheViewController: UIViewController, CachePresentable, CacheViewControllable {
    weak var listener: CachePresentableListener?

    deinit {
        listener?.didLeave()
    }

    @objc private func closeTapped() {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
//+     listener?.didLeave()
    }
}

// === a notification in presentationControllerDidDismiss alone
// clean: a notification in presentationControllerDidDismiss, and one on the way
// use: ribs-uikit, view-protocols Panel didLeave

final class PanelViewController: UIViewController, PanelPresentable, PanelViewControllable, UIAdaptivePresentationControllerDelegate {
    weak var listener: PanelPresentableListener?

    override func viewDidLoad() {
        super.viewDidLoad()
        presentationController?.delegate = self
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        listener?.didLeave()
    }

    @objc private func closeTapped() {
//+     listener?.didLeave()
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }
}

// === an unresolved superclass may hold a notifier

import DesignSystem
import RIBs
import UIKit

// use: view-protocols Theme didTapClose

final class ThemeViewController: DSViewController, ThemePresentable, ThemeViewControllable {
    weak var listener: ThemePresentableListener?

    @objc private func closeTapped() {
        dismiss(animated: true)
    }
}
