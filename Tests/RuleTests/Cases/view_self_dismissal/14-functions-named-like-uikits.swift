// === utilities of ViewControllable and a wrapper class
// use: ribs-uikit

extension ViewControllable {
    func dismiss(_ animated: Bool = true) {
        uiviewController.dismiss(animated: animated)
    }

    func popViewController(animated: Bool) {
        uiviewController.navigationController?.popViewController(animated: animated)
    }
}

final class NavigationControllerable: ViewControllable {
    let navigationController: UINavigationController
    var uiviewController: UIViewController { navigationController }

    init(root: ViewControllable) {
        navigationController = UINavigationController(rootViewController: root.uiviewController)
    }

    @objc func close() {
        navigationController.dismiss(animated: true)
    }
}

// === a tap calls a utility of ViewControllable on the view itself
// clean: ..., and the listener hears of it
// --- ViewControllable+Utils.swift
// use: ribs-uikit

extension ViewControllable {
    func dismissSelf() {
        uiviewController.dismiss(animated: true)
    }
}

// --- LiveViewController.swift
// use: ribs-uikit, view-protocols Live didTapClose

final class LiveViewController: UIViewController, LivePresentable, LiveViewControllable {
    weak var listener: LivePresentableListener?

    @objc private func closeTapped() {
//+     listener?.didTapClose()
        dismissSelf()
    //  ^^^^^^^^^^^ view_self_dismissal: closeTapped
    }
}

// === the listener has methods of UIKit's names
// use: ribs-uikit

protocol CoachPresentableListener: AnyObject {
    func dismiss()
    func popViewController()
    func dismiss(animated: Bool)
}

// use: presentable-with-listener Coach, view-controllable Coach

final class CoachViewController: UIViewController, CoachPresentable, CoachViewControllable {
    weak var listener: CoachPresentableListener?

    @objc private func closeTapped() { listener?.dismiss() }

    @objc private func backTapped() { listener?.popViewController() }

    @objc private func doneTapped() { listener?.dismiss(animated: true) }
}

// === a dismiss() of the view's own that dismisses
// clean: a dismiss() of the view's own that moves a drawer and tells
// use: ribs-uikit, view-protocols Drawer didDrag

protocol DrawerDraggable {
    func dismiss()
}

final class DrawerViewController: UIViewController, DrawerPresentable, DrawerViewControllable, DrawerDraggable {
    weak var listener: DrawerPresentableListener?
    private var bottom: NSLayoutConstraint?

    func dismiss() {
//-     dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: draggedDown
//+     bottom?.constant = 0
//+     listener?.didDrag()
    }

    @objc private func draggedDown() {
        dismiss()
    }
}

// === a dismiss() whose declaration is not in sight is nothing
// use: ribs-uikit, view-protocols Lobby didTapClose

final class LobbyViewController: UIViewController, LobbyPresentable, LobbyViewControllable, DragDismissing {
    weak var listener: LobbyPresentableListener?

    @objc private func closeTapped() {
        dismiss()
    }
}

// === super.dismiss in an override that instruments
// use: ribs-uikit, view-protocols Meter didTapClose

final class MeterViewController: UIViewController, MeterPresentable, MeterViewControllable {
    weak var listener: MeterPresentableListener?
    private var dismissals = 0

    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        dismissals += 1
        super.dismiss(animated: flag, completion: completion)
    }
}

// === an override of dismiss that only instruments, called by a tap
// clean: an override of dismiss that notifies, called by a tap
// use: ribs-uikit, view-protocols Counter didTapClose

final class CounterViewController: UIViewController, CounterPresentable, CounterViewControllable {
    weak var listener: CounterPresentableListener?
    private var dismissals = 0

    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        dismissals += 1
//+     listener?.didTapClose()
        super.dismiss(animated: flag, completion: completion)
    }

    @objc private func closeTapped() {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }
}

// === functions of a library with other labels than UIKit's
// use: ribs-uikit, view-protocols Poster didTapClose

final class PosterViewController: UIViewController, PosterPresentable, PosterViewControllable {
    weak var listener: PosterPresentableListener?

    @objc private func closeTapped() { dismiss(animated: true, style: .fade) }

    @objc private func backTapped() { navigationController?.popViewController(animated: true, transition: .fade) }
}
