// === the view's model is observed by a view of SwiftUI
// clean: ..., and set on the main queue
import RIBs
import SwiftUI
import UIKit

protocol DetailPresentable: Presentable {
    func show(_ text: String)
}

final class DetailModel: ObservableObject {
    @Published var text = ""
}

struct DetailView: View {
    @ObservedObject var model: DetailModel

    var body: some View { Text(model.text) }
}

final class DetailViewController: UIViewController, DetailPresentable {
    private let model = DetailModel()

    func show(_ text: String) {
//-     model.text = text
//+     DispatchQueue.main.async { self.model.text = text }
    }
}

final class DetailInteractor: PresentableInteractor<DetailPresentable> {
    func load() {
        DispatchQueue.global().async { self.presenter.show("A") }
        //                                            ^^^^ presenter_call_off_main: it is called on 'global'
    }
}

// === the view emits into a relay that a plain handler hears
// clean: ..., on the main scheduler
// use: ribs-rx-uikit

protocol DetailPresentable: Presentable {
    func show(_ text: String)
}

final class DetailViewController: UIViewController, DetailPresentable {
    private let label = UILabel()
    private let text = BehaviorRelay(value: "")
    private let bag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        text.filter { !$0.isEmpty }
//+         .observe(on: MainScheduler.instance)
            .bind { [weak self] in self?.label.text = $0 }
            .disposed(by: bag)
    }

    func show(_ text: String) { self.text.accept(text) }
}

final class DetailInteractor: PresentableInteractor<DetailPresentable> {
    func load() {
        DispatchQueue.global().async { self.presenter.show("A") }
        //                                            ^^^^ presenter_call_off_main: it is called on 'global'
    }
}

// === a property of the presenter, and members of UIKit's own classes
// clean: ..., on the main queue
// use: ribs-uikit

protocol DetailPresentable: Presentable {
    var rows: [String] { get set }
}

final class DetailViewController: UITableViewController, DetailPresentable {
    var rows: [String] = [] {
        didSet { tableView.reloadData() }
    }
}

final class DetailInteractor: PresentableInteractor<DetailPresentable> {
    func load() {
//-     DispatchQueue.global().async { self.presenter.rows = ["A"] }
        //                                            ^^^^ presenter_call_off_main: 'presenter.rows' runs off
//+     DispatchQueue.main.async { self.presenter.rows = ["A"] }
    }
}

// === a scheduler that is a default value
// clean: ..., and an argument that names main
// use: ribs-rx-uikit, label-view Detail

extension ObservableType {
    func handle(
        on scheduler: SchedulerType = ConcurrentDispatchQueueScheduler(qos: .default),
        _ handler: @escaping (Element) -> Void
    ) -> Disposable {
        observe(on: scheduler).subscribe(onNext: handler)
    }
}

final class DetailInteractor: PresentableInteractor<DetailPresentable> {
    private let names = PublishSubject<String>()

    override func didBecomeActive() {
        super.didBecomeActive()
//-     names.handle { [weak self] in self?.presenter.show($0) }
        //                                            ^^^^ presenter_call_off_main
//+     names.handle(on: MainScheduler.instance) { [weak self] in self?.presenter.show($0) }
            .disposeOnDeactivate(interactor: self)
    }
}

// === functions by their names
// clean: ..., on the main queue
// use: ribs-combine-uikit, label-view Detail

final class DetailInteractor: PresentableInteractor<DetailPresentable> {
    private let names = PassthroughSubject<String, Never>()
    // use: cancellables-member

    override func didBecomeActive() {
        super.didBecomeActive()
        names
//-         .receive(on: DispatchQueue.global())
//+         .receive(on: DispatchQueue.main)
            .sink(receiveValue: presenter.show)
            //                            ^^^^ presenter_call_off_main: 'presenter.show' runs off the main thread
            .store(in: &cancellables)
    }
}
