// === a completion handler that a dozen functions pass on
// clean: ..., the last of them to the main queue
// use: ribs-uikit, label-view Detail

final class Client {
    func layer1(_ completion: @escaping (String) -> Void) { layer2(completion) }
    func layer2(_ completion: @escaping (String) -> Void) { layer3(completion) }
    func layer3(_ completion: @escaping (String) -> Void) { layer4(completion) }
    func layer4(_ completion: @escaping (String) -> Void) { layer5(completion) }
    func layer5(_ completion: @escaping (String) -> Void) { layer6(completion) }
    func layer6(_ completion: @escaping (String) -> Void) { layer7(completion) }
    func layer7(_ completion: @escaping (String) -> Void) { layer8(completion) }
    func layer8(_ completion: @escaping (String) -> Void) { layer9(completion) }
    func layer9(_ completion: @escaping (String) -> Void) { layer10(completion) }
    func layer10(_ completion: @escaping (String) -> Void) { layer11(completion) }
    func layer11(_ completion: @escaping (String) -> Void) { layer12(completion) }

    func layer12(_ completion: @escaping (String) -> Void) {
//-     DispatchQueue.global().async { completion("A") }
//+     DispatchQueue.main.async { completion("A") }
    }
}

final class DetailInteractor: PresentableInteractor<DetailPresentable> {
    private let client = Client()

    func load() {
        client.layer1 { self.presenter.show($0) }
        //                             ^^^^ presenter_call_off_main: 'presenter.show' runs off
    }
}

// === a function that calls itself until it has a value
// clean: ..., on the main queue
// use: ribs-uikit, label-view Detail

final class Client {
    func load(page: Int, _ completion: @escaping (String) -> Void) {
        if page == 0 {
            completion("A")
        } else {
            load(page: page - 1, completion)
        }
    }
}

final class DetailInteractor: PresentableInteractor<DetailPresentable> {
    private let client = Client()

    func load() {
//-     DispatchQueue.global().async {
//+     DispatchQueue.main.async {
            self.client.load(page: 3) { self.presenter.show($0) }
            //                                         ^^^^ presenter_call_off_main: 'presenter.show' runs off
        }
    }
}

// === two functions that call each other, one of which leaves the main thread
// clean: ..., or neither
// use: ribs-uikit, label-view Detail

final class Client {
    func load(_ completion: @escaping (String) -> Void) {
        if isFresh { completion("A") } else { refresh(completion) }
    }

    private func refresh(_ completion: @escaping (String) -> Void) {
        if isFresh {
            load(completion)
        } else {
//-         DispatchQueue.global().async { completion("B") }
//+         DispatchQueue.main.async { completion("B") }
        }
    }

    private var isFresh: Bool { Bool.random() }
}

final class DetailInteractor: PresentableInteractor<DetailPresentable> {
    private let client = Client()

    func load() {
        client.load { self.presenter.show($0) }
        //                           ^^^^ presenter_call_off_main: 'presenter.show' runs off
    }
}
