// === one of several tabs
// clean: ..., shown with the others
// use: ribs-uikit, child-rib Feed, child-rib Search

final class FeedViewController: UIViewController, FeedPresentable, ViewControllable {
    weak var listener: FeedPresentableListener?

    @objc private func closeTapped() { listener?.didTapClose() }
}

final class SearchViewController: UIViewController, SearchPresentable, ViewControllable {
    weak var listener: SearchPresentableListener?

    @objc private func closeTapped() { listener?.didTapClose() }
}

protocol HomeRouting: ViewableRouting {
    func attachTabs()
}

protocol HomeInteractable: Interactable, FeedListener, SearchListener {
    var router: HomeRouting? { get set }
}

protocol HomeViewControllable: ViewControllable {
    func setTabs(_ tabs: [ViewControllable])
}

final class HomeInteractor: Interactor, HomeInteractable {
    weak var router: HomeRouting?

    override func didBecomeActive() {
        super.didBecomeActive()
        router?.attachTabs()
    }

    func feedDidClose() {}
    func searchDidClose() {}
}

final class HomeViewController: UITabBarController, HomeViewControllable {
    func setTabs(_ tabs: [ViewControllable]) {
        setViewControllers(tabs.map { $0.uiviewController }, animated: false)
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    private let feedBuilder: FeedBuildable
    private let searchBuilder: SearchBuildable

    init(
        interactor: HomeInteractable, viewController: HomeViewControllable, feedBuilder: FeedBuildable,
        searchBuilder: SearchBuildable
    ) {
        self.feedBuilder = feedBuilder
        self.searchBuilder = searchBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachTabs() {
        let feed = feedBuilder.build(withListener: interactor)
        attachChild(feed)
        let search = searchBuilder.build(withListener: interactor)
        attachChild(search)
    //  ^^^^^^^^^^^ attached_never_shown: 'HomeRouter' attaches 'Search'
//-     viewController.setTabs([feed.viewControllable])
//+     viewController.setTabs([feed.viewControllable, search.viewControllable])
    }
}
