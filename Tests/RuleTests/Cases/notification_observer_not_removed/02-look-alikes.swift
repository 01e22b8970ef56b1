// === what ends by itself
// use: ribs

import Foundation

final class ClockInteractor: Interactor {
    private var rounds = 0

    override func didBecomeActive() {
        super.didBecomeActive()
        NotificationCenter.default.post(name: .clockChanged, object: nil)
        Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in self?.rounds = 0 }
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] timer in
            guard let self, self.rounds < 3 else { return timer.invalidate() }
            self.rounds += 1
        }
    }
}

// === observers of other kinds, and other objects' functions of these names
// use: ribs-rx

final class ClockInteractor: Interactor {
    private let store: Store
    private let repeats: Bool

    init(store: Store, repeats: Bool) {
        (self.store, self.repeats) = (store, repeats)
        super.init()
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        store.addObserver(self)
        store.observe("rate") { _ in }
        NotificationCenter.default.rx.notification(.clockChanged).subscribe().disposeOnDeactivate(interactor: self)
        Timer.scheduledTimer(withTimeInterval: 1, repeats: repeats) { _ in }
    }
}

// === a token that a function takes or returns, and a superclass that is not analyzed
// use: ribs

import AppFoundation
import Foundation

final class ClockInteractor: Interactor {
    private let tokens = TokenStore()

    override func didBecomeActive() {
        super.didBecomeActive()
        tokens.keep(NotificationCenter.default.addObserver(forName: .clockChanged, object: nil, queue: nil) { _ in })
    }

    func observe() -> NSObjectProtocol {
        NotificationCenter.default.addObserver(forName: .clockChanged, object: nil, queue: nil) { _ in }
    }
}

final class TokenStore {
    private var all: [NSObjectProtocol] = []
    func keep(_ token: NSObjectProtocol) { all.append(token) }
}

final class OtherInteractor: AppInteractor, Interactable {
    override func didBecomeActive() {
        super.didBecomeActive()
        NotificationCenter.default.addObserver(self, selector: #selector(tick), name: .clockChanged, object: nil)
    }

    @objc private func tick() {}
}

// === a view, which removes its observers elsewhere
// use: ribs-uikit

protocol ClockPresentable: Presentable {}

final class ClockViewController: UIViewController, ClockPresentable {
    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(forName: .clockChanged, object: nil, queue: nil) { _ in }
    }
}

// === tokens that a transformation of an array returns
// clean: tokens that a transformation of an array returns, and that are removed
// use: ribs

import Foundation

final class ClockInteractor: Interactor {
    private var tokens: [NSObjectProtocol] = []

    override func didBecomeActive() {
        super.didBecomeActive()
        tokens = [Notification.Name.clockChanged, .dayChanged].map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in self.tick() }
            //                         ^^^^^^^^^^^ notification_observer_not_removed: keeps it in 'tokens'
        }
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     tokens.forEach(NotificationCenter.default.removeObserver)
//+ }

    private func tick() {}
}
