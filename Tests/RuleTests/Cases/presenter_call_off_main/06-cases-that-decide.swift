// === a case that is a default value runs a closure in place
// clean: ..., and the argument runs it on main
// use: ribs-uikit, label-view Detail

enum Place {
    case current, main

    func run(_ body: @escaping () -> Void) {
        switch self {
        case .current: body()
        case .main: DispatchQueue.main.async { body() }
        }
    }
}

extension Result {
    func onFailure(on place: Place = .current, _ body: @escaping (Failure) -> Void) {
        if case .failure(let error) = self { place.run { body(error) } }
    }
}

protocol Asking {
    func ask() async -> Result<String, Error>
}

final class DetailInteractor: PresentableInteractor<DetailPresentable> {
    private let asking: Asking

    init(presenter: DetailPresentable, asking: Asking) {
        self.asking = asking
        super.init(presenter: presenter)
    }

    func load() {
        Task {
//-         await asking.ask().onFailure { _ in self.presenter.show("no") }
            //                                                 ^^^^ presenter_call_off_main: 'presenter.show' runs off
//+         await asking.ask().onFailure(on: .main) { _ in self.presenter.show("no") }
        }
    }
}

// === a flag that is passed decides the queue of a callback
// clean: ..., and asks for main
// use: ribs-uikit, label-view Detail

final class Loader {
    func load(answersOnMain: Bool, then answer: @escaping (String) -> Void) {
        DispatchQueue.global().async {
            if answersOnMain {
                DispatchQueue.main.async { answer("A") }
            } else {
                answer("B")
            }
        }
    }
}

final class DetailInteractor: PresentableInteractor<DetailPresentable> {
    private let loader = Loader()

    func load() {
//-     loader.load(answersOnMain: false) { self.presenter.show($0) }
        //                                                 ^^^^ presenter_call_off_main
//+     loader.load(answersOnMain: true) { self.presenter.show($0) }
    }
}
