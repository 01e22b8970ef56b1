// === an interactor presents an alert that it creates
// clean: an interactor asks its presenter to show a warning
// use: ribs-uikit

protocol DetailPresentable: Presentable, ViewControllable {
    func showWarning()
}

final class DetailInteractor: PresentableInteractor<DetailPresentable> {
    override func didBecomeActive() {
        super.didBecomeActive()
//-     let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        //          ~~~~~~~~~~~~~~~~~ the controller is created here
//-     presenter.uiviewController.present(alert, animated: true)
        //                         ^^^^^^^ uikit_in_interactor: 'DetailInteractor' calls 'present' of a view controller
//+     presenter.showWarning()
    }
}

final class DetailViewController: UIViewController, DetailPresentable {
    func showWarning() {}
}

// === pushes, pops and dismissals, one for each receiver and function
// use: ribs-uikit

final class DetailInteractor: Interactor {
    private let navigation: UINavigationController

    init(navigation: UINavigationController) { self.navigation = navigation }

    func open(_ controller: UIViewController) {
        navigation.pushViewController(controller, animated: true)
        //         ^^^^^^^^^^^^^^^^^^ uikit_in_interactor: 'DetailInteractor' calls 'pushViewController'
        navigation.popViewController(animated: false)
        controller.navigationController?.setViewControllers([], animated: false)
        //                               ^^^^^^^^^^^^^^^^^^ uikit_in_interactor: 'setViewControllers'
    }

    func close() {
        navigation.popToRootViewController(animated: true)
        //         ^^^^^^^^^^^^^^^^^^^^^^^ uikit_in_interactor: in 'close()'
        if let top = navigation.topViewController { top.dismiss(animated: true, completion: nil) }
        //                                              ^^^^^^^ uikit_in_interactor: 'dismiss'
    }
}

// === in an extension, on a cast presenter, on whatever is on top, and embedding
// use: ribs-uikit

protocol DetailPresentable: Presentable {}

final class DetailInteractor: PresentableInteractor<DetailPresentable> {}

extension DetailInteractor {
    func open(_ child: UIViewController) {
        (presenter as? UIViewController)?.addChild(child)
        //                                ^^^^^^^^ uikit_in_interactor: 'addChild'
        UIApplication.topViewController()?.show(child, sender: nil)
        //                                 ^^^^ uikit_in_interactor: 'show'
    }
}

// === a controller that the interactor creates and keeps
// clean: a controller that the interactor passes to its router
// use: ribs-uikit

final class HelpViewController: UIViewController {
    //      ~~~~~~~~~~~~~~~~~~ this is a view controller
    var topic = ""
}

protocol DetailRouting: Routing {
    func show(_ controller: UIViewController)
}

final class DetailInteractor: Interactor {
    weak var router: DetailRouting?
    private let help = HelpViewController()
//- //                 ^^^^^^^^^^^^^^^^^^ uikit_in_interactor: creates the view controller 'HelpViewController' in 'help'

    func open() {
        help.topic = "orders"
//+     router?.show(help)
    }
}

final class DetailRouter: Router<DetailInteractor>, DetailRouting {
    override init(interactor: DetailInteractor) {
        super.init(interactor: interactor)
        interactor.router = self
    }

    func show(_ controller: UIViewController) {}
}

// === the root of a window presents an alert
// clean: the router is asked to
// use: ribs-uikit

protocol DetailRouting: ViewableRouting {
    func showAlert()
}

final class DetailInteractor: Interactor {
    weak var router: DetailRouting?

    func didTapHelp() {
//-     guard let host = UIApplication.shared.windows.first?.rootViewController else { return }
//-     host.present(UIAlertController(), animated: true)
        //   ^^^^^^^ uikit_in_interactor: calls 'present'
//+     router?.showAlert()
    }
}
