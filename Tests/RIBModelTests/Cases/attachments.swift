// === children that only remain in locals and slots
import RIBs
import UIKit

final class PageViewController: UIViewController, ViewControllable {}
final class PageRouter: ViewableRouter<Interactable, ViewControllable> {}
final class PageBuilder: Builder<EmptyDependency> {
    func build() -> ViewableRouting { PageRouter(interactor: Interactor(), viewController: PageViewController()) }
}

final class BookRouter: ViewableRouter<Interactable, ViewControllable> {
    private let pageBuilder: PageBuilder
    private var page: ViewableRouting?
    private var pages: [String: ViewableRouting] = [:]

    func forgotten() {
        pageBuilder.build()
        //          ^^^^^ attached: never
    }

    func shown() {
        let router = pageBuilder.build()
        //                       ^^^^^ attached: never
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
    }

    func stored() {
        page = pageBuilder.build()
        //                 ^^^^^ attached: never
        if let page {
            viewController.uiviewController.present(page.viewControllable.uiviewController, animated: true)
        }
    }

    func storedUnderKey() {
        pages["a"] = pageBuilder.build()
        //                       ^^^^^ attached: in line 42
    }

    func close() {
        guard let router = page else { return }
        detachChild(router)
        page = nil
    }

    func attachAll() {
        for (_, page) in pages { attachChild(page) }
    }
}
// === children that other code may attach
import RIBs

final class FlowRouter: Router<Interactor> {}
final class FlowBuilder: Builder<EmptyDependency> {
    func build() -> Routing { FlowRouter(interactor: Interactor()) }
}
protocol Starter { func start(_ flow: Routing) }
final class Holder { var flow: Routing? }

final class RootRouter: Router<Interactor> {
    private let flowBuilder: FlowBuilder
    private let starter: Starter
    private let holder: Holder
    private var waiting: [Routing] = []
    var exposed: Routing?

    func returned() -> Routing {
        let flow = flowBuilder.build()
        //                     ^^^^^ attached: perhaps in line 19
        return flow
    }

    func result() -> Routing { flowBuilder.build() }
    //                                     ^^^^^ attached: perhaps in line 22

    func passed() {
        starter.start(flowBuilder.build())
        //                        ^^^^^ attached: perhaps in line 25
    }

    func appended() {
        waiting.append(flowBuilder.build())
        //                         ^^^^^ attached: never
    }

    func kept() {
        holder.flow = flowBuilder.build()
        //                        ^^^^^ attached: perhaps in line 33
    }

    func created() {
        let make = { self.flowBuilder.build() }
        //                            ^^^^^ attached: perhaps in line 37
        print(make)
    }

    func hosted() {
        let flow = flowBuilder.build()
        //                     ^^^^^ attached: perhaps in line 43
        flow.interactable.activate()
        flow.load()
    }

    func later() {
        exposed = flowBuilder.build()
        //                    ^^^^^ attached: perhaps in line 53
    }
}

final class Root {
    func start(_ router: RootRouter) { if let flow = router.exposed { router.attachChild(flow) } }
}
