// === functions that wrap the closure, which the view keeps
// clean: ..., with weak captures
// use: ribs-uikit

protocol FeedPresentable: Presentable {}

final class RetryView: UIView {
    var onRetry: (() -> Void)?
}

func debounced(_ action: @escaping () -> Void) -> () -> Void {
    { action() }
}

final class FeedViewController: UIViewController, FeedPresentable {
    private let retryView = RetryView()
    private var onShow: (() -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(retryView)
//-     retryView.onRetry = debounced { self.reload() }
        //                              ^^^^ view_retains_itself
//+     retryView.onRetry = debounced { [weak self] in self?.reload() }
//-     onShow = logged(debounced { self.reload() })
        //                          ^^^^ view_retains_itself: 'onShow' keeps this closure
//+     onShow = logged(debounced { [weak self] in self?.reload() })
    }

    private func logged(_ action: @escaping () -> Void) -> () -> Void {
        return {
            print("shown")
            action()
        }
    }

    private func reload() {}
}

// === look-alikes: a function that calls the closure, or returns another one
// use: ribs-uikit

protocol FeedPresentable: Presentable {}

func once(_ action: () -> Void) -> () -> Void {
    action()
    return {}
}

func called(_ action: () -> Int) -> Int { action() }

final class FeedViewController: UIViewController, FeedPresentable {
    private var onShow: (() -> Void)?
    private var count = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        onShow = once { self.reload() }
        count = called { self.count + 1 }
        let local = wrapped { self.reload() }
        local()
    }

    private func wrapped(_ action: @escaping () -> Void) -> () -> Void { { action() } }

    private func reload() {}
}

// === the initializer of a subview in a file without RIBs keeps the closure
// clean: ..., which captures the view weakly
// use: ribs-uikit

protocol AmountPresentable: Presentable {}

final class AmountViewController: UIViewController, AmountPresentable {
    private var picker: CurrencyPicker?

    override func viewDidLoad() {
        super.viewDidLoad()
//-     let picker = CurrencyPicker(onPick: { currency in self.pick(currency) })
        //                                                ^^^^ view_retains_itself: 'AmountViewController' keeps itself alive
//+     let picker = CurrencyPicker(onPick: { [weak self] currency in self?.pick(currency) })
        view.addSubview(picker)
        self.picker = picker
    }

    private func pick(_ currency: String) { title = currency }
}

// --- CurrencyPicker.swift
import UIKit

final class CurrencyPicker: UIView {
    private let onPick: (String) -> Void

    init(onPick: @escaping (String) -> Void) {
        self.onPick = onPick
        super.init(frame: .zero)
    }
}

// === the configuration of a list keeps a closure and a method
// clean: configurations that capture the view weakly
// use: ribs-uikit

protocol ListPresentable: Presentable {}

final class ListViewController: UIViewController, ListPresentable {
    private lazy var list = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    private lazy var other = UICollectionView(frame: .zero, collectionViewLayout: makeOtherLayout())

    private func makeLayout() -> UICollectionViewLayout {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
//-     configuration.trailingSwipeActionsConfigurationProvider = { path in self.swipes(at: path) }
        //                                                                  ^^^^ view_retains_itself: 'list' keeps this closure
//+     configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in self?.swipes(at: path) }
        return UICollectionViewCompositionalLayout.list(using: configuration)
    }

    private func makeOtherLayout() -> UICollectionViewLayout {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
//-     configuration.leadingSwipeActionsConfigurationProvider = swipes
        //                                                       ^^^^^^ view_retains_itself: 'other' keeps the method 'swipes'
        configuration.showsSeparators = false
        return UICollectionViewCompositionalLayout.list(using: configuration)
    }

    private func swipes(at path: IndexPath) -> UISwipeActionsConfiguration? { nil }
}
