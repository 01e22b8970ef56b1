// === statements and assignments
// clean: ..., weakly
// use: ribs-uikit

protocol ReportPresentable: Presentable {}

final class ReportViewController: UIViewController, ReportPresentable {
    private let label = UILabel()
    private var count = 0

    func load() {
//-     DispatchQueue.global().async { [weak label, unowned(safe) self] in
        //                                                        ^^^^ unowned_self_outlives_rib warning: 'async' may run this closure after 'ReportViewController' is released
        //                                                        ???? [weak self]
//-         let text = label?.text
//-         self.count = 1
//-         if text == nil { self.reset(text) }
//+     DispatchQueue.global().async { [weak label, weak self] in
//+         let text = label?.text
//+         self?.count = 1
//+         if text == nil { self?.reset(text) }
        }
    }

    private func reset(_ text: String?) {}
}

// === a nested closure, values, members without 'self', and closures whose result is used
// use: ribs-uikit

protocol ReportPresentable: Presentable {}

final class ReportViewController: UIViewController, ReportPresentable {
    private let label = UILabel()

    func load() {
        DispatchQueue.main.async { [unowned self] in
            //                              ^^^^ unowned_self_outlives_rib
            let text = self.label.text
            self.show(text)
        }
        DispatchQueue.main.async { [unowned self] in
            //                              ^^^^ unowned_self_outlives_rib
            self.show(nil)
            reset()
        }
        later { [unowned self] in self.number() }
        //               ^^^^ unowned_self_outlives_rib
        DispatchQueue.main.async { [unowned me = self] in me.reset() }
        DispatchQueue.global().async { [unowned self] in
            //                                  ^^^^ unowned_self_outlives_rib
            DispatchQueue.main.async { self.show(nil) }
        }
    }

    private func later(_ work: @escaping () -> Int) {
        DispatchQueue.main.async { print(work()) }
    }

    private func number() -> Int { 0 }

    private func reset() {}

    private func show(_ text: String?) {}
}

// === a completion whose type is written without a result
// clean: ..., weakly
// use: ribs

final class ReportWorker: Worker {
    private let client = ReportClient()

    func load() {
//-     client.load { [unowned self] in self.end() }
        //                     ^^^^ unowned_self_outlives_rib: 'load' may run this closure after 'ReportWorker' is released
//+     client.load { [weak self] in self?.end() }
    }

    private func end() {}
}

final class ReportClient {
    func load(_ completion: @escaping () -> Void) {
        DispatchQueue.main.async { completion() }
        //                 ~~~~~ this runs the closure later
    }
}
