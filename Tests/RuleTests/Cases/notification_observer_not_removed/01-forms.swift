// === a block whose token is dropped
// clean: a block whose token is kept and removed
// use: ribs

import Foundation

final class ClockInteractor: Interactor {
//+ private var token: NSObjectProtocol?
    override func didBecomeActive() {
        super.didBecomeActive()
//-     NotificationCenter.default.addObserver(forName: .clockChanged, object: nil, queue: nil) { [weak self] _ in
        //                         ^^^^^^^^^^^ notification_observer_not_removed: and does not keep it, so nothing removes it
//+     token = NotificationCenter.default.addObserver(forName: .clockChanged, object: nil, queue: nil) { [weak self] _ in
            self?.tick()
        }
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     if let token { NotificationCenter.default.removeObserver(token) }
//+ }

    private func tick() {}
}

// === a token that only the deinitializer removes, and removeObserver(self), which does not remove a block
// use: ribs

import Foundation

final class ClockInteractor: Interactor {
    private var tokens: [NSObjectProtocol] = []
    //          ~~~~~~ it is kept here

    override func didBecomeActive() {
        super.didBecomeActive()
        let token = NotificationCenter.default.addObserver(forName: .clockChanged, object: nil, queue: nil) { _ in }
        //                                     ^^^^^^^^^^^ notification_observer_not_removed: and keeps it in 'tokens', which deactivation does not
        tokens.append(token)
    }

    override func willResignActive() {
        super.willResignActive()
        NotificationCenter.default.removeObserver(self)
    }

    deinit { tokens.forEach { NotificationCenter.default.removeObserver($0) } }
}

// === an observer with a selector
// clean: an observer with a selector, removed by a function of the interactor
// use: ribs

import Foundation

final class ClockInteractor: Interactor {
    override func didBecomeActive() {
        super.didBecomeActive()
        NotificationCenter.default.addObserver(self, selector: #selector(tick), name: .clockChanged, object: nil)
//-     //                         ^^^^^^^^^^^ notification_observer_not_removed: that deactivation does not remove
    }

    override func willResignActive() {
        super.willResignActive()
        stop()
    }

    private func stop() {
//+     NotificationCenter.default.removeObserver(self)
    }

    @objc private func tick() {}
}

// === a repeating timer that deactivation only forgets
// clean: a repeating timer that deactivation invalidates
// use: ribs

import Foundation

final class ClockInteractor: Interactor {
    private var timer: Timer?
    //          ~~~~~ it is kept here

    override func didBecomeActive() {
        super.didBecomeActive()
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.tick() }
//-     //            ^^^^^^^^^^^^^^ notification_observer_not_removed: in 'timer', which deactivation does not invalidate
    }

    override func willResignActive() {
        super.willResignActive()
//+     timer?.invalidate()
        timer = nil
    }

    private func tick() {}
}

// === a key path that is observed, a display link and a source of events
// clean: they are ended
// use: ribs-uikit

final class ClockInteractor: Interactor {
    private let player: Player
    private var link: CADisplayLink?
    private var source: DispatchSourceTimer?
    private var observation: NSKeyValueObservation?

    init(player: Player) {
        self.player = player
        super.init()
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        observation = player.observe(\.rate) { _, _ in }
//-     //                   ^^^^^^^ notification_observer_not_removed: starts an observation in 'didBecomeActive()'
        link = CADisplayLink(target: self, selector: #selector(tick))
//-     //     ^^^^^^^^^^^^^ notification_observer_not_removed: starts a display link
        self.source = DispatchSource.makeTimerSource()
//-     //                           ^^^^^^^^^^^^^^^ notification_observer_not_removed: in 'source', which deactivation does not cancel
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     observation = nil
//+     link?.invalidate()
//+     source?.cancel()
//+ }

    @objc private func tick() {}
}

// === a worker
// clean: a worker that stops the timer
// use: ribs

import Foundation

final class ClockWorker: Worker {
    private var timer: Timer?

    override func didStart(_ interactorScope: InteractorScope) {
        super.didStart(interactorScope)
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
//-     //            ^^^^^^^^^^^^^^ notification_observer_not_removed: which stopping does not invalidate
    }
//+
//+ override func didStop() {
//+     super.didStop()
//+     timer?.invalidate()
//+ }
}

// === a token that is assigned to nothing
// clean: a token that a property keeps until the end
// use: ribs

import Foundation

final class ClockInteractor: Interactor {
//+ private var token: NSObjectProtocol?
    override func didBecomeActive() {
        super.didBecomeActive()
//-     _ = NotificationCenter.default.addObserver(forName: .clockChanged, object: nil, queue: nil) { _ in print(0) }
        //                             ^^^^^^^^^^^ notification_observer_not_removed: and does not keep it, so nothing removes it
//+     token = NotificationCenter.default.addObserver(forName: .clockChanged, object: nil, queue: nil) { _ in print(0) }
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     if let token { NotificationCenter.default.removeObserver(token) }
//+ }
}
