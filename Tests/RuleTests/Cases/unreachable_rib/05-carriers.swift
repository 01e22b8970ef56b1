// === passed to a closure
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
        let open: (DetailBuildable) -> Void = { builder in
            print(builder)
//+         self.attachChild(builder.build())
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

// === passed to a function by a local function
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
        func pass(_ builder: DetailBuildable) {
            open(builder)
        }
        pass(detailBuilder)
    }

    private func open(_ builder: DetailBuildable) {
        print(builder)
//+     attachChild(builder.build())
    }
}

final class RootBuilder: Builder<EmptyDependency> {
    func build() -> RootRouter {
        let component = RootComponent(dependency: dependency)
        return RootRouter(interactor: Interactor(), detailBuilder: DetailBuilder(dependency: component))
        //                                                         ~~~~~~~~~~~~~ the builder is created here
    }
}

// === in a structure
// clean: ..., whose builder is called
// use: ribs, app

protocol DetailBuildable: Buildable {
    func build() -> Routing
}

struct Step {
    let builder: DetailBuildable
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
        let step = Step(builder: detailBuilder)
        print("ready")
//+     attachChild(step.builder.build())
    }
}

final class RootBuilder: Builder<EmptyDependency> {
    func build() -> RootRouter {
        let component = RootComponent(dependency: dependency)
        return RootRouter(interactor: Interactor(), detailBuilder: DetailBuilder(dependency: component))
        //                                                         ~~~~~~~~~~~~~ the builder is created here
    }
}

// === carried by a function of a protocol
// clean: ..., which builds with it
// use: ribs, app

protocol DetailBuildable: Buildable {
    func build() -> Routing
}

protocol Opening: AnyObject {
    func open(_ builder: DetailBuildable)
}

extension Opening {
    func start(_ builder: DetailBuildable) {
        open(builder)
    }
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

final class RootRouter: Router<Interactor>, Opening {
    private let detailBuilder: DetailBuildable
    //          ~~~~~~~~~~~~~ it is stored here and never used

    init(interactor: Interactor, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor)
    }

    override func didLoad() {
        super.didLoad()
        start(detailBuilder)
    }

    func open(_ builder: DetailBuildable) {
        print(builder)
//+     attachChild(builder.build())
    }
}

final class RootBuilder: Builder<EmptyDependency> {
    func build() -> RootRouter {
        let component = RootComponent(dependency: dependency)
        return RootRouter(interactor: Interactor(), detailBuilder: DetailBuilder(dependency: component))
        //                                                         ~~~~~~~~~~~~~ the builder is created here
    }
}

// === printed
// clean: ..., while other code makes one of that type
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
        print(detailBuilder)
//+     let other: DetailBuildable = Services.shared.make()
//+     attachChild(other.build())
    }
}

final class RootBuilder: Builder<EmptyDependency> {
    func build() -> RootRouter {
        let component = RootComponent(dependency: dependency)
        return RootRouter(interactor: Interactor(), detailBuilder: DetailBuilder(dependency: component))
        //                                                         ~~~~~~~~~~~~~ the builder is created here
    }
}
