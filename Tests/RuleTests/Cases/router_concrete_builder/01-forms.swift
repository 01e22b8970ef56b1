// === the class of a builder that has a protocol
// clean: ..., held by its protocol
// use: ribs

protocol DetailBuildable: Buildable {
//       ~~~~~~~~~~~~~~~ the class conforms to this protocol
    func build() -> Routing
}

protocol DetailDependency: Dependency {}
final class DetailComponent: Component<DetailDependency> {}
final class DetailRouter: Router<Interactor> {}

final class DetailBuilder: Builder<DetailDependency>, DetailBuildable {
    func build() -> Routing {
        _ = DetailComponent(dependency: dependency)
        return DetailRouter(interactor: Interactor())
    }
}

final class HomeRouter: Router<Interactor> {
//- private let detailBuilder: DetailBuilder
    //                         ^^^^^^^^^^^^^ router_concrete_builder: 'HomeRouter' holds the class 'DetailBuilder' in 'detailBuilder' instead of its protocol 'DetailBuildable'.
//+ private let detailBuilder: DetailBuildable

    init(interactor: Interactor, detailBuilder: DetailBuilder) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor)
    }

    override func didLoad() {
        super.didLoad()
        attachChild(detailBuilder.build())
    }
}

// === a builder without a protocol, and a computed property
// clean
// use: ribs

protocol DetailDependency: Dependency {}
final class DetailComponent: Component<DetailDependency> {}
final class DetailRouter: Router<Interactor> {}

final class DetailBuilder: Builder<DetailDependency> {
    func build() -> Routing {
        _ = DetailComponent(dependency: dependency)
        return DetailRouter(interactor: Interactor())
    }
}

final class HomeRouter: Router<Interactor> {
    private let detailBuilder: DetailBuilder
    private var sameBuilder: DetailBuilder { detailBuilder }

    init(interactor: Interactor, detailBuilder: DetailBuilder) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor)
    }

    override func didLoad() {
        super.didLoad()
        attachChild(sameBuilder.build())
    }
}
