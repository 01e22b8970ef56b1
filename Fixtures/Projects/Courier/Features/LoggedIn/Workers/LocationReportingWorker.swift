import CourierDomain
import RIBs
import RxSwift

final class LocationReportingWorker: Worker {
    private let provider: LocationProvider
    private let stream: MutableLocationStreaming

    init(provider: LocationProvider, stream: MutableLocationStreaming) {
        self.provider = provider
        self.stream = stream
    }

    override func didStart(_ interactorScope: InteractorScope) {
        super.didStart(interactorScope)
        provider.start()
        provider.updates
            .distinctUntilChanged { $0.distance(to: $1) < 10 }
            .subscribe(onNext: { [stream] coordinate in
                stream.update(coordinate)
            })
            .disposeOnStop(self)
    }

    override func didStop() {
        super.didStop()
        provider.stop()
    }
}
