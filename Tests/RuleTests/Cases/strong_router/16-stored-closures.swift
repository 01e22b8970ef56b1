// === a kept closure captures a strong local
// clean: a kept closure captures the local weakly
// use: ribs, detail-routing Story, interactor-protocols Story

final class StoryInteractor: PresentableInteractor<StoryPresentable>, StoryInteractable {
    weak var router: StoryRouting?
    weak var listener: StoryListener?

    private var onClose: (() -> Void)?

    func open() {
        guard let router = router else { return }
//-     onClose = { router.detachDetail() }
        //          ^^^^^^ strong_router: StoryInteractor
//+     onClose = { [weak router] in router?.detachDetail() }
        router.routeToDetail()
    }
}

// === bound by if let outside the closure, used twice
// clean: bound inside the closure
// use: ribs, detail-routing Novel, interactor-protocols Novel

final class NovelInteractor: PresentableInteractor<NovelPresentable>, NovelInteractable {
    weak var router: NovelRouting?
    weak var listener: NovelListener?

    private var onClose: (() -> Void)?

    func open() {
//-     if let router {
//-         self.onClose = {
//+     self.onClose = { [weak self] in
//+         if let router = self?.router {
                print("closing")
                router.detachDetail()
            //  ^^^^^^ strong_router
                router.routeToDetail()
            }
        }
    }
}

// === a strong local of another name
// clean: a strong local that no closure captures
// use: ribs, detail-routing Essay, interactor-protocols Essay

final class EssayInteractor: PresentableInteractor<EssayPresentable>, EssayInteractable {
    weak var router: EssayRouting?
    weak var listener: EssayListener?

    private var onClose: (() -> Void)?

    func open() {
        guard let strongRouter = self.router else { return }
//-     onClose = { strongRouter.detachDetail() }
        //          ^^^^^^^^^^^^ strong_router
//+     onClose = nil
//+     strongRouter.routeToDetail()
    }
}

// === the capture list holds the router
// clean: ... weakly
// use: ribs, detail-routing Drama, interactor-protocols Drama

final class DramaInteractor: PresentableInteractor<DramaPresentable>, DramaInteractable {
    weak var router: DramaRouting?
    weak var listener: DramaListener?

    private var onClose: (() -> Void)?

    func open() {
//-     onClose = { [router] in router?.detachDetail() }
        //           ^^^^^^ strong_router: DramaInteractor
//+     onClose = { [weak router] in router?.detachDetail() }
    }
}

// === the capture list renames the router
// clean: ..., weak
// use: ribs, detail-routing Opera, interactor-protocols Opera

final class OperaInteractor: PresentableInteractor<OperaPresentable>, OperaInteractable {
    weak var router: OperaRouting?
    weak var listener: OperaListener?

    private var onClose: (() -> Void)?

    func open() {
//-     onClose = { [flow = router] in flow?.detachDetail() }
        //                  ^^^^^^ strong_router
//+     onClose = { [weak flow = router] in flow?.detachDetail() }
    }
}

// === a method reference keeps the router
// clean: a closure in place of the method reference
// use: ribs, detail-routing Verse, interactor-protocols Verse

final class VerseInteractor: PresentableInteractor<VersePresentable>, VerseInteractable {
    weak var router: VerseRouting?
    weak var listener: VerseListener?

    private var onClose: (() -> Void)?

    func open() {
//-     onClose = router?.detachDetail
        //        ^^^^^^ strong_router: VerseInteractor
//+     onClose = { [weak self] in self?.router?.detachDetail() }
    }
}

// === a method reference of a strong local
// clean: the method is called at once
// use: ribs, detail-routing Prose, interactor-protocols Prose

final class ProseInteractor: PresentableInteractor<ProsePresentable>, ProseInteractable {
    weak var router: ProseRouting?
    weak var listener: ProseListener?

    private var onClose: (() -> Void)?

    func open() {
        guard let router else { return }
//-     onClose = router.detachDetail
        //        ^^^^^^ strong_router
//+     onClose = nil
//+     router.detachDetail()
    }
}

// === an array of closures
// clean: ... that capture weakly
// use: ribs, detail-routing Comic, interactor-protocols Comic

final class ComicInteractor: PresentableInteractor<ComicPresentable>, ComicInteractable {
    weak var router: ComicRouting?
    weak var listener: ComicListener?

    private var pending: [() -> Void] = []

    func open() {
        guard let router = router else { return }
//-     pending.append { router.detachDetail() }
        //               ^^^^^^ strong_router
//+     pending.append { [weak router] in router?.detachDetail() }
    }
}

// === a kept closure that captures only self
// use: ribs, detail-routing Atlas, interactor-protocols Atlas

final class AtlasInteractor: PresentableInteractor<AtlasPresentable>, AtlasInteractable {
    weak var router: AtlasRouting?
    weak var listener: AtlasListener?

    private var onClose: (() -> Void)?

    func open() {
        onClose = { [unowned self] in self.router?.detachDetail() }
    }
}

// === a value read from the router is not the router
// use: ribs, detail-routing Orbit, interactor-protocols Orbit

final class OrbitInteractor: PresentableInteractor<OrbitPresentable>, OrbitInteractable {
    weak var router: OrbitRouting?
    weak var listener: OrbitListener?

    private var onClose: (() -> Void)?

    func open() {
        guard let count = router?.children.count else { return }
        onClose = { print(count) }
    }
}

// === the closure comes from a local, or through a function that keeps it
// clean: the closure goes to a function that only runs it
// use: ribs

protocol KiteRouting: Routing {
    func detachLine()
}

final class KiteInteractor: Interactor {
    weak var router: KiteRouting?
    private var onEnd: (() -> Void)?
//- private var handlers: [String: () -> Void] = [:]

    func start() {
        guard let router else { return }
        let end = { router.detachLine() }
        //          ^^^^^^ strong_router: onEnd
//-     onEnd = end
//+     end()
    }

    func register() {
        guard let router else { return }
        keep { router.detachLine() }
        //     ^^^^^^ strong_router: onEnd
//-     handlers["line"] = { router.detachLine() }
        //                   ^^^^^^ strong_router: handlers
    }

    private func keep(_ handler: @escaping () -> Void) {
//-     onEnd = handler
//+     handler()
    }
}

// === an inner weak capture needs the outer strong one
// clean: both captures are weak
// use: ribs

protocol TideRouting: Routing {
    func detachBuoy()
}

final class TideInteractor: Interactor {
    weak var router: TideRouting?
    private var onTurn: (() -> Void)?

    func watch(_ run: @escaping (@escaping () -> Void) -> Void) {
        guard let router else { return }
//-     onTurn = {
//+     onTurn = { [weak router] in
            run { [weak router] in router?.detachBuoy() }
            //          ^^^^^^ strong_router: TideRouting
        }
    }
}

// === a parameter, and a lazy closure with a capture list
// clean: a lazy closure that captures weakly, a task that nobody keeps
// use: ribs

protocol DuneRouting: Routing {
    func detachCamel()
}

final class DuneInteractor: Interactor {
    weak var router: DuneRouting?
//- private var onEnd: (() -> Void)?
//- private lazy var onRest: () -> Void = { [router] in router?.detachCamel() }
    //                                       ^^^^^^ strong_router: onRest
//+ private lazy var onRest: () -> Void = { [weak router] in router?.detachCamel() }

//- func ride(with camel: DuneRouting) {
//-     onEnd = { camel.detachCamel() }
        //        ^^^^^ strong_router: onEnd
//+ func ride() {
//+     guard let router else { return }
//+     Task { @MainActor in router.detachCamel() }
    }
}
