// === a stream through forty locals
// clean: ..., and one more, which may end it for all that is known
// use: ribs-rx, price-stream, presentable Rice

final class RiceInteractor: PresentableInteractor<RicePresentable> {
    // use: prices-member Rice

    override func didBecomeActive() {
        super.didBecomeActive()
        let all = prices.price.map { $0 * 2 }
        let value1 = all.map { $0 + 1 }
        let value2 = value1.filter { $0 > 2 }
        let value3 = value2.filter { $0 > 3 }
        let value4 = value3.filter { $0 > 4 }
        let value5 = value4.filter { $0 > 5 }
        let value6 = value5.filter { $0 > 6 }
        let value7 = value6.filter { $0 > 7 }
        let value8 = value7.filter { $0 > 8 }
        let value9 = value8.filter { $0 > 9 }
        let value10 = value9.filter { $0 > 10 }
        let value11 = value10.filter { $0 > 11 }
        let value12 = value11.filter { $0 > 12 }
        let value13 = value12.filter { $0 > 13 }
        let value14 = value13.filter { $0 > 14 }
        let value15 = value14.filter { $0 > 15 }
        let value16 = value15.filter { $0 > 16 }
        let value17 = value16.filter { $0 > 17 }
        let value18 = value17.filter { $0 > 18 }
        let value19 = value18.filter { $0 > 19 }
        let value20 = value19.filter { $0 > 20 }
        let value21 = value20.filter { $0 > 21 }
        let value22 = value21.filter { $0 > 22 }
        let value23 = value22.filter { $0 > 23 }
        let value24 = value23.filter { $0 > 24 }
        let value25 = value24.filter { $0 > 25 }
        let value26 = value25.filter { $0 > 26 }
        let value27 = value26.filter { $0 > 27 }
        let value28 = value27.filter { $0 > 28 }
        let value29 = value28.filter { $0 > 29 }
        let value30 = value29.filter { $0 > 30 }
        let value31 = value30.filter { $0 > 31 }
        let value32 = value31.filter { $0 > 32 }
        let value33 = value32.filter { $0 > 33 }
        let value34 = value33.filter { $0 > 34 }
        let value35 = value34.filter { $0 > 35 }
        let value36 = value35.filter { $0 > 36 }
        let value37 = value36.filter { $0 > 37 }
        let value38 = value37.filter { $0 > 38 }
//-     let last = value38
//+     let value39 = value38.filter { $0 > 39 }
//+     let last = value39.map { $0 + 1 }
        last.subscribe(onNext: { print($0) })
        //   ^^^^^^^^^ undisposed_subscription
    }
}

// === functions on subscriptions, one called by the next, of which the fourth keeps nothing
// clean: ..., and calls a fifth, which is not followed
// use: ribs-rx, price-stream, presentable Rice

extension Disposable {
    func first(_ interactor: Interactor) { second(interactor) }

    func second(_ interactor: Interactor) { third(interactor) }

    func third(_ interactor: Interactor) { fourth(interactor) }

//- func fourth(_ interactor: Interactor) { print(interactor) }
//+ func fourth(_ interactor: Interactor) { fifth(interactor) }
//+
//+ func fifth(_ interactor: Interactor) { disposeOnDeactivate(interactor: interactor) }
}

final class RiceInteractor: PresentableInteractor<RicePresentable> {
    // use: prices-member Rice

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.subscribe(onNext: { print($0) }).first(self)
        //           ^^^^^^^^^ undisposed_subscription
    }
}

// === operators, one called by the next, of which the last ends nothing
// clean: ..., ends the stream
// use: ribs-rx, price-stream, presentable Rice

extension ObservableType {
    func duringFirst(_ interactor: Interactor) -> Observable<Element> { duringSecond(interactor) }

    func duringSecond(_ interactor: Interactor) -> Observable<Element> { duringThird(interactor) }

    func duringThird(_ interactor: Interactor) -> Observable<Element> { duringFourth(interactor) }

    func duringFourth(_ interactor: Interactor) -> Observable<Element> { duringFifth(interactor) }

//- func duringFifth(_ interactor: Interactor) -> Observable<Element> { filter { _ in true } }
//+ func duringFifth(_ interactor: Interactor) -> Observable<Element> {
//+     take(until: interactor.isActiveStream.filter { !$0 })
//+ }
}

final class RiceInteractor: PresentableInteractor<RicePresentable> {
    // use: prices-member Rice

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.duringFirst(self).subscribe(onNext: { print($0) })
        //                             ^^^^^^^^^ undisposed_subscription
    }
}
