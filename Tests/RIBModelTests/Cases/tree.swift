// === the parts of a RIB that a builder joins
import RIBs
import UIKit

protocol QuoteInteractable: Interactable {}
final class QuoteInteractor: Interactor, QuoteInteractable {}
final class QuoteViewController: UIViewController, ViewControllable {}
final class QuoteRouter: ViewableRouter<QuoteInteractable, ViewControllable> {}
final class FlowRouter: Router<QuoteInteractor> {}
final class QuoteComponent: Component<EmptyDependency> {
    var viewController: ViewControllable { shared { QuoteViewController() } }
}

final class QuoteBuilder: Builder<EmptyDependency> {
    //      ^^^^^^^^^^^^ rib: QuoteRouter, QuoteInteractor, QuoteViewController
    func build() -> ViewableRouting {
        let viewController = QuoteViewController()
        let interactor = QuoteInteractor()
        return QuoteRouter(interactor: interactor, viewController: viewController)
    }
}

final class SharingBuilder: Builder<EmptyDependency> {
    //      ^^^^^^^^^^^^^^ rib: QuoteRouter, QuoteInteractor, QuoteViewController
    func build() -> ViewableRouting {
        let component = QuoteComponent(dependency: dependency)
        return QuoteRouter(interactor: QuoteInteractor(), viewController: component.viewController)
    }
}

final class FlowBuilder: Builder<EmptyDependency> {
    //      ^^^^^^^^^^^ rib: FlowRouter, QuoteInteractor, no view
    func build() -> Routing { FlowRouter(interactor: QuoteInteractor()) }
}

final class DrawnBuilder: Builder<EmptyDependency> {
    //      ^^^^^^^^^^^^ rib: QuoteRouter, QuoteInteractor, a storyboard
    func build() -> ViewableRouting {
        let viewController = UIStoryboard(name: "Quote", bundle: nil).instantiateInitialViewController() as! QuoteViewController
        return QuoteRouter(interactor: QuoteInteractor(), viewController: viewController)
    }
}

final class AdaptingBuilder: Builder<EmptyDependency> {
    //      ^^^^^^^^^^^^^^^ rib: none
    private let builder = QuoteBuilder(dependency: EmptyComponent())
    func build() -> ViewableRouting { builder.build() }
}
// === a child in a slot
import RIBs
import UIKit

final class DetailInteractor: Interactor {}
final class DetailViewController: UIViewController, ViewControllable {}
final class DetailRouter: ViewableRouter<Interactable, ViewControllable> {}
protocol DetailBuildable: Buildable { func build() -> ViewableRouting }
final class DetailBuilder: Builder<EmptyDependency>, DetailBuildable {
    func build() -> ViewableRouting {
        DetailRouter(interactor: DetailInteractor(), viewController: DetailViewController())
    }
}

final class HomeRouter: ViewableRouter<Interactable, ViewControllable> {
    private let detailBuilder: DetailBuildable
    private var detail: ViewableRouting?

    func open() {
        let router = detailBuilder.build()
        //                         ^^^^^ child: DetailRouter
        //                         ^^^^^ slots: detail
        //                         ^^^^^ attached: in line 21
        //                         ^^^^^ shown: modal in line 22
        //                         ^^^^^ detached: detail in line 27, any child in line 32
        detail = router
        attachChild(router)
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
    }

    func close() {
        if let detail {
            detachChild(detail)
        }
    }

    func reset() {
        children.forEach(detachChild)
    }
}
// === tuples, builders of the project and helpers
import RIBs
import UIKit

protocol ActionableItem: AnyObject {}
final class FlowInteractor: Interactor, ActionableItem {}
final class FlowRouter: Router<FlowInteractor> {}
protocol FlowBuildable: Buildable { func build() -> (router: Routing, actionableItem: ActionableItem) }
final class FlowBuilder: Builder<EmptyDependency>, FlowBuildable {
    func build() -> (router: Routing, actionableItem: ActionableItem) {
        let interactor = FlowInteractor()
        return (FlowRouter(interactor: interactor), interactor)
    }
}
struct PlainBuilder {
    func buildFlow() -> FlowRouter { FlowRouter(interactor: FlowInteractor()) }
}

final class RootRouter: Router<Interactable> {
    private let flowBuilder: FlowBuildable
    private var flow: (router: Routing, actionableItem: ActionableItem)?

    func start() {
        flow = flowBuilder.build()
        //                 ^^^^^ child: FlowRouter
        //                 ^^^^^ slots: flow
        //                 ^^^^^ attached: in line 24
        //                 ^^^^^ shown: none
        //                 ^^^^^ detached: flow in line 39
        if let flow { attach(flow.router) }
    }

    func startAgain() {
        let (router, item) = flowBuilder.build()
        //                               ^^^^^ attached: in line 29
        attachChild(router)
        print(item)
    }

