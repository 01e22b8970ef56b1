"""A flow of its own that shows one of two RIBs as the root of a window."""

from generator.violations.form import Form, anything

LEAF = """
protocol LEAFListener: AnyObject {
    func %nameGateDidCloseLEAF()
}

protocol LEAFPresentableListener: AnyObject {
    func didTapClose()
}

protocol LEAFPresentable: Presentable {
    var listener: LEAFPresentableListener? { get set }
}

final class LEAFViewController: UIViewController, LEAFPresentable, ViewControllable {
    weak var listener: LEAFPresentableListener?

    @objc private func closeTapped() { listener?.didTapClose() }
}

final class LEAFInteractor: PresentableInteractor<LEAFPresentable>, LEAFPresentableListener {
    weak var listener: LEAFListener?

    func didTapClose() { listener?.%nameGateDidCloseLEAF() }
}

final class LEAFRouter: ViewableRouter<LEAFInteractor, ViewControllable> {}

final class LEAFComponent: Component<EmptyDependency> {}

final class LEAFBuilder: Builder<EmptyDependency> {
    func build(withListener listener: LEAFListener) -> ViewableRouting {
        _ = LEAFComponent(dependency: dependency)
        let viewController = LEAFViewController()
        viewController.modalPresentationStyle = .fullScreen
        let interactor = LEAFInteractor(presenter: viewController)
        interactor.listener = listener
        viewController.listener = interactor
        return LEAFRouter(interactor: interactor, viewController: viewController)
    }
}
"""

MENU = """
protocol %NameMenuListener: AnyObject {
    func %nameMenuDidClose()
}

protocol %NameMenuRouting: ViewableRouting {
    func attachSheet()
    func detachSheet()
}

protocol %NameMenuPresentableListener: AnyObject {
    func didTapSheet()
    func didTapBack()
}

protocol %NameMenuPresentable: Presentable {
    var listener: %NameMenuPresentableListener? { get set }
}

final class %NameMenuViewController: UIViewController, %NameMenuPresentable, ViewControllable {
    weak var listener: %NameMenuPresentableListener?

    @objc private func sheetTapped() { listener?.didTapSheet() }

    @objc private func backTapped() { listener?.didTapBack() }
}

final class %NameMenuInteractor: PresentableInteractor<%NameMenuPresentable>, %NameMenuPresentableListener,
    %NameSheetListener {

    weak var router: %NameMenuRouting?
    weak var listener: %NameMenuListener?

    func didTapSheet() { router?.attachSheet() }

    func didTapBack() { router?.detachSheet() }

    func %nameGateDidClose%NameSheet() { listener?.@%nameMenuDidClose() }
}

final class %NameMenuRouter: ViewableRouter<%NameMenuInteractor, ViewControllable>, %NameMenuRouting {
    private let sheetBuilder: %NameSheetBuilder
    private var sheet: ViewableRouting?

    init(interactor: %NameMenuInteractor, viewController: ViewControllable, sheetBuilder: %NameSheetBuilder) {
        self.sheetBuilder = sheetBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachSheet() {
        guard sheet == nil else { return }
        let router = sheetBuilder.build(withListener: interactor)
        sheet = router
        attachChild(router)
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
    }

    func detachSheet() {
        guard let router = sheet else { return }
        viewController.uiviewController.dismiss(animated: true)
        detachChild(router)
        sheet = nil
    }
}

final class %NameMenuComponent: Component<EmptyDependency>, EmptyDependency {}

final class %NameMenuBuilder: Builder<EmptyDependency> {
    func build(withListener listener: %NameMenuListener) -> ViewableRouting {
        let component = %NameMenuComponent(dependency: dependency)
        let viewController = %NameMenuViewController()
        let interactor = %NameMenuInteractor(presenter: viewController)
        interactor.listener = listener
        viewController.listener = interactor
        return %NameMenuRouter(
            interactor: interactor, viewController: viewController,
            sheetBuilder: %NameSheetBuilder(dependency: component))
    }
}
"""

GATE = """
protocol %NameGateRouting: LaunchRouting {
    func showLogin()
    func showMenu()
}

final class %NameGateInteractor: Interactor, %NameLoginListener, %NameMenuListener {
    weak var router: %NameGateRouting?

    override func didBecomeActive() {
        super.didBecomeActive()
        router?.showLogin()
    }

    func %nameGateDidClose%NameLogin() { router?.showMenu() }

    func %nameMenuDidClose() { router?.showLogin() }
}

final class %NameGateRouter: LaunchRouter<%NameGateInteractor, ViewControllable>, %NameGateRouting {
    private let window: UIWindow
    private let loginBuilder: %NameLoginBuilder
    private let menuBuilder: %NameMenuBuilder
    private var child: ViewableRouting?

    init(
        interactor: %NameGateInteractor, viewController: ViewControllable, window: UIWindow,
        loginBuilder: %NameLoginBuilder, menuBuilder: %NameMenuBuilder
    ) {
        self.window = window
        self.loginBuilder = loginBuilder
        self.menuBuilder = menuBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func showLogin() { show(loginBuilder.build(withListener: interactor)) }

    func showMenu() { show(menuBuilder.build(withListener: interactor)) }

    private func show(_ router: ViewableRouting) {
        if let child { detachChild(child) }
        child = router
        attachChild(router)
        window.rootViewController = router.viewControllable.uiviewController
    }
}

final class %NameGateViewController: UIViewController, ViewControllable {}

final class %NameGateComponent: Component<EmptyDependency>, EmptyDependency {}

final class %NameGateBuilder: Builder<EmptyDependency> {
    func build(in window: UIWindow) -> LaunchRouting {
        let component = %NameGateComponent(dependency: dependency)
        return %NameGateRouter(
            interactor: %NameGateInteractor(), viewController: %NameGateViewController(), window: window,
            loginBuilder: %NameLoginBuilder(dependency: component), menuBuilder: %NameMenuBuilder(dependency: component))
    }
}
"""


def replaced_root(draft, at):
    leaves = "".join(LEAF.replace("LEAF", leaf) for leaf in ("%NameLogin", "%NameSheet"))
    draft.add("Gate.swift", "import %Framework\nimport UIKit\n" + leaves + MENU.replace("@%nameMenu", f"{at}%nameMenu", 1) + GATE)


FORMS = [Form("root_replaced_while_presenting", anything, replaced_root, ribs=4)]
