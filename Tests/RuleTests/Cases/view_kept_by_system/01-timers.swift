// === a timer that only the deinitializer of its target invalidates
// clean: a timer that is invalidated when its target leaves the screen
// use: ribs-uikit

protocol ClockPresentable: Presentable {}

final class ClockViewController: UIViewController, ClockPresentable {
    private var timer: Timer?
    //          ~~~~~ the timer is stored here

    override func viewDidLoad() {
        super.viewDidLoad()
        timer = Timer.scheduledTimer(
            //        ^^^^^^^^^^^^^^ view_kept_by_system warning: 'ClockViewController' is kept by the run loop: nothing but 'deinit' invalidates 'timer'
            timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
    }

//- deinit {
//+ override func viewDidDisappear(_ animated: Bool) {
//+     super.viewDidDisappear(animated)
        timer?.invalidate()
    }

    @objc private func tick() {}
}

// === a timer whose block captures the view, and that nothing keeps
// clean: ..., which the block invalidates
// use: ribs-uikit

protocol ClockPresentable: Presentable {}

final class ClockViewController: UIViewController, ClockPresentable {
    private let label = UILabel()
    private var seconds = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
            //^^^^^^^^^^^^^^ view_kept_by_system warning: 'ClockViewController' is kept by the run loop: nothing invalidates the timer
            self.seconds += 1
//+         if self.seconds > 10 { timer.invalidate() }
            self.label.text = "\(self.seconds)"
        }
    }
}

// === a timer that refers to the view weakly and is never invalidated
// clean: ..., until the view is released
// use: ribs-uikit

protocol ClockPresentable: Presentable {}

final class ClockViewController: UIViewController, ClockPresentable {
    private var timer: Timer?

    override func viewDidLoad() {
        super.viewDidLoad()
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.tick() }
        //            ^^^^^^^^^^^^^^ view_kept_by_system note: The timer of 'ClockViewController' keeps running after it is released: nothing invalidates 'timer'
    }
//+
//+ deinit { timer?.invalidate() }

    private func tick() {}
}

// === a display link that a private function ends, which only the deinitializer calls
// clean: ..., which the view calls as it disappears
// use: ribs-uikit

protocol WavePresentable: Presentable {}

final class WaveViewController: UIViewController, WavePresentable {
    private var link: CADisplayLink?

    override func viewDidLoad() {
        super.viewDidLoad()
        let link = CADisplayLink(target: self, selector: #selector(step))
        //         ^^^^^^^^^^^^^ view_kept_by_system: nothing but 'deinit' invalidates 'link'
        link.add(to: .main, forMode: .common)
        self.link = link
    }

//- deinit {
//+ override func viewWillDisappear(_ animated: Bool) {
//+     super.viewWillDisappear(animated)
        stop()
    }

    private func stop() {
        link?.invalidate()
        link = nil
    }

    @objc private func step() {}
}

// === a timer that the run loop gets later
// clean: ..., and that does not repeat
// use: ribs-uikit

protocol ClockPresentable: Presentable {}

final class ClockViewController: UIViewController, ClockPresentable {
    private var timer: Timer?

    override func viewDidLoad() {
        super.viewDidLoad()
//-     let timer = Timer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
        //          ^^^^^ view_kept_by_system: nothing invalidates 'timer'
//+     let timer = Timer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: false)
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    @objc private func tick() {}
}

// === a dispatch timer in a property, whose handler captures the view
// clean: ..., canceled as the view disappears
// use: ribs-uikit

protocol ClockPresentable: Presentable {}

final class ClockViewController: UIViewController, ClockPresentable {
    private var source: DispatchSourceTimer?

    override func viewDidLoad() {
        super.viewDidLoad()
        let source = DispatchSource.makeTimerSource(queue: .main)
        source.schedule(deadline: .now(), repeating: 1)
        source.setEventHandler { self.tick() }
        //     ^^^^^^^^^^^^^^^ view_kept_by_system: 'ClockViewController' is kept by its own timer: nothing cancels 'source'
        source.resume()
        self.source = source
    }
//+
//+ override func viewDidDisappear(_ animated: Bool) {
//+     super.viewDidDisappear(animated)
//+     source?.cancel()
//+ }

    private func tick() {}
}

// === timers that end: by another object, by a function of the view's protocol, in a handler, in a reused cell
// use: ribs-uikit

protocol ClockPresentable: Presentable {
    func stop()
}

final class ClockViewController: UIViewController, ClockPresentable {
    private var timer: Timer?
    private let banner = BannerView()

    override func viewDidLoad() {
        super.viewDidLoad()
        timer = Timer.scheduledTimer(
            timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
    }

    deinit { banner.pause() }

    func stop() { timer?.invalidate() }

    @objc private func tick() {}
}

final class BannerView: UIView {
    private var timer: Timer?

    func start() {
        timer = Timer.scheduledTimer(withTimeInterval: 3, repeats: true) { _ in self.alpha = 1 }
    }

    func pause() { timer?.invalidate() }
}

final class AlarmViewController: UIViewController, ClockPresentable {
    private var timer: Timer?

    override func viewDidLoad() {
        super.viewDidLoad()
        timer = Timer.scheduledTimer(
            timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
    }

    func stop() {}

    @objc private func tick(_ timer: Timer) { timer.invalidate() }
}

final class ProxyViewController: UIViewController, ClockPresentable {
    private var timer: Timer?

    override func viewDidLoad() {
        super.viewDidLoad()
        timer = Timer.scheduledTimer(
            timeInterval: 1, target: WeakProxy(self), selector: #selector(tick), userInfo: nil, repeats: true)
    }

    deinit { timer?.invalidate() }

    func stop() {}

    @objc private func tick() {}
}

final class WeakProxy: NSObject {
    private weak var target: NSObject?

    init(_ target: NSObject) { self.target = target }
}

// === timers that are passed to code that is not there
// use: ribs-uikit

import Scheduling

protocol ClockPresentable: Presentable {}

final class ClockViewController: UIViewController, ClockPresentable {
    private let timers = TimerStore()

    override func viewDidLoad() {
        super.viewDidLoad()
        timers.hold(
            Timer.scheduledTimer(
                timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true))
    }

    @objc private func tick() {}
}

final class ListViewController: UIViewController {
    private var timer: Timer?

    override func viewDidLoad() {
        super.viewDidLoad()
        timer = Timer.scheduledTimer(
            timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
    }

    @objc private func tick() {}
}
