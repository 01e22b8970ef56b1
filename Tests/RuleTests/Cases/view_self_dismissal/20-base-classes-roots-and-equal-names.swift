// === the view of an ordinary root router
// clean: the view of a LaunchRouter cannot go
// --- RootRouter.swift
import RIBs

protocol RootInteractable: Interactable {}

protocol RootViewControllable: ViewControllable {}

//-final class RootRouter: ViewableRouter<RootInteractable, RootViewControllable> {}
//+final class RootRouter: LaunchRouter<RootInteractable, RootViewControllable> {}

// --- RootBuilder.swift
import RIBs

final class RootComponent: Component<EmptyDependency> {}

final class RootBuilder: Builder<EmptyDependency> {
//- func build() -> ViewableRouting {
//+ func build() -> LaunchRouting {
        _ = RootComponent(dependency: dependency)
        let viewController = RootViewController()
        let interactor = RootInteractor(presenter: viewController)
        viewController.listener = interactor
        return RootRouter(interactor: interactor, viewController: viewController)
    }
}

// --- RootInteractor.swift
import RIBs

final class RootInteractor: PresentableInteractor<RootPresentable>, RootInteractable, RootPresentableListener {
    func didTapClose() {}
}

// --- RootViewController.swift
// use: ribs-uikit, presentable-listener Root didTapClose, presentable-with-listener Root

final class RootViewController: UIViewController, RootPresentable, RootViewControllable {

    weak var listener: RootPresentableListener?

    @objc private func closeTapped() {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }
}

// === a base class is judged by the RIB views that do not cut it
// clean: a base class whose function every RIB view cuts
// --- ModalViewController.swift
import UIKit

class ModalViewController: UIViewController {

    @objc func closeTapped() {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }
}

// --- CardViewController.swift
// use: ribs-uikit, view-protocols Card didTapClose

final class CardViewController: ModalViewController, CardPresentable, CardViewControllable {
    weak var listener: CardPresentableListener?

    override func closeTapped() {
        listener?.didTapClose()
    }
}

// --- CashViewController.swift
// use: ribs-uikit, view-protocols Cash didTapClose

final class CashViewController: ModalViewController, CashPresentable, CashViewControllable {
    weak var listener: CashPresentableListener?

//- @objc private func helpTapped() {
//+ override func closeTapped() {
        listener?.didTapClose()
    }
}

// === a builder makes the controller as its RIB's view
// clean: a controller that no builder makes
// use: ribs-uikit, presentable Route, dependency Route, component Route

final class RoutePresenter: RoutePresentable {}

protocol RouteListener: AnyObject {}

final class RouteInteractor: PresentableInteractor<RoutePresentable> {
    weak var listener: RouteListener?
}

final class RouteRouter: ViewableRouter<Interactable, ViewControllable> {}

final class RouteMapController: UIViewController, ViewControllable {
    @objc private func closeTapped() {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }
}

final class RouteBuilder: Builder<RouteDependency> {
    func build(withListener listener: RouteListener) -> ViewableRouting {
        _ = RouteComponent(dependency: dependency)
        let interactor = RouteInteractor(presenter: RoutePresenter())
        interactor.listener = listener
//-     let map = RouteMapController()
//+     let map = RoutePlanController()
        return RouteRouter(interactor: interactor, viewController: map)
    }
}

final class RoutePlanController: UIViewController, ViewControllable {}

// === the framework comes through a module of the project
// clean: ..., and the listener hears of it
// --- Sources/RIBsUtil/Exports.swift
@_exported import RIBs

// --- Sources/Garage/GarageViewController.swift
import RIBsUtil
import UIKit

// use: view-protocols Garage didTapClose

final class GarageViewController: UIViewController, GaragePresentable, GarageViewControllable {
    weak var listener: GaragePresentableListener?

    @objc private func closeTapped() {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
//+     listener?.didTapClose()
    }
}

// === of two base classes of one name the nearer one counts
// clean: of two base classes of one name the nearer one notifies
// --- Course1/Base/ScreenController.swift
import UIKit

class ScreenController: UIViewController {
    func didLeave() {}

//- override func viewDidAppear(_ animated: Bool) {
//-     super.viewDidAppear(animated)
//+ override func viewDidDisappear(_ animated: Bool) {
//+     super.viewDidDisappear(animated)
//+     didLeave()
    }
}

// --- Course1/Memo/MemoViewController.swift
// use: ribs-uikit, view-protocols Memo didClose

final class MemoViewController: ScreenController, MemoPresentable, MemoViewControllable {
    weak var listener: MemoPresentableListener?

    override func didLeave() {
        listener?.didClose()
    }

    @objc private func closeTapped() {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }
}

// --- Course2/Base/ScreenController.swift
import UIKit

class ScreenController: UIViewController {
    func didLeave() {}

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        didLeave()
    }
}
