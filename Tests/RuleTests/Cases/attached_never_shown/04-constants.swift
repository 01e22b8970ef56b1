// === a constant that a subclass replaces
// clean: ..., for which the view is shown
// use: ribs-uikit, child-rib Detail, child-view Detail, opening-parent Home Detail

class Features {
    var hasDetail: Bool { false }
}

final class BetaFeatures: Features {
    override var hasDetail: Bool { true }
}

final class HomeRouter: LaunchRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    private let features = Features()

    func attachDetail() {
        guard features.hasDetail, detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
    //  ^^^^^^^^^^^ attached_never_shown warning: attaches 'Detail', but nothing shows its view.
//+     viewController.uiviewController.embed(router.viewControllable.uiviewController)
    }

    func detachDetail() {
        guard let router = detail else { return }
        detachChild(router)
        detail = nil
    }
}

// === a getter that nothing replaces
// use: ribs-uikit, child-rib Detail, child-view Detail, opening-parent Home Detail

class Features {
    var hasDetail: Bool { false }
}

final class BetaFeatures: Features {
    var hasOther: Bool { true }
}

final class HomeRouter: LaunchRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    private let features = Features()

    func attachDetail() {
        guard features.hasDetail, detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
    //  ^^^^^^^^^^^ attached_never_shown note: a constant keeps the code from running.
    }

    func detachDetail() {
        guard let router = detail else { return }
        detachChild(router)
        detail = nil
    }
}

// === the default of a protocol that a conforming type replaces
// use: ribs-uikit, child-rib Detail, child-view Detail, opening-parent Home Detail

protocol Featuring {
    var hasDetail: Bool { get }
}

extension Featuring {
    var hasDetail: Bool { false }
}

struct BetaFeatures: Featuring {
    var hasDetail: Bool { true }
}

struct Features: Featuring {}

final class HomeRouter: LaunchRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    private let features: Featuring = BetaFeatures()

    func attachDetail() {
        guard features.hasDetail, detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
    //  ^^^^^^^^^^^ attached_never_shown warning: attaches 'Detail', but nothing shows its view.
    }

    func detachDetail() {
        guard let router = detail else { return }
        detachChild(router)
        detail = nil
    }
}
