// === a token in a structure that nothing uses
// clean: ..., from which it is kept and removed
// use: ribs

import Foundation

struct Step { let token: NSObjectProtocol }

final class ClockInteractor: Interactor {
    private var tokens: [NSObjectProtocol] = []

    override func didBecomeActive() {
        super.didBecomeActive()
        let token = NotificationCenter.default.addObserver(forName: .clockChanged, object: nil, queue: nil) { _ in }
        //                                     ^^^^^^^^^^^ notification_observer_not_removed: does not keep it
        let step = Step(token: token)
//-     print(step.token)
//+     tokens.append(step.token)
    }

    override func willResignActive() {
        super.willResignActive()
        tokens.forEach(NotificationCenter.default.removeObserver)
    }
}
