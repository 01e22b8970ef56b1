// === weak before public
// use: ribs, routing Sofa, interactor-protocols Sofa

final class SofaInteractor: PresentableInteractor<SofaPresentable>, SofaInteractable {
    weak public var router: SofaRouting?
    weak var listener: SofaListener?
}

// === public before weak
// use: ribs, routing Sofa, interactor-protocols Sofa

final class SofaInteractor: PresentableInteractor<SofaPresentable>, SofaInteractable {
    public weak var router: SofaRouting?
    weak var listener: SofaListener?
}

// === weak behind a global actor
// use: ribs, routing Sofa, interactor-protocols Sofa

final class SofaInteractor: PresentableInteractor<SofaPresentable>, SofaInteractable {
    @MainActor weak var router: SofaRouting?
    weak var listener: SofaListener?
}

// === weak let
// use: ribs, routing Sofa, interactor-protocols Sofa

final class SofaInteractor: PresentableInteractor<SofaPresentable>, SofaInteractable {
    weak let router: SofaRouting?
    weak var listener: SofaListener?
}

// === weak on a line of its own
// use: ribs, routing Sofa, interactor-protocols Sofa

final class SofaInteractor: PresentableInteractor<SofaPresentable>, SofaInteractable {
    weak
    var router: SofaRouting?
    weak var listener: SofaListener?
}

// === attributes on the lines before
// use: ribs, routing Sofa, interactor-protocols Sofa

final class SofaInteractor: PresentableInteractor<SofaPresentable>, SofaInteractable {
    @objc
    @available(iOS 15, *)
    weak var router: SofaRouting?
    weak var listener: SofaListener?
}

// === private(set) before weak
// use: ribs, routing Sofa, interactor-protocols Sofa

final class SofaInteractor: PresentableInteractor<SofaPresentable>, SofaInteractable {
    public private(set) weak var router: SofaRouting?
    weak var listener: SofaListener?
}

// === a comment between weak and var
// use: ribs, routing Sofa, interactor-protocols Sofa

final class SofaInteractor: PresentableInteractor<SofaPresentable>, SofaInteractable {
    weak /* the router owns us */ var router: SofaRouting?
    weak var listener: SofaListener?
}

// === nonisolated(unsafe) weak
// use: ribs, routing Sofa, interactor-protocols Sofa

final class SofaInteractor: PresentableInteractor<SofaPresentable>, SofaInteractable {
    nonisolated(unsafe) weak var router: SofaRouting?
    weak var listener: SofaListener?
}

// === unowned
// use: ribs, routing Sofa, interactor-protocols Sofa

final class SofaInteractor: PresentableInteractor<SofaPresentable>, SofaInteractable {
    unowned var router: SofaRouting
    weak var listener: SofaListener?
}

// === unowned(unsafe)
// use: ribs, routing Sofa, interactor-protocols Sofa

final class SofaInteractor: PresentableInteractor<SofaPresentable>, SofaInteractable {
    unowned(unsafe) var router: SofaRouting
    weak var listener: SofaListener?
}

// === unowned(safe)
// use: ribs, routing Sofa, interactor-protocols Sofa

final class SofaInteractor: PresentableInteractor<SofaPresentable>, SofaInteractable {
    unowned(safe) var router: SofaRouting
    weak var listener: SofaListener?
}
