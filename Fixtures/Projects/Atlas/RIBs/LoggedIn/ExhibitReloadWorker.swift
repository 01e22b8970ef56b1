import AtlasCore
import RIBs
import RxSwift

protocol ExhibitReloadWorking: Working {}

final class ExhibitReloadWorker: Worker, ExhibitReloadWorking {
    private let exhibitService: ExhibitServicing

    init(exhibitService: ExhibitServicing) {
        self.exhibitService = exhibitService
        super.init()
    }

    override func didStart(_ interactorScope: InteractorScope) {
        super.didStart(interactorScope)

        Observable<Int>.interval(.seconds(300), scheduler: MainScheduler.instance)
            .startWith(0)
            .flatMapLatest { [exhibitService] _ in
                exhibitService.reload().catch { _ in .empty() }
            }
            .subscribe()
            .disposeOnStop(self)
    }
}
