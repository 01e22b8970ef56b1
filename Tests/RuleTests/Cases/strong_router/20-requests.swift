// === a router that only a request captures
// use: ribs-rx

protocol StepRouting: Routing {
    func start(_ step: Int)
}

final class StepInteractor: Interactor {
    weak var router: StepRouting?
    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag note: they end by themselves
    //          ~~~ 'bag' stores the closure

    override func didBecomeActive() {
        super.didBecomeActive()
        guard let router = router else { return }
        load().subscribe(onSuccess: { router.start($0) }).disposed(by: bag)
        //                            ^^^^^^ strong_router note: no consequence was found: the subscription ends by itself.
    }

    private func load() -> Single<Int> { Single.just(1) }
}
