// === a view creates the view of another RIB
// clean: a view that notifies its listener
// use: ribs-uikit

protocol HomePresentable: Presentable {}

protocol HomePresentableListener: AnyObject {
    func didTapHelp()
}

protocol HelpPresentable: Presentable {}

final class HelpInteractor: PresentableInteractor<HelpPresentable> {}

final class HelpViewController: UIViewController, HelpPresentable, ViewControllable {}
//          ~~~~~~~~~~~~~~~~~~ a builder creates this view for its RIB

final class HelpBuilder: Builder<EmptyDependency> {
    func build() -> Routing {
        let component = EmptyComponent()
        let view = HelpViewController()
        return HelpRouter(interactor: HelpInteractor(presenter: view), viewController: view, component: component)
    }
}

final class HelpRouter: ViewableRouter<HelpInteractor, ViewControllable> {
    init(interactor: HelpInteractor, viewController: ViewControllable, component: EmptyComponent) {
        super.init(interactor: interactor, viewController: viewController)
    }
}

final class PopupViewController: UIViewController {}

final class HomeViewController: UIViewController, HomePresentable, ViewControllable {
    weak var listener: HomePresentableListener?

    func helpTapped() {
//-     let help = HelpViewController()
        //         ^^^^^^^^^^^^^^^^^^ view_creates_screen: 'HomeViewController' creates 'HelpViewController', the view of another RIB, in 'helpTapped()'
//-     present(help, animated: true)
//+     listener?.didTapHelp()
        present(PopupViewController(), animated: true)
    }

    func push(_ other: HelpViewController) {
//-     navigationController?.pushViewController(HelpViewController(), animated: true)
        //                                       ^^^^^^^^^^^^^^^^^^ view_creates_screen
        navigationController?.pushViewController(other, animated: true)
        present(UIImagePickerController(), animated: true)
    }

    func contain() {
//-     let container = UINavigationController(rootViewController: HelpViewController())
        //                                                         ^^^^^^^^^^^^^^^^^^ view_creates_screen
//-     present(container, animated: true)
        present(UINavigationController(rootViewController: PopupViewController()), animated: true)
    }
}