    func startPlain() {
        attach(PlainBuilder().buildFlow())
        //                    ^^^^^^^^^ child: FlowRouter
        //                    ^^^^^^^^^ attached: in line 34
    }

    func stop() {
        guard let current = flow else { return }
        detachChild(current.router)
    }

    private func attach(_ child: Routing) { attachChild(child) }
}
// === one of several, of unknown builders, and children that are handed on
import RIBs

final class RedRouter: Router<Interactor> {}
final class BlueRouter: Router<Interactor> {}
protocol ColorBuildable: Buildable { func build() -> Routing }
final class RedBuilder: Builder<EmptyDependency>, ColorBuildable {
    func build() -> Routing { RedRouter(interactor: Interactor()) }
}
final class BlueBuilder: Builder<EmptyDependency>, ColorBuildable {
    func build() -> Routing { BlueRouter(interactor: Interactor()) }
}
protocol PluginBuildable: Buildable { func build() -> Routing }

final class PaletteRouter: Router<Interactable> {
    private let transitions: UnknownTransitions

    func open(_ builder: ColorBuildable, plugin: PluginBuildable) {
        let color = builder.build()
        //                  ^^^^^ child: one of RedRouter, BlueRouter
        //                  ^^^^^ attached: never
        print(color)
        let other = plugin.build()
        //                 ^^^^^ child: unknown
        //                 ^^^^^ attached: perhaps in line 21
        transitions.perform(other)
    }
}
// === how views are shown, through witnesses, wrappers and stored members
import RIBs
import UIKit

final class PageViewController: UIViewController, ViewControllable {}
final class PageRouter: ViewableRouter<Interactable, ViewControllable> {}
final class PageBuilder: Builder<EmptyDependency> {
    func build() -> ViewableRouting { PageRouter(interactor: Interactor(), viewController: PageViewController()) }
}

final class Wrapper: ViewControllable {
    let navigation: UINavigationController
    var uiviewController: UIViewController { navigation }
    init(root: ViewControllable) { navigation = UINavigationController(rootViewController: root.uiviewController) }
}

extension ViewControllable {
    func show(_ other: ViewControllable) {
        if let navigation = uiviewController.navigationController {
            navigation.pushViewController(other.uiviewController, animated: true)
        } else {
            uiviewController.present(other.uiviewController, animated: true)
        }
    }
}

protocol BookViewControllable: ViewControllable {
    func present(_ view: ViewControllable)
    func replace(_ view: ViewControllable?)
    func embed(_ view: ViewControllable)
}

final class BookViewController: UIViewController, BookViewControllable {
    private var target: ViewControllable?

    func present(_ view: ViewControllable) {
        navigationController?.pushViewController(view.uiviewController, animated: true)
    }

    func replace(_ view: ViewControllable?) {
        target = view
        dismiss(animated: true) { [weak self] in self?.presentTarget() }
    }

    func embed(_ view: ViewControllable) { addChild(view.uiviewController) }

    private func presentTarget() {
        if let target = target { present(target.uiviewController, animated: true) }
    }
}

final class BookRouter: ViewableRouter<Interactable, BookViewControllable> {
    private let pageBuilder: PageBuilder
    private var window: UIWindow

    func pushed() {
        let page = pageBuilder.build()
        //                     ^^^^^ shown: push in line 57
        viewController.present(page.viewControllable)
    }

    func replaced() {
        let page = pageBuilder.build()
        //                     ^^^^^ shown: modal in line 62
        viewController.replace(page.viewControllable)
    }

    func removed() {
        viewController.replace(nil)
    }

    func embedded() {
        let page = pageBuilder.build()
        //                     ^^^^^ shown: embed in line 71
        viewController.embed(page.viewControllable)
    }

    func wrapped() {
        let page = pageBuilder.build()
        //                     ^^^^^ shown: modal in line 77
        let wrapper = Wrapper(root: page.viewControllable)
        viewControllable.uiviewController.present(wrapper.uiviewController, animated: true)
    }

    func either() {
        let page = pageBuilder.build()
        //                     ^^^^^ shown: push in line 82, modal in line 82
        viewControllable.show(page.viewControllable)
    }

    func root() {
        let page = pageBuilder.build()
        //                     ^^^^^ shown: root in line 87
        window.rootViewController = page.viewControllable.uiviewController
    }
}
// === who calls the functions of a router
import RIBs

protocol HomeRouting: Routing {
    func open()
    func close()
}

final class HomeInteractor: Interactor {
    weak var router: HomeRouting?
    func didTap() { router?.open() }
}

final class HomeRouter: Router<HomeInteractor>, HomeRouting {
    override func didLoad() {
        //        ^^^^^^^ reached: yes
        super.didLoad()
        prepare()
    }

    func open() {}
    //   ^^^^ reached: yes

    func close() { tidyUp() }
    //   ^^^^^ reached: no

    private func prepare() {}
    //           ^^^^^^^ reached: yes

    private func tidyUp() {}
    //           ^^^^^^ reached: no
}
