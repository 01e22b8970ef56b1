// === an array of closures emptied in deinit
// clean: an array of closures emptied at deactivation
// use: ribs, detail-routing Strip, interactor-protocols Strip

final class StripInteractor: PresentableInteractor<StripPresentable>, StripInteractable {
    weak var router: StripRouting?
    weak var listener: StripListener?

    private var pending: [() -> Void] = []

    func open() {
        guard let router = router else { return }
        pending.append { router.detachDetail() }
        //               ^^^^^^ strong_router
    }

//- deinit {
//+ override func willResignActive() {
//+     super.willResignActive()
        pending.removeAll()
    }
}

// === a task that is kept
// clean: a kept task that deactivation cancels
// use: ribs, detail-routing Chart, interactor-protocols Chart

final class ChartInteractor: PresentableInteractor<ChartPresentable>, ChartInteractable {
    weak var router: ChartRouting?
    weak var listener: ChartListener?

    private var task: Task<Void, Never>?

    func open() {
        guard let router = router else { return }
        task = Task { @MainActor in
            router.detachDetail()
        //  ^^^^^^ strong_router
        }
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     task?.cancel()
//+     task = nil
//+ }
}

// === a bag that deactivation does not empty
// clean: a subscription that ends at deactivation may hold the router
// use: ribs-rx

protocol TickStream: AnyObject {
    var ticks: Observable<Int> { get }
}

// use: detail-routing Graph, interactor-protocols Graph

final class GraphInteractor: PresentableInteractor<GraphPresentable>, GraphInteractable {
    weak var router: GraphRouting?
    weak var listener: GraphListener?
    private let stream: TickStream

    init(presenter: GraphPresentable, stream: TickStream) {
        self.stream = stream
        super.init(presenter: presenter)
    }
//-
//- private let bag = DisposeBag()
    //          ^^^ unreset_dispose_bag: GraphInteractor

    func open() {
        guard let router = router else { return }
        stream.ticks
            .subscribe(onNext: { _ in router.detachDetail() })
        //   ~~~~~~~~~
            //                        ^^^^^^ strong_router: GraphRouting
//-         .disposed(by: bag)
//+         .disposeOnDeactivate(interactor: self)
    }
}

// === a bag nothing renews
// clean: a bag that deactivation renews
// use: ribs-rx

protocol TickStream: AnyObject {
    var ticks: Observable<Int> { get }
}

// use: detail-routing Plot, interactor-protocols Plot

final class PlotInteractor: PresentableInteractor<PlotPresentable>, PlotInteractable {
    weak var router: PlotRouting?
    weak var listener: PlotListener?
    private let stream: TickStream

    init(presenter: PlotPresentable, stream: TickStream) {
        self.stream = stream
        super.init(presenter: presenter)
    }

    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag

    func open() {
        guard let router = router else { return }
        stream.ticks
            .subscribe(onNext: { _ in router.detachDetail() })
        //   ~~~~~~~~~
            //                        ^^^^^^ strong_router
            .disposed(by: bag)
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     bag = DisposeBag()
//+ }
}

// === a closure that nobody keeps

import Foundation
import RIBs

// use: detail-routing Diagram, interactor-protocols Diagram

final class DiagramInteractor: PresentableInteractor<DiagramPresentable>, DiagramInteractable {
    weak var router: DiagramRouting?
    weak var listener: DiagramListener?

    func open() {
        guard let router = router else { return }
        let close = { router.detachDetail() }
        close()
        DispatchQueue.main.async { router.routeToDetail() }
        ["a", "b"].forEach { _ in router.routeToDetail() }
    }
}

// === a closure handed to the presenter is not kept by the interactor
// use: ribs, detail-routing Legend

protocol LegendPresentable: Presentable {
    func confirm(_ done: @escaping () -> Void)
}

protocol LegendListener: AnyObject {}

protocol LegendInteractable: Interactable {
    var router: LegendRouting? { get set }
    var listener: LegendListener? { get set }
}

final class LegendInteractor: PresentableInteractor<LegendPresentable>, LegendInteractable {
    weak var router: LegendRouting?
    weak var listener: LegendListener?

    func open() {
        guard let router = router else { return }
        presenter.confirm { router.detachDetail() }
    }
}

// === a kept closure that deactivation clears
// use: ribs, detail-routing Globe, interactor-protocols Globe

final class GlobeInteractor: PresentableInteractor<GlobePresentable>, GlobeInteractable {
    weak var router: GlobeRouting?
    weak var listener: GlobeListener?

    private var onClose: (() -> Void)?

    func open() {
        guard let router = router else { return }
        onClose = { router.detachDetail() }
    }

    override func willResignActive() {
        super.willResignActive()
        onClose = nil
    }
}
