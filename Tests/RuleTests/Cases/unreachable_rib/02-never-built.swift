// === a builder that is handed to a router, which never calls it
// clean: ..., and builds with it
// use: ribs, app

protocol DetailBuildable: Buildable {
    func build() -> Routing
}

final class DetailComponent: Component<EmptyDependency> {}
final class DetailRouter: Router<Interactor> {}

final class DetailBuilder: Builder<EmptyDependency>, DetailBuildable {
    //      ^^^^^^^^^^^^^ unreachable_rib: 'DetailBuilder' builds 'Detail', but whatever holds the builder never calls it: the RIB is unreachable.
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
//+ override func didLoad() {
//+     super.didLoad()
//+     attachChild(detailBuilder.build())
//+ }
}

final class RootBuilder: Builder<EmptyDependency> {
    func build() -> RootRouter {
        let component = RootComponent(dependency: dependency)
        let detailBuilder: DetailBuilder = .init(dependency: component)
        //                 ~~~~~~~~~~~~~ the builder is created here
        return RootRouter(interactor: Interactor(), detailBuilder: detailBuilder)
    }
}

// === created in the call of the initializer
// clean: ..., which builds with the parameter
// use: ribs, app

final class DetailComponent: Component<EmptyDependency> {}
final class DetailRouter: Router<Interactor> {}

final class DetailBuilder: Builder<EmptyDependency> {
    //      ^^^^^^^^^^^^^ unreachable_rib
    func build() -> Routing {
        _ = DetailComponent(dependency: dependency)
        return DetailRouter(interactor: Interactor())
    }
}

final class RootComponent: Component<EmptyDependency>, EmptyDependency {}

final class RootRouter: Router<Interactor> {
    private let detailBuilder: DetailBuilder
    //          ~~~~~~~~~~~~~ it is stored here and never used
//+ private let detail: Routing

    init(interactor: Interactor, detailBuilder: DetailBuilder) {
        self.detailBuilder = detailBuilder
//+     detail = detailBuilder.build()
        super.init(interactor: interactor)
    }
//+
//+ override func didLoad() {
//+     super.didLoad()
//+     attachChild(detail)
//+ }
}

final class RootBuilder: Builder<EmptyDependency> {
    func build() -> RootRouter {
        let component = RootComponent(dependency: dependency)
        return RootRouter(interactor: Interactor(), detailBuilder: DetailBuilder(dependency: component))
        //                                                         ~~~~~~~~~~~~~ the builder is created here
    }
}

// === a property that other files can read, and one that an extension reads
// clean
// use: ribs, app

protocol DetailBuildable: Buildable {
    func build() -> Routing
}

protocol ListBuildable: Buildable {
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

final class ListComponent: Component<EmptyDependency> {}
final class ListRouter: Router<Interactor> {}

final class ListBuilder: Builder<EmptyDependency>, ListBuildable {
    func build() -> Routing {
        _ = ListComponent(dependency: dependency)
        return ListRouter(interactor: Interactor())
    }
}

final class RootComponent: Component<EmptyDependency>, EmptyDependency {}

final class RootRouter: Router<Interactor> {
    let detailBuilder: DetailBuildable
    private let listBuilder: ListBuildable

    init(interactor: Interactor, detailBuilder: DetailBuildable, listBuilder: ListBuildable) {
        self.detailBuilder = detailBuilder
        self.listBuilder = listBuilder
        super.init(interactor: interactor)
    }
}

extension RootRouter {
    func attachList() {
        attachChild(listBuilder.build())
    }
}

final class RootBuilder: Builder<EmptyDependency> {
    func build() -> RootRouter {
        let component = RootComponent(dependency: dependency)
        return RootRouter(
            interactor: Interactor(), detailBuilder: DetailBuilder(dependency: component),
            listBuilder: ListBuilder(dependency: component))
    }
}
