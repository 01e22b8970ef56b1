import MuseumKit
import RIBs
import RxSwift

protocol AudioGuideRouting: ViewableRouting {}

protocol AudioGuidePresentable: Presentable {
    var handler: AudioGuideViewHandler? { get set }
    func showTitle(_ title: String)
    func showProgress(_ progress: Double)
}

protocol AudioGuideOutput: AnyObject {
    func audioGuideDidFinish()
    func audioGuideDidClose()
}

final class AudioGuideInteractor: PresentableInteractor<AudioGuidePresentable>, AudioGuideInteractable, AudioGuideViewHandler {
    weak var router: AudioGuideRouting?
    weak var output: AudioGuideOutput?

    private let exhibit: Exhibit
    private let player: AudioPlayer
    private lazy var playbackWorker = AudioPlaybackWorker(player: player, url: exhibit.audioURL)

    init(presenter: AudioGuidePresentable, exhibit: Exhibit, player: AudioPlayer) {
        self.exhibit = exhibit
        self.player = player
        super.init(presenter: presenter)
        presenter.handler = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        presenter.showTitle(exhibit.title)
        playbackWorker.start(self)

        progress()
            .distinctUntilChanged()
            .subscribe { [weak self] progress in
                self?.presenter.showProgress(progress)
            } onCompleted: { [weak self] in
                self?.output?.audioGuideDidFinish()
            }
            .disposeOnDeactivate(interactor: self)
    }

    private func progress() -> Observable<Double> {
        Observable.create { [player] observer in
            let ticks = Observable<Int>.interval(.milliseconds(250), scheduler: MainScheduler.instance)
                .subscribe(onNext: { _ in observer.onNext(player.position) })
            let end = player.finished
                .subscribe(onNext: { observer.onCompleted() })
            return Disposables.create(ticks, end)
        }
    }

    // MARK: - AudioGuideViewHandler

    func viewDidClose() {
        output?.audioGuideDidClose()
    }
}
