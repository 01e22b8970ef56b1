// === a handler of a stream that emits on a queue
// clean: ..., by a function with other labels, which is not analyzed
// use: ribs-uikit, label-view Detail

final class DetailInteractor: PresentableInteractor<DetailPresentable> {
    private let subject = PassthroughSubject<String, Never>()

    override func didBecomeActive() {
        super.didBecomeActive()
        subject.receive(on: DispatchQueue.global())
//-         .sink(receiveValue: { [weak self] in self?.presenter.show($0) })
        //                                                       ^^^^ presenter_call_off_main
//-         .cancelOnDeactivate(interactor: self)
//+         .sink(during: self, receiveValue: { [weak self] in self?.presenter.show($0) })
    }
}
