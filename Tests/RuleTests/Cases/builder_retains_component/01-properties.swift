// === a builder keeps its component
// clean: a builder makes its component in the function
// use: ribs

final class DetailComponent: Component<EmptyDependency> {
    let title = ""
}

final class DetailInteractor: Interactor {
    init(title: String) { super.init() }
}

final class DetailBuilder: Builder<EmptyDependency> {
//- private lazy var component = DetailComponent(dependency: dependency)
    //               ^^^^^^^^^ builder_retains_component: 'DetailBuilder' keeps the 'DetailComponent' in 'component'

    func build() -> Routing {
//+     let component = DetailComponent(dependency: dependency)
        return Router(interactor: DetailInteractor(title: component.title))
    }
}

// === a builder without a base class keeps the router and the interactor
// clean: ..., weakly
// use: ribs

final class DetailComponent: Component<EmptyDependency> {}
final class DetailInteractor: Interactor {}

final class DetailBuilder: Buildable {
//- var router: Routing?
    //  ^^^^^^ builder_retains_component: keeps the 'Routing' in 'router'
//- private var interactor: DetailInteractor?
    //          ^^^^^^^^^^ builder_retains_component: keeps the 'DetailInteractor'
//+ weak var router: Routing?
//+ private weak var interactor: DetailInteractor?

    func build() -> Routing {
        _ = DetailComponent(dependency: EmptyComponent())
        let interactor = DetailInteractor()
        let router = Router(interactor: interactor)
        self.router = router
        self.interactor = interactor
        return router
    }
}

// === a builder gets the parent's component, and keeps builders and a protocol
// use: ribs

protocol DetailDependency: Dependency {}

final class HomeComponent: Component<EmptyDependency>, DetailDependency {}
final class DetailComponent: Component<DetailDependency> {}

final class DetailBuilder: Buildable {
    private let parent: HomeComponent
    private let dependency: DetailDependency
    private var other: DetailBuilder?

    init(parent: HomeComponent) {
        self.parent = parent
        dependency = parent
    }

    func build() -> Routing {
        _ = DetailComponent(dependency: dependency)
        return Router(interactor: Interactor())
    }
}

// === the closure of a componentized builder returns a stored component
// clean: ... that is created in it
// use: ribs

protocol DetailDependency: Dependency {}

final class DetailComponent: Component<DetailDependency> {}

final class DetailBuilder: SimpleComponentizedBuilder<DetailComponent, Routing> {
    override func build(with component: DetailComponent) -> Routing { Router(interactor: Interactor()) }
}

final class HomeComponent: Component<EmptyDependency>, DetailDependency {
//- private var detailComponent: DetailComponent { shared { DetailComponent(dependency: self) } }
    //          ~~~~~~~~~~~~~~~ this property keeps the component
//+ private var detailComponent: DetailComponent { DetailComponent(dependency: self) }

    var detailBuilder: DetailBuilder { DetailBuilder { self.detailComponent } }
    //                                                      ^^^^^^^^^^^^^^^ builder_retains_component: the same component from 'detailComponent'
}
