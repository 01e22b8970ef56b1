// === an element of a loop that has the name of the parameter
// clean: ..., which builds with it
// use: ribs, app

protocol DetailBuildable: Buildable {
    func build() -> Routing
}

final class DetailComponent: Component<EmptyDependency> {}
final class DetailRouter: Router<Interactor> {}

final class DetailBuilder: Builder<EmptyDependency>, DetailBuildable {
    //      ^^^^^^^^^^^^^ unreachable_rib
    func build() -> Routing {
        _ = DetailComponent(dependency: dependency)
        return DetailRouter(interactor: Interactor())
    }
}

final class RootComponent: Component<EmptyDependency>, EmptyDependency {}

final class RootRouter: Router<Interactor> {
    private let detailBuilder: DetailBuildable
    //          ~~~~~~~~~~~~~ it is stored here and never used

    init(interactor: Interactor, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor)
    }

    override func didLoad() {
        super.didLoad()
        func open(_ builder: DetailBuildable) {
            for builder in [builder].reversed() {
                print(builder)
//+             attachChild(builder.build())
            }
        }
        open(detailBuilder)
    }
}

final class RootBuilder: Builder<EmptyDependency> {
    func build() -> RootRouter {
        let component = RootComponent(dependency: dependency)
        return RootRouter(interactor: Interactor(), detailBuilder: DetailBuilder(dependency: component))
        //                                                         ~~~~~~~~~~~~~ the builder is created here
    }
}

// === an element of a collection that is not followed
// use: ribs, app

protocol DetailBuildable: Buildable {
    func build() -> Routing
}

final class DetailComponent: Component<EmptyDependency> {}
final class DetailRouter: Router<Interactor> {}

final class DetailBuilder: Builder<EmptyDependency>, DetailBuildable {
    func build() -> Routing {
        _ = DetailComponent(dependency: dependency)
        return DetailRouter(interactor: Interactor())
    }
}

final class RootComponent: Component<EmptyDependency>, EmptyDependency {}

final class RootRouter: Router<Interactor> {
    private let detailBuilder: DetailBuildable

    init(interactor: Interactor, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor)
    }

    override func didLoad() {
        super.didLoad()
        func open(_ builder: DetailBuildable) {
            for builder in CollectionOfOne(builder) {
                self.attachChild(builder.build())
            }
        }
        open(detailBuilder)
    }
}

final class RootBuilder: Builder<EmptyDependency> {
    func build() -> RootRouter {
        let component = RootComponent(dependency: dependency)
        return RootRouter(interactor: Interactor(), detailBuilder: DetailBuilder(dependency: component))
    }
}
