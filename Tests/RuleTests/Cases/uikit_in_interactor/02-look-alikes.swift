// === functions of the router, the presenter and the listener that are named like those of UIKit
// use: ribs-uikit

protocol DetailRouting: ViewableRouting {
    func present(_ name: String, animated: Bool)
    func popViewController(animated: Bool)
}

protocol DetailPresentable: Presentable {
    func dismiss(animated: Bool)
}

protocol DetailListener: AnyObject {
    func pushViewController(_ name: String, animated: Bool)
}

final class DetailInteractor: PresentableInteractor<DetailPresentable> {
    weak var router: DetailRouting?
    weak var listener: DetailListener?

    override func didBecomeActive() {
        super.didBecomeActive()
        router?.present("help", animated: true)
        router?.popViewController(animated: true)
        presenter.dismiss(animated: true)
        listener?.pushViewController("help", animated: true)
        pushMoodVC()
        popViewController()
    }

    func pushMoodVC() {}
    func popViewController() {}
}

final class DetailRouter: ViewableRouter<DetailInteractor, ViewControllable>, DetailRouting {
    override init(interactor: DetailInteractor, viewController: ViewControllable) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func present(_ name: String, animated: Bool) {}
    func popViewController(animated: Bool) {}
}

// === controllers that are returned or passed on, and other uses of UIKit
// use: ribs-uikit

final class HelpViewController: UIViewController {}

protocol Sharing {
    func share(from controller: UIViewController)
}

final class DetailInteractor: Interactor {
    private let sharing: Sharing

    init(sharing: Sharing) { self.sharing = sharing }

    func makeHelp() -> UIViewController { HelpViewController() }

    func share() {
        let help = HelpViewController()
        help.title = "help"
        sharing.share(from: help)
        sharing.share(from: HelpViewController())
        UIApplication.shared.open(URL(fileURLWithPath: "/"))
        print(UIImage(named: "help") as Any)
    }
}

// === the protocol of RIBs for controllers
// use: ribs-uikit

extension ViewControllable {
    func present(_ controllable: ViewControllable, animated: Bool) {
        uiviewController.present(controllable.uiviewController, animated: animated)
    }
}

final class DetailInteractor: Interactor {
    private let parent: ViewControllable

    init(parent: ViewControllable) { self.parent = parent }

    func open(_ child: ViewControllable) {
        parent.present(child, animated: true)
    }
}
