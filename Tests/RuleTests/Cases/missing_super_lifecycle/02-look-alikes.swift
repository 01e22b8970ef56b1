// === no class of the project in between, or one whose method only calls super, is empty or has other parameters
// use: ribs

final class PlainInteractor: Interactor {
    override func didBecomeActive() { print("active") }
}

class ScreenInteractor: Interactor {
    override func didBecomeActive() {
        super.didBecomeActive()
    }

    override func willResignActive() {}

    func didLoad(_ name: String) { print(name) }
}

final class QuoteInteractor: ScreenInteractor {
    override func didBecomeActive() { print("active") }
    override func willResignActive() { print("inactive") }
}

// === a base class that is not analyzed, and another method
// use: ribs

import AppFoundation

final class QuoteInteractor: AppInteractor, Interactable {
    override func didBecomeActive() { print("active") }
}

class ScreenInteractor: Interactor {
    func reload() { print("reload") }
}

final class ListInteractor: ScreenInteractor {
    override func reload() { print("list") }
}

// === a base class whose method only says that there has to be an override
// use: ribs

class ScreenInteractor: Interactor {
    override func didBecomeActive() {
        super.didBecomeActive()
        fatalError("subclasses override this")
    }
}

final class QuoteInteractor: ScreenInteractor {
    override func didBecomeActive() { print("active") }
}

// === super is called by another method of the class
// use: ribs

class ScreenInteractor: Interactor {
    override func didBecomeActive() {
        super.didBecomeActive()
        print("shown")
    }
}

final class QuoteInteractor: ScreenInteractor {
    override func didBecomeActive() { start() }
    private func start() { super.didBecomeActive() }
}
