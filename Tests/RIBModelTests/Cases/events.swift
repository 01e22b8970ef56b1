// === what runs functions of an interactor and its router
import RIBs
import UIKit

protocol HomeRouting: Routing {
    func openAtStart()
    func openOnTap()
    func openOnMessage()
    func closeAtEnd()
    func openForgotten()
}
protocol HomePresentable: Presentable { var listener: HomePresentableListener? { get set } }
protocol HomePresentableListener: AnyObject {
    func didTapOpen()
    func didLoadView()
    func didTapNothing()
}

final class HomeInteractor: PresentableInteractor<HomePresentable>, HomePresentableListener {
    weak var router: HomeRouting?
    private let messages: Observable<String>

    override func didBecomeActive() {
        super.didBecomeActive()
        router?.openAtStart()
        messages.subscribe(onNext: { [weak self] _ in self?.router?.openOnMessage() })
    }

    override func willResignActive() { router?.closeAtEnd() }

    func didTapOpen() { open() }
    //   ^^^^^^^^^^ triggers: event

    func didLoadView() {}
    //   ^^^^^^^^^^^ triggers: never

    func didTapNothing() { router?.openForgotten() }
    //   ^^^^^^^^^^^^^ triggers: never

    private func open() { router?.openOnTap() }
    //           ^^^^ triggers: event
}

final class HomeRouter: Router<HomeInteractor>, HomeRouting {
    override func didLoad() { prepare() }

    private func prepare() {}
    //           ^^^^^^^ triggers: start

    func openAtStart() {}
    //   ^^^^^^^^^^^ triggers: start
    func openOnTap() {}
    //   ^^^^^^^^^ triggers: event
    func openOnMessage() {}
    //   ^^^^^^^^^^^^^ triggers: handler
    func closeAtEnd() {}
    //   ^^^^^^^^^^ triggers: end
    func openForgotten() {}
    //   ^^^^^^^^^^^^^ triggers: never
}

final class HomeViewController: UIViewController, HomePresentable, ViewControllable {
    weak var listener: HomePresentableListener?
    private let button = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        button.addAction(UIAction { [weak self] _ in self?.listener?.didTapOpen() }, for: .touchUpInside)
    }
}

final class HomeBuilder: Builder<EmptyDependency> {
    func build() -> Routing {
        let view = HomeViewController()
        return HomeRouter(interactor: HomeInteractor(presenter: view))
    }
}
// === calls on values of unknown types, overloads and functions of a superclass outside of the project
import RIBs
import Kit

protocol HomeRouting: Routing {
    func show(_ name: String)
    func show(_ number: Int)
    func close()
    func hide()
}

final class HomeInteractor: Interactor {
    weak var router: HomeRouting?

    @objc func tap() {
        router?.show(3)
        make().close()
    }
}

final class HomeRouter: Router<HomeInteractor>, HomeRouting {
    func show(_ name: String) {}
    //   ^^^^ triggers: event
    func show(_ number: Int) {}
    //   ^^^^ triggers: event
    func close() {}
    //   ^^^^^ triggers: other
    func hide() {}
    //   ^^^^ triggers: never
}

final class Panel: KitPanel {
    func toggle() { super.hide() }
    override func collapse() { hide() }
}
// === witnesses of protocols that no part of a RIB holds
import RIBs
import UIKit

protocol SheetDelegate: AnyObject { func sheetDidClose() }
protocol HomeListener: AnyObject { func homeDidClose() }
protocol HomeRouting: Routing { func close() }

final class HomeInteractor: Interactor, SheetDelegate {
    weak var router: HomeRouting?
    weak var listener: HomeListener?

    func sheetDidClose() { router?.close() }
    //   ^^^^^^^^^^^^^ triggers: other
}

final class HomeRouter: Router<HomeInteractor>, HomeRouting {
    func close() {}
    //   ^^^^^ triggers: other
}

final class RootInteractor: Interactor, HomeListener {
    func homeDidClose() { leave() }
    //   ^^^^^^^^^^^^ triggers: never
    private func leave() {}
}
// === what a router calls on a child that it attaches happens once for each child
import RIBs

final class TabsRouter: Router<Interactor> {
    func attachTabs() {}
    //   ^^^^^^^^^^ triggers: start
    func select() {}
    //   ^^^^^^ triggers: event
}
final class TabsBuilder: Builder<EmptyDependency> {
    func build() -> TabsRouter { TabsRouter(interactor: Interactor()) }
}
protocol RootRouting: Routing {
    func openTabs()
    func select()
}
final class RootInteractor: Interactor {
    weak var router: RootRouting?
    @objc func tap() { router?.openTabs() }
    @objc func choose() { router?.select() }
}
final class RootRouter: Router<RootInteractor>, RootRouting {
    private let tabsBuilder: TabsBuilder
    private var tabs: TabsRouter?

    func openTabs() {
        let tabs = tabsBuilder.build()
        attachChild(tabs)
        tabs.attachTabs()
        self.tabs = tabs
    }

    func select() { tabs?.select() }
}
