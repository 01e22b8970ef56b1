// === an observer with a selector whose handler only changes the object
// use: ribs

import Foundation

final class ClockInteractor: Interactor {
    private var ticks = 0

    override func didBecomeActive() {
        super.didBecomeActive()
        NotificationCenter.default.addObserver(self, selector: #selector(tick), name: .clockChanged, object: nil)
        //                         ^^^^^^^^^^^ notification_observer_not_removed note: no consequence was found: it ends with the object.
    }

    @objc private func tick() { ticks += 1 }
}

// === an observer with a selector whose handler notifies the listener
// use: ribs

import Foundation

protocol ClockListener: AnyObject {
    func clockDidChange()
}

final class ClockInteractor: Interactor {
    weak var listener: ClockListener?

    override func didBecomeActive() {
        super.didBecomeActive()
        NotificationCenter.default.addObserver(self, selector: #selector(tick), name: .clockChanged, object: nil)
        //                         ^^^^^^^^^^^ notification_observer_not_removed warning: so its handler may still call other objects.
    }

    @objc private func tick() { notify() }

    private func notify() { listener?.clockDidChange() }
    //                                ~~~~~~~~~~~~~~ its handler makes this call
}

// === several observers in one function
// use: ribs

import Foundation

final class ClockInteractor: Interactor {
    private var ticks = 0

    override func didBecomeActive() {
        super.didBecomeActive()
        NotificationCenter.default.addObserver(self, selector: #selector(tick), name: .clockChanged, object: nil)
        //                         ^^^^^^^^^^^ notification_observer_not_removed note: ClockInteractor
        NotificationCenter.default.addObserver(self, selector: #selector(tick), name: .dayChanged, object: nil)
        //                         ~~~~~~~~~~~ an observer is also started here, and not removed
    }

    @objc private func tick() { ticks += 1 }
}

// === an observation of a key path
// use: ribs

import Foundation

final class ClockInteractor: Interactor {
    private let settings: UserDefaults
    private var observation: NSKeyValueObservation?
    //          ~~~~~~~~~~~ it is kept here

    init(settings: UserDefaults) {
        self.settings = settings
        super.init()
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        observation = settings.observe(\.description) { _, _ in }
        //                     ^^^^^^^ notification_observer_not_removed note: no consequence was found: it ends with the object.
    }
}

// === a timer that the deinitializer invalidates, and one that keeps the object
// use: ribs

import Foundation

final class ClockInteractor: Interactor {
    private var timer: Timer?
    //          ~~~~~ it is kept here
    private var other: Timer?
    //          ~~~~~ it is kept here

    override func didBecomeActive() {
        super.didBecomeActive()
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.tick() }
        //            ^^^^^^^^^^^^^^ notification_observer_not_removed note: no consequence was found: it ends with the object.
        other = Timer.scheduledTimer(
            //        ^^^^^^^^^^^^^^ notification_observer_not_removed warning: deactivation does not invalidate.
            timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
    }

    deinit {
        timer?.invalidate()
        other?.invalidate()
    }

    @objc private func tick() {}
}

// === an observer that is there while the view is shown
// use: ribs-uikit

protocol ClockPresentableListener: AnyObject {
    func didAppear()
    func willDisappear()
}

protocol ClockPresentable: Presentable {
    var listener: ClockPresentableListener? { get set }
}

final class ClockViewController: UIViewController, ClockPresentable, ViewControllable {
    weak var listener: ClockPresentableListener?

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        listener?.didAppear()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        listener?.willDisappear()
    }
}

final class ClockInteractor: PresentableInteractor<ClockPresentable>, ClockPresentableListener {
    override init(presenter: ClockPresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    func didAppear() {
        NotificationCenter.default.addObserver(self, selector: #selector(tick), name: .clockChanged, object: nil)
    }

    func willDisappear() {
        NotificationCenter.default.removeObserver(self)
    }

    @objc private func tick() {}
}
