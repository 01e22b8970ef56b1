import AtlasCore
import Foundation
import RIBs
import RxSwift

protocol AudioGuideRouting: ViewableRouting {}

protocol AudioGuidePresentable: Presentable {
    var playTaps: Observable<Bool> { get }
    var dismissed: Observable<Void> { get }
    func show(progress: Double)
}

/// @mockable
protocol AudioGuideListener: AnyObject {
    func audioGuideDidClose()
}

final class AudioGuideInteractor: PresentableInteractor<AudioGuidePresentable>, AudioGuideInteractable {
    weak var router: AudioGuideRouting?
    weak var listener: AudioGuideListener?

    private let player: AudioPlaying
    private let url: URL
    private var progressDisposable: Disposable?

    init(presenter: AudioGuidePresentable, player: AudioPlaying, url: URL) {
        self.player = player
        self.url = url
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        player.load(url)

        presenter.playTaps
            .subscribe(onNext: { [weak self] isPlaying in
                isPlaying ? self?.startPlaying() : self?.pause()
            })
            .disposeOnDeactivate(interactor: self)

        presenter.dismissed
            .take(1)
            .subscribe(onNext: { [weak self] in
                self?.listener?.audioGuideDidClose()
            })
            .disposeOnDeactivate(interactor: self)
    }

    override func willResignActive() {
        super.willResignActive()
        pause()
    }

    private func startPlaying() {
        player.play()
        progressDisposable?.dispose()
        progressDisposable = player.progress
            .distinctUntilChanged()
            .subscribe(onNext: { [weak presenter] progress in
                presenter?.show(progress: progress)
            })
    }

    private func pause() {
        player.pause()
        progressDisposable?.dispose()
        progressDisposable = nil
    }
}
