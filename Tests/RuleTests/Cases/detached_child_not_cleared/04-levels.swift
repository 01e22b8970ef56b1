// === a function that nothing calls
// use: ribs, viewless-child Detail

protocol HomeRouting: Routing {
    func attachDetail()
    func detachDetail()
}
final class HomeInteractor: Interactor {
    weak var router: HomeRouting?
    @objc func open() { router?.attachDetail() }
}
final class HomeRouter: Router<HomeInteractor>, HomeRouting {
    private let detailBuilder: DetailBuilder
    private var detail: Routing?
    //          ~~~~~~ it stays in this property

    init(interactor: HomeInteractor, detailBuilder: DetailBuilder) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor)
        interactor.router = self
    }

    func attachDetail() {
        guard detail == nil else { return }
        let detail = detailBuilder.build()
        self.detail = detail
        attachChild(detail)
    }

    func detachDetail() {
        guard let detail else { return }
        detachChild(detail)
    //  ^^^^^^^^^^^ detached_child_not_cleared note: no consequence was found: nothing calls 'detachDetail()'.
    }
}

// === a closure that is given at the attachment clears the property
// use: ribs, viewless-child Detail

class FlowRouter: Router<HomeInteractor> {
    private var releases: [ObjectIdentifier: () -> Void] = [:]

    func attach(_ child: Routing, onRelease: @escaping () -> Void) {
        releases[ObjectIdentifier(child)] = onRelease
        attachChild(child)
    }

    func release(_ child: Routing) {
        detachChild(child)
        releases.removeValue(forKey: ObjectIdentifier(child))?()
    }
}

protocol HomeRouting: Routing {
    func attachDetail()
    func detachDetail()
}
final class HomeInteractor: Interactor {
    weak var router: HomeRouting?
    @objc func open() { router?.attachDetail() }
    @objc func close() { router?.detachDetail() }
}
final class HomeRouter: FlowRouter, HomeRouting {
    private let detailBuilder: DetailBuilder
    private var detail: Routing?

    init(interactor: HomeInteractor, detailBuilder: DetailBuilder) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor)
        interactor.router = self
    }

    func attachDetail() {
        guard detail == nil else { return }
        let detail = detailBuilder.build()
        self.detail = detail
        attach(detail, onRelease: { [weak self] in self?.detail = nil })
    }

    func detachDetail() {
        guard let detail else { return }
        release(detail)
    }
}
