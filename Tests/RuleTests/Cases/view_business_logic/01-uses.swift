// === a view stores values and requests others
// clean: ..., and its interactor does
// use: ribs-uikit

protocol HomePresentable: Presentable {}

final class HomeInteractor: PresentableInteractor<HomePresentable> {
//+ private let defaults: UserDefaults = .standard
}

final class HomeViewController: UIViewController, HomePresentable, ViewControllable {
//- private let defaults: UserDefaults = .standard
    //          ^^^^^^^^ view_business_logic: reads or stores data with 'UserDefaults' in 'defaults'

    override func viewDidLoad() {
        super.viewDidLoad()
//-     URLSession.shared.dataTask(with: url).resume()
//      ^^^^^^^^^^ view_business_logic: 'HomeViewController' requests data with 'URLSession' in 'viewDidLoad()'
//-     let other: UserDefaults = .init()
        //         ^^^^^^^^^^^^ view_business_logic
//-     UserDefaults.standard.set(true, forKey: "shown")
    }
}

final class HomeRouter: ViewableRouter<HomeInteractor, ViewControllable> {}

final class HomeBuilder: Builder<EmptyDependency> {
    func build() -> Routing {
        let component = Component(dependency: dependency)
        let view = HomeViewController()
        return HomeRouter(interactor: HomeInteractor(presenter: view), viewController: view)
    }
}

// === libraries that have to be imported
// use: ribs-uikit
import Alamofire
import FirebaseDatabase

protocol HomePresentable: Presentable {}

final class HomeInteractor: PresentableInteractor<HomePresentable> {}

class BaseViewController: UIViewController {
    func load() {
        AF.request("https://example.com").resume()
//      ^^ view_business_logic: 'BaseViewController' requests data with 'AF' in 'load()'
        Database.database().reference()
//      ^^^^^^^^ view_business_logic: reads or stores data with 'Database'
    }
}

final class HomeViewController: BaseViewController, HomePresentable, ViewControllable {}

final class HomeRouter: ViewableRouter<HomeInteractor, ViewControllable> {}

final class HomeBuilder: Builder<EmptyDependency> {
    func build() -> Routing {
        let component = Component(dependency: dependency)
        let view = HomeViewController()
        return HomeRouter(interactor: HomeInteractor(presenter: view), viewController: view)
    }
}

// === a view builds a RIB
// clean: a view that notifies its listener
// use: ribs-uikit

protocol HomePresentable: Presentable {}

protocol HomePresentableListener: AnyObject {
    func didTapHelp()
}

final class HomeInteractor: PresentableInteractor<HomePresentable> {}

protocol HelpBuildable: Buildable {
    func build() -> ViewableRouting
}

final class HomeViewController: UIViewController, HomePresentable, ViewControllable {
    weak var listener: HomePresentableListener?
    var helpBuilder: HelpBuildable?

    @objc private func showHelp() {
//-     let help = helpBuilder?.build()
        //                      ^^^^^ view_business_logic: uses 'HelpBuildable', which builds a RIB, in 'showHelp()'
//+     listener?.didTapHelp()
    }
}

final class HomeRouter: ViewableRouter<HomeInteractor, ViewControllable> {}

final class HomeBuilder: Builder<EmptyDependency> {
    func build() -> Routing {
        let component = Component(dependency: dependency)
        let view = HomeViewController()
        return HomeRouter(interactor: HomeInteractor(presenter: view), viewController: view)
    }
}

// === look-alikes: own types, helpers, builders of views, @AppStorage, no RIB
// use: ribs-uikit
import SwiftUI

enum AF {
    static func request(_ path: String) {}
}

enum Database {
    static func database() {}
}

final class LabelBuilder {
    func build() -> UILabel { UILabel() }
}

final class SettingsStore {
    var isShown: Bool { UserDefaults.standard.bool(forKey: "shown") }
}

protocol HomePresentable: Presentable {}

final class HomeInteractor: PresentableInteractor<HomePresentable> {}

struct HomeView: View {
    @AppStorage("shown") var isShown = false

    var body: some View { Text("Home") }
}

final class HomeViewController: UIHostingController<HomeView>, HomePresentable, ViewControllable {
    private let store = SettingsStore()

    init() { super.init(rootView: HomeView()) }

    override func viewDidLoad() {
        super.viewDidLoad()
        AF.request("/")
        Database.database()
        view.addSubview(LabelBuilder().build())
        guard store.isShown else { return }
    }
}

final class DemoViewController: UIViewController {
    func load() { UserDefaults.standard.synchronize() }
}

final class HomeRouter: ViewableRouter<HomeInteractor, ViewControllable> {}

final class HomeBuilder: Builder<EmptyDependency> {
    func build() -> Routing {
        let component = Component(dependency: dependency)
        let view = HomeViewController()
        return HomeRouter(interactor: HomeInteractor(presenter: view), viewController: view)
    }
}
