// === more locals hold the activity than are followed
// use: ribs-rx

protocol SpiceStream: AnyObject {
    var heat: Observable<Int> { get }
}

final class SpiceInteractor: Interactor {
    let stream: SpiceStream

    init(stream: SpiceStream) {
        self.stream = stream
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        let first = isActiveStream
        let second = first
        let third = second
        let fourth = third
        let end = fourth.filter { !$0 }
        stream.heat.take(until: end).subscribe(onNext: { print($0) })
    }
}
