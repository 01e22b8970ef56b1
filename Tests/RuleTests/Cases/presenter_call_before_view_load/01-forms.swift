// === an outlet
// clean: ..., after the view is loaded
// use: ribs-uikit, opening-parent Home Detail

protocol DetailListener: AnyObject {
    func detailDidClose()
}

protocol DetailPresentable: Presentable {
    func show(_ title: String)
}

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    @IBOutlet private weak var label: UILabel!

    func show(_ title: String) {
//+     loadViewIfNeeded()
        label.text = title
//      ~~~~~ it is used here
    }
}

final class DetailInteractor: PresentableInteractor<DetailPresentable> {
    weak var listener: DetailListener?

    func close() { listener?.detailDidClose() }

    override func didBecomeActive() {
        super.didBecomeActive()
        presenter.show("Detail")
        //        ^^^^ presenter_call_before_view_load: 'show' uses 'label' of 'DetailViewController', which is nil until the view is loaded: 'HomeRouter' attaches the RIB before it shows the view.
    }
}

final class DetailRouter: ViewableRouter<Interactable, ViewControllable> {}

protocol DetailBuildable: Buildable {
    func build(withListener listener: DetailListener) -> ViewableRouting
}

final class DetailComponent: Component<EmptyDependency> {}

final class DetailBuilder: Builder<EmptyDependency>, DetailBuildable {
    func build(withListener listener: DetailListener) -> ViewableRouting {
        _ = DetailComponent(dependency: dependency)
        let viewController = DetailViewController()
        viewController.modalPresentationStyle = .fullScreen
        let interactor = DetailInteractor(presenter: viewController)
        interactor.listener = listener
        return DetailRouter(interactor: interactor, viewController: viewController)
    }
}

final class HomeRouter: LaunchRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
    }

    // use: detach-dismissing Detail
}

// === a property that a function of 'viewDidLoad' sets, in a function of the interactor's own
// clean: ..., with an initial value
// use: ribs-uikit, opening-parent Home Detail

protocol DetailListener: AnyObject {
    func detailDidClose()
}

protocol DetailPresentable: Presentable {
    func show(_ title: String)
}

class BaseViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        setUpViews()
    }

    func setUpViews() {}
}

final class DetailViewController: BaseViewController, DetailPresentable, ViewControllable {
//- private var label: UILabel!
//+ private var label: UILabel! = UILabel()

    override func setUpViews() {
        label = UILabel()
        view.addSubview(label)
    }

    func show(_ title: String) {
        self.label.text = title
    }
}

final class DetailInteractor: PresentableInteractor<DetailPresentable> {
    weak var listener: DetailListener?

    func close() { listener?.detailDidClose() }

    override func didBecomeActive() {
        super.didBecomeActive()
        start()
    }

    private func start() {
        presenter.show("Detail")
        //        ^^^^ presenter_call_before_view_load
    }
}

final class DetailRouter: ViewableRouter<Interactable, ViewControllable> {}

protocol DetailBuildable: Buildable {
    func build(withListener listener: DetailListener) -> ViewableRouting
}

final class DetailComponent: Component<EmptyDependency> {}

final class DetailBuilder: Builder<EmptyDependency>, DetailBuildable {
    func build(withListener listener: DetailListener) -> ViewableRouting {
        _ = DetailComponent(dependency: dependency)
        let viewController = DetailViewController()
        viewController.modalPresentationStyle = .fullScreen
        let interactor = DetailInteractor(presenter: viewController)
        interactor.listener = listener
        return DetailRouter(interactor: interactor, viewController: viewController)
    }
}

final class HomeRouter: LaunchRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
    }

    // use: detach-dismissing Detail
}
