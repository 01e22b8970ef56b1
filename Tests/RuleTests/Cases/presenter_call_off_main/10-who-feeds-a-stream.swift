// === a relay that a closure captures under another name
// clean: ..., fed on the main queue
// use: ribs-rx-uikit, label-view Detail

final class NameStream {
    private let relay = BehaviorRelay(value: "")

    var name: Observable<String> { relay.asObservable() }

    func load(_ url: URL) {
        URLSession.shared.dataTask(with: url) { [names = relay] _, _, _ in
//-         names.accept("A")
//+         DispatchQueue.main.async { names.accept("A") }
        }.resume()
    }
}

final class DetailInteractor: PresentableInteractor<DetailPresentable> {
    private let names = NameStream()

    override func didBecomeActive() {
        super.didBecomeActive()
        names.load(URL(fileURLWithPath: ""))
        names.name.subscribe(onNext: { [weak self] in self?.presenter.show($0) }).disposeOnDeactivate(interactor: self)
        //                                                            ^^^^ presenter_call_off_main: 'relay' is fed
    }
}

// === a relay that an extension of a protocol feeds by its requirement
// clean: ..., fed on the main queue
// use: ribs-rx-uikit, label-view Detail

protocol NameStreaming: AnyObject {
    var relay: BehaviorRelay<String> { get }
}

extension NameStreaming {
    func load(_ url: URL) {
        URLSession.shared.dataTask(with: url) { [weak self] _, _, _ in
//-         self?.relay.accept("A")
//+         DispatchQueue.main.async { self?.relay.accept("A") }
        }.resume()
    }
}

final class NameStream: NameStreaming {
    let relay = BehaviorRelay(value: "")
}

final class DetailInteractor: PresentableInteractor<DetailPresentable> {
    private let names = NameStream()

    override func didBecomeActive() {
        super.didBecomeActive()
        names.load(URL(fileURLWithPath: ""))
        names.relay.subscribe(onNext: { [weak self] in self?.presenter.show($0) }).disposeOnDeactivate(interactor: self)
        //                                                             ^^^^ presenter_call_off_main: 'relay' is fed
    }
}
