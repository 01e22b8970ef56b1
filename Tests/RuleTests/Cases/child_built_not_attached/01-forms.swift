// === a child that is only shown
// clean: ..., attached
// use: ribs-uikit, child-rib Detail, child-view Detail

protocol HomeInteractable: Interactable, DetailListener {}
protocol HomeViewControllable: ViewControllable {
    func embed(_ view: ViewControllable)
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable> {
    private let detailBuilder: DetailBuildable

    init(interactor: HomeInteractable, viewController: HomeViewControllable, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor, viewController: viewController)
    }

    func attachDetail() {
        let detail = detailBuilder.build(withListener: interactor)
    //                             ^^^^^ child_built_not_attached: 'HomeRouter' builds 'Detail', but never attaches it.
//+     attachChild(detail)
        viewController.embed(detail.viewControllable)
    //                 ~~~~~ its view is shown here
    }
}

// === a child that is only stored
// clean: ..., attached from its property
// use: ribs, viewless-child Detail

final class HomeRouter: Router<Interactor> {
    private let detailBuilder: DetailBuildable
    private var detail: Routing?
    //          ~~~~~~ it is stored in this property

    init(interactor: Interactor, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor)
    }

    func attachDetail() {
        guard detail == nil else { return }
        detail = detailBuilder.build()
    //                         ^^^^^ child_built_not_attached
//+     if let detail { attachChild(detail) }
    }

    func detachDetail() {
        if let detail { detachChild(detail) }
        detail = nil
    }
}

// === a child that nothing is done with
// use: ribs, viewless-child Detail

final class HomeRouter: Router<Interactor> {
    private let detailBuilder: DetailBuildable

    init(interactor: Interactor, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor)
    }

    func attachDetail() {
        _ = detailBuilder.build()
    //                    ^^^^^ child_built_not_attached
    }
}

// === a child in a tuple
// clean: ..., attached
// use: ribs

protocol FlowDependency: Dependency {}
final class FlowComponent: Component<FlowDependency> {}
protocol FlowActionableItem: AnyObject {}
final class FlowInteractor: Interactor, FlowActionableItem {}
final class FlowRouter: Router<FlowInteractor> {}

final class FlowBuilder: Builder<FlowDependency> {
    func build() -> (router: Routing, item: FlowActionableItem) {
        _ = FlowComponent(dependency: dependency)
        let interactor = FlowInteractor()
        return (FlowRouter(interactor: interactor), interactor)
    }
}

final class RootRouter: Router<Interactor> {
    private let flowBuilder: FlowBuilder

    init(interactor: Interactor, flowBuilder: FlowBuilder) {
        self.flowBuilder = flowBuilder
        super.init(interactor: interactor)
    }

    func start() -> FlowActionableItem {
        let (router, item) = flowBuilder.build()
    //                                   ^^^^^ child_built_not_attached
//+     attachChild(router)
        return item
    }
}

// === a child that a condition binds
// clean: ..., attached
// use: ribs-uikit, child-rib Detail, child-view Detail

protocol HomeInteractable: Interactable, DetailListener {}

struct DetailPlugin {
    let builder: DetailBuildable
}

final class HomeRouter: ViewableRouter<HomeInteractable, ViewControllable> {
    private let plugin: DetailPlugin?

    init(interactor: HomeInteractable, viewController: ViewControllable, plugin: DetailPlugin?) {
        self.plugin = plugin
        super.init(interactor: interactor, viewController: viewController)
    }

    func attachDetail() {
        guard let detail = plugin?.builder.build(withListener: interactor) else { return }
    //                                     ^^^^^ child_built_not_attached
//+     attachChild(detail)
        viewController.uiviewController.addChild(detail.viewControllable.uiviewController)
    }
}

// === one of two children is attached
// clean: both children are attached
// use: ribs, viewless-child Red, viewless-child Blue

final class HomeRouter: Router<Interactor> {
    private let redBuilder: RedBuildable
    private let blueBuilder: BlueBuildable

    init(interactor: Interactor, redBuilder: RedBuildable, blueBuilder: BlueBuildable) {
        self.redBuilder = redBuilder
        self.blueBuilder = blueBuilder
        super.init(interactor: interactor)
    }

    override func didLoad() {
        super.didLoad()
        let red = redBuilder.build()
        let blue = blueBuilder.build()
    //                         ^^^^^ child_built_not_attached: 'HomeRouter' builds 'Blue', but never attaches it.
        attachChild(red)
//+     attachChild(blue)
        print(blue)
    }
}

// === a helper that only shows the child
// clean: a helper that attaches the child and shows it
// use: ribs-uikit, child-rib Detail, child-view Detail

protocol HomeInteractable: Interactable, DetailListener {}

final class HomeRouter: ViewableRouter<HomeInteractable, ViewControllable> {
    private let detailBuilder: DetailBuildable

    init(interactor: HomeInteractable, viewController: ViewControllable, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor, viewController: viewController)
    }

    func attachDetail() {
        let detail = detailBuilder.build(withListener: interactor)
    //                             ^^^^^ child_built_not_attached
        show(detail.viewControllable)
//+     attachChild(detail)
    }

    private func show(_ view: ViewControllable) {
        viewController.uiviewController.addChild(view.uiviewController)
    }
}

// === a child in a tuple that is stored and taken apart
// clean: ..., attached
// use: ribs, viewless-child Detail

final class HomeRouter: Router<Interactor> {
    private let detailBuilder: DetailBuildable
    private var detail: (router: Routing, id: Int)?

    init(interactor: Interactor, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor)
    }

    func attachDetail() {
        let router = detailBuilder.build()
    //                             ^^^^^ child_built_not_attached
        detail = (router, 1)
//+     attachChild(router)
    }

    func detachDetail() {
        guard let (router, _) = detail else { return }
        detachChild(router)
        detail = nil
    }
}
