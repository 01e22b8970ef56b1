// === an override without super, above which a base class has code
// clean: an override that calls super, above which a base class has code
// use: ribs

class ScreenInteractor: Interactor {
    override func didBecomeActive() {
        //        ~~~~~~~~~~~~~~~ this code does not run
        super.didBecomeActive()
        print("shown")
    }
}

final class QuoteInteractor: ScreenInteractor {
    override func didBecomeActive() {
        //        ^^^^^^^^^^^^^^^ missing_super_lifecycle: so the code of 'ScreenInteractor' does not run
//+     super.didBecomeActive()
        print("quotes")
    }
}

// === only one branch calls super; the class with code is further up
// clean: both branches call super
// use: ribs

class BaseRouter: Router<Interactor> {
    override func didLoad() {
        super.didLoad()
        prepare()
    }

    func prepare() {}
}

class ScreenRouter: BaseRouter {}

final class QuoteRouter: ScreenRouter {
    private var isReady = false

    override func didLoad() {
        //        ^^^^^^^ missing_super_lifecycle: 'QuoteRouter' overrides 'didLoad()' with a path that does not call 'super'
//-     guard isReady else { return }
        super.didLoad()
    }
}

// === a worker, and an early return with super in a defer
// use: ribs

class BaseWorker: Worker {
    override func didStart(_ interactorScope: InteractorScope) {
        super.didStart(interactorScope)
        print("start")
    }

    override func didStop() {
        super.didStop()
        print("stop")
    }
}

final class QuoteWorker: BaseWorker {
    private var isOn = false

    override func didStart(_ interactorScope: InteractorScope) {
        //        ^^^^^^^^ missing_super_lifecycle: 'QuoteWorker' overrides 'didStart(_:)'
        isOn = true
    }

    override func didStop() {
        defer { super.didStop() }
        guard isOn else { return }
        isOn = false
    }
}
