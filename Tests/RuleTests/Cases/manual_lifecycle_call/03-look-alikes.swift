// === overrides call super
// use: ribs

class BaseInteractor: Interactor {
    override func didBecomeActive() {
        super.didBecomeActive()
    }
}

final class DetailRouter: Router<BaseInteractor> {
    override func didLoad() {
        super.didLoad()
    }
}

// === methods of the same names on other objects
// use: ribs-uikit

protocol DetailPresentable: Presentable {
    func didLoad()
}

protocol ContentLoading {
    func load()
}

protocol DetailPresentableListener: AnyObject {
    func didLoad()
}

final class DetailInteractor: PresentableInteractor<DetailPresentable>, DetailPresentableListener {
    private let content: ContentLoading
    private let constraint: NSLayoutConstraint

    init(presenter: DetailPresentable, content: ContentLoading, constraint: NSLayoutConstraint) {
        (self.content, self.constraint) = (content, constraint)
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        content.load()
        constraint.isActive = true
        presenter.didLoad()
        didLoad()
    }

    func didLoad() {}
}

// === methods that the project itself declares on a router and an interactor
// use: ribs

protocol DetailRouting: Routing {
    func activate()
}

protocol Loadable {
    func load()
}

final class DetailInteractor: Interactor, Loadable {
    func load() {}

    override func didBecomeActive() {
        super.didBecomeActive()
        load()
    }
}

final class DetailRouter: Router<DetailInteractor>, DetailRouting {
    func activate() { interactor.load() }

    override func didLoad() {
        super.didLoad()
        activate()
    }
}

// === a router that activates itself is only loaded by its host, which is no second violation
// use: ribs

protocol DetailRouting: Routing {}

final class DetailRouter: Router<Interactor>, DetailRouting {
    override func didLoad() {
        super.didLoad()
        interactor.activate()
        //         ^^^^^^^^ manual_lifecycle_call: 'DetailRouter' calls 'activate()' on its own RIB in 'didLoad()'
    }
}

final class DetailHost {
    private let router: DetailRouting

    init(router: DetailRouting) { self.router = router }

    func show() { router.load() }
}

// === a presenter that controls an interactor without a router
// use: ribs

class BridgePresenter: Presentable {
    private let interactable: Interactable

    init(interactable: Interactable) { self.interactable = interactable }

    func viewWillAppear() { interactable.activate() }
    func viewDidDisappear() { interactable.deactivate() }
}

// === an extension of a router's protocol by which a host starts it
// use: ribs

protocol DetailRouting: Routing {
    func start()
}

extension DetailRouting {
    func start() { load() }
}

final class DetailRouter: Router<Interactor>, DetailRouting {}

// === a test starts an interactor
// use: ribs
// --- Tests/DetailTests.swift
import RIBs
import XCTest

final class DetailTests: XCTestCase {
    func testStart() {
        let interactor = Interactor()
        interactor.activate()
        let router = Router<Interactor>(interactor: interactor)
        router.load()
    }
}
