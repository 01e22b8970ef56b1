// === a closure in a member of an object that the interactor stores
// clean: ..., which deactivation replaces
// use: ribs, detail-routing Story, interactor-protocols Story

final class StoryHandlers {
    var onClose: (() -> Void)?
    func fire() { onClose?() }
}

final class StoryInteractor: PresentableInteractor<StoryPresentable>, StoryInteractable {
    weak var router: StoryRouting?
    weak var listener: StoryListener?

    private let handlers = StoryHandlers()

    func open() {
        guard let router = router else { return }
        handlers.onClose = { router.detachDetail() }
        //                   ^^^^^^ strong_router: stores a closure in 'handlers'
        router.routeToDetail()
    }
//+ override func willResignActive() {
//+     super.willResignActive()
//+     handlers.onClose = nil
//+ }
}

// === a closure in a weak member of an object, and in an object that is weak
// use: ribs, detail-routing Story, interactor-protocols Story

final class StoryAction {
    let run: () -> Void
    init(run: @escaping () -> Void) { self.run = run }
}
final class StoryHandlers {
    weak var action: StoryAction?
    var onClose: (() -> Void)?
}

final class StoryInteractor: PresentableInteractor<StoryPresentable>, StoryInteractable {
    weak var router: StoryRouting?
    weak var listener: StoryListener?

    private let own = StoryHandlers()
    private weak var shared: StoryHandlers?

    func open() {
        guard let router = router else { return }
        own.action = StoryAction(run: { router.detachDetail() })
        shared?.onClose = { router.routeToDetail() }
    }
}

// === a field of a struct stores the closure
// clean: ... with a weak capture
// use: ribs, detail-routing Story, interactor-protocols Story

struct StoryHandlers {
    var onClose: (() -> Void)?
}

final class StoryInteractor: PresentableInteractor<StoryPresentable>, StoryInteractable {
    weak var router: StoryRouting?
    weak var listener: StoryListener?

    private var handlers = StoryHandlers()

    func open() {
//-     handlers.onClose = { [router] in router?.detachDetail() }
        //                    ^^^^^^ strong_router
//+     handlers.onClose = { [weak router] in router?.detachDetail() }
    }
}

// === a timer keeps the closure
// clean: ..., and deactivation stops the timer
// use: ribs, detail-routing Story, interactor-protocols Story

final class StoryInteractor: PresentableInteractor<StoryPresentable>, StoryInteractable {
    weak var router: StoryRouting?
    weak var listener: StoryListener?

    private var timer: Timer?

    func open() {
        guard let router = router else { return }
        timer = Timer.scheduledTimer(withTimeInterval: 3, repeats: true) { _ in
        //            ^^^^^^^^^^^^^^ notification_observer_not_removed: StoryInteractor
            router.detachDetail()
        //  ^^^^^^ strong_router: stores a closure in 'timer'
        }
    }
//+ override func willResignActive() {
//+     super.willResignActive()
//+     timer?.invalidate()
//+ }
}

// === a timer that fires once releases the closure
// use: ribs, detail-routing Story, interactor-protocols Story

final class StoryInteractor: PresentableInteractor<StoryPresentable>, StoryInteractable {
    weak var router: StoryRouting?
    weak var listener: StoryListener?

    private var timer: Timer?

    func open() {
        guard let router = router else { return }
        timer = Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { _ in
            router.detachDetail()
        }
    }
}

// === a function of the interactor returns the closure
// clean: ..., and no property stores it
// use: ribs, detail-routing Story, interactor-protocols Story

final class StoryInteractor: PresentableInteractor<StoryPresentable>, StoryInteractable {
    weak var router: StoryRouting?
    weak var listener: StoryListener?

//- private var onClose: (() -> Void)?

    func open() {
//-     onClose = makeClose()
//+     makeClose()()
    }

    private func makeClose() -> () -> Void {
        guard let router else { return {} }
        return { router.detachDetail() }
        //       ^^^^^^ strong_router: stores a closure in 'onClose'
    }
}

// === a returned closure in a property that deactivation empties
// use: ribs, detail-routing Story, interactor-protocols Story

final class StoryInteractor: PresentableInteractor<StoryPresentable>, StoryInteractable {
    weak var router: StoryRouting?
    weak var listener: StoryListener?

    private var closings: [() -> Void] = []

    func open() {
        closings.append(makeClose())
    }

    override func willResignActive() {
        super.willResignActive()
        closings = []
    }

    private func makeClose() -> () -> Void {
        guard let router else { return {} }
        return { router.detachDetail() }
    }
}

// === a returned closure that activation stores
// use: ribs, detail-routing Story, interactor-protocols Story

final class StoryInteractor: PresentableInteractor<StoryPresentable>, StoryInteractable {
    weak var router: StoryRouting?
    weak var listener: StoryListener?

    private var onClose: (() -> Void)?

    override func didBecomeActive() {
        super.didBecomeActive()
        onClose = makeClose()
    }

    private func makeClose() -> (() -> Void)? { router?.detachDetail }
    //                                          ^^^^^^ strong_router: stores a closure in 'onClose'
}

// === a local function is stored
// clean: ..., which binds the router itself
// use: ribs, detail-routing Story, interactor-protocols Story

final class StoryInteractor: PresentableInteractor<StoryPresentable>, StoryInteractable {
    weak var router: StoryRouting?
    weak var listener: StoryListener?

    private var onClose: (() -> Void)?

    func open() {
        guard let router else { return }
        func close() {
//+         guard let router = self.router else { return }
            router.detachDetail()
        //  ^^^^^^ strong_router: stores a closure in 'onClose'
        }
        onClose = close
        router.routeToDetail()
    }
}

// === a local function that is called at once, and one that is passed a router
// use: ribs, detail-routing Story, interactor-protocols Story

final class StoryInteractor: PresentableInteractor<StoryPresentable>, StoryInteractable {
    weak var router: StoryRouting?
    weak var listener: StoryListener?

    private var onClose: ((StoryRouting) -> Void)?

    func open() {
        guard let router else { return }
        func show() { router.routeToDetail() }
        func close(_ router: StoryRouting) { router.detachDetail() }
        show()
        onClose = close
    }
}
