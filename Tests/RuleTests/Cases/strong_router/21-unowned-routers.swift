// === an unowned router that the deinitializer reads
// clean: ..., weak
// use: ribs, presentable Sofa

protocol SofaRouting: ViewableRouting {
    func cleanUp()
}

protocol SofaInteractable: Interactable {}

final class SofaInteractor: PresentableInteractor<SofaPresentable>, SofaInteractable {
//- unowned var router: SofaRouting
    //          ^^^^^^ strong_router error: 'SofaInteractor' reads the unowned 'router' in 'deinit', when the router is gone: the read stops the app.
    //          ?????? Make it an optional 'weak var'.
//+ weak var router: SofaRouting?

    init(presenter: SofaPresentable, router: SofaRouting) {
        self.router = router
        super.init(presenter: presenter)
    }

    deinit {
//-     router.cleanUp()
    //  ~~~~~~ the router is read here
//+     router?.cleanUp()
    }
}

// === an unowned router that the deactivation reads in a function of its own
// clean: ..., only while the interactor is active
// use: ribs, presentable Sofa

protocol SofaRouting: ViewableRouting {
    func cleanUp()
}

protocol SofaInteractable: Interactable {
    var router: SofaRouting! { get set }
}

final class SofaInteractor: PresentableInteractor<SofaPresentable>, SofaInteractable {
    unowned var router: SofaRouting!
    //          ^^^^^^ strong_router warning: 'SofaInteractor' reads the unowned 'router' in 'willResignActive()', which the release of an active RIB runs when the router is gone: the read stops the app.

//- override func willResignActive() {
//-     super.willResignActive()
//-     close()
//- }

    func close() { router.cleanUp() }
}

// === read later, by an object with a router of the same name, or not at all
// clean
// use: ribs, presentable Sofa

protocol SofaRouting: ViewableRouting {
    func cleanUp()
}

protocol SofaInteractable: Interactable {
    var router: SofaRouting! { get set }
}

final class SofaInteractor: PresentableInteractor<SofaPresentable>, SofaInteractable {
    unowned var router: SofaRouting!
    private let other = SofaOther()

    override func willResignActive() {
        super.willResignActive()
        other.router.cleanUp()
    }
}

final class SofaOther {
    let router = SofaHelper()
}

final class SofaHelper {
    func cleanUp() {}
}
